import { commonFailures, fail } from './errors.ts'

/** A place among siblings: a 1-based position, or right before or after one of them (by its UUID). */
export type Place = { position: number } | { beforeId: string } | { afterId: string }

/** Exactly one of the three ways to name a place, from an input where all are optional. INVALID_INPUT otherwise. */
export function placeOf(input: { position?: number | null; beforeId?: string | null; afterId?: string | null }): Place {
  if (input.position != null) return { position: input.position }
  if (input.beforeId != null) return { beforeId: input.beforeId }
  if (input.afterId != null) return { afterId: input.afterId }
  throw fail(commonFailures.PLACE_REQUIRED())
}
