import { CAMERA_EASINGS, type CameraFrame, type CameraMove } from './cameraMove.ts'
import type { TransformMatrix } from './drawingContext.ts'
import type { Drawing } from './fold.ts'
import { BALLOONS, type Label, LABEL_ALIGNS } from './label.ts'
import { LAYER_BLENDS, type LayerImage } from './layer.ts'
import { isSeen, layersIn } from './layering.ts'
import {
  ANGLE_STEPS, COORDINATE_STEPS, MATRIX_STEPS, OPACITY_STEPS, PRESSURE_STEPS, RADIUS_STEPS, SHIFT_STEPS, TILT_STEPS,
} from './limits.ts'
import type { Mark } from './mark.ts'
import { IDENTITY } from './matrix.ts'
import { BRUSHES, type Stroke } from './stroke.ts'
import { hasNewLook } from './strokeWriting.ts'

/** A point without pressure, which no byte is; and without tilt. */
const NONE = -1

/**
 * A stroke as integers and one text: 1 for the eraser or 0; the color; the radius in hundredths of a pixel; the opacity
 * in per cent; of each point x and y in eighths of a pixel, and the pressure from 0 to 255 or -1 for none.
 */
function strokeInk({ tool, color, radius, opacity, points }: Stroke) {
  return [
    tool === 'eraser' ? 1 : 0,
    color,
    Math.round(radius * RADIUS_STEPS),
    Math.round(opacity * OPACITY_STEPS),
    points.flatMap(({ x, y, pressure }) => [
      Math.round(x * COORDINATE_STEPS),
      Math.round(y * COORDINATE_STEPS),
      pressure === undefined ? NONE : Math.round(pressure * PRESSURE_STEPS),
    ]),
  ]
}

/** Scale, turn and shear in 65,536ths, the shift in 64ths of a pixel. */
const matrixInk = ({ a, b, c, d, e, f }: TransformMatrix): number[] => [
  ...[a, b, c, d].map((factor) => Math.round(factor * MATRIX_STEPS)),
  ...[e, f].map((shift) => Math.round(shift * SHIFT_STEPS)),
]

/** The text, how it is aligned, its balloon, the tail in 64ths of a pixel, the outlines around paper, and the place. */
const labelInk = ({ text, align, balloon, tail, paper, matrix }: Label) => [
  text, LABEL_ALIGNS.indexOf(align), BALLOONS.indexOf(balloon),
  tail ? [tail.x, tail.y].map((shift) => Math.round(shift * SHIFT_STEPS)) : [],
  paper, matrixInk(matrix),
]

/**
 * A stroke of format 2: that of format 1 with brush, whether it lies behind, and the tilt of each point or -1; an area
 * of several outlines with the number of points of each; a label with what it says.
 */
const layeredStrokeInk = (stroke: Stroke) => [
  ...strokeInk(stroke),
  BRUSHES.indexOf(stroke.brush ?? 'ink'),
  stroke.isBehind ? 1 : 0,
  stroke.points.flatMap(({ altitude, azimuth }) =>
    [altitude, azimuth].map((angle) => (angle === undefined ? NONE : Math.round(angle * TILT_STEPS)))),
  ...(stroke.rings ? [stroke.rings] : []),
  ...(stroke.label ? [labelInk(stroke.label)] : []),
]

/** A mark: the stroke, where it was put, and the erasers that came along. */
const markInk = (mark: Mark) => [
  layeredStrokeInk(mark),
  matrixInk(mark.matrix ?? IDENTITY),
  (mark.erasers ?? []).map(({ stroke, matrix }) => [layeredStrokeInk(stroke), matrixInk(matrix)]),
]

const frameInk = ({ x, y, width, angle }: CameraFrame): number[] => [
  ...[x, y, width].map((length) => Math.round(length * COORDINATE_STEPS)), Math.round(angle * ANGLE_STEPS),
]

const cameraInk = ({ start, end, easing, holdStart, holdEnd }: CameraMove): number[] => [
  ...frameInk(start), ...frameInk(end), CAMERA_EASINGS.indexOf(easing), holdStart, holdEnd,
]

const isOfFormat1 = ({ layers, camera, strokes }: Drawing): boolean =>
  !layers && !camera && strokes.every((mark: Mark) => !mark.matrix && !hasNewLook(mark))

/** SHA-256 of the pictures of layers, in hexadecimal digits, by their names in the log. */
export type PictureHashes = Readonly<Record<string, string>>

/** A picture: its file, its size in eighths of a pixel, and where it lies. */
const imageInk = ({ mediaId, width, height, matrix }: LayerImage, hashes: PictureHashes) => [
  hashes[mediaId] ?? '', ...[width, height].map((side) => Math.round(side * COORDINATE_STEPS)), matrixInk(matrix),
]

function layeredInk({ size: { width, height }, layers, strokes, camera }: Drawing, hashes: PictureHashes) {
  const all = layersIn({ strokes, ...(layers && { layers }) })
  const seen = all.filter(isSeen)
  return [
    2, width, height,
    seen.map((layer) => [
      Math.round(layer.opacity * OPACITY_STEPS), LAYER_BLENDS.indexOf(layer.blend), layer.strokes.map(markInk),
      ...(layer.image ? [imageInk(layer.image, hashes)] : []),
    ]),
    camera ? cameraInk(camera) : [],
  ]
}

/**
 * What a drawing shows, without ids, times and authors: width and height in pixels, and its strokes in order; format 2
 * of docs/seals.md where it has what came with layers.
 */
export const inkOf = (drawing: Drawing, hashes: PictureHashes = {}) => {
  const { size: { width, height }, strokes } = drawing
  return isOfFormat1(drawing) ? [width, height, strokes.map(strokeInk)] : layeredInk(drawing, hashes)
}

/** The text that the digest of a drawing is made of: format 1 or 2 of docs/seals.md. */
export const inkText = (drawing: Drawing, hashes: PictureHashes = {}): string => JSON.stringify(inkOf(drawing, hashes))
