import type { StrokePoint } from '../../drawing/stroke.ts'
import type { InkStyle } from './brush.ts'
import type { LayerPlace } from './placement.ts'
import { WetCanvas } from './wetCanvas.ts'

/** A line nobody went on with for so long was given up, in milliseconds. */
export const GUEST_PATIENCE_MS = 5_000

/** A part of a line that somebody else is drawing just now. */
export interface GuestInk {
  readonly strokeId: string
  /** The place of its first point in the line, from 0. */
  readonly from: number
  readonly style: InkStyle
  readonly points: readonly StrokePoint[]
  /** Marks the picture for a comment, and does not belong to the drawing. */
  readonly isMark?: boolean
}

interface GuestLine {
  readonly canvas: WetCanvas
  /** How many points of the line are here. */
  count: number
  timer: ReturnType<typeof setTimeout> | undefined
}

/**
 * Lines that others are drawing, as wet as one's own, until the drawing has them. Canvases are put into `parent`, under
 * `above`; what is erased shows `under`.
 */
export class GuestLines {
  readonly #parent: HTMLElement
  readonly #above: HTMLElement | null
  readonly #under: () => HTMLCanvasElement
  readonly #lines = new Map<string, GuestLine>()
  #place: LayerPlace | null = null

  constructor(parent: HTMLElement, above: HTMLElement | null, under: () => HTMLCanvasElement) {
    this.#parent = parent
    this.#above = above
    this.#under = under
  }

  /** How many lines are shown. */
  get count(): number {
    return this.#lines.size
  }

  /** Sets size and place in the viewport and repaints everything. */
  place(place: LayerPlace): void {
    this.#place = place
    for (const { canvas } of this.#lines.values()) canvas.place(place)
  }

  /** Paints what a line has gained. Points that are here already are left out; those that were lost leave a chord. */
  show({ strokeId, from, style, points }: GuestInk): void {
    const line = this.#lines.get(strokeId) ?? this.#begin(strokeId, style)
    if (!line) return
    clearTimeout(line.timer)
    line.timer = setTimeout(() => this.#remove(strokeId), GUEST_PATIENCE_MS)
    const gained = points.slice(Math.max(0, line.count - from))
    line.count = Math.max(line.count, from + points.length)
    if (gained.length > 0) line.canvas.extend(gained, [])
  }

  /** Takes away the lines that the drawing has. */
  settle(isBaked: (strokeId: string) => boolean): void {
    for (const strokeId of [...this.#lines.keys()]) if (isBaked(strokeId)) this.#remove(strokeId)
  }

  /** Takes everything away. */
  reset(): void {
    for (const strokeId of [...this.#lines.keys()]) this.#remove(strokeId)
    this.#place = null
  }

  #begin(strokeId: string, style: InkStyle): GuestLine | null {
    if (!this.#place) return null
    const canvas = new WetCanvas()
    canvas.element.dataset['guest'] = strokeId
    if (this.#above) this.#parent.insertBefore(canvas.element, this.#above)
    else this.#parent.append(canvas.element)
    canvas.begin({ style, isOfAll: false }, this.#place, this.#under())
    const line: GuestLine = { canvas, count: 0, timer: undefined }
    this.#lines.set(strokeId, line)
    return line
  }

  #remove(strokeId: string): void {
    const line = this.#lines.get(strokeId)
    if (!line) return
    clearTimeout(line.timer)
    line.canvas.element.remove()
    this.#lines.delete(strokeId)
  }
}
