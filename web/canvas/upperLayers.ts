import type { DrawingContext } from '../../drawing/drawingContext.ts'
import type { DrawingLayer } from '../../drawing/layering.ts'
import type { Mark } from '../../drawing/mark.ts'
import { paintLayers, paintMark } from '../../drawing/paintMark.ts'
import { paintSurface } from '../lib/paintSurface.ts'
import { createCanvas } from './layerCanvas.ts'
import type { LayerPlace } from './placement.ts'
import { enterDrawingSpace, fitCanvas, stretchElement } from './placement.ts'

/** Paints layers onto a context in the drawing space of a place. */
export function paintSheets(
  context: CanvasRenderingContext2D,
  layers: readonly DrawingLayer[],
  place: LayerPlace,
): void {
  if (layers.length === 0) return
  enterDrawingSpace(context, place)
  const paint = (onto: DrawingContext, marks: readonly Mark[]): void => {
    for (const mark of marks) paintMark(onto, mark, paintSurface)
  }
  paintLayers(context, layers, paint, paintSurface)
  context.restore()
}

/** The layers over the one that is drawn on. Those in a row that blend alike share a canvas, which the page blends. */
export class UpperLayers {
  /** What lies under it in the page, lies under all of them. */
  readonly element = document.createElement('div')
  #place: LayerPlace | null = null

  /** Paints them again. */
  paint(layers: readonly DrawingLayer[], place: LayerPlace): void {
    this.reset()
    this.#place = place
    const runs: DrawingLayer[][] = []
    for (const layer of layers) {
      const last = runs.at(-1)
      if (last?.[0]?.blend === layer.blend) last.push(layer)
      else runs.push([layer])
    }
    for (const run of runs) {
      const { canvas, context } = createCanvas()
      fitCanvas(canvas, place.viewport)
      canvas.style.mixBlendMode = run[0]?.blend === 'MULTIPLY' ? 'multiply' : 'normal'
      paintSheets(context, run, place)
      this.element.append(canvas)
    }
  }

  /** Shows them as they would lie elsewhere, until they are painted again. */
  stretch(to: LayerPlace): void {
    for (const canvas of this.element.children) {
      if (this.#place && canvas instanceof HTMLElement) stretchElement(canvas, this.#place, to)
    }
  }

  reset(): void {
    this.element.replaceChildren()
  }
}
