import { v7 as uuidv7 } from 'uuid'
import { DEFAULT_ASPECT_RATIO } from '../../../drawing/aspectRatio.ts'
import type { AspectRatio, Shot } from '../../__generated__/prisma/client.ts'
import { type Change, changeProject, type LockedProject } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { frameRateOf, framesFor, NEW_SHOT_SECONDS } from '../../kernel/frames.ts'
import { toTypeId } from '../../kernel/ids.ts'
import type { Place } from '../../kernel/places.ts'
import { rankBetween, ranksBetween } from '../../kernel/ranks.ts'
import { isBlank, TextChecks } from '../../kernel/text.ts'
import { gapAt } from '../../order.ts'
import type { Transaction } from '../../platform/database/client.ts'
import { copyCastings } from '../casting/casting.service.ts'
import { locateStoryboard, reviseStoryboard } from '../storyboards/storyboard.service.ts'
import { copyVoices } from '../sounds/shotVoice.service.ts'
import { copyViews } from '../views/viewList.service.ts'
import { type InputRow, ONLY_ROW, rowsOf } from './inputRow.ts'
import { namedStatuses } from './shot.service.ts'
import { assignCodesIn, assignWishedCodes } from './shotCodes.ts'
import { checkLength, lengthInFrames } from './shotLength.ts'
import { type Neighbours, neighboursOf } from './shotNeighbours.ts'
import { writeShots } from './shotRows.service.ts'
import {
  type ChangedShots,
  checkBatch,
  type Chosen,
  chosenShots,
  inBoardOrder,
  inOrderOf,
  locateSelection,
  lockedSelection,
  onlyShot,
} from './shotSelection.service.ts'

/** A shot to be made; what is not given is as a new one has it. */
export interface NewShot {
  /** 'Shot {n}' with the new count when blank or not given. */
  name?: string | null
  description?: string | null
  aspectRatio?: AspectRatio | null
  frames?: number | null
  statusId?: string | null
}

/** A shot that may come with its code, which must never have been given on its board. */
export interface CodedShot extends NewShot {
  code?: string | null
}

interface CheckedShot {
  row: InputRow
  code: string | null
  name: string | null
  description: string
  aspectRatio: AspectRatio
  frames: number | null
  statusId: string | null
}

function checkShot(shot: CodedShot, row: InputRow, checks: TextChecks): CheckedShot {
  const { name, description, aspectRatio, frames = null, statusId = null, code = null } = shot
  checkLength({ frames }, row, checks)
  return {
    row,
    code,
    name: name && !isBlank(name) ? row.name(checks, name) : null,
    description: row.description(checks, description ?? ''),
    aspectRatio: aspectRatio ?? DEFAULT_ASPECT_RATIO,
    frames,
    statusId,
  }
}

const countShots = (tx: Transaction, storyboardId: string) =>
  tx.shot.count({ where: { storyboardId, deletedAt: null } })

const nameOf = (number: number) => `Shot ${number}`

/** The scene new shots go on with: that of the shot before them, at the start of the board that of the shot after. */
const sceneBeside = ({ before, after }: Neighbours) => (before ?? after)?.sceneId ?? null

async function codesFor(
  tx: Transaction,
  storyboardId: string,
  checked: readonly CheckedShot[],
  { before, after }: Neighbours,
): Promise<string[]> {
  const wished = checked.map(({ code }) => code)
  if (wished.some((code) => code !== null)) return assignWishedCodes(tx, storyboardId, wished)
  const gap = { before: before?.code ?? null, after: after?.code ?? null, count: checked.length }
  const [codes = []] = await assignCodesIn(tx, storyboardId, [gap])
  return codes
}

async function addShots(
  { tx, project, record }: Change & { project: LockedProject },
  storyboardId: string,
  checked: readonly CheckedShot[],
  place: Place | null,
): Promise<ChangedShots> {
  await namedStatuses(tx, project.id, checked)
  const lengths = new TextChecks()
  const rate = frameRateOf(project)
  const lasting = checked.map(({ frames, row }) => lengthInFrames({ frames }, rate, row, lengths))
  lengths.done()
  const gap = await gapAt({ rows: tx.shot, parent: { storyboardId }, noun: 'Shot' }, place)
  const ranks = ranksBetween(gap.before, gap.after, checked.length)
  const neighbours = await neighboursOf(tx, storyboardId, { first: ranks[0] ?? '', last: ranks.at(-1) ?? '' })
  const codes = await codesFor(tx, storyboardId, checked, neighbours)
  const existing = await countShots(tx, storyboardId)
  const rows = checked.map(({ name, description, aspectRatio, statusId }, index) => ({
    id: uuidv7(),
    storyboardId,
    sceneId: sceneBeside(neighbours),
    statusId,
    code: codes[index] ?? '',
    name: name ?? nameOf(existing + index + 1),
    description,
    rank: ranks[index] ?? '',
    aspectRatio,
    frames: lasting[index] ?? framesFor(NEW_SHOT_SECONDS, rate),
  }))
  const made = await writeShots(tx, rows)
  await reviseStoryboard(tx, storyboardId)
  for (const { id, code, name } of rows) record('shot.created', { type: 'Shot', id }, { code, name })
  return { storyboardId, shots: inOrderOf(rows.map(({ id }) => id), made) }
}

/** Adds up to 500 shots to the end of a board inside a change of its project that does more. */
export function createShotsIn(
  change: Change & { project: LockedProject },
  storyboardId: string,
  shots: readonly CodedShot[],
): Promise<ChangedShots> {
  const checks = new TextChecks()
  const checked = shots.map((shot) => checkShot(shot, ONLY_ROW, checks))
  checks.done()
  return addShots(change, storyboardId, checked, null)
}

async function makeShots(
  viewer: Viewer,
  storyboardId: string,
  rows: readonly { shot: NewShot; row: InputRow }[],
  place: Place | null,
): Promise<ChangedShots> {
  const checks = new TextChecks()
  const checked = rows.map(({ shot, row }) => checkShot(shot, row, checks))
  checks.done()
  const { projectId } = await locateStoryboard(viewer, storyboardId)
  return changeProject(viewer, projectId, 'edit', (change) => addShots(change, storyboardId, checked, place))
}

/** Adds a shot with one view, at the end unless a place is given. */
export async function createShot(
  viewer: Viewer,
  storyboardId: string,
  shot: NewShot,
  place: Place | null = null,
): Promise<Shot> {
  const { shots: [made] } = await makeShots(viewer, storyboardId, [{ shot, row: ONLY_ROW }], place)
  if (!made) throw ONLY_ROW.notFound('Shot')
  return made
}

/** Adds up to 500 shots to one place in their order: all of them or none. */
export async function createShots(
  viewer: Viewer,
  storyboardId: string,
  shots: readonly NewShot[],
  place: Place | null = null,
): Promise<ChangedShots> {
  checkBatch('shots', shots.length)
  const rows = rowsOf('shots', shots.length)
  return makeShots(viewer, storyboardId, shots.map((shot, index) => ({ shot, row: rows[index] ?? ONLY_ROW })), place)
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

/** Writes copies of shots with one statement: everything as the originals have it, but for what is given. */
const writeCopies = (tx: Transaction, rows: readonly { originalId: string; id: string }[]) => tx.$queryRaw<Shot[]>`
  INSERT INTO "Shot" SELECT copy.* FROM jsonb_array_elements(${JSON.stringify(rows)}::jsonb) AS given("row")
  JOIN "Shot" original ON original."id" = (given."row"->>'originalId')::uuid
  CROSS JOIN LATERAL jsonb_populate_record(original,
    given."row" || jsonb_build_object('version', 1, 'createdAt', now(), 'updatedAt', now())) AS copy
  RETURNING *`

/** Text of the copies that replaces the originals'; null keeps it. */
interface CopyText {
  name: string | null
  description: string | null
}

/** Copies shots that are given in their order on the board; answers the copies by the ids of the originals. */
async function copyShots(
  { tx, record }: Change,
  storyboardId: string,
  originals: readonly Shot[],
  text: CopyText,
): Promise<Map<string, Shot>> {
  const following = await followingOf(tx, storyboardId, originals)
  const codes = await assignCodesIn(
    tx,
    storyboardId,
    originals.map(({ id, code }) => ({ before: code, after: following.get(id)?.nextCode ?? null, count: 1 })),
  )
  const existing = await countShots(tx, storyboardId)
  const rows = originals.map(({ id, name, description, rank }, index) => {
    const hasDefaultName = /^Shot \d+$/.test(name)
    return {
      originalId: id,
      id: uuidv7(),
      code: codes[index]?.[0] ?? '',
      name: text.name ?? (hasDefaultName ? nameOf(existing + index + 1) : name),
      description: text.description ?? description,
      rank: rankBetween(rank, following.get(id)?.nextRank ?? null),
    }
  })
  const made = inOrderOf(rows.map(({ id }) => id), await writeCopies(tx, rows))
  const copies = new Map(made.map((copy, index) => [originals[index]?.id ?? '', copy]))
  const copyIds = new Map([...copies].map(([originalId, { id }]) => [originalId, id]))
  await copyViews(tx, copyIds)
  await copyCastings(tx, copyIds)
  await copyVoices(tx, copyIds)
  await reviseStoryboard(tx, storyboardId)
  for (const [originalId, { id, code }] of copies) {
    record('shot.duplicated', { type: 'Shot', id }, { from: toTypeId('Shot', originalId), code })
  }
  return copies
}

async function duplicateSelection(viewer: Viewer, chosen: readonly Chosen[], text: CopyText): Promise<ChangedShots> {
  const { projectId, storyboardId } = await locateSelection(viewer, chosen)
  return changeProject(viewer, projectId, 'edit', async (change) => {
    const originals = await lockedSelection(change.tx, viewer, storyboardId, chosen)
    const copies = await copyShots(change, storyboardId, originals.toSorted(inBoardOrder), text)
    return { storyboardId, shots: originals.flatMap(({ id }) => copies.get(id) ?? []) }
  })
}

/** Copies a shot with views, drawings, cast, voice, status, ratio and duration right after it, under a new code. */
export async function duplicateShot(
  viewer: Viewer,
  shotId: string,
  text: { name?: string | null; description?: string | null } = {},
): Promise<Shot> {
  const checks = new TextChecks()
  const name = text.name && !isBlank(text.name) ? checks.name('name', text.name) : null
  const description = text.description == null ? null : checks.description('description', text.description)
  checks.done()
  const { shots: [copy] } = await duplicateSelection(viewer, onlyShot(shotId), { name, description })
  if (!copy) throw ONLY_ROW.notFound('Shot')
  return copy
}

/** Copies up to 500 shots, each right after its original: all of them or none. */
export const duplicateShots = async (viewer: Viewer, shotIds: readonly string[]): Promise<ChangedShots> =>
  duplicateSelection(viewer, chosenShots(shotIds), { name: null, description: null })
