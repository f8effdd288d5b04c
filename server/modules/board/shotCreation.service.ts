import { v7 as uuidv7 } from 'uuid'
import { DEFAULT_ASPECT_RATIO } from '../../../drawing/aspectRatio.ts'
import type { AspectRatio, Shot } from '../../__generated__/prisma/client.ts'
import { type Change, changeProject, type ProjectChange } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { frameRateOf, framesFor, NEW_SHOT_SECONDS } from '../../kernel/frames.ts'
import { declareHook } from '../../kernel/hook.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { type InRow, type Named, ONLY_ROW } from '../../kernel/inputRows.ts'
import type { Place } from '../../kernel/places.ts'
import { rankBetween, ranksBetween } from '../../kernel/ranks.ts'
import { isBlank, TextChecks } from '../../kernel/text.ts'
import type { Transaction } from '../../platform/database/client.ts'
import { type CopiedRow, copyRows } from '../../platform/database/copyRows.ts'
import { checkCode } from '../projects/assignedCode.ts'
import { checkExternalId, setExternalIds } from '../projects/externalId.service.ts'
import { beginWithTemplate } from './frameTemplateUse.service.ts'
import { locateStoryboard, reviseStoryboard } from './storyboard.service.ts'
import { copyVoices } from './shotVoice.service.ts'
import { copyViews } from './viewList.service.ts'
import { checkShotTexts, namedStatuses } from './shot.service.ts'
import { assignCodesIn, giveWishedCodes } from './shotCodes.ts'
import { checkLength, type Length, lengthInFrames } from './shotLength.ts'
import { boardGapsAt, type Neighbours } from './shotNeighbours.ts'
import { writeShots } from './shotRows.service.ts'
import {
  type ChangedShots, inBoardOrder, inOrderOf, locateSelection, lockedSelection,
} from './shotSelection.service.ts'

/** A new shot; a field that is null or absent gets its default. */
export interface NewShot extends Length {
  /** 'Shot {n}' with the new count when blank or absent. */
  name?: string | null
  description?: string | null
  notes?: string | null
  cameraNote?: string | null
  dialogue?: string | null
  aspectRatio?: AspectRatio | null
  statusId?: string | null
  /** A code that was never given on the board. */
  code?: string | null
  externalId?: string | null
}

/** Checks what rows say without looking at the board. */
function checkShots(shots: readonly InRow<NewShot>[]) {
  const checks = new TextChecks()
  const checked = shots.map((shot) => {
    const { row, name, code = null, externalId } = shot
    checkLength(shot, row, checks)
    checkCode(checks, code, row.field('code'))
    return {
      ...shot,
      code,
      name: name && !isBlank(name) ? row.name(checks, name) : null,
      description: row.description(checks, shot.description ?? ''),
      ...checkShotTexts(checks, row, {
        notes: shot.notes ?? '', cameraNote: shot.cameraNote ?? '', dialogue: shot.dialogue ?? '',
      }),
      externalId: checkExternalId(checks, row, externalId) ?? null,
    }
  })
  checks.done()
  return checked
}

type CheckedShot = ReturnType<typeof checkShots>[number]

export const countShots = (tx: Transaction, storyboardId: string) =>
  tx.shot.count({ where: { storyboardId, deletedAt: null } })

/** The name of the n-th shot of a board that is given none. */
export const defaultShotName = (number: number): string => `Shot ${number}`

/** The name of a copy: a default name is that of the n-th shot. */
export const copiedShotName = (name: string, number: number): string =>
  /^Shot \d+$/.test(name) ? defaultShotName(number) : name

/** The scene new shots go on with: that of the shot before them, at the start of the board that of the shot after. */
const sceneBeside = ({ before, after }: Neighbours) => (before ?? after)?.sceneId ?? null

/** The codes that rows name, else codes that fit between the neighbours'. CONFLICT for a code that was ever given. */
async function codesFor(
  tx: Transaction,
  storyboardId: string,
  checked: readonly CheckedShot[],
  { before, after }: Neighbours,
): Promise<string[]> {
  await giveWishedCodes(tx, storyboardId, checked)
  const count = checked.filter(({ code }) => code === null).length
  const gap = { before: before?.code ?? null, after: after?.code ?? null, count }
  const [codes = []] = count === 0 ? [] : await assignCodesIn(tx, storyboardId, [gap])
  const others = codes.values()
  return checked.map(({ code }) => code ?? others.next().value ?? '')
}

async function addShots(
  change: ProjectChange,
  storyboardId: string,
  checked: readonly CheckedShot[],
  place: Place | null,
): Promise<ChangedShots> {
  const { tx, project, record } = change
  await namedStatuses(tx, project.id, checked)
  const lengths = new TextChecks()
  const rate = frameRateOf(project)
  const lasting = checked.map(({ row, ...shot }) => lengthInFrames(shot, rate, row, lengths))
  lengths.done()
  const [{ gap, neighbours }] = await boardGapsAt(tx, [{ storyboardId, place, movedIds: [] }])
  const ranks = ranksBetween(gap.before, gap.after, checked.length)
  const codes = await codesFor(tx, storyboardId, checked, neighbours)
  const existing = await countShots(tx, storyboardId)
  const named = checked.map((shot) => ({ ...shot, id: uuidv7() }))
  const rows = named.map(({ id, name, description, notes, cameraNote, dialogue, aspectRatio, statusId }, index) => ({
    id,
    storyboardId,
    sceneId: sceneBeside(neighbours),
    statusId: statusId ?? null,
    code: codes[index] ?? '',
    name: name ?? defaultShotName(existing + index + 1),
    description,
    notes,
    cameraNote,
    dialogue,
    rank: ranks[index] ?? '',
    aspectRatio: aspectRatio ?? DEFAULT_ASPECT_RATIO,
    frames: lasting[index] ?? framesFor(NEW_SHOT_SECONDS, rate),
  }))
  const made = await writeShots(tx, rows)
  await reviseStoryboard(tx, storyboardId)
  const externalIds = await setExternalIds(tx, project.id, 'Shot', named)
  for (const { id, code, name } of rows) {
    const externalId = externalIds.get(id)?.to
    record('shot.created', { type: 'Shot', id }, { code, name, ...(externalId && { externalId }) })
  }
  await beginWithTemplate(change, { shotId: { in: rows.map(({ id }) => id) } })
  return { storyboardId, shots: inOrderOf(rows.map(({ id }) => id), made) }
}

/** Adds up to 500 shots to one place of a board, by default its end, inside a change of its project that does more. */
export const createShotsIn = (
  change: ProjectChange,
  storyboardId: string,
  shots: readonly NewShot[],
  place: Place | null = null,
): Promise<ChangedShots> =>
  addShots(change, storyboardId, checkShots(shots.map((shot) => ({ ...shot, row: ONLY_ROW }))), place)

/** Adds shots with one view each to one place, in the order of the rows, all or none; to the end without a place. */
export async function createShots(
  viewer: Viewer,
  storyboardId: string,
  shots: readonly InRow<NewShot>[],
  place: Place | null = null,
): Promise<ChangedShots> {
  const checked = checkShots(shots)
  const { projectId } = await locateStoryboard(viewer, storyboardId)
  return changeProject(viewer, projectId, 'shots:write', (change) => addShots(change, storyboardId, checked, place))
}

interface Following {
  id: string
  /** Rank of the next shot, in the trash or not; null at the end. */
  nextRank: string | null
  /** Code of the next shot that is not in the trash; null at the end. */
  nextCode: string | null
}

/** What comes after shots of a board, with one statement for all of them. */
async function followingOf(tx: Transaction, storyboardId: string, shots: readonly Shot[]) {
  const ids = shots.map(({ id }) => id)
  const rows = await tx.$queryRaw<Following[]>`
    SELECT s."id",
      (SELECT n."rank" FROM "Shot" n WHERE n."storyboardId" = s."storyboardId" AND n."rank" > s."rank"
       ORDER BY n."rank" LIMIT 1) AS "nextRank",
      (SELECT n."code" FROM "Shot" n WHERE n."storyboardId" = s."storyboardId" AND n."rank" > s."rank"
       AND n."deletedAt" IS NULL ORDER BY n."rank" LIMIT 1) AS "nextCode"
    FROM "Shot" s WHERE s."storyboardId" = ${storyboardId}::uuid AND s."id" = ANY(${ids}::uuid[])`
  return new Map(rows.map((row) => [row.id, row]))
}

/** A shot to copy, with texts for the copy in place of the original's. */
export interface ShotCopy extends Named {
  name?: string | null
  description?: string | null
}

/** Copies what belongs to shots to their copies, given by the ids of the originals. */
export const shotsCopied =
  declareHook<(tx: Transaction, copies: ReadonlyMap<string, string>) => Promise<void>>('shotsCopied')

/** A copy of a shot as it is written: what is not given is as the original has it. */
export interface WrittenCopy extends CopiedRow, Pick<Shot, 'code' | 'name' | 'rank'> {}

/** Writes copies of shots with all that hangs on them, one at most of each; answers them in their order. */
export async function writeShotCopies({ tx, record }: Change, rows: readonly WrittenCopy[]): Promise<Shot[]> {
  const made = inOrderOf(rows.map(({ id }) => id), await copyRows<Shot>(tx, 'Shot', rows))
  const copyIds = new Map(rows.map(({ originalId, id }) => [originalId, id]))
  await copyViews(tx, copyIds)
  await copyVoices(tx, copyIds)
  for (const copyAlong of shotsCopied()) await copyAlong(tx, copyIds)
  for (const { originalId, id, code } of rows) {
    record('shot.duplicated', { type: 'Shot', id }, { from: toTypeId('Shot', originalId), code })
  }
  return made
}

/** Copies shots that are given in their order on the board; answers the copies by the ids of the originals. */
async function copyShots(
  change: Change,
  storyboardId: string,
  originals: readonly Shot[],
  texts: ReadonlyMap<string, ShotCopy>,
): Promise<Map<string, Shot>> {
  const { tx } = change
  const following = await followingOf(tx, storyboardId, originals)
  const codes = await assignCodesIn(
    tx,
    storyboardId,
    originals.map(({ id, code }) => ({ before: code, after: following.get(id)?.nextCode ?? null, count: 1 })),
  )
  const existing = await countShots(tx, storyboardId)
  const made = await writeShotCopies(change, originals.map(({ id, name, description, rank }, index) => ({
    originalId: id,
    id: uuidv7(),
    code: codes[index]?.[0] ?? '',
    name: texts.get(id)?.name ?? copiedShotName(name, existing + index + 1),
    description: texts.get(id)?.description ?? description,
    rank: rankBetween(rank, following.get(id)?.nextRank ?? null),
  })))
  await reviseStoryboard(tx, storyboardId)
  return new Map(made.map((copy, index) => [originals[index]?.id ?? '', copy]))
}

/** Copies shots of one board, with all that hangs on them, each right after its original and under a new code. */
export async function duplicateShots(viewer: Viewer, rows: readonly InRow<ShotCopy>[]): Promise<ChangedShots> {
  const checks = new TextChecks()
  const checked = rows.map(({ name, description = null, ...copy }) => ({
    ...copy,
    name: name && !isBlank(name) ? copy.row.name(checks, name) : null,
    description: copy.row.description(checks, description),
  }))
  checks.done()
  const { projectId, storyboardId } = await locateSelection(viewer, checked)
  return changeProject(viewer, projectId, 'shots:write', async (change) => {
    const originals = await lockedSelection(change.tx, viewer, storyboardId, checked)
    const texts = new Map(checked.map((copy) => [copy.id, copy]))
    const copies = await copyShots(change, storyboardId, originals.toSorted(inBoardOrder), texts)
    return { storyboardId, shots: originals.flatMap(({ id }) => copies.get(id) ?? []) }
  })
}
