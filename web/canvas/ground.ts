import { fitInto } from '../../drawing/fit.ts'
import type { DrawingBackground } from '../../drawing/paint.ts'
import { PAPER_COLOR } from '../../drawing/stroke.ts'
import { createCanvas } from './layerCanvas.ts'
import type { LayerPlace } from './placement.ts'
import { enterDrawingSpace, fitCanvas } from './placement.ts'

/** What lies around the paper when it is zoomed or moved: the same in every theme, as paper is. */
const AROUND_COLOR = '#e6e8ec'
const GRID_COLOR = 'rgba(15, 124, 184, 0.28)'
/** A grid of smaller cells than this would be a grey area, in CSS pixels. */
const GRID_LEAST_CELL = 4

/** What the ground shows on paper. */
export interface GroundLook {
  readonly background: DrawingBackground | null
  /** Other drawings shining through; `opacity` 0–1. */
  readonly underlays: readonly { readonly picture: DrawingBackground; readonly opacity: number }[]
  /** Side of the grid's cells in drawing-space pixels. */
  readonly gridCell: number | null
}

/** What lies under the strokes: paper, the background picture, the onion skin and the grid. */
export class Ground {
  readonly element: HTMLCanvasElement
  readonly #context: CanvasRenderingContext2D

  constructor() {
    const { canvas, context } = createCanvas()
    this.element = canvas
    this.#context = context
  }

  /** Paints all of it. */
  paint(place: LayerPlace, look: GroundLook): void {
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
    // White paper leaves what is under it as it is.
    context.globalCompositeOperation = 'multiply'
    for (const { picture, opacity } of look.underlays) {
      context.globalAlpha = opacity
      this.#paintPicture(picture, place)
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
