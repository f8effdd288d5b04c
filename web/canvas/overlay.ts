import { createCanvas } from './layerCanvas.ts'
import type { LayerPlace, Position } from './placement.ts'
import { fitCanvas } from './placement.ts'
import type { frameOf } from './selectionFrame.ts'

const RING_DARK = 'rgba(23, 23, 28, 0.75)'
const RING_LIGHT = 'rgba(255, 255, 255, 0.9)'
const ROPE_COLOR = '#0f7cb8'
const FRAME_COLOR = '#0f7cb8'
const FRAME_LIGHT = 'rgba(255, 255, 255, 0.9)'
const HANDLE = 9
const KNOB = 5
const CROSS_ARM = 9
const MARGIN = 12

/**
 * The topmost layer, repainted at every move: the brush's ring, the stabiliser's rope, the keyboard's cursor. Points
 * are in CSS pixels.
 */
export class Overlay {
  readonly element: HTMLCanvasElement
  readonly #context: CanvasRenderingContext2D
  #viewport: LayerPlace['viewport'] = { width: 0, height: 0, pixelRatio: 1 }
  #dirty: { left: number; top: number; right: number; bottom: number } | null = null

  constructor() {
    const { canvas, context } = createCanvas()
    this.element = canvas
    this.#context = context
  }

  place(viewport: LayerPlace['viewport']): void {
    this.#viewport = viewport
    fitCanvas(this.element, viewport)
    this.clear()
  }

  /** Clears what was painted since the last time, and nothing else. */
  clear(): void {
    if (!this.#dirty) return
    const { left, top, right, bottom } = this.#dirty
    const { pixelRatio } = this.#viewport
    this.#context.clearRect(
      Math.floor(left * pixelRatio),
      Math.floor(top * pixelRatio),
      Math.ceil((right - left) * pixelRatio) + 1,
      Math.ceil((bottom - top) * pixelRatio) + 1,
    )
    this.#dirty = null
  }

  /** A ring as large as the brush, readable on dark and on light. */
  paintRing(at: Position, radius: number): void {
    this.#inScreenSpace((context) => {
      for (const [color, width] of [[RING_LIGHT, 2.5], [RING_DARK, 1]] as const) {
        context.strokeStyle = color
        context.lineWidth = width
        context.beginPath()
        context.arc(at.x, at.y, Math.max(1.5, radius), 0, Math.PI * 2)
        context.stroke()
      }
    })
    this.#touch(at, radius)
  }

  /** The stabiliser's rope from the brush to the pointer. */
  paintRope(from: Position, to: Position): void {
    this.#inScreenSpace((context) => {
      context.strokeStyle = ROPE_COLOR
      context.lineWidth = 1
      context.beginPath()
      context.moveTo(from.x, from.y)
      context.lineTo(to.x, to.y)
      context.stroke()
    })
    this.#touch(from, 1)
    this.#touch(to, 1)
  }

  /** The keyboard's drawing cursor. */
  paintCross(at: Position): void {
    this.#inScreenSpace((context) => {
      for (const [color, width] of [[RING_LIGHT, 3.5], [RING_DARK, 1.5]] as const) {
        context.strokeStyle = color
        context.lineWidth = width
        context.beginPath()
        context.moveTo(at.x - CROSS_ARM, at.y)
        context.lineTo(at.x + CROSS_ARM, at.y)
        context.moveTo(at.x, at.y - CROSS_ARM)
        context.lineTo(at.x, at.y + CROSS_ARM)
        context.stroke()
      }
    })
    this.#touch(at, CROSS_ARM)
  }

  /** The outline that is drawn around lines. */
  paintOutline(points: readonly Position[]): void {
    this.#paintLine(points, points.length > 2)
  }

  /** The frame of a selection with what it is held by. */
  paintFrame({ shown: { left, top, right, bottom }, handles, knob }: ReturnType<typeof frameOf>): void {
    const corners = [{ x: left, y: top }, { x: right, y: top }, { x: right, y: bottom }, { x: left, y: bottom }]
    this.#paintLine(corners, true)
    this.#paintLine([{ x: (left + right) / 2, y: knob.y < top ? top : bottom }, knob], false)
    this.#inScreenSpace((context) => {
      context.fillStyle = FRAME_LIGHT
      context.strokeStyle = FRAME_COLOR
      context.lineWidth = 1.5
      context.beginPath()
      for (const { at } of handles) context.rect(at.x - HANDLE / 2, at.y - HANDLE / 2, HANDLE, HANDLE)
      context.moveTo(knob.x + KNOB, knob.y)
      context.arc(knob.x, knob.y, KNOB, 0, Math.PI * 2)
      context.fill()
      context.stroke()
    })
    for (const at of [knob, ...handles.map((handle) => handle.at)]) this.#touch(at, HANDLE)
  }

  /** A line that is seen on dark and on light. */
  #paintLine(points: readonly Position[], isClosed: boolean): void {
    this.#inScreenSpace((context) => {
      context.beginPath()
      for (const { x, y } of points) context.lineTo(x, y)
      if (isClosed) context.closePath()
      for (const [color, width] of [[FRAME_LIGHT, 3], [FRAME_COLOR, 1]] as const) {
        context.strokeStyle = color
        context.lineWidth = width
        context.stroke()
      }
    })
    for (const point of points) this.#touch(point, 1)
  }

  #inScreenSpace(paint: (context: CanvasRenderingContext2D) => void): void {
    this.#context.save()
    this.#context.setTransform(this.#viewport.pixelRatio, 0, 0, this.#viewport.pixelRatio, 0, 0)
    paint(this.#context)
    this.#context.restore()
  }

  /** Notes where something was painted, so that it can be cleared: a point and the reach around it in CSS pixels. */
  #touch(point: Position, reach: number): void {
    const around = reach + MARGIN
    const area = { left: point.x - around, top: point.y - around, right: point.x + around, bottom: point.y + around }
    this.#dirty = this.#dirty
      ? {
          left: Math.min(this.#dirty.left, area.left),
          top: Math.min(this.#dirty.top, area.top),
          right: Math.max(this.#dirty.right, area.right),
          bottom: Math.max(this.#dirty.bottom, area.bottom),
        }
      : area
  }
}
