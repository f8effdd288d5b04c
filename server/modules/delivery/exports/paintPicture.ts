import { type Canvas, createCanvas, loadImage, type SKRSContext2D } from '@napi-rs/canvas'
import { paperOf, rectangleOf, uprightOf } from '../../../../drawing/camera.ts'
import { decodePayload } from '../../../../drawing/encoding.ts'
import { fitInto } from '../../../../drawing/fit.ts'
import { type Drawing, foldOperations } from '../../../../drawing/fold.ts'
import { firstFields, LAYER_ROLES, type LayerKey, type LayerRole } from '../../../../drawing/layer.ts'
import { type DrawingLayer, isSeen } from '../../../../drawing/layering.ts'
import type { OperationKind } from '../../../../drawing/operation.ts'
import {
  type DrawingBackground, paintBackground, paintDrawing, type PaintOptions, paintStrokes,
} from '../../../../drawing/paint.ts'
import { pixelsAt } from '../../../../drawing/paintCamera.ts'
import { PAPER_COLOR } from '../../../../drawing/stroke.ts'
import type { AspectRatio } from '../../../__generated__/prisma/client.ts'
import { paintKit } from '../../../platform/paintKit.ts'
import type { Matte, PaintedLayers, PaintedPicture, PictureKind, Size } from './exportFormat.ts'

const JPEG_QUALITY = 92
/** Above 100 the encoder of Skia works without loss. */
const WEBP_QUALITY = 101
export const PREVIEW_QUALITY = 82

/** The ratios of films; the drawing space of 16:9 is 1.75:1 and gets a little paper at each side. */
const TRUE_RATIOS: Readonly<Record<AspectRatio, number>> = {
  RATIO_16_9: 16 / 9, RATIO_4_3: 4 / 3, RATIO_1_1: 1, RATIO_1_85: 1.85, RATIO_2_1: 2, RATIO_2_39: 2.39,
  RATIO_9_16: 9 / 16,
}

/** Width to height of a ratio. */
export const trueRatioOf = (ratio: AspectRatio): number => TRUE_RATIOS[ratio]

/** The log of a drawing, up to its revision. */
export interface DrawingLog {
  opId: string
  kind: OperationKind
  payload: Uint8Array
  /** Who did it. */
  actorId: string
}

/** What is painted: a drawing, with the path of the image behind it. */
export interface PictureOrder {
  initialSize: Size
  operations: readonly DrawingLog[]
  imagePath: string | null
  /** The path of a picture on a layer by its name in the log; null when it is gone. */
  findPicture: (name: string) => Promise<string | null>
  ratio: AspectRatio
  size: Size
  matte: Matte
  /** All of the drawing space, whatever its camera shows. */
  isWhole: boolean
}

async function readBackground(path: string): Promise<DrawingBackground> {
  const image = await loadImage(path)
  return { image, width: image.width, height: image.height }
}

/** The pictures on layers of a drawing. */
async function readPictures({ layers }: Drawing, { findPicture }: Pick<PictureOrder, 'findPicture'>) {
  const names = new Set(layers?.flatMap(({ image }) => image?.mediaId ?? []))
  const pictures = new Map<string, object>()
  for (const name of names) {
    const path = await findPicture(name)
    if (path !== null) pictures.set(name, await loadImage(path))
  }
  return pictures
}

type DrawingOrder = Pick<PictureOrder, 'initialSize' | 'operations'>

const optionsOf = ({ width, height }: Size): PaintOptions => ({ width, height, kit: paintKit })

/** A drawing without its authors. */
interface MarksOrder {
  initialSize: Size
  operations: readonly Omit<DrawingLog, 'actorId'>[]
}

const decoded = ({ operations }: MarksOrder) =>
  operations.map(({ opId, kind, payload }) => decodePayload(opId, kind, payload))

const drawingOf = (order: MarksOrder) => foldOperations(order.initialSize, decoded(order))

function painted(canvas: Canvas): PaintedPicture {
  const { width, height } = canvas
  const encoders: Record<PictureKind, () => Promise<Buffer>> = {
    png: () => canvas.encode('png'),
    jpeg: () => canvas.encode('jpeg', JPEG_QUALITY),
    webp: () => canvas.encode('webp', WEBP_QUALITY),
    preview: () => canvas.encode('webp', PREVIEW_QUALITY),
  }
  // The canvas holds colors times their opacity, which no file of layers does.
  const rgba = () => canvas.getContext('2d').getImageData(0, 0, width, height).data
  return { width, height, canvas, encode: (kind) => encoders[kind](), rgba }
}

function layer({ width, height }: Size, paint: (context: SKRSContext2D) => void): PaintedPicture {
  const canvas = createCanvas(width, height)
  paint(canvas.getContext('2d'))
  return painted(canvas)
}

/**
 * Paints what each person drew alone, those who began first at the bottom: strokes are of who added them first, and
 * erasers take from everybody's.
 */
export function paintAuthors(order: DrawingOrder & { size: Size }): { actorId: string; drawing: PaintedPicture }[] {
  const drawing = drawingOf(order)
  const authors = new Map<string, string>()
  for (const [index, operation] of decoded(order).entries()) {
    if (operation.kind !== 'ADD_STROKES') continue
    const { actorId = '' } = order.operations[index] ?? {}
    for (const { id } of operation.strokes) if (!authors.has(id)) authors.set(id, actorId)
  }
  const drawn = drawing.strokes.filter(({ tool }) => tool !== 'eraser')
  return [...new Set(drawn.map(({ id }) => authors.get(id) ?? ''))].map((actorId) => {
    const ownOf = <Layer extends Pick<Drawing, 'strokes'>>(layered: Layer): Layer => ({
      ...layered,
      strokes: layered.strokes.filter(({ id, tool }) => tool === 'eraser' || authors.get(id) === actorId),
    })
    const own = { ...ownOf(drawing), ...(drawing.layers && { layers: drawing.layers.map(ownOf) }) }
    return { actorId, drawing: layer(order.size, (context) => paintStrokes(context, own, optionsOf(order.size))) }
  })
}

/** Paints a drawing over a picture that the drawing space fills. */
export function paintMarks({ canvas, width, height }: PaintedPicture, order: MarksOrder): void {
  const size = { width, height }
  const marks = layer(size, (context) => paintStrokes(context, drawingOf(order), optionsOf(size)))
  ;(canvas as Canvas).getContext('2d').drawImage(marks.canvas as Canvas, 0, 0)
}

const nameOfRole = (key: LayerKey): string => `${key.slice(0, 1).toUpperCase()}${key.slice(1)}`

/** The role that shows a layer: its own, or that above it. Nothing but notes is shown as notes. */
function roleOf({ key, rank }: DrawingLayer): LayerRole {
  const above = LAYER_ROLES.find((role) => role === key) ?? LAYER_ROLES.find((role) => firstFields(role).rank > rank)
  return key !== 'notes' && (above === undefined || above === 'notes') ? 'ink' : above ?? 'ink'
}

function paintRoles(drawing: Drawing, options: PaintOptions): { role: LayerRole; picture: PaintedPicture }[] {
  const { layers, size } = drawing
  if (!layers) return []
  const seen = layers.filter(isSeen)
  return LAYER_ROLES.flatMap((role) => {
    const own = seen.filter((each) => roleOf(each) === role)
    const background = role === 'reference' ? options.background : undefined
    if (own.length === 0 && !background) return []
    const picture = layer(options, (context) => {
      if (background) paintBackground(context, drawing, { ...options, background })
      if (own.length > 0) paintStrokes(context, { size, strokes: [], layers: own }, options)
    })
    return [{ role, picture }]
  })
}

/** Paints the layers of a picture. */
export async function paintLayers(order: Omit<PictureOrder, 'matte' | 'ratio' | 'isWhole'>): Promise<PaintedLayers> {
  const { size, imagePath } = order
  const drawing = drawingOf(order)
  const background = imagePath === null ? undefined : await readBackground(imagePath)
  const options = { ...optionsOf(size), background, pictures: await readPictures(drawing, order) }
  const layers = drawing.layers ?? []
  const strokesOf = (layers: readonly DrawingLayer[]) =>
    layer(size, (context) => paintStrokes(context, { size: drawing.size, strokes: [], layers }, options))
  return {
    whole: layer(size, (context) => paintDrawing(context, drawing, options)),
    paper: layer(size, (context) => {
      context.fillStyle = PAPER_COLOR
      context.fillRect(0, 0, size.width, size.height)
    }),
    image: background ? layer(size, (context) => paintBackground(context, drawing, options)) : null,
    drawing: layer(size, (context) => paintStrokes(context, drawing, options)),
    pictures: layers.some(({ image }) => image) ? strokesOf(layers.map((each) => ({ ...each, strokes: [] }))) : null,
    sheets: layers.map((each) => ({
      name: each.name || nameOfRole(each.key), opacity: each.opacity, blend: each.blend, isHidden: each.isHidden,
      drawing: strokesOf([{ ...each, opacity: 1, blend: 'NORMAL', isHidden: false }]),
    })),
    byRole: () => paintRoles(drawing, options),
  }
}

/** Paints all of the paper of a view with a camera move, with so many pixels for each of the drawing. */
export async function paintPaper(
  order: Pick<PictureOrder, 'initialSize' | 'operations' | 'imagePath' | 'findPicture'>, scale: number,
): Promise<PaintedPicture> {
  const { imagePath } = order
  const drawing = drawingOf(order)
  const paper = paperOf(drawing)
  const size = pixelsAt(paper, scale)
  const background = imagePath === null ? undefined : await readBackground(imagePath)
  const pictures = await readPictures(drawing, order)
  return layer(size, (context) =>
    paintDrawing(context, drawing, { ...optionsOf(size), background, pictures, part: uprightOf(paper) }))
}

/** Paints paper of the true ratio into a frame, and the drawing into the paper, as its camera shows it at first. */
export async function paintPicture(order: PictureOrder): Promise<PaintedPicture> {
  const { imagePath, ratio, size, matte, isWhole } = order
  const drawing = drawingOf(order)
  const part = drawing.camera && !isWhole ? rectangleOf(drawing.camera.start, drawing.size) : undefined
  const area = fitInto({ width: trueRatioOf(ratio), height: 1 }, size)
  const width = Math.round(area.width)
  const height = Math.round(area.height)
  const paper = createCanvas(width, height)
  const background = imagePath === null ? undefined : await readBackground(imagePath)
  const pictures = await readPictures(drawing, order)
  paintDrawing(paper.getContext('2d'), drawing, { ...optionsOf({ width, height }), background, pictures, part })
  if (width === size.width && height === size.height) return painted(paper)
  const frame = createCanvas(size.width, size.height)
  const context = frame.getContext('2d')
  context.fillStyle = matte === 'white' ? PAPER_COLOR : '#000000'
  context.fillRect(0, 0, size.width, size.height)
  context.drawImage(paper, Math.round(area.x), Math.round(area.y))
  return painted(frame)
}
