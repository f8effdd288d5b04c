import type { Shot } from '../../../__generated__/prisma/client.ts'
import type { ProjectChange } from '../../../change.ts'
import type { Viewer } from '../../../context.ts'
import { toTypeId, uuidOf } from '../../../kernel/ids.ts'
import { TEXT_LIMITS } from '../../../kernel/text.ts'
import type { Transaction } from '../../../platform/database/client.ts'
import { arrangeShots, type ArrangedShot } from '../../board/shotArrangement.service.ts'
import { changeLockedShots, type ShotChange, trashShots } from '../../board/shot.service.ts'
import { reviseStoryboard } from '../../board/storyboard.service.ts'
import { inParts } from '../csvPlan.ts'
import { type Accepts, type AppliedItem, CREATED, type ShotWas } from './before.ts'
import { boardAfter } from './cuts/boardAfter.ts'
import type { ConformBoard, CutItem } from './cuts/cutItem.ts'
import { importedLine, importedText } from './importedText.ts'

const source = 'CUT' as const

/** Keys are unique in a project, and clips are called alike on several boards. */
const keyOn = (storyboardId: string, ref: string): string => `${storyboardId} ${ref}`

/** The shots of a board by the keys that cuts left, as TypeIDs. */
export async function cutRefsOf(
  tx: Transaction, projectId: string, storyboardId: string,
): Promise<Map<string, string>> {
  const where = { projectId, source, shot: { storyboardId, deletedAt: null } }
  const refs = await tx.externalRef.findMany({ where, select: { key: true, shotId: true } })
  const prefix = keyOn(storyboardId, '')
  return new Map(refs.map(({ key, shotId }) => [key.slice(prefix.length), toTypeId('Shot', shotId ?? '')]))
}

/** Lets the next cut find shots by the keys of their clips; another shot that had a key loses it. */
async function storeRefs(
  tx: Transaction, projectId: string, refs: readonly { key: string; shotId: string }[],
): Promise<void> {
  if (refs.length === 0) return
  const of = { projectId, source }
  await tx.externalRef.deleteMany({ where: { ...of, shotId: { in: refs.map(({ shotId }) => shotId) } } })
  await tx.externalRef.deleteMany({ where: { ...of, shotId: { not: null }, key: { in: refs.map(({ key }) => key) } } })
  await tx.externalRef.createMany({ data: refs.map((ref) => ({ ...of, ...ref })) })
}

function arrangedShot(item: CutItem | undefined, id: string | null): ArrangedShot[] {
  const effect = item?.effect
  if (id !== null) return [{ what: effect?.kind === 'MOVE' ? 'MOVED' : 'KEPT', id: uuidOf('Shot', id) }]
  if (effect?.kind === 'COPY') return [{ what: 'COPY', of: uuidOf('Shot', effect.shotId), frames: effect.frames }]
  if (effect?.kind !== 'CREATE') return []
  const { code, frames, name, description, notes } = effect
  return [{
    what: 'NEW', code, frames, name: importedLine(name, TEXT_LIMITS.name),
    description: importedText(description, TEXT_LIMITS.description),
    notes: importedText(notes, TEXT_LIMITS.description),
  }]
}

/** The changes that a cut makes to a board. */
interface CutOrder {
  storyboardId: string
  board: ConformBoard
  items: readonly CutItem[]
  accepts: Accepts
}

/** Changes of shots, one a shot, and what each was before. */
function changesOf(items: readonly CutItem[], shots: ReadonlyMap<string, Shot>): Map<string, ShotChange> {
  const changes = new Map<string, ShotChange>()
  for (const { effect } of items) {
    const shot = 'shotId' in effect ? shots.get(uuidOf('Shot', effect.shotId)) : undefined
    if (!shot) continue
    const change = changes.get(shot.id) ?? { id: shot.id }
    if (effect.kind === 'NOTE') {
      changes.set(shot.id, { ...change, notes: importedText(effect.notes, TEXT_LIMITS.description) })
    }
    if ((effect.kind === 'KEEP' || effect.kind === 'MOVE') && effect.frames !== shot.frames) {
      changes.set(shot.id, { ...change, frames: effect.frames })
    }
  }
  return changes
}

/** What undoing an item writes back to its shot. */
function wasOf({ effect }: CutItem, { frames, notes, rank, sceneId }: Shot): ShotWas {
  if (effect.kind === 'NOTE') return { notes }
  const isRetimed = 'frames' in effect && effect.frames !== frames
  return { ...(isRetimed && { frames }), ...(effect.kind === 'MOVE' && { rank, sceneId }) }
}

/**
 * Makes the accepted items of a cut of a board under the lock of its project: order, lengths, new shots, copies, notes
 * and what goes to the trash.
 */
export async function applyCut(
  change: ProjectChange, viewer: Viewer, { storyboardId, board, items, accepts }: CutOrder,
): Promise<AppliedItem[]> {
  const { tx, project } = change
  const accepted = items.filter(({ key }) => accepts(key))
  const rows = await tx.shot.findMany({ where: { storyboardId, deletedAt: null } })
  const shots = new Map(rows.map((shot) => [shot.id, shot]))
  const byKey = new Map(accepted.map((item) => [item.key, item]))
  const moves = new Map(accepted.filter(({ effect }) => effect.kind === 'MOVE').map((item) => [item.shotId, item]))
  const after = boardAfter(board.shots, items, new Set(byKey.keys()))
  const order = after.flatMap(({ shotId, key }) =>
    arrangedShot(key === null ? moves.get(shotId) : byKey.get(key), shotId))
  const ids = await arrangeShots(change, storyboardId, order)
  const made = new Map(after.flatMap(({ key }, index) => (key === null ? [] : [[key, ids[index] ?? ''] as const])))

  for (const part of inParts([...changesOf(accepted, shots).values()])) {
    await changeLockedShots(change, viewer, storyboardId, part)
  }
  const removed = accepted.filter(({ effect }) => effect.kind === 'REMOVE')
    .flatMap(({ shotId }) => shots.get(uuidOf('Shot', shotId ?? '')) ?? [])
  if (removed.length > 0) {
    await trashShots(change, storyboardId, removed)
    await reviseStoryboard(tx, storyboardId)
  }
  const applied = accepted.flatMap((item): AppliedItem[] => {
    const id = made.get(item.key) ?? (item.shotId === null ? '' : uuidOf('Shot', item.shotId))
    const row = shots.get(id)
    const base = { key: item.key, subjectType: 'Shot', subjectId: id } as const
    if (made.has(item.key)) return [{ ...base, before: CREATED }]
    if (!row) return []
    if (item.effect.kind === 'REMOVE') return [{ ...base, before: { did: 'TRASHED' } }]
    return [{ ...base, before: { did: 'CHANGED', was: wasOf(item, row) } }]
  })
  const known = items.filter(({ key, changes }) => accepts(key) || changes.length === 0)
  await storeRefs(tx, project.id, known.flatMap(({ key, ref, shotId: id }) => {
    const shotId = made.get(key) ?? (id === null ? null : uuidOf('Shot', id))
    return ref !== null && shotId !== null ? [{ key: keyOn(storyboardId, ref), shotId }] : []
  }))
  return applied
}
