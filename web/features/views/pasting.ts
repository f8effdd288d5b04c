import { strokesIn } from '../../../drawing/copying.ts'
import { splitStrokes } from '../../../drawing/encoding.ts'
import type { LayerKey } from '../../../drawing/layer.ts'
import type { DrawingSize, Operation } from '../../../drawing/operation.ts'
import { paintStroke } from '../../../drawing/paintStroke.ts'
import { boxAround } from '../../../drawing/selection.ts'
import { onLayer, type Stroke } from '../../../drawing/stroke.ts'
import { paintKit } from '../../lib/paintKit.ts'
import type { CopiedStrokes } from './copiedStrokes.ts'

/** The operations that add copied lines to a layer of a drawing, and the ids they have there. */
export function pasting(
  newId: () => string, { strokes, size: from }: CopiedStrokes, layer: LayerKey, size: DrawingSize,
): { readonly operations: readonly Operation[]; readonly ids: ReadonlySet<string> } {
  const own = strokesIn(size, strokes, from).map((stroke) => ({ ...onLayer(stroke, layer), id: newId() }))
  return {
    operations: splitStrokes(own).map((some) => ({ opId: newId(), kind: 'ADD_STROKES', strokes: some })),
    ids: new Set(own.map(({ id }) => id)),
  }
}

/** Pixels of the picture to one of the drawing space, and its longest side. */
const PICTURE_SCALE = 3
const MOST_PIXELS = 4_096

/** Puts a picture of lines where other programs paste from; does nothing where the browser refuses. */
export async function copyPicture(strokes: readonly Stroke[]): Promise<void> {
  const box = boxAround(strokes)
  if (!box || typeof ClipboardItem === 'undefined') return
  const [width, height] = [box.right - box.left, box.bottom - box.top]
  const scale = Math.min(PICTURE_SCALE, MOST_PIXELS / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(width * scale)
  canvas.height = Math.ceil(height * scale)
  const context = canvas.getContext('2d')
  if (!context) return
  context.setTransform(scale, 0, 0, scale, -box.left * scale, -box.top * scale)
  for (const stroke of strokes) paintStroke(context, stroke, paintKit)
  const picture = new Promise<Blob>((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture cannot be made')))))
  await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]).catch(() => undefined)
}
