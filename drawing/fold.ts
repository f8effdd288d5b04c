import type { CameraMove, Guides } from './cameraMove.ts'
import { type ChangeHistory, Changes, rescaledCamera, rescaledImage } from './changes.ts'
import { fitInto } from './fit.ts'
import type { DrawingArea } from './fit.ts'
import { BASE_LAYER, type LayerFields, layerOf, type LayerKey } from './layer.ts'
import { type DrawingLayer, type Entry, isPlainBase, isThere, layersOf, lyingOf } from './layering.ts'
import { movedLabel } from './label.ts'
import { lift } from './lifting.ts'
import { COORDINATE_LIMIT, MAX_RADIUS, MIN_RADIUS } from './limits.ts'
import { type Mark, within } from './mark.ts'
import { rescaled, type SpaceMap } from './matrix.ts'
import type { Change, ChangeKind, DrawingSize, Operation, TakingBack } from './operation.ts'
import { isTakingBack } from './operation.ts'
import type { Stroke } from './stroke.ts'

/** What a view shows: the fold of its operations. Keep it whole: `places`, `area`, `past` steer what is to come. */
export interface Drawing {
  readonly size: DrawingSize
  /** What lies on all layers, hidden or not, from bottom to top. */
  readonly strokes: readonly Mark[]
  /** The same by layer, from bottom to top. Absent when there is but `base`, as it is at first. */
  readonly layers?: readonly DrawingLayer[]
  readonly camera?: CameraMove
  readonly guides?: Guides
  /** Ids of all strokes ever added, bottom to top: one added back takes its old place. Absent while all are there. */
  readonly places?: readonly string[]
  /** The part of the space that was drawn in before the last change of size; absent when it is the whole. */
  readonly area?: DrawingArea
  /** What was changed, and the strokes that are there as they were drawn; absent while nothing was changed. */
  readonly past?: ChangeHistory & { readonly strokes: readonly Stroke[] }
}

/** What an operation did: ids of strokes that were not there before, and that are there no more. */
export interface Effect {
  readonly added: readonly string[]
  readonly removed: readonly string[]
  /** Whether it changed places, looks, layers or the camera. */
  readonly isChange?: boolean
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
  const { added, removed, isChange = false } = replay.apply(operation)
  const isSet = operation.kind === 'SET_SIZE' || operation.kind === 'SET_GUIDES'
  return added.length === 0 && removed.length === 0 && !isChange && !isSet ? drawing : replay.drawing()
}

/** The drawing after all operations, in their order. `size` is the space before the first of them. */
export function foldOperations(size: DrawingSize, operations: Iterable<Operation>): Drawing {
  const replay = new Replay(size)
  for (const operation of operations) replay.apply(operation)
  return replay.drawing()
}

const NOTHING: Effect = { added: [], removed: [] }

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
  readonly #eraserIds = new Set<string>()
  #changes = new Changes()
  #guides: Guides | undefined

  constructor(size: DrawingSize) {
    this.#size = size
    this.#area = wholeOf(size)
  }

  /** A replay that goes on from a drawing. */
  static of(drawing: Drawing): Replay {
    const replay = new Replay(drawing.size)
    replay.#area = drawing.area ?? replay.#area
    replay.#guides = drawing.guides
    if (drawing.past) replay.#changes = new Changes(drawing.past)
    for (const id of drawing.places ?? []) replay.#set(id, undefined, false)
    for (const stroke of drawing.past?.strokes ?? drawing.strokes) replay.#set(stroke.id, stroke, true)
    return replay
  }

  apply(operation: Operation): Effect {
    switch (operation.kind) {
      case 'ADD_STROKES':
        return { added: this.#add(operation.opId, operation.strokes), removed: [] }
      case 'REMOVE_STROKES':
        return { added: [], removed: this.#remove(operation.strokeIds) }
      case 'CLEAR':
        return { added: [], removed: this.#remove(this.#idsOn(operation.layer)) }
      case 'SET_SIZE':
        this.#resize(operation.size)
        return NOTHING
      case 'SET_GUIDES':
        this.#guides = operation.guides
        return NOTHING
      default:
        return { ...NOTHING, isChange: this.#change(operation) }
    }
  }

  /** The stroke as it was drawn, in the present space, also while it is removed. */
  strokeOf(id: string): Stroke | undefined {
    return this.#entries.get(id)?.stroke
  }

  readonly isPresent = (id: string): boolean => this.#entries.get(id)?.isPresent ?? false

  /** The kind of the operation that would take a change, or its undo, back; null when that would not be seen. */
  kindToTake(opId: string): ChangeKind | null {
    return this.#changes.kindToTake(opId, this.isPresent)
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
      ...this.#changed(strokes),
      ...(this.#guides && { guides: this.#guides }),
      ...(strokes.length < this.#entries.size && { places: [...this.#entries.keys()] }),
      ...(!isWhole && { area: this.#area }),
    }
  }

  /** What changes made of strokes; nothing of it while there are none. */
  #changed(strokes: readonly Stroke[]): Partial<Drawing> {
    const { history } = this.#changes
    if (!history) return {}
    const layers = layersOf(this.#entries, this.#changes)
    const isPlain = layers.length === 1 && layers.every(isPlainBase)
    const camera = this.#changes.newest<CameraMove | null>('camera', '')?.value
    return {
      strokes: layers.flatMap((layer) => layer.strokes),
      ...(!isPlain && { layers }),
      ...(camera && { camera }),
      past: { ...history, strokes },
    }
  }

  #set(id: string, stroke: Stroke | undefined, isPresent: boolean): void {
    const { place = this.#entries.size } = this.#entries.get(id) ?? {}
    this.#entries.set(id, { stroke, isPresent, place })
    if (stroke?.tool === 'eraser') this.#eraserIds.add(id)
  }

  #add(opId: string, strokes: readonly Stroke[]): string[] {
    const added: string[] = []
    for (const stroke of strokes) {
      if (this.isPresent(stroke.id)) continue
      this.#bringLayer(opId, stroke)
      this.#set(stroke.id, stroke, true)
      added.push(stroke.id)
    }
    if (added.length > 0) this.#area = wholeOf(this.#size)
    return added
  }

  /** The first stroke on a layer makes it, and a new one brings it back: no stroke is lost. */
  #bringLayer(opId: string, stroke: Stroke): void {
    const layer = layerOf(stroke)
    if (layer === BASE_LAYER && this.#changes.isEmpty) return
    if (isThere(layer, this.#changes) || (this.#entries.has(stroke.id) && this.#changes.layers().has(layer))) return
    this.#changes.add(opId, this.#entries.size, { kind: 'SET_LAYER', layer, fields: { isRemoved: false } })
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

  #idsOn(layer: LayerKey | undefined): string[] {
    const all = [...this.#entries]
    const those = layer === undefined
      ? all
      : all.filter(([id, entry]) => entry.isPresent && lyingOf(id, entry, this.#changes).layer === layer)
    return those.map(([id]) => id)
  }

  /** Answers whether the operation is a change that counts. */
  #change(operation: Change | TakingBack): boolean {
    if (isTakingBack(operation)) return this.#changes.take(operation)
    const { opId, kind } = operation
    const add = (content: Parameters<Changes['add']>[2]): boolean => {
      this.#changes.add(opId, this.#entries.size, content)
      return true
    }
    switch (kind) {
      case 'PLACE_STROKES': {
        const map = this.#mapFrom(operation.size)
        const groups = operation.groups.map((group) => ({ ...group, matrix: rescaled(group.matrix, map) }))
        const placed = lift(groups, this.#eraserIds, this.#entries, this.#changes)
        return placed.length > 0 && add({ kind, layer: operation.layer, placed })
      }
      case 'RESTYLE_STROKES': {
        const strokeIds = operation.strokeIds.filter((id) => this.#entries.has(id))
        return strokeIds.length > 0 && add({ kind, style: operation.style, strokeIds })
      }
      case 'SET_LAYER':
        return add({ kind, layer: operation.layer, fields: this.#fieldsOf(operation) })
      case 'SET_CAMERA': {
        const { camera, size } = operation
        return add({ kind, camera: camera && rescaledCamera(camera, this.#mapFrom(size)) })
      }
    }
  }

  #fieldsOf({ fields, size }: Extract<Change, { kind: 'SET_LAYER' }>): Partial<LayerFields> {
    return fields.image && size ? { ...fields, image: rescaledImage(fields.image, this.#mapFrom(size)) } : fields
  }

  /** From a space in which somebody worked while another one was set. */
  #mapFrom(size: DrawingSize): SpaceMap {
    const { x, y, scale } = fitInto(size, this.#size)
    return { x, y, scale }
  }

  #resize(size: DrawingSize): void {
    const { scale, ...area } = fitInto(this.#area, size)
    const from = this.#area
    for (const [id, entry] of this.#entries) {
      if (entry.stroke) this.#entries.set(id, { ...entry, stroke: moveStroke(entry.stroke, from, area, scale) })
    }
    const map = { scale, x: area.x - from.x * scale, y: area.y - from.y * scale }
    if (!this.#changes.isEmpty) this.#changes.rescale(map)
    if (this.#guides) this.#guides = rescaledGuides(this.#guides, map)
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
    x: within(to.x + (point.x - from.x) * scale, -COORDINATE_LIMIT, COORDINATE_LIMIT),
    y: within(to.y + (point.y - from.y) * scale, -COORDINATE_LIMIT, COORDINATE_LIMIT),
  }))
  const map = { a: scale, b: 0, c: 0, d: scale, e: to.x - from.x * scale, f: to.y - from.y * scale }
  const radius = within(stroke.radius * scale, MIN_RADIUS, MAX_RADIUS)
  return { ...stroke, radius, points, ...movedLabel(stroke.label, map) }
}

function rescaledGuides({ horizon, vanishingPoints }: Guides, { scale, x, y }: SpaceMap): Guides {
  return {
    horizon: horizon === null ? null : horizon * scale + y,
    vanishingPoints: vanishingPoints.map((point) => ({ x: point.x * scale + x, y: point.y * scale + y })),
  }
}
