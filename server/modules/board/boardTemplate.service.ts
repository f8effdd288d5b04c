import { v7 as uuidv7 } from 'uuid'
import type { Prisma } from '../../__generated__/prisma/client.ts'
import { ranksBetween } from '../../kernel/ranks.ts'
import type { KeptPart, TemplateUse } from '../projects/templateParts.ts'
import { giveCodes } from './boardCopy.service.ts'
import { convertToRate } from './boardFrameRate.ts'
import { addStatuses } from './newBoards.service.ts'
import { emptyViewSize } from './view.service.ts'

const LIVE = { deletedAt: null } as const
const IN_ORDER = { orderBy: { rank: 'asc' } } as const
/** Rows written by one statement. */
const ROWS_PER_WRITE = 500

const STATUS = { id: true, name: true, color: true } satisfies Prisma.ShotStatusSelect

/** A board with its structure. Dialogue, drawings, pictures, sounds and scripts belong to one film alone. */
const BOARD = {
  id: true, code: true, name: true, description: true, startTimecode: true,
  scenes: { where: LIVE, ...IN_ORDER, select: { id: true, number: true, heading: true } },
  shots: {
    where: LIVE,
    ...IN_ORDER,
    select: {
      id: true, code: true, name: true, description: true, notes: true, cameraNote: true, frames: true,
      aspectRatio: true, sceneId: true, statusId: true,
      views: { where: LIVE, ...IN_ORDER, select: { name: true, description: true } },
    },
  },
} satisfies Prisma.StoryboardSelect

type KeptStatus = Prisma.ShotStatusGetPayload<{ select: typeof STATUS }>
type KeptBoard = Prisma.StoryboardGetPayload<{ select: typeof BOARD }>

/** Gives rows ranks in their order, and new ids that the use notes. */
function placed<Row extends { id: string }>({ copies }: TemplateUse, rows: readonly Row[]): (Row & { rank: string })[] {
  const ranks = ranksBetween(null, null, rows.length)
  return rows.map((row, index) => {
    const id = uuidv7()
    copies.set(row.id, id)
    return { ...row, id, rank: ranks[index] ?? '' }
  })
}

async function inParts<Row>(rows: readonly Row[], write: (data: Row[]) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_PER_WRITE) await write(rows.slice(from, from + ROWS_PER_WRITE))
}

/** The statuses of shots in templates. */
export const keptStatuses: KeptPart = {
  part: 'STATUSES',
  async read(tx, projectId) {
    const rows = await tx.shotStatus.findMany({ where: { projectId }, ...IN_ORDER, select: STATUS })
    return { rows, counts: { statusCount: rows.length } }
  },
  async write(tx, use, rows) {
    const statuses = (rows as readonly KeptStatus[]).map(({ id, ...status }) => {
      const copyId = uuidv7()
      use.copies.set(id, copyId)
      return { ...status, id: copyId }
    })
    await addStatuses(tx, use.projectId, statuses)
  },
}

/** The boards in templates, with scenes, shots and empty views. */
export const keptBoards: KeptPart = {
  part: 'BOARDS',
  async read(tx, projectId) {
    const rows = await tx.storyboard.findMany({ where: { projectId, ...LIVE }, ...IN_ORDER, select: BOARD })
    const counts = {
      boardCount: rows.length,
      sceneCount: rows.reduce((count, { scenes }) => count + scenes.length, 0),
      shotCount: rows.reduce((count, { shots }) => count + shots.length, 0),
    }
    return { rows, counts }
  },
  async write(tx, use, rows) {
    const { projectId, copies, from, to } = use
    const copyOf = (id: string | null) => (id === null ? null : (copies.get(id) ?? null))
    for (const { scenes, shots, ...board } of placed(use, rows as readonly KeptBoard[])) {
      const storyboardId = board.id
      await tx.storyboard.create({ data: { ...board, projectId } })
      await inParts(placed(use, scenes), (data) =>
        tx.scene.createMany({ data: data.map((scene) => ({ ...scene, storyboardId })) }))
      await inParts(placed(use, shots), async (part) => {
        await tx.shot.createMany({
          data: part.map(({ views: _, sceneId, statusId, ...shot }) =>
            ({ ...shot, storyboardId, sceneId: copyOf(sceneId), statusId: copyOf(statusId) })),
        })
        await tx.shotView.createMany({
          data: part.flatMap(({ id: shotId, aspectRatio, views }) => {
            const ranks = ranksBetween(null, null, views.length)
            const size = emptyViewSize(aspectRatio)
            return views.map((view, index) => ({ ...view, ...size, shotId, rank: ranks[index] ?? '' }))
          }),
        })
      })
    }
    await giveCodes(tx, projectId)
    const isSameRate = from.numerator * to.denominator === to.numerator * from.denominator
    if (!isSameRate) await convertToRate(tx, projectId, { from, to, keep: 'SECONDS' })
  },
}
