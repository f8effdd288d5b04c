import type { Changes, Newest, Placed } from './changes.ts'
import {
  BASE_LAYER, firstFields, type LayerFields, type LayerImage, type LayerKey, layerOf, plainFields,
} from './layer.ts'
import { MIN_RADIUS } from './limits.ts'
import { type Mark, type TakenAlong, within } from './mark.ts'
import type { StrokeStyle } from './operation.ts'
import { BRUSH_RADII, type Stroke } from './stroke.ts'

/** A stroke of the fold. */
export interface Entry {
  /** As it was drawn, in the present space; absent when it was removed before the replay began. */
  readonly stroke: Stroke | undefined
  readonly isPresent: boolean
  /** How many strokes were added before it. */
  readonly place: number
}

export type Entries = ReadonlyMap<string, Entry>

/** A layer that is there, with what lies on it from bottom to top. */
export interface DrawingLayer extends Omit<LayerFields, 'isRemoved' | 'image'> {
  readonly key: LayerKey
  readonly image?: LayerImage
  readonly strokes: readonly Mark[]
}

/** Whether something lies on a layer. */
export const isCovered = ({ strokes, image }: Pick<DrawingLayer, 'strokes' | 'image'>): boolean =>
  strokes.length > 0 || image !== undefined

/** Whether something on a layer can be seen. */
export const isSeen = (layer: Pick<DrawingLayer, 'strokes' | 'image' | 'isHidden'>): boolean =>
  !layer.isHidden && isCovered(layer)

/** The layers of a drawing, also of one without. */
export const layersIn = ({ layers, strokes }: {
  readonly layers?: readonly DrawingLayer[]
  readonly strokes: readonly Mark[]
}): readonly DrawingLayer[] => layers ?? [{ key: BASE_LAYER, ...plainFields(BASE_LAYER), strokes }]

/** Where a stroke lies among all others: put there by a change, or drawn there. */
export interface Lying {
  readonly id: string
  readonly entry: Entry
  readonly layer: LayerKey
  readonly placed: Newest<Placed> | null
  /** How many strokes had been added by then, the change that put it there, and its place among what that put. */
  readonly turn: readonly [after: number, at: number, index: number]
}

/** Where a stroke lies now. */
export function lyingOf(id: string, entry: Entry, changes: Changes): Lying {
  const layer = changes.newest<LayerKey>('layer', id)?.value ?? layerOf(entry.stroke ?? {})
  const placed = changes.newest<Placed>('place', id)
  if (!placed) return { id, entry, layer, placed, turn: [entry.place + 1, -1, 0] }
  return { id, entry, layer, placed, turn: [placed.change.after, placed.at, placed.value.index] }
}

/** From bottom to top: what was put somewhere lies on what was drawn before that, under what was drawn later. */
export const compareLying = ({ turn: one }: Lying, { turn: other }: Lying): number =>
  one[0] - other[0] || one[1] - other[1] || one[2] - other[2]

const STYLES = ['color', 'opacity', 'radiusFactor'] as const

interface Styled {
  readonly stroke: Stroke
  /** The operations that gave it its look. */
  readonly opIds: readonly string[]
}

function styled(id: string, stroke: Stroke, changes: Changes): Styled {
  const set = STYLES.map((name) => changes.newest<StrokeStyle[typeof name]>(name, id))
  if (set.every((each) => each === null)) return { stroke, opIds: [] }
  const [color = stroke.color, opacity = stroke.opacity, factor = 1] = set.map((each) => each?.value) as
    [color?: string, opacity?: number, factor?: number]
  const most = Math.max(stroke.radius, BRUSH_RADII[stroke.brush ?? 'ink'])
  const radius = within(stroke.radius * factor, MIN_RADIUS, most)
  return { stroke: { ...stroke, color, opacity, radius }, opIds: set.map((each) => each?.change.opId ?? '') }
}

/** What a stroke looks like now; itself where nothing was changed. */
function markOf({ id, layer, placed }: Lying, own: Stroke, entries: Entries, changes: Changes): Mark {
  const { stroke, opIds } = styled(id, own, changes)
  const isElsewhere = layer !== layerOf(own)
  if (!placed && stroke === own && !isElsewhere) return own
  const looks = [placed?.change.opId ?? '', ...opIds]
  const erasers = (placed?.value.erasers ?? []).flatMap(({ id: eraserId, matrix }): TakenAlong[] => {
    const eraser = entries.get(eraserId)
    if (!eraser?.stroke || !eraser.isPresent) return []
    const look = styled(eraserId, eraser.stroke, changes)
    looks.push(eraserId, ...look.opIds)
    return [{ stroke: look.stroke, matrix }]
  })
  const { layer: _layer, ...rest } = stroke
  return {
    ...rest,
    ...(layer !== BASE_LAYER && { layer }),
    ...(placed && { matrix: placed.value.matrix }),
    ...(erasers.length > 0 && { erasers }),
    look: looks.join(' '),
  }
}

/** What is set of a layer. */
function fieldsOf(key: LayerKey, changes: Changes): LayerFields {
  const first = firstFields(key)
  const names = Object.keys(first) as (keyof LayerFields)[]
  const now = names.map((name) => [name, changes.newest(`${name} of the layer`, key)?.value ?? first[name]])
  return Object.fromEntries(now) as unknown as LayerFields
}

const isRemoved = (key: LayerKey, changes: Changes): boolean =>
  changes.newest<boolean>('isRemoved of the layer', key)?.value ?? false

/** Whether somebody made a layer or drew on it, and nobody removed it since. */
export const isThere = (key: LayerKey, changes: Changes): boolean =>
  (key === BASE_LAYER || changes.newest('existence of the layer', key) !== null) && !isRemoved(key, changes)

/** The layers that are there, from bottom to top; `base` alone when there is no other. */
export function layersOf(entries: Entries, changes: Changes): DrawingLayer[] {
  const lying = new Map<LayerKey, Lying[]>()
  for (const [id, entry] of entries) {
    if (!entry.isPresent) continue
    const one = lyingOf(id, entry, changes)
    const list = lying.get(one.layer)
    if (list) list.push(one)
    else lying.set(one.layer, [one])
  }
  const keys = [...new Set([...changes.layers(), ...lying.keys()])].filter((key) =>
    isThere(key, changes) || (lying.has(key) && !isRemoved(key, changes)))
  const layers = (keys.length === 0 ? [BASE_LAYER] : keys).map((key): DrawingLayer => {
    const { isRemoved: _isRemoved, image, ...fields } = fieldsOf(key, changes)
    const strokes = (lying.get(key) ?? []).sort(compareLying).flatMap((one) =>
      one.entry.stroke ? [markOf(one, one.entry.stroke, entries, changes)] : [])
    return { key, ...fields, ...(image && { image }), strokes }
  })
  return layers.sort((one, other) => one.rank - other.rank || (one.key < other.key ? -1 : 1))
}

/** Whether a layer is as `base` is before anybody speaks of layers. */
export function isPlainBase({ key, strokes: _strokes, image, ...fields }: DrawingLayer): boolean {
  const first = plainFields(BASE_LAYER)
  const names = Object.keys(first) as (keyof typeof first)[]
  return key === BASE_LAYER && !image && names.every((name) => fields[name] === first[name])
}
