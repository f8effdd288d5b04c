import { onLayer } from '../../../drawing/stroke.ts'
import { Changes } from '../../../drawing/changes.ts'
import { copyOfLayer } from '../../../drawing/copying.ts'
import { splitStrokes } from '../../../drawing/encoding.ts'
import type { Drawing } from '../../../drawing/fold.ts'
import {
  LAYER_ROLES, type LayerFields, type LayerKey, type LayerRole, plainFields,
} from '../../../drawing/layer.ts'
import { type DrawingLayer, layersIn } from '../../../drawing/layering.ts'
import { MAX_RANK } from '../../../drawing/limits.ts'
import type { Mark } from '../../../drawing/mark.ts'
import type { Change, DrawingSize, Operation } from '../../../drawing/operation.ts'
import { layerMessages } from '../../messages/layers.ts'

const words = layerMessages

/** How a layer is called. */
export const nameOfLayer = ({ key, name }: { readonly key: LayerKey; readonly name: string }): string =>
  name || (words.names[key] ?? words.unnamed)

/** The layers to choose from, the highest first: those of a drawing, those offered, and the one that is drawn on. */
export function layersToChoose(drawing: Drawing, roles: readonly LayerRole[], chosen: LayerKey): DrawingLayer[] {
  const changes = new Changes(drawing.past)
  const isRemoved = (key: LayerKey) => changes.newest<boolean>('isRemoved of the layer', key)?.value === true
  const own = layersIn(drawing)
  // A sheet on which nothing lies is not shown beside what is offered.
  const there = own.filter(({ key, strokes }) =>
    drawing.layers !== undefined || strokes.length > 0 || key === chosen || roles.length === 0)
  const offered = [...roles.filter((role) => !isRemoved(role)), chosen]
    .filter((key, index, all) => all.indexOf(key) === index && there.every((layer) => layer.key !== key))
    .map((key): DrawingLayer => ({ key, ...plainFields(key), strokes: [] }))
  return [...there, ...offered].sort((one, other) => other.rank - one.rank || (one.key < other.key ? 1 : -1))
}

type NewId = () => string
type LayerChange = Extract<Change, { kind: 'SET_LAYER' }>

/** Sets fields of a layer; makes it where it is not there. A picture lies in a drawing of the size. */
export const setLayer = (
  newId: NewId, layer: LayerKey, fields: Partial<LayerFields>, size?: DrawingSize,
): LayerChange => ({ opId: newId(), kind: 'SET_LAYER', layer, ...(fields.image && size && { size }), fields })

/** Makes the layers of all roles; no step of undo, since nothing of the picture changes. */
export const makeStoryboardSet = (newId: NewId): Operation[] =>
  LAYER_ROLES.map((role) => setLayer(newId, role, { isHidden: false }))

/** Where a layer lies that comes to a place among others, the highest first; null where there is no room. */
function rankAt(others: readonly DrawingLayer[], place: number): number | null {
  const above = others[place - 1]?.rank ?? MAX_RANK
  const below = others[place]?.rank ?? 0
  const rank = Math.floor((above + below) / 2)
  return rank > below && rank < above ? rank : null
}

/** Moves a layer to a place, from 0 at the top. Where there is no room, all get new ranks. */
export function moveLayer(newId: NewId, layers: readonly DrawingLayer[], key: LayerKey, place: number): Operation[] {
  const moved = layers.find((layer) => layer.key === key)
  if (!moved || layers.indexOf(moved) === place) return []
  const others = layers.filter((layer) => layer !== moved)
  const rank = rankAt(others, place)
  if (rank !== null) return [setLayer(newId, key, { rank })]
  const step = Math.floor(MAX_RANK / (layers.length + 1))
  return others.toSpliced(place, 0, moved).toReversed()
    .map((layer, index) => setLayer(newId, layer.key, { rank: step * (index + 1) }))
}

/** Makes a layer over another one. */
export function addLayer(newId: NewId, layers: readonly DrawingLayer[], over: LayerKey): LayerChange {
  const place = Math.max(0, layers.findIndex(({ key }) => key === over))
  const free = layers.filter(({ key }) => words.names[key] === undefined).length
  const rank = rankAt(layers, place)
  return setLayer(newId, newId(), { name: words.newName(free + 1), ...(rank !== null && { rank }) })
}

/** Copies all that lies on a layer onto another one, on top of what lies there. */
export function copyStrokes(
  newId: NewId, { strokes }: DrawingLayer, to: LayerKey, onto: readonly Mark[],
): Operation[] {
  const copies = copyOfLayer(newId, strokes, onto).map((stroke) => onLayer(stroke, to))
  return copies.length === 0
    ? []
    : splitStrokes(copies).map((some) => ({ opId: newId(), kind: 'ADD_STROKES', strokes: some }))
}

/** Makes a copy of a layer over it. */
export function duplicateLayer(
  newId: NewId, layers: readonly DrawingLayer[], layer: DrawingLayer, size: DrawingSize,
): Operation[] {
  const { opacity, blend, image } = layer
  const key = newId()
  const rank = rankAt(layers, layers.indexOf(layer))
  const look = { opacity, blend, ...(rank !== null && { rank }), ...(image && { image }) }
  const fields = { name: words.copyName(nameOfLayer(layer)), ...look }
  return [setLayer(newId, key, fields, size), ...copyStrokes(newId, layer, key, [])]
}
