import type { CutItem } from './cutItem.ts'

/** A shot of the board that a cut makes. */
export interface PlacedShot {
  /** Null for one that is made. */
  shotId: string | null
  /** The key of the item that makes or copies it; null for a shot of the board. */
  key: string | null
  frames: number
}

/**
 * The board after the accepted items of a cut. Shots that stay keep their order; what is moved, copied or made comes
 * behind the shot that is before it in the cut. Accepting all items gives the order and the lengths of the cut.
 */
export function boardAfter(
  shots: readonly { id: string; frames: number }[], items: readonly CutItem[], accepted: ReadonlySet<string>,
): PlacedShot[] {
  const lengths = new Map<string, number>()
  const gone = new Set<string>()
  const behind = new Map<string | null, PlacedShot[]>()
  let before: string | null = null
  const place = (shot: PlacedShot): void => {
    const placed = behind.get(before)
    if (placed) placed.push(shot)
    else behind.set(before, [shot])
  }
  for (const { key, effect } of items) {
    const isAccepted = accepted.has(key)
    if (effect.kind === 'KEEP') {
      before = effect.shotId
      if (isAccepted) lengths.set(effect.shotId, effect.frames)
    } else if (!isAccepted) continue
    else if (effect.kind === 'MOVE') {
      gone.add(effect.shotId)
      place({ shotId: effect.shotId, key: null, frames: effect.frames })
    } else if (effect.kind === 'REMOVE') gone.add(effect.shotId)
    else if (effect.kind === 'COPY' || effect.kind === 'CREATE') place({ shotId: null, key, frames: effect.frames })
  }
  const staying = shots.filter(({ id }) => !gone.has(id))
    .map(({ id, frames }) => ({ shotId: id, key: null, frames: lengths.get(id) ?? frames }))
  return [...(behind.get(null) ?? []), ...staying.flatMap((shot) => [shot, ...(behind.get(shot.shotId) ?? [])])]
}
