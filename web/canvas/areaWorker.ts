import { findArea, type FillRequest, type FoundArea } from '../../drawing/fill/findArea.ts'
import type { Pixels } from '../../drawing/fill/walls.ts'

/** What the worker is asked: a picture of lines, its pixels in one of the drawing, and where an area is wanted. */
export interface AreaQuestion {
  readonly pixels: Pixels
  readonly scale: number
  readonly request: FillRequest
}

/** What it answers; null where there is nothing to fill. */
export type AreaAnswer = FoundArea | null

self.addEventListener('message', ({ data }: MessageEvent<AreaQuestion>) => {
  const answer: AreaAnswer = findArea(data.pixels, data.scale, data.request)
  self.postMessage(answer)
})
