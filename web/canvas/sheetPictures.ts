import type { DrawingLayer } from '../../drawing/layering.ts'
import { COMPOSITIONS, paintMark, paintUnder } from '../../drawing/paintMark.ts'
import { paintKit } from '../lib/paintKit.ts'
import { createCanvas, createSlicedCanvas } from './layerCanvas.ts'
import { layerPictures } from './layerPictures.ts'
import type { LayerPlace } from './placement.ts'
import { enterDrawingSpace, fitCanvas, stretchElement, unstretchElement } from './placement.ts'
import { seenLayers } from './sheets.ts'

/** The clock is asked after so many strokes. */
const STROKES_AT_ONCE = 3

/** Layers that share a canvas. */
interface Sheet {
  readonly layers: readonly DrawingLayer[]
  /** What is painted under them; null for nothing. */
  readonly ground: HTMLCanvasElement | null
  readonly blend?: DrawingLayer['blend']
}

/** Paints layers onto canvases of their own, a little at a time. */
export class SheetPainting {
  readonly place: LayerPlace
  readonly canvases: HTMLCanvasElement[] = []
  readonly #steps: Generator<void>
  #isDone = false

  private constructor(sheets: readonly Sheet[], place: LayerPlace) {
    this.place = place
    this.#steps = stepsOf(sheets, place, this.canvases)
  }

  /** What lies under the layer that is drawn on: one canvas with the ground, or none where there are no strokes. */
  static under(layers: readonly DrawingLayer[], place: LayerPlace, ground: HTMLCanvasElement | null): SheetPainting {
    const shown = seenLayers(layers)
    return new SheetPainting(shown.length === 0 ? [] : [{ layers: shown, ground }], place)
  }

  /** What lies over it: layers in a row that blend alike share a canvas, which the page blends. */
  static over(layers: readonly DrawingLayer[], place: LayerPlace): SheetPainting {
    const runs: DrawingLayer[][] = []
    for (const layer of seenLayers(layers)) {
      const last = runs.at(-1)
      if (last?.[0]?.blend === layer.blend) last.push(layer)
      else runs.push([layer])
    }
    return new SheetPainting(runs.map((run) => ({ layers: run, ground: null, blend: run[0]?.blend })), place)
  }

  /** Goes on until about `end` on the clock of `performance.now`. Returns whether all is painted. */
  work(end: number): boolean {
    while (!this.#isDone && performance.now() < end) this.#isDone = this.#steps.next().done === true
    return this.#isDone
  }
}

/** A blend as a page names it. */
export const cssBlend = (blend?: DrawingLayer['blend']): string => (blend === 'MULTIPLY' ? 'multiply' : 'normal')

function* stepsOf(sheets: readonly Sheet[], place: LayerPlace, canvases: HTMLCanvasElement[]): Generator<void> {
  if (sheets.length === 0) return
  const apart = createSlicedCanvas()
  fitCanvas(apart.canvas, place.viewport)
  const { width, height } = apart.canvas
  for (const { layers, ground, blend } of sheets) {
    const { canvas, context, flush } = createSlicedCanvas()
    canvases.push(canvas)
    fitCanvas(canvas, place.viewport)
    canvas.style.mixBlendMode = cssBlend(blend)
    if (ground) context.drawImage(ground, 0, 0)
    flush()
    yield
    for (const layer of layers) {
      apart.context.clearRect(0, 0, width, height)
      enterDrawingSpace(apart.context, place)
      for (const [index, mark] of layer.strokes.entries()) {
        paintMark(apart.context, mark, paintKit)
        if (index % STROKES_AT_ONCE !== 0) continue
        apart.flush()
        yield
      }
      if (layer.image) paintUnder(apart.context, layer.image, layerPictures.get())
      apart.context.restore()
      context.globalAlpha = layer.opacity
      context.globalCompositeOperation = COMPOSITIONS[layer.blend]
      context.drawImage(apart.canvas, 0, 0)
      flush()
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
  #shown: ReturnType<typeof createCanvas>[] = []

  /** Shows what was painted in place of what was there, on the same canvases: a new one costs the next frames more. */
  show({ canvases, place }: SheetPainting): void {
    this.#place = place
    this.#leaveOnly(canvases.length)
    for (const [index, painted] of canvases.entries()) {
      const { canvas, context } = this.#shown[index] ?? this.#add()
      fitCanvas(canvas, place.viewport)
      unstretchElement(canvas)
      canvas.style.mixBlendMode = painted.style.mixBlendMode
      context.globalCompositeOperation = 'copy'
      context.drawImage(painted, 0, 0)
      painted.width = painted.height = 0
    }
  }

  /** The lowest picture; null while there is none. */
  get lowest(): HTMLCanvasElement | null {
    return this.#shown[0]?.canvas ?? null
  }

  /** Shows them as they would lie elsewhere, until others are shown. */
  stretch(to: LayerPlace): void {
    for (const { canvas } of this.#shown) if (this.#place) stretchElement(canvas, this.#place, to)
  }

  reset(): void {
    this.#leaveOnly(0)
  }

  #add(): ReturnType<typeof createCanvas> {
    const made = createCanvas()
    this.#shown.push(made)
    this.element.append(made.canvas)
    return made
  }

  #leaveOnly(count: number): void {
    for (const { canvas } of this.#shown.splice(count)) {
      canvas.width = canvas.height = 0
      canvas.remove()
    }
  }
}
