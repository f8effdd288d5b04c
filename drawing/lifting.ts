import type { Changes, Placed } from './changes.ts'
import type { TransformMatrix } from './drawingContext.ts'
import { compareLying, type Entries, type Lying, lyingOf } from './layering.ts'
import { MAX_ERASERS_OF_PLACEMENT, MAX_ERASERS_OF_STROKE } from './limits.ts'
import { boxOf } from './mark.ts'
import { type Box, doMeet, IDENTITY, inverseOf, times } from './matrix.ts'
import type { PlacedGroup } from './operation.ts'

interface LyingEraser extends Lying {
  readonly matrix: TransformMatrix
  readonly box: Box
}

/**
 * Takes strokes from where they lie and puts them elsewhere. What erasers took from them stays taken: of each eraser
 * above a stroke that meets it, a copy comes along. Erasers that are put elsewhere themselves take with them what they
 * do. Strokes that were never added are left out. `eraserIds` are those of all erasers among the entries.
 */
export function lift(
  groups: readonly PlacedGroup[], eraserIds: Iterable<string>, entries: Entries, changes: Changes,
): Placed[] {
  const matrices = new Map<string, TransformMatrix>()
  const lying: Lying[] = []
  for (const { matrix, strokeIds } of groups) {
    for (const id of strokeIds) {
      const entry = entries.get(id)
      if (!entry) continue
      if (!matrices.has(id)) lying.push(lyingOf(id, entry, changes))
      matrices.set(id, matrix)
    }
  }
  const erasers = lyingErasers([...eraserIds].filter((id) => !matrices.has(id)), entries, changes)
  let room = MAX_ERASERS_OF_PLACEMENT
  return lying.sort(compareLying).map((one, index) => {
    const former = one.placed?.value.erasers ?? []
    const copies = copiesFor(one, erasers).slice(0, Math.min(room, MAX_ERASERS_OF_STROKE - former.length))
    room -= copies.length
    return {
      id: one.id,
      index,
      matrix: matrices.get(one.id) ?? IDENTITY,
      erasers: copies.length === 0 ? former : [...former, ...copies],
    }
  })
}

/** The erasers that are there, from bottom to top. */
function lyingErasers(ids: readonly string[], entries: Entries, changes: Changes): LyingEraser[] {
  const erasers = ids.flatMap((id): LyingEraser[] => {
    const entry = entries.get(id)
    if (!entry?.stroke || !entry.isPresent) return []
    const lying = lyingOf(id, entry, changes)
    const matrix = lying.placed?.value.matrix ?? IDENTITY
    return [{ ...lying, matrix, box: boxOf(entry.stroke, matrix) }]
  })
  return erasers.sort(compareLying)
}

/** Copies of the erasers that took from a stroke, from their points to those of the stroke. */
function copiesFor(one: Lying, erasers: readonly LyingEraser[]): Placed['erasers'] {
  const { stroke, isPresent } = one.entry
  // What is not there was not seen being moved: nobody knows what took from it.
  if (!stroke || !isPresent || stroke.tool === 'eraser') return []
  const above = erasers.filter((eraser) => eraser.layer === one.layer && compareLying(eraser, one) > 0)
  if (above.length === 0) return []
  const matrix = one.placed?.value.matrix ?? IDENTITY
  const box = boxOf(stroke, matrix)
  const back = inverseOf(matrix)
  return above.filter((eraser) => doMeet(eraser.box, box)).map((eraser) =>
    ({ id: eraser.id, matrix: eraser.matrix === IDENTITY ? back : times(back, eraser.matrix) }))
}
