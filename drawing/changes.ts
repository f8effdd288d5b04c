import type { CameraFrame, CameraMove } from './cameraMove.ts'
import type { TransformMatrix } from './drawingContext.ts'
import type { LayerFields, LayerImage, LayerKey } from './layer.ts'
import { rescaled, type SpaceMap, times } from './matrix.ts'
import type { ChangeKind, StrokeStyle, TakingBack } from './operation.ts'

/** A stroke where a placement put it, and the erasers that came along, by their ids. */
export interface Placed {
  readonly id: string
  /** Its place among the strokes that were put somewhere with it, from the bottom. */
  readonly index: number
  readonly matrix: TransformMatrix
  readonly erasers: readonly { readonly id: string; readonly matrix: TransformMatrix }[]
}

/** What a change set, in the numbers of the space as it is now. */
export type ChangeContent =
  | { readonly kind: 'PLACE_STROKES'; readonly layer?: LayerKey | undefined; readonly placed: readonly Placed[] }
  | { readonly kind: 'RESTYLE_STROKES'; readonly style: StrokeStyle; readonly strokeIds: readonly string[] }
  | { readonly kind: 'SET_LAYER'; readonly layer: LayerKey; readonly fields: Partial<LayerFields> }
  | { readonly kind: 'SET_CAMERA'; readonly camera: CameraMove | null }

/** A change that counts as long as it is not taken back. */
export type KeptChange = ChangeContent & {
  readonly opId: string
  /** How many strokes had been added when it was made. */
  readonly after: number
  readonly isTakenBack: boolean
}

/** An operation that took a change back, or that made it count again. */
interface Taking {
  readonly opId: string
  readonly target: string
  readonly isTakenBack: boolean
}

/** All changes of a drawing so far. */
export interface ChangeHistory {
  readonly changes: readonly KeptChange[]
  readonly takings: readonly Taking[]
}

/** What can be set of a stroke. */
const STROKE_ASPECTS = ['place', 'layer', 'color', 'opacity', 'radiusFactor'] as const

/** What can be set: of a stroke by its id, of a layer by its key, and of the drawing, which has no name. */
export type Aspect =
  (typeof STROKE_ASPECTS)[number] | 'existence of the layer' | `${keyof LayerFields} of the layer` | 'camera'

/** What a change made of an aspect. Of each aspect of each thing, the newest change that counts has its way. */
interface Setting {
  readonly aspect: Aspect
  /** The stroke or the layer. */
  readonly of: string
  readonly value: unknown
}

const isOfStroke = ({ aspect }: Setting): boolean => STROKE_ASPECTS.some((each) => each === aspect)

const STYLE_NAMES = ['color', 'opacity', 'radiusFactor'] as const

function settingsOf(change: ChangeContent): Setting[] {
  switch (change.kind) {
    case 'PLACE_STROKES': {
      const { layer, placed } = change
      const places = placed.map((value): Setting => ({ aspect: 'place', of: value.id, value }))
      if (layer === undefined) return places
      const layers = placed.map(({ id }): Setting => ({ aspect: 'layer', of: id, value: layer }))
      // What is put on a layer brings it back.
      return [...places, ...layers, ...settingsOf({ kind: 'SET_LAYER', layer, fields: { isRemoved: false } })]
    }
    case 'RESTYLE_STROKES': {
      const { style, strokeIds } = change
      return STYLE_NAMES.flatMap((aspect) =>
        style[aspect] === undefined ? [] : strokeIds.map((of): Setting => ({ aspect, of, value: style[aspect] })))
    }
    case 'SET_LAYER': {
      const { layer: of, fields } = change
      const names = Object.keys(fields) as (keyof LayerFields)[]
      const set = names.map((name): Setting => ({ aspect: `${name} of the layer`, of, value: fields[name] }))
      return [{ aspect: 'existence of the layer', of, value: true }, ...set]
    }
    case 'SET_CAMERA':
      return [{ aspect: 'camera', of: '', value: change.camera }]
  }
}

/** What the newest change made of an aspect, and its place among all changes. */
export interface Newest<Value> {
  readonly at: number
  readonly change: KeptChange
  readonly value: Value
}

/** Placements, looks, layers and camera of a drawing, as a list of which any may be taken back at any time. */
export class Changes {
  #changes: KeptChange[]
  readonly #takings: Map<string, Taking>
  /** Places in the list by operation. */
  readonly #byOperation = new Map<string, number[]>()
  /** Places in the list with the values, by what they are set of, for each aspect: ids are looked up as they are. */
  readonly #byAspect = new Map<Aspect, Map<string, { readonly at: number; readonly value: unknown }[]>>()

  constructor({ changes, takings }: ChangeHistory = { changes: [], takings: [] }) {
    this.#changes = [...changes]
    this.#takings = new Map(takings.map((taking) => [taking.opId, taking]))
    for (const at of changes.keys()) this.#index(at)
  }

  /** As in most drawings. */
  get isEmpty(): boolean {
    return this.#changes.length === 0
  }

  /** All of them, for a drawing to remember; undefined while there are none. */
  get history(): ChangeHistory | undefined {
    const changes = this.#changes
    return this.isEmpty ? undefined : { changes: [...changes], takings: [...this.#takings.values()] }
  }

  /** Adds a change that counts. */
  add(opId: string, after: number, content: ChangeContent): void {
    this.#index(this.#changes.push({ ...content, opId, after, isTakenBack: false }) - 1)
  }

  /** Takes a change back, or makes it count again. Answers whether that is news. */
  take({ opId, undoes }: TakingBack): boolean {
    const former = this.#takings.get(undoes)
    const target = former?.target ?? undoes
    const isTakenBack = !former?.isTakenBack
    const places = this.#byOperation.get(target) ?? []
    if (places.length === 0) return false
    this.#takings.set(opId, { opId, target, isTakenBack })
    const changing = places.filter((at) => this.#changes[at]?.isTakenBack !== isTakenBack)
    for (const at of changing) {
      const change = this.#changes[at]
      if (change) this.#changes[at] = { ...change, isTakenBack }
    }
    return changing.length > 0
  }

  /** What the newest change that counts made of an aspect; null when none did. */
  newest<Value>(aspect: Aspect, of: string): Newest<Value> | null {
    const set = this.#byAspect.get(aspect)?.get(of)
    for (let index = (set?.length ?? 0) - 1; index >= 0; index--) {
      const { at = -1, value } = set?.[index] ?? {}
      const change = this.#changes[at]
      if (change && !change.isTakenBack) return { at, change, value: value as Value }
    }
    return null
  }

  /** The layers that were ever set, as they are named. */
  layers(): ReadonlySet<LayerKey> {
    return new Set(this.#changes.flatMap((change) =>
      change.kind === 'SET_LAYER' || change.kind === 'PLACE_STROKES' ? change.layer ?? [] : []))
  }

  /**
   * The kind of the change behind an operation that can be taken back so that a person sees it: a change that counts,
   * or an operation that took one back. Null when it does not count, or later changes set all that it did.
   */
  kindToTake(opId: string, isPresent: (strokeId: string) => boolean): ChangeKind | null {
    const taking = this.#takings.get(opId)
    const places = this.#byOperation.get(taking?.target ?? opId) ?? []
    for (const at of places) {
      const change = this.#changes[at]
      if (!change || change.isTakenBack !== (taking?.isTakenBack ?? false)) continue
      const isOfStrokes = change.kind === 'PLACE_STROKES' || change.kind === 'RESTYLE_STROKES'
      const shows = settingsOf(change).some((setting) => {
        const { aspect, of } = setting
        return (isOfStroke(setting) ? isPresent(of) : !isOfStrokes) && (this.newest(aspect, of)?.at ?? -1) <= at
      })
      if (shows) return change.kind
    }
    return null
  }

  /** Carries all numbers over to another space. */
  rescale(map: SpaceMap): void {
    this.#changes = this.#changes.map((change) => ({ ...change, ...rescaledContent(change, map) }))
    this.#byAspect.clear()
    this.#byOperation.clear()
    for (const at of this.#changes.keys()) this.#index(at)
  }

  #index(at: number): void {
    const change = this.#changes[at]
    if (!change) return
    push(this.#byOperation, change.opId, at)
    for (const { aspect, of, value } of settingsOf(change)) {
      const byName = this.#byAspect.get(aspect) ?? new Map<string, { readonly at: number; readonly value: unknown }[]>()
      this.#byAspect.set(aspect, byName)
      push(byName, of, { at, value })
    }
  }
}

function push<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}

/** A change in the numbers of another space. */
function rescaledContent(content: ChangeContent, map: SpaceMap): ChangeContent {
  switch (content.kind) {
    case 'PLACE_STROKES': {
      const placed = content.placed.map((each) => ({
        ...each,
        matrix: rescaled(each.matrix, map),
        erasers: each.erasers.map((eraser) => ({ id: eraser.id, matrix: rescaled(eraser.matrix, map) })),
      }))
      return { ...content, placed }
    }
    case 'SET_LAYER': {
      const { fields } = content
      return fields.image ? { ...content, fields: { ...fields, image: rescaledImage(fields.image, map) } } : content
    }
    case 'SET_CAMERA':
      return { ...content, camera: content.camera && rescaledCamera(content.camera, map) }
    default:
      return content
  }
}

/** A picture of a layer where it lies in another space. */
export const rescaledImage = (image: LayerImage, { scale, x, y }: SpaceMap): LayerImage =>
  ({ ...image, matrix: times({ a: scale, b: 0, c: 0, d: scale, e: x, f: y }, image.matrix) })

/** A camera move in the numbers of another space. */
export function rescaledCamera(camera: CameraMove, { scale, x, y }: SpaceMap): CameraMove {
  const carry = (frame: CameraFrame): CameraFrame =>
    ({ x: frame.x * scale + x, y: frame.y * scale + y, width: frame.width * scale, angle: frame.angle })
  return { ...camera, start: carry(camera.start), end: carry(camera.end) }
}
