import { v7 as uuidv7 } from 'uuid'
import { type AspectRatio, DEFAULT_ASPECT_RATIO } from '../../../drawing/aspectRatio.ts'
import type { Shot } from '../../__generated__/prisma/client.ts'
import type { ProjectChange } from '../../change.ts'
import { ONLY_ROW } from '../../kernel/inputRows.ts'
import { ranksBetween } from '../../kernel/ranks.ts'
import type { Transaction } from '../../platform/database/client.ts'
import { beginWithTemplate } from './frameTemplateUse.service.ts'
import { scenesInRuns } from './restoredOrder.ts'
import { assignCodesIn, giveWishedCodes } from './shotCodes.ts'
import { copiedShotName, countShots, defaultShotName, writeShotCopies } from './shotCreation.service.ts'
import { writePlaces } from './shotOrder.service.ts'
import { writeShots } from './shotRows.service.ts'
import { reviseStoryboard } from './storyboard.service.ts'

/** A shot in a new order of a board. Texts and lengths (in frames) are checked. */
export type ArrangedShot =
  | { what: 'KEPT' | 'MOVED'; id: string }
  | { what: 'COPY'; of: string; frames: number }
  /** An empty name becomes "Shot 12". A code that was given before is not given again. */
  | {
      what: 'NEW'; code: string | null; name: string; description: string; notes: string; frames: number
      dialogue?: string; aspectRatio?: AspectRatio
    }

interface Placed {
  id: string
  shot: ArrangedShot
  /** The shot itself, or what it is a copy of; null for a new one. */
  original: Shot | null
  rank: string
  sceneId: string | null
  code: string
}

/** Shots that come between two that stay where they are. */
interface Between {
  before: Placed | null
  after: Placed | null
  placed: Placed[]
}

function betweenKept(all: readonly Placed[]): Between[] {
  const gaps: Between[] = []
  let open: Between = { before: null, after: null, placed: [] }
  for (const each of all) {
    if (each.shot.what !== 'KEPT') open.placed.push(each)
    else {
      gaps.push({ ...open, after: each })
      open = { before: each, after: null, placed: [] }
    }
  }
  return [...gaps, open].filter(({ placed }) => placed.length > 0)
}

/** Ranks that no shot of the board has, in the trash or not. `taken` are in order. */
function giveRanks(gaps: readonly Between[], taken: readonly string[]): void {
  const places = new Map(taken.map((each, place) => [each, place]))
  for (const { before, placed } of gaps) {
    const place = before ? (places.get(before.rank) ?? -1) + 1 : 0
    const ranks = ranksBetween(before?.rank ?? null, taken[place] ?? null, placed.length)
    for (const [index, each] of placed.entries()) each.rank = ranks[index] ?? ''
  }
}

/** Of codes that are wished for, those that were never given on the board, in lower case. */
async function freeWishes(tx: Transaction, storyboardId: string, wishes: readonly string[]): Promise<Set<string>> {
  const codes = [...new Set(wishes.map((code) => code.toLowerCase()))]
  const where = { kind: 'SHOT' as const, parentId: storyboardId, code: { in: codes } }
  const given = new Set((await tx.assignedCode.findMany({ where, select: { code: true } })).map(({ code }) => code))
  return new Set(codes.filter((code) => !given.has(code)))
}

/** Gives codes to new shots: the wished one if it was never given, else one between those beside them. */
async function giveCodes(tx: Transaction, storyboardId: string, gaps: readonly Between[]): Promise<void> {
  const made = gaps.flatMap(({ placed }) => placed).filter(({ shot }) => shot.what === 'COPY' || shot.what === 'NEW')
  const wishes = made.flatMap(({ shot }) => (shot.what === 'NEW' ? (shot.code ?? []) : []))
  const free = await freeWishes(tx, storyboardId, wishes)
  for (const each of made) {
    const wish = each.shot.what === 'NEW' ? each.shot.code : null
    if (wish !== null && free.delete(wish.toLowerCase())) each.code = wish
  }
  await giveWishedCodes(tx, storyboardId, made.map((each) => ({ code: each.code || null, row: ONLY_ROW })))
  const open = gaps.map(({ before, after, placed }) => {
    const without = placed.filter((each) => each.code === '')
    return { without, gap: { before: before?.code ?? null, after: after?.code ?? null, count: without.length } }
  }).filter(({ without }) => without.length > 0)
  const codes = open.length === 0 ? [] : await assignCodesIn(tx, storyboardId, open.map(({ gap }) => gap))
  open.forEach(({ without }, index) => {
    for (const [place, each] of without.entries()) each.code = codes[index]?.[place] ?? ''
  })
}

async function writeNew(change: ProjectChange, storyboardId: string, all: readonly Placed[]): Promise<void> {
  const { tx, record } = change
  const existing = await countShots(tx, storyboardId)
  const rows = all.flatMap(({ id, shot, rank, sceneId, code }) =>
    shot.what === 'NEW' ? [{ ...shot, id, rank, sceneId, code }] : []).map((shot, index) => ({
    id: shot.id, storyboardId, sceneId: shot.sceneId, statusId: null, code: shot.code,
    name: shot.name || defaultShotName(existing + index + 1), description: shot.description, notes: shot.notes,
    cameraNote: '', dialogue: shot.dialogue ?? '', rank: shot.rank,
    aspectRatio: shot.aspectRatio ?? DEFAULT_ASPECT_RATIO, frames: shot.frames,
  }))
  if (rows.length === 0) return
  await writeShots(tx, rows)
  for (const { id, code, name } of rows) record('shot.created', { type: 'Shot', id }, { code, name })
  await beginWithTemplate(change, { shotId: { in: rows.map(({ id }) => id) } })
}

/** Writes copies in rounds: each round has one of a shot at most. */
async function writeCopies(change: ProjectChange, storyboardId: string, all: readonly Placed[]): Promise<void> {
  const existing = await countShots(change.tx, storyboardId)
  const rows = all.flatMap(({ id, shot, original, rank, sceneId, code }) =>
    shot.what === 'COPY' && original
      ? [{ originalId: original.id, id, rank, sceneId, code, frames: shot.frames, name: original.name }] : [])
    .map((row, index) => ({ ...row, name: copiedShotName(row.name, existing + index + 1) }))
  for (let left = rows; left.length > 0;) {
    const round = new Map(left.toReversed().map((row) => [row.originalId, row]))
    await writeShotCopies(change, [...round.values()])
    left = left.filter((row) => round.get(row.originalId) !== row)
  }
}

async function writeMoves({ tx, record }: ProjectChange, all: readonly Placed[]): Promise<void> {
  const moved = all.filter(({ shot }) => shot.what === 'MOVED')
  if (moved.length === 0) return
  await writePlaces(tx, moved.map(({ id, rank, sceneId }) => ({ id, rank, sceneId })))
  for (const { id, original, rank } of moved) {
    record('shot.moved', { type: 'Shot', id }, { from: original?.rank ?? rank, to: rank })
  }
}

/**
 * Gives a board the order of a list inside a change of its project: shots that are kept stay as they are, others are
 * moved, copied or made between them, and join the scenes there. Shots of the board that are not in the list stay where
 * they are. Answers the ids of the list.
 */
export async function arrangeShots(
  change: ProjectChange, storyboardId: string, order: readonly ArrangedShot[],
): Promise<string[]> {
  const { tx } = change
  const rows = await tx.shot.findMany({ where: { storyboardId }, orderBy: { rank: 'asc' } })
  const shots = new Map(rows.map((shot) => [shot.id, shot]))
  const all = order.map((shot): Placed => {
    const isOwn = shot.what === 'KEPT' || shot.what === 'MOVED'
    const original = shots.get(isOwn ? shot.id : shot.what === 'COPY' ? shot.of : '') ?? null
    return {
      id: isOwn ? shot.id : uuidv7(), shot, original, sceneId: original?.sceneId ?? null,
      rank: isOwn ? (original?.rank ?? '') : '', code: isOwn ? (original?.code ?? '') : '',
    }
  })
  const gaps = betweenKept(all)
  giveRanks(gaps, rows.map((shot) => shot.rank))
  const wishes = all.map(({ id, shot, sceneId }) => ({ id, sceneId, isFlexible: shot.what !== 'KEPT' }))
  for (const [index, sceneId] of scenesInRuns(wishes).entries()) {
    const placed = all[index]
    if (placed) placed.sceneId = sceneId
  }
  await giveCodes(tx, storyboardId, gaps)
  await writeMoves(change, all)
  await writeCopies(change, storyboardId, all)
  await writeNew(change, storyboardId, all)
  if (gaps.length > 0) await reviseStoryboard(tx, storyboardId)
  return all.map(({ id }) => id)
}
