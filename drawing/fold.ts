import { fitInto } from './fit.ts'
import type { DrawingArea } from './fit.ts'
import { COORDINATE_LIMIT, MAX_RADIUS, MIN_RADIUS } from './limits.ts'
import type { DrawingSize, Operation } from './operation.ts'
import type { Stroke } from './stroke.ts'

/** What a view shows: the fold of its operations. Keep it whole: `places` and `area` steer the operations to come. */
export interface Drawing {
  readonly size: DrawingSize
  /** From bottom to top. */
  readonly strokes: readonly Stroke[]
  /** Ids of all strokes ever added, bottom to top: one added back takes its old place. Absent while all are there. */
  readonly places?: readonly string[]
  /** The part of the space that was drawn in before the last change of size; absent when it is the whole. */
  readonly area?: DrawingArea
}

/** What an operation did: ids of strokes that were not there before, and that are there no more. */
export interface Effect {
  readonly added: readonly string[]
  readonly removed: readonly string[]
}

/** Drawing space of an empty drawing that came from elsewhere, in pixels. */
export const EMPTY_DRAWING_SIZE: DrawingSize = { width: 400, height: 400 }

/** A drawing without strokes. */
export function emptyDrawing(size: DrawingSize): Drawing {
  return { size, strokes: [] }
}

/** The drawing after an operation; the same object when the operation changes nothing. */
export function applyOperation(drawing: Drawing, operation: Operation): Drawing {
  const replay = Replay.of(drawing)
  const { added, removed } = replay.apply(operation)
  return added.length === 0 && removed.length === 0 && operation.kind !== 'SET_SIZE' ? drawing : replay.drawing()
}

/** The drawing after all operations, in their order. `size` is the space before the first of them. */
export function foldOperations(size: DrawingSize, operations: Iterable<Operation>): Drawing {
  const replay = new Replay(size)
  for (const operation of operations) replay.apply(operation)
  return replay.drawing()
}

interface Entry {
  /** Absent when the stroke was removed before the replay began. */
  readonly stroke: Stroke | undefined
  readonly isPresent: boolean
}

/**
 * Plays operations one after the other on a drawing of its own. A stroke's place in the order is that of its first
 * addition, also when it is removed and added back; a stroke whose id is there already is not added again.
 * SET_SIZE scales strokes uniformly and centres them. It fits the area that was drawn in, not the letterboxed space
 * around it, so that going to another ratio and back leaves the drawing as it was.
 */
export class Replay {
  #size: DrawingSize
  #area: DrawingArea
  #entries = new Map<string, Entry>()

  constructor(size: DrawingSize) {
    this.#size = size
    this.#area = wholeOf(size)
  }

  /** A replay that goes on from a drawing. */
  static of(drawing: Drawing): Replay {
    const replay = new Replay(drawing.size)
    replay.#area = drawing.area ?? replay.#area
    for (const id of drawing.places ?? []) replay.#entries.set(id, { stroke: undefined, isPresent: false })
    for (const stroke of drawing.strokes) replay.#entries.set(stroke.id, { stroke, isPresent: true })
    return replay
  }

  apply(operation: Operation): Effect {
    switch (operation.kind) {
      case 'ADD_STROKES':
        return { added: this.#add(operation.strokes), removed: [] }
      case 'REMOVE_STROKES':
        return { added: [], removed: this.#remove(operation.strokeIds) }
      case 'CLEAR':
        return { added: [], removed: this.#remove([...this.#entries.keys()]) }
      case 'SET_SIZE':
        this.#resize(operation.size)
        return { added: [], removed: [] }
      default:
        return { added: [], removed: [] }
    }
  }

  /** The stroke as it is in the present space, also while it is removed. */
  strokeOf(id: string): Stroke | undefined {
    return this.#entries.get(id)?.stroke
  }

  isPresent(id: string): boolean {
    return this.#entries.get(id)?.isPresent ?? false
  }

  /** What is there now. */
  drawing(): Drawing {
    const strokes: Stroke[] = []
    for (const { stroke, isPresent } of this.#entries.values()) if (stroke && isPresent) strokes.push(stroke)
    const { x, y, width, height } = this.#area
    const isWhole = x === 0 && y === 0 && width === this.#size.width && height === this.#size.height
    return {
      size: this.#size,
      strokes,
      ...(strokes.length < this.#entries.size && { places: [...this.#entries.keys()] }),
      ...(!isWhole && { area: this.#area }),
    }
  }

  #add(strokes: readonly Stroke[]): string[] {
    const added: string[] = []
    for (const stroke of strokes) {
      if (this.isPresent(stroke.id)) continue
      this.#entries.set(stroke.id, { stroke, isPresent: true })
      added.push(stroke.id)
    }
    if (added.length > 0) this.#area = wholeOf(this.#size)
    return added
  }

  #remove(ids: readonly string[]): string[] {
    const removed: string[] = []
    for (const id of ids) {
      const entry = this.#entries.get(id)
      if (!entry?.isPresent) continue
      this.#entries.set(id, { ...entry, isPresent: false })
      removed.push(id)
    }
    return removed
  }

  #resize(size: DrawingSize): void {
    const { scale, ...area } = fitInto(this.#area, size)
    for (const [id, entry] of this.#entries) {
      if (entry.stroke) this.#entries.set(id, { ...entry, stroke: moveStroke(entry.stroke, this.#area, area, scale) })
    }
    this.#size = size
    this.#area = area
  }
}

function wholeOf(size: DrawingSize): DrawingArea {
  return { x: 0, y: 0, width: size.width, height: size.height }
}

function moveStroke(stroke: Stroke, from: DrawingArea, to: DrawingArea, scale: number): Stroke {
  const points = stroke.points.map((point) => ({
    ...point,
    x: clamp(to.x + (point.x - from.x) * scale, -COORDINATE_LIMIT, COORDINATE_LIMIT),
    y: clamp(to.y + (point.y - from.y) * scale, -COORDINATE_LIMIT, COORDINATE_LIMIT),
  }))
  return { ...stroke, radius: clamp(stroke.radius * scale, MIN_RADIUS, MAX_RADIUS), points }
}

function clamp(value: number, minimum: number, maximum: number): number {
  return Math.min(maximum, Math.max(minimum, value))
}
