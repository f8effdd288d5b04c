import type { AspectRatio } from '../../../drawing/aspectRatio.ts'
import { knownRatio, type PlannedShot } from './boardLayout.ts'

const PREFIX = 'unloaded:'

/** Stands for the shot at a 0-based place that is not loaded. */
export const unloadedId = (index: number): string => `${PREFIX}${index}`

/** The 0-based place of a shot that is not loaded; null for the id of one that is. */
export function unloadedIndex(id: string): number | null {
  return id.startsWith(PREFIX) ? Number(id.slice(PREFIX.length)) : null
}

/** The same ids, with those that stood for shots that have come since replaced; `order` is the board's order now. */
export function withLoaded(ids: readonly string[], order: readonly string[]): readonly string[] {
  return ids.map((id) => {
    const index = unloadedIndex(id)
    return index === null ? id : (order[index] ?? id)
  })
}

interface KnownShot {
  readonly id: string
  readonly aspectRatio: string
  readonly scene: { readonly id: string } | null | undefined
  readonly dialogue: string
}

/** What the layout needs of every shot of a board: of those not loaded only that they are there, in the new ratio. */
export function planShots(
  shots: readonly KnownShot[],
  totalCount: number,
  newRatio: AspectRatio,
): readonly PlannedShot[] {
  const unloaded = Array.from({ length: Math.max(0, totalCount - shots.length) }, (_, index) => ({
    id: unloadedId(shots.length + index),
    aspectRatio: newRatio,
    sceneId: undefined,
  }))
  const loaded = shots.map(({ id, aspectRatio, scene, dialogue }) => ({
    id,
    aspectRatio: knownRatio(aspectRatio),
    sceneId: scene?.id ?? null,
    hasDialogue: dialogue.trim() !== '',
  }))
  return [...loaded, ...unloaded]
}
