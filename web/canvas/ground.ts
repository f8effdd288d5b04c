import type { Surface } from '../../drawing/drawingContext.ts'
import { fitInto } from '../../drawing/fit.ts'
import type { DrawingLayer } from '../../drawing/layering.ts'
import { PAPER_COLOR } from '../../drawing/paint.ts'
import type { DrawingBackground } from '../../drawing/paint.ts'
import { paintSurface } from '../lib/paintSurface.ts'
import { createCanvas } from './layerCanvas.ts'
import type { LayerPlace } from './placement.ts'
import { enterDrawingSpace, fitCanvas } from './placement.ts'
import { paintSheets } from './upperLayers.ts'

/** What lies around the paper when it is zoomed or moved: the same in every theme, as paper is. */
const AROUND_COLOR = '#e6e8ec'
const GRID_COLOR = 'rgba(15, 124, 184, 0.28)'
/** A grid of smaller cells than this would be a grey area, in CSS pixels. */
const GRID_LEAST_CELL = 4

/** What the ground shows on paper. */
export interface GroundLook {
  readonly background: DrawingBackground | null
  /** Another drawing shining through; `opacity` 0–1. */
  readonly underlay: { readonly picture: DrawingBackground; readonly opacity: number } | null
  /** Side of the grid's cells in drawing-space pixels. */
  readonly gridCell: number | null
}

/** What lies under the strokes: paper, the background picture, the onion skin and the grid. */
export class Ground {
  readonly element: HTMLCanvasElement
  readonly #context: CanvasRenderingContext2D
  /** The ground with layers on it, as it was painted last, and where; null while no layer lies on it. */
  #painted: { readonly picture: Surface; readonly place: LayerPlace } | null = null

  constructor() {
    const { canvas, context } = createCanvas()
    this.element = canvas
    this.#context = context
  }

  /** Paints all of it, with the layers that lie on it. */
  paint(place: LayerPlace, look: GroundLook, layers: readonly DrawingLayer[]): void {
    this.#paintGround(place, look)
    this.#painted = null
    if (layers.length === 0) return
    paintSheets(this.#context, layers, place)
    const { width, height } = this.element
    const picture = paintSurface(width, height)
    picture.context.drawImage(this.element, 0, 0, width, height)
    this.#painted = { picture, place }
  }

  /** Shows all of it as it would lie elsewhere: layers a little blurred, until they are painted again. */
  move(place: LayerPlace, look: GroundLook): void {
    this.#paintGround(place, look)
    if (!this.#painted) return
    const { picture, place: from } = this.#painted
    const scale = place.placement.scale / from.placement.scale
    const { pixelRatio } = place.viewport
    const x = (place.placement.x - from.placement.x * scale) * pixelRatio
    const y = (place.placement.y - from.placement.y * scale) * pixelRatio
    const { width, height } = from.viewport
    const size = [width * scale * pixelRatio, height * scale * pixelRatio] as const
    this.#context.drawImage(picture.image as CanvasImageSource, x, y, ...size)
  }

  #paintGround(place: LayerPlace, look: GroundLook): void {
    fitCanvas(this.element, place.viewport)
    const context = this.#context
    context.save()
    context.fillStyle = isFitted(place) ? PAPER_COLOR : AROUND_COLOR
    context.fillRect(0, 0, this.element.width, this.element.height)
    context.restore()

    enterDrawingSpace(context, place)
    context.fillStyle = PAPER_COLOR
    context.fillRect(0, 0, place.size.width, place.size.height)
    context.imageSmoothingEnabled = true
    context.imageSmoothingQuality = 'high'
    if (look.background) this.#paintPicture(look.background, place)
    if (look.underlay) {
      context.globalAlpha = look.underlay.opacity
      // White paper leaves what is under it as it is.
      context.globalCompositeOperation = 'multiply'
      this.#paintPicture(look.underlay.picture, place)
    }
    context.restore()
    if (look.gridCell !== null) this.#paintGrid(place, look.gridCell)
  }

  #paintPicture(picture: DrawingBackground, { size }: LayerPlace): void {
    const area = fitInto(picture, size)
    this.#context.drawImage(picture.image as CanvasImageSource, area.x, area.y, area.width, area.height)
  }

  #paintGrid(place: LayerPlace, cell: number): void {
    const { size, placement } = place
    const context = this.#context
    if (cell * placement.scale < GRID_LEAST_CELL) return
    enterDrawingSpace(context, place)
    context.strokeStyle = GRID_COLOR
    context.lineWidth = 1 / placement.scale
    context.beginPath()
    for (let x = cell; x < size.width; x += cell) {
      context.moveTo(x, 0)
      context.lineTo(x, size.height)
    }
    for (let y = cell; y < size.height; y += cell) {
      context.moveTo(0, y)
      context.lineTo(size.width, y)
    }
    context.stroke()
    context.restore()
  }
}

function isFitted({ size, viewport, placement }: LayerPlace): boolean {
  const fitted = fitInto(size, viewport)
  return fitted.scale === placement.scale && fitted.x === placement.x && fitted.y === placement.y
}
