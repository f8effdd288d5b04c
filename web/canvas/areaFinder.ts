import type { FillRequest } from '../../drawing/fill/findArea.ts'
import type { DrawingLayer } from '../../drawing/layering.ts'
import type { DrawingSize } from '../../drawing/operation.ts'
import type { AreaAnswer, AreaQuestion } from './areaWorker.ts'
import { LayersPicture, placeAtScale } from './layersPicture.ts'

/** Pixels of the picture of lines in one of the drawing, and the most on its longer side. */
const SCALE = 3
const MOST_PIXELS = 2_048
/** The longest slice of painting, in milliseconds. */
const SLICE_MS = 5

/** Finds areas that lines enclose: paints the lines in slices, and looks in a worker. */
export class AreaFinder {
  #worker: Worker | null = null

  /** The area around a place of a drawing; null where there is nothing to fill. Rejects where the worker fails. */
  async find(layers: readonly DrawingLayer[], size: DrawingSize, request: FillRequest): Promise<AreaAnswer> {
    const scale = Math.min(SCALE, MOST_PIXELS / Math.max(size.width, size.height))
    const place = placeAtScale(size, scale)
    const picture = new LayersPicture(layers, place, null)
    try {
      while (!picture.work(performance.now() + SLICE_MS)) await new Promise((resolve) => setTimeout(resolve))
      const pixels = picture.read(0, 0, place.viewport.width, place.viewport.height)
      if (!pixels) return null
      const { data, width, height } = pixels
      return await this.#ask({ pixels: { data, width, height }, scale, request })
    } finally {
      picture.release()
    }
  }

  /** Ends the worker. */
  release(): void {
    this.#worker?.terminate()
    this.#worker = null
  }

  #ask(question: AreaQuestion): Promise<AreaAnswer> {
    this.#worker ??= new Worker(new URL('./areaWorker.ts', import.meta.url), { type: 'module' })
    const worker = this.#worker
    return new Promise((resolve, reject) => {
      const ending = new AbortController()
      worker.addEventListener('message', ({ data }: MessageEvent<AreaAnswer>) => {
        ending.abort()
        resolve(data)
      }, { signal: ending.signal })
      worker.addEventListener('error', ({ message }) => {
        ending.abort()
        this.release()
        reject(new Error(message))
      }, { signal: ending.signal })
      worker.postMessage(question, [question.pixels.data.buffer])
    })
  }
}
