import type { CameraMove } from '../../../../drawing/cameraMove.ts'
import { toTypeId } from '../../../kernel/ids.ts'
import { firstFrameOf } from '../../../kernel/frameNumbers.ts'
import { frameRateOf } from '../../../kernel/frames.ts'
import type { Media, Prisma } from '../../../__generated__/prisma/client.ts'
import type { Transaction } from '../../../platform/database/client.ts'
import { LIVE_THREAD } from '../../review/thread.policy.ts'
import { LIVE } from '../exportSnapshot.ts'
import type {
  ExportManifest, ManifestAsset, ManifestBoard, ManifestComment, ManifestImage, ManifestMedia, ManifestShot,
  ManifestSound,
} from './manifest.ts'

/** The part of a project to export, by UUIDs; without a list, all of it. */
export interface ExportScope {
  storyboardIds?: readonly string[]
  sceneIds?: readonly string[]
  shotIds?: readonly string[]
}

const SHOT = {
  status: { select: { name: true, color: true } },
  voices: { where: LIVE, include: { sound: true }, take: 1 },
  castings: {
    where: { asset: LIVE },
    include: { asset: { select: { id: true, code: true, name: true, type: true } } },
    orderBy: [{ asset: { type: 'asc' } }, { asset: { name: 'asc' } }, { id: 'asc' }],
  },
  views: { where: LIVE, orderBy: { rank: 'asc' }, include: { image: true } },
} satisfies Prisma.ShotInclude

const BOARD = {
  scenes: { where: LIVE, orderBy: { rank: 'asc' } },
  // Of a script that was revised, the newest revision.
  scripts: { where: { revisions: { none: {} } }, orderBy: { id: 'asc' }, include: { text: true } },
  soundtracks: { where: LIVE, include: { sound: true }, take: 1 },
} satisfies Prisma.StoryboardInclude

type BoardRow = Prisma.StoryboardGetPayload<{ include: typeof BOARD }>
type ShotRow = Prisma.ShotGetPayload<{ include: typeof SHOT }>
type ProjectRow = Prisma.ProjectGetPayload<{ include: { statuses: true } }>

const mediaOf = ({ id, contentType, bytes }: Media): ManifestMedia =>
  ({ mediaId: toTypeId('Media', id), contentType, bytes })

const imageOf = (media: Media | null): ManifestImage | null =>
  media && { ...mediaOf(media), width: media.width, height: media.height }

const soundOf = (media: Media): ManifestSound => ({ ...mediaOf(media), seconds: media.seconds ?? 0 })

/** Shots in the scope. Scenes and shots of other projects match nothing. */
function shotsIn({ sceneIds, shotIds }: ExportScope): Prisma.ShotWhereInput {
  if (shotIds) return { id: { in: [...shotIds] } }
  return sceneIds ? { sceneId: { in: [...sceneIds] } } : {}
}

const boardsIn = ({ storyboardIds }: ExportScope) => (storyboardIds ? { id: { in: [...storyboardIds] } } : {})

/** The shots of a project in a scope. */
export const scopedShots = (projectId: string, scope: ExportScope): Prisma.ShotWhereInput =>
  ({ ...LIVE, ...shotsIn(scope), storyboard: { projectId, ...LIVE, ...boardsIn(scope) } })

function shotOf(row: ShotRow, places: { position: number; start: number; boardStart: number; firstFrame: number }) {
  const { code, name, description, dialogue, notes, cameraNote, frames, aspectRatio, scriptLine, status } = row
  const [voice] = row.voices
  return {
    ...{ id: toTypeId('Shot', row.id), code, name, sceneId: row.sceneId && toTypeId('Scene', row.sceneId) },
    ...{ description, dialogue, notes, cameraNote, frames, aspectRatio, scriptLine, status, ...places },
    voice: voice ? soundOf(voice.sound) : null,
    assets: row.castings.map(({ asset, occurrences, label }) => {
      return { ...asset, id: toTypeId('Asset', asset.id), occurrences, label }
    }),
    views: row.views.map(({ image, width, height, revision, camera, ...view }) => ({
      ...{ id: toTypeId('View', view.id), name: view.name, description: view.description },
      ...{ revision, width, height, initialWidth: view.baseWidth, initialHeight: view.baseHeight },
      image: imageOf(image), camera: camera as CameraMove | null,
    })),
  } satisfies ManifestShot
}

/** Where a shot is on its board; `id` is in every row of the board, in the scope or not. */
interface Place {
  id: string
  frames: number
}

function placedShots(project: ProjectRow, board: BoardRow, places: readonly Place[], rows: readonly ShotRow[]) {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const scriptIds = new Set(board.scripts.map((script) => script.id))
  let start = 0
  let boardStart = 0
  return places.flatMap(({ id, frames }, index): ManifestShot[] => {
    const row = byId.get(id)
    const firstFrame = firstFrameOf(project, board, boardStart)
    const place = { position: index + 1, start, boardStart, firstFrame }
    boardStart += frames
    if (!row) return []
    start += frames
    const isGone = row.scriptId !== null && !scriptIds.has(row.scriptId)
    return [{ ...shotOf(row, place), ...(isGone && { scriptLine: null }) }]
  })
}

function soundtrackOf({ soundtracks: [row] }: BoardRow): ManifestBoard['soundtrack'] {
  if (!row) return null
  const { name, offset, volume, sound } = row
  return { ...soundOf(sound), name, offset, volume }
}

async function boardOf(tx: Transaction, project: ProjectRow, board: BoardRow, scope: ExportScope) {
  const { id, code, name, description, startTimecode: startFrame } = board
  const where = { storyboardId: id, ...LIVE }
  const order = { orderBy: { rank: 'asc' } } as const
  const places = await tx.shot.findMany({ where, ...order, select: { id: true, frames: true } })
  const rows = await tx.shot.findMany({ where: { ...where, ...shotsIn(scope) }, ...order, include: SHOT })
  return {
    ...{ id: toTypeId('Storyboard', id), code, name, description, startFrame },
    scenes: board.scenes.map(({ number, heading, line, ...scene }) => {
      const scriptId = scene.scriptId && toTypeId('Script', scene.scriptId)
      return { id: toTypeId('Scene', scene.id), number, heading, line, scriptId }
    }),
    scripts: board.scripts.map(({ title, authors, text, ...script }) => {
      return { id: toTypeId('Script', script.id), title, authors, text: text?.text ?? '' }
    }),
    soundtrack: soundtrackOf(board),
    shots: placedShots(project, board, places, rows),
  } satisfies ManifestBoard
}

async function assetsOf(tx: Transaction, projectId: string): Promise<ManifestAsset[]> {
  const select = { id: true, code: true, name: true, type: true, description: true } as const
  const orderBy = [{ type: 'asc' }, { name: 'asc' }, { id: 'asc' }] as const
  const assets = await tx.asset.findMany({ where: { projectId, ...LIVE }, select, orderBy: [...orderBy] })
  const between = { source: LIVE, target: LIVE }
  const links = await tx.assetDependency.findMany({ where: { projectId, ...between }, orderBy: { id: 'asc' } })
  const uses = new Map<string, Set<string>>()
  for (const { sourceId, targetId } of links) {
    uses.set(sourceId, (uses.get(sourceId) ?? new Set()).add(toTypeId('Asset', targetId)))
  }
  return assets.map(({ id, ...asset }) => ({ ...asset, id: toTypeId('Asset', id), uses: [...(uses.get(id) ?? [])] }))
}

/** Open threads on shots in the scope. What was deleted in them is not counted. */
async function commentsOf(tx: Transaction, projectId: string, scope: ExportScope): Promise<ManifestComment[]> {
  const comments = {
    where: { deletedAt: null }, orderBy: { number: 'asc' },
    select: { body: true, createdAt: true, author: { select: { name: true } } },
  } as const
  const threads = await tx.commentThread.findMany({
    where: { ...LIVE_THREAD, projectId, resolvedAt: null, shot: scopedShots(projectId, scope) },
    orderBy: { number: 'asc' },
    select: { number: true, shotId: true, frameFrom: true, frameTo: true, comments },
  })
  return threads.flatMap(({ number, shotId, frameFrom, frameTo, comments: [first, ...answers] }) => {
    if (!first || shotId === null) return []
    const frames = frameFrom === null ? null : { from: frameFrom, to: frameTo ?? frameFrom }
    const shot = toTypeId('Shot', shotId)
    const { body: text, author: { name: author }, createdAt } = first
    return [{ shotId: shot, number, author, text, replies: answers.length, frames, createdAt: createdAt.toISOString() }]
  })
}

/**
 * Reads what an export of a project needs, in a transaction that sees one moment of it (REPEATABLE READ). Null when the
 * project is in the trash; without boards when the scope has no shots, without comments unless they are asked for.
 */
export async function readManifest(
  tx: Transaction,
  projectId: string,
  scope: ExportScope = {},
  { hasComments = false }: { hasComments?: boolean } = {},
): Promise<ExportManifest | null> {
  const statuses = { orderBy: { rank: 'asc' } } as const
  const include = { statuses, organization: { select: { logo: true } } } as const
  const project = await tx.project.findFirst({ where: { id: projectId, ...LIVE }, include })
  if (!project) return null
  const { code, name, firstFrame, frameNumbering, eventSeq: seq } = project
  const some = { shots: { some: { ...LIVE, ...shotsIn(scope) } } }
  const where = { projectId, ...LIVE, ...boardsIn(scope), ...some }
  const rows = await tx.storyboard.findMany({ where, orderBy: { rank: 'asc' }, include: BOARD })
  const boards: ManifestBoard[] = []
  for (const board of rows) boards.push(await boardOf(tx, project, board, scope))
  return {
    ...{ seq, exportedAt: new Date().toISOString() },
    project: {
      ...{ id: toTypeId('Project', projectId), code, name, frameRate: frameRateOf(project) },
      ...{ firstFrame, frameNumbering, statuses: project.statuses.map(({ name, color }) => ({ name, color })) },
      logo: imageOf(project.organization.logo), assets: await assetsOf(tx, projectId),
    },
    boards,
    comments: hasComments ? await commentsOf(tx, projectId, scope) : [],
  }
}
