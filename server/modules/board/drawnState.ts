import type { CameraMove } from '../../../drawing/cameraMove.ts'
import type { Drawing } from '../../../drawing/fold.ts'
import { BASE_LAYER, type LayerImage, layerOf } from '../../../drawing/layer.ts'
import type { DrawingLayer } from '../../../drawing/layering.ts'
import type { Operation } from '../../../drawing/operation.ts'
import type { ShotView } from '../../__generated__/prisma/client.ts'

/** What a view keeps of a layer. */
export interface KeptLayer extends Omit<DrawingLayer, 'strokes'> {
  strokeCount: number
}

/** What a view keeps of the fold of its drawing. */
export interface DrawnState {
  strokeCount: number
  width: number
  height: number
  /** From bottom to top; null while there is one as it is at first. */
  layers: KeptLayer[] | null
  camera: CameraMove | null
}

/** What a view keeps of a drawing. */
export const drawnStateOf = ({ size: { width, height }, strokes, layers, camera }: Drawing): DrawnState => ({
  strokeCount: strokes.length,
  width,
  height,
  layers: layers?.map(({ strokes: { length }, ...layer }) => ({ ...layer, strokeCount: length })) ?? null,
  camera: camera ?? null,
})

/** The pictures on layers that can be seen. */
export const seenImages = (layers: readonly KeptLayer[] | null): LayerImage[] =>
  (layers ?? []).flatMap(({ image, isHidden }) => (image && !isHidden ? [image] : []))

/** What a view keeps now. */
export const keptStateOf = ({ strokeCount, width, height, layers, camera }: Omit<DrawnState, 'layers' | 'camera'>
  & Pick<ShotView, 'layers' | 'camera'>): DrawnState => ({
  strokeCount, width, height,
  layers: layers as KeptLayer[] | null,
  camera: camera as CameraMove | null,
})

/**
 * What a view keeps after operations that only add strokes nobody has seen before, to layers that are there: those just
 * count up. Null for all others, which need the log.
 */
export function countedUp(state: DrawnState, added: readonly Operation[]): DrawnState | null {
  const layers = state.layers ?? [{ key: BASE_LAYER, strokeCount: state.strokeCount }]
  const counts = new Map(layers.map(({ key, strokeCount }) => [key, strokeCount]))
  for (const operation of added) {
    // Undo and redo bring back what may be there.
    if (operation.kind !== 'ADD_STROKES' || operation.undoes !== undefined) return null
    for (const stroke of operation.strokes) {
      const count = counts.get(layerOf(stroke))
      if (count === undefined) return null
      counts.set(layerOf(stroke), count + 1)
    }
  }
  return {
    ...state,
    strokeCount: [...counts.values()].reduce((sum, count) => sum + count, 0),
    layers: state.layers?.map((layer) => ({ ...layer, strokeCount: counts.get(layer.key) ?? 0 })) ?? null,
  }
}
