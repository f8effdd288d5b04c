import { createCanvas, ImageData, type SKRSContext2D } from '@napi-rs/canvas'
import type { Layer, LayerMaskData, PixelData } from 'ag-psd'
import type { LayerFields } from '../../../drawing/layer.ts'
import { COMPOSITIONS } from '../../../drawing/paintMark.ts'

/** A layer of a Photoshop file: its pixels lie in the picture of the whole file. */
export interface PsdSheet extends Pick<LayerFields, 'name' | 'opacity' | 'blend' | 'isHidden'> {
  readonly left: number
  readonly top: number
  readonly pixels: PixelData
}

interface Size {
  readonly width: number
  readonly height: number
}

/** Groups within groups deeper than this become one picture. */
const DEEPEST_GROUP = 2

const OPAQUE = 255

/** The part of a sheet on which something lies within the picture; null for none. */
function trimmed(sheet: PsdSheet, { width, height }: Size): PsdSheet | null {
  const { left, top, pixels: { data, width: across, height: down } } = sheet
  let [fromX, fromY, toX, toY] = [across, down, -1, -1]
  for (let y = Math.max(0, -top); y < Math.min(down, height - top); y++) {
    for (let x = Math.max(0, -left); x < Math.min(across, width - left); x++) {
      if (data[(y * across + x) * 4 + 3] === 0) continue
      fromX = Math.min(fromX, x)
      toX = Math.max(toX, x)
      fromY = Math.min(fromY, y)
      toY = y
    }
  }
  if (toX < fromX) return null
  if (toX - fromX + 1 === across && toY - fromY + 1 === down) return sheet
  const [partWidth, partHeight] = [toX - fromX + 1, toY - fromY + 1]
  const part = new Uint8ClampedArray(partWidth * partHeight * 4)
  for (let y = 0; y < partHeight; y++) {
    const at = ((y + fromY) * across + fromX) * 4
    part.set(data.subarray(at, at + partWidth * 4), y * partWidth * 4)
  }
  const pixels = { data: part, width: partWidth, height: partHeight }
  return { ...sheet, left: left + fromX, top: top + fromY, pixels }
}

/** Takes off what the mask of a layer hides. */
function applyMask({ data, width, height }: PixelData, { left = 0, top = 0 }: Layer, mask: LayerMaskData): void {
  const { imageData, defaultColor = 0 } = mask
  const [maskLeft, maskTop] = [(mask.left ?? 0) - left, (mask.top ?? 0) - top]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [across, down] = [x - maskLeft, y - maskTop]
      const isInside = imageData && across >= 0 && down >= 0 && across < imageData.width && down < imageData.height
      const shown = isInside ? (imageData.data[(down * imageData.width + across) * 4] ?? 0) : defaultColor
      const at = (y * width + x) * 4 + 3
      data[at] = Math.round(((data[at] ?? 0) * shown) / OPAQUE)
    }
  }
}

const blendOf = ({ blendMode }: Layer): PsdSheet['blend'] => (blendMode === 'multiply' ? 'MULTIPLY' : 'NORMAL')

/** A layer with pixels as a sheet; none for one without, as layers that adjust others. */
function sheetOf(layer: Layer, size: Size): PsdSheet[] {
  const { imageData, mask, name = '', opacity = 1, hidden = false, left = 0, top = 0 } = layer
  if (!imageData) return []
  const isMasked = mask && !mask.disabled && (mask.imageData || mask.defaultColor === 0)
  if (isMasked) applyMask(imageData, layer, mask)
  const look = { name, opacity, blend: blendOf(layer), isHidden: hidden }
  const sheet = trimmed({ ...look, left, top, pixels: imageData }, size)
  return sheet ? [sheet] : []
}

function paintSheet(context: SKRSContext2D, { left, top, pixels, opacity, blend }: PsdSheet): void {
  const { data, width, height } = pixels
  const canvas = createCanvas(width, height)
  canvas.getContext('2d').putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0)
  context.globalAlpha = opacity
  context.globalCompositeOperation = COMPOSITIONS[blend]
  context.drawImage(canvas, left, top)
}

/** What sheets look like together; what is hidden is left out. */
function painted(sheets: readonly PsdSheet[], size: Size): PixelData {
  const canvas = createCanvas(size.width, size.height)
  const context = canvas.getContext('2d')
  for (const sheet of sheets) if (!sheet.isHidden) paintSheet(context, sheet)
  return context.getImageData(0, 0, size.width, size.height)
}

/** Sheets as one. */
const flattened = (sheets: readonly PsdSheet[], look: Omit<PsdSheet, 'left' | 'top' | 'pixels'>, size: Size) =>
  trimmed({ ...look, left: 0, top: 0, pixels: painted(sheets, size) }, size)

/** Sheets as one as large as the file; none where nothing is shown. */
export function wholePicture(sheets: readonly PsdSheet[], size: Size, name = ''): PsdSheet[] {
  if (sheets.every(({ isHidden }) => isHidden)) return []
  const pixels = painted(sheets, size)
  return [{ name, opacity: 1, blend: 'NORMAL', isHidden: false, left: 0, top: 0, pixels }]
}

/** The sheets of layers from bottom to top: a group is the layers in it, or one sheet where it is more than those. */
export function sheetsOf(layers: readonly Layer[], size: Size, depth = 0): PsdSheet[] {
  return layers.flatMap((layer) => {
    const { children, blendMode = 'normal', opacity = 1, hidden = false, name = '' } = layer
    if (!children) return sheetOf(layer, size)
    const inner = sheetsOf(children, size, depth + 1)
    const isPlain = (blendMode === 'pass through' || blendMode === 'normal') && opacity === 1
    if (isPlain && depth < DEEPEST_GROUP) {
      return hidden ? inner.map((sheet) => ({ ...sheet, isHidden: true })) : inner
    }
    const one = flattened(inner, { name, opacity, blend: blendOf(layer), isHidden: hidden }, size)
    return one ? [one] : []
  })
}

/** A picture of each layer or group at the top that is shown, from bottom to top. */
export const picturesOf = (layers: readonly Layer[], size: Size): PsdSheet[] =>
  layers.filter(({ hidden = false }) => !hidden)
    .flatMap((layer) => wholePicture(sheetsOf([layer], size), size, layer.name ?? ''))

/** Whether a sheet is nothing but white paper. */
function isPaper({ pixels: { data, width, height } }: PsdSheet, size: Size): boolean {
  return width === size.width && height === size.height && data.every((value) => value === OPAQUE)
}

/** The sheets without the paper under them, and with the lowest ones flattened while there are more than fit. */
export function fittingSheets(
  all: readonly PsdSheet[], doFit: (names: readonly string[]) => boolean, size: Size,
): PsdSheet[] {
  const [lowest] = all
  const sheets = lowest && !lowest.isHidden && isPaper(lowest, size) ? all.slice(1) : [...all]
  let count = 1
  while (count < sheets.length && !doFit(sheets.slice(count - 1).map(({ name }) => name))) count += 1
  const under = sheets.slice(0, count)
  const [first] = under
  if (!first || count === 1) return sheets
  const isHidden = under.every((sheet) => sheet.isHidden)
  const shown = isHidden ? under.map((sheet) => ({ ...sheet, isHidden: false })) : under
  const one = flattened(shown, { name: first.name, opacity: 1, blend: 'NORMAL', isHidden }, size)
  return [...(one ? [one] : []), ...sheets.slice(count)]
}
