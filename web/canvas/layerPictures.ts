import type { DrawingLayer } from '../../drawing/layering.ts'
import type { LayerImage } from '../../drawing/layer.ts'
import { COMPOSITIONS } from '../../drawing/paintMark.ts'
import { createStore } from '../lib/store.ts'
import { createCanvas } from './layerCanvas.ts'
import { enterDrawingSpace, fitCanvas, type LayerPlace } from './placement.ts'
import type { Sheets } from './sheets.ts'

/** The pictures on layers that are loaded, by their names in the logs of drawings: a name is one picture for ever. */
export const layerPictures = createStore<ReadonlyMap<string, HTMLImageElement>>(new Map())

/** Keeps a picture that was loaded. */
export const keepPicture = (name: string, image: HTMLImageElement): void =>
  layerPictures.set(new Map([...layerPictures.get(), [name, image]]))

type Pictured = Pick<DrawingLayer, 'image' | 'opacity' | 'blend' | 'isHidden'>

/** Layers on what is under them, when all is erased: their pictures. The canvas itself where there are none. */
function withPictures(
  under: HTMLCanvasElement, layers: readonly Pictured[], place: LayerPlace | null,
): HTMLCanvasElement {
  const pictures = layerPictures.get()
  const left = layers.flatMap(({ image, isHidden, ...look }) => {
    const picture = image && !isHidden ? pictures.get(image.mediaId) : undefined
    return image && picture ? [{ ...look, image, picture }] : []
  })
  if (left.length === 0 || !place) return under
  const { canvas, context } = createCanvas()
  fitCanvas(canvas, place.viewport)
  context.drawImage(under, 0, 0)
  for (const { image: { matrix: { a, b, c, d, e, f }, width, height }, picture, opacity, blend } of left) {
    enterDrawingSpace(context, place)
    context.transform(a, b, c, d, e, f)
    context.globalAlpha = opacity
    context.globalCompositeOperation = COMPOSITIONS[blend]
    context.drawImage(picture, 0, 0, width, height)
    context.restore()
  }
  return canvas
}

const ownOf = ({ image, opacity, blend }: Sheets): readonly Pictured[] =>
  (image ? [{ image, opacity, blend, isHidden: false }] : [])

/** What an eraser leaves of the layer that is drawn on, on what is under it. */
export const withOwnPicture = (under: HTMLCanvasElement, sheets: Sheets, place: LayerPlace | null): HTMLCanvasElement =>
  withPictures(under, ownOf(sheets), place)

/** What an eraser leaves of all layers, on the ground. */
export const withAllPictures = (ground: HTMLCanvasElement, sheets: Sheets, place: LayerPlace | null) =>
  withPictures(ground, [...sheets.lower, ...ownOf(sheets), ...sheets.upper], place)

/** How the layer that is drawn on is shown: its opacity, 0–1, and its picture. */
export interface LayerLook {
  readonly opacity?: number
  readonly image?: LayerImage
}

/** The picture of the layer that is drawn on: an element that the page moves, under the strokes. */
export class ActivePicture {
  /** Cuts off what leaves the drawing space. */
  readonly #element = document.createElement('div')
  #picture: HTMLImageElement | null = null
  #image: LayerImage | null = null
  #place: LayerPlace | null = null
  /** Ends looking for pictures that come. */
  readonly destroy = layerPictures.subscribe(() => this.show(this.#image))

  constructor(parent: HTMLElement) {
    parent.append(this.#element)
    Object.assign(this.#element.style, { position: 'absolute', overflow: 'hidden', pointerEvents: 'none' })
  }

  /** Shows a picture, once it is loaded, or none. */
  show(image: LayerImage | null): void {
    const picture = image && layerPictures.get().get(image.mediaId)
    if (this.#image?.mediaId !== image?.mediaId || !this.#picture !== !picture) {
      this.#picture?.remove()
      this.#picture = picture ? document.createElement('img') : null
      if (this.#picture && picture) {
        Object.assign(this.#picture, { src: picture.src, alt: '', draggable: false })
        Object.assign(this.#picture.style, { position: 'absolute', transformOrigin: '0 0', maxWidth: 'none' })
        this.#element.append(this.#picture)
      }
    }
    this.#image = image
    this.#lay()
  }

  /** The drawing lies elsewhere. */
  place(place: LayerPlace): void {
    this.#place = place
    this.#lay()
  }

  #lay(): void {
    if (!this.#place || !this.#image || !this.#picture) return
    const { placement: { x, y, scale }, size } = this.#place
    const { width, height, matrix: { a, b, c, d, e, f } } = this.#image
    const pixels = (value: number): string => `${value}px`
    Object.assign(this.#element.style, {
      left: pixels(x), top: pixels(y), width: pixels(size.width * scale), height: pixels(size.height * scale),
    })
    Object.assign(this.#picture.style, {
      width: pixels(width), height: pixels(height),
      transform: `matrix(${[a, b, c, d, e, f].map((value) => value * scale).join(', ')})`,
    })
  }
}
