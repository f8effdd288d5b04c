import { type DrawnLayers, flattenedLayers } from './copying.ts'
import { decodePayload, encodePayload } from './encoding.ts'
import { layerOf } from './layer.ts'
import type { DrawingLayer } from './layering.ts'
import type { DrawingSize } from './operation.ts'

/** What a frame template keeps of a layer. */
export type TemplateLayer = Omit<DrawingLayer, 'strokes'>

/** What a frame template keeps of a drawing: its layers on which something lies, and an ADD_STROKES of all strokes. */
export interface TemplateContent {
  readonly size: DrawingSize
  /** From bottom to top. */
  readonly layers: readonly TemplateLayer[]
  /** Empty where there are pictures alone. */
  readonly payload: Uint8Array
}

/** Names the operation that a payload is of: nobody stores it. */
const OPERATION = '00000000-0000-4000-8000-000000000000'

/** What a template keeps of a drawing; null where nothing is drawn. Throws DrawingFormatError where it is too much. */
export function templateContent(newId: () => string, drawing: DrawnLayers): TemplateContent | null {
  const layers = flattenedLayers(newId, drawing)
  const strokes = layers.flatMap((layer) => layer.strokes)
  if (layers.length === 0) return null
  return {
    size: drawing.size,
    layers: layers.map(({ strokes: _strokes, ...layer }) => layer),
    payload: strokes.length === 0
      ? new Uint8Array()
      : encodePayload({ opId: OPERATION, kind: 'ADD_STROKES', strokes }),
  }
}

/** The drawing that a template keeps. */
export function templateDrawing({ size, layers, payload }: TemplateContent): DrawnLayers {
  const operation = payload.length > 0 && decodePayload(OPERATION, 'ADD_STROKES', payload)
  const strokes = operation && operation.kind === 'ADD_STROKES' ? operation.strokes : []
  return {
    size, strokes,
    layers: layers.map((layer) => ({ ...layer, strokes: strokes.filter((stroke) => layerOf(stroke) === layer.key) })),
  }
}
