import type { DrawingLayer } from '../../drawing/layering.ts'
import { COMPOSITIONS, paintMark } from '../../drawing/paintMark.ts'
import { paintKit } from '../lib/paintKit.ts'
import { createCanvas } from './layerCanvas.ts'
import type { LayerPlace } from './placement.ts'
import { enterDrawingSpace, fitCanvas, stretchElement } from './placement.ts'
import { seenLayers } from './sheets.ts'

/** The clock is asked after so many strokes. */
const STROKES_AT_ONCE = 3

interface Sheet {
  readonly canvas: HTMLCanvasElement
  readonly context: CanvasRenderingContext2D
  readonly layers: readonly DrawingLayer[]
}

function sheetOf(layers: readonly DrawingLayer[], place: LayerPlace): Sheet {
  const { canvas, context } = createCanvas()
  fitCanvas(canvas, place.viewport)
  return { canvas, context, layers }
}

/** Paints layers onto canvases of their own, a little at a time. */
export class SheetPainting {
  readonly place: LayerPlace
  readonly canvases: readonly HTMLCanvasElement[]
  readonly #steps: Generator<void>
  #isDone = false

  private constructor(sheets: readonly Sheet[], place: LayerPlace) {
    this.place = place
    this.canvases = sheets.map(({ canvas }) => canvas)
    this.#steps = stepsOf(sheets, place)
  }

  /** What lies under the layer that is drawn on: one canvas with the ground, or none where there are no strokes. */
  static under(layers: readonly DrawingLayer[], place: LayerPlace, ground: HTMLCanvasElement): SheetPainting {
    const shown = seenLayers(layers)
    if (shown.length === 0) return new SheetPainting([], place)
    const sheet = sheetOf(shown, place)
    sheet.context.drawImage(ground, 0, 0)
    return new SheetPainting([sheet], place)
  }

  /** What lies over it: layers in a row that blend alike share a canvas, which the page blends. */
  static over(layers: readonly DrawingLayer[], place: LayerPlace): SheetPainting {
    const runs: DrawingLayer[][] = []
    for (const layer of seenLayers(layers)) {
      const last = runs.at(-1)
      if (last?.[0]?.blend === layer.blend) last.push(layer)
      else runs.push([layer])
    }
    return new SheetPainting(runs.map((run) => {
      const sheet = sheetOf(run, place)
      sheet.canvas.style.mixBlendMode = cssBlend(run[0]?.blend)
      return sheet
    }), place)
  }

  /** Goes on until about `end` on the clock of `performance.now`. Returns whether all is painted. */
  work(end: number): boolean {
    while (!this.#isDone && performance.now() < end) this.#isDone = this.#steps.next().done === true
    return this.#isDone
  }
}

/** A blend as a page names it. */
export const cssBlend = (blend?: DrawingLayer['blend']): string => (blend === 'MULTIPLY' ? 'multiply' : 'normal')

function* stepsOf(sheets: readonly Sheet[], place: LayerPlace): Generator<void> {
  if (sheets.length === 0) return
  const apart = createCanvas()
  fitCanvas(apart.canvas, place.viewport)
  const { width, height } = apart.canvas
  for (const { context, layers } of sheets) {
    for (const { strokes, opacity, blend } of layers) {
      apart.context.clearRect(0, 0, width, height)
      enterDrawingSpace(apart.context, place)
      for (const [index, mark] of strokes.entries()) {
        paintMark(apart.context, mark, paintKit)
        if (index % STROKES_AT_ONCE === 0) yield
      }
      apart.context.restore()
      context.globalAlpha = opacity
      context.globalCompositeOperation = COMPOSITIONS[blend]
      context.drawImage(apart.canvas, 0, 0)
      yield
    }
  }
  apart.canvas.width = 0
  apart.canvas.height = 0
}

/** Where pictures of layers are in the page. */
export class SheetPictures {
  /** What lies under it in the page, lies under all of them. */
  readonly element = document.createElement('div')
  #place: LayerPlace | null = null

  /** Shows what was painted in place of what was there. */
  show({ canvases, place }: SheetPainting): void {
    this.reset()
    this.#place = place
    this.element.append(...canvases)
  }

  /** The lowest picture; null while there is none. */
  get lowest(): HTMLCanvasElement | null {
    return this.element.querySelector('canvas')
  }

  /** Shows them as they would lie elsewhere, until others are shown. */
  stretch(to: LayerPlace): void {
    for (const canvas of this.element.querySelectorAll('canvas')) {
      if (this.#place) stretchElement(canvas, this.#place, to)
    }
  }

  reset(): void {
    for (const canvas of this.element.querySelectorAll('canvas')) canvas.width = canvas.height = 0
    this.element.replaceChildren()
  }
}
