import { createCanvas } from '@napi-rs/canvas'
import { decodePayload } from '../../../drawing/encoding.ts'
import { foldOperations } from '../../../drawing/fold.ts'
import type { DrawingSize, OperationKind } from '../../../drawing/operation.ts'
import { paintDrawing } from '../../../drawing/paint.ts'

const WEBP_QUALITY = 85

/** What to paint: a drawing's log, and the width of the picture in pixels. */
export interface PaintingOrder {
  size: DrawingSize
  operations: { opId: string; kind: OperationKind; payload: Uint8Array }[]
  width: number
  format: 'webp' | 'png'
}

/** Paints a drawing and encodes the picture. Runs on a thread of its own. */
export async function paint({ size, operations, width, format }: PaintingOrder): Promise<Uint8Array> {
  const drawing = foldOperations(size, operations.map(({ opId, kind, payload }) => decodePayload(opId, kind, payload)))
  const height = Math.round((width * drawing.size.height) / drawing.size.width)
  const canvas = createCanvas(width, height)
  paintDrawing(canvas.getContext('2d'), drawing, { width, height })
  return format === 'png' ? canvas.encode('png') : canvas.encode('webp', WEBP_QUALITY)
}
