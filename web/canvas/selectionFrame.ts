import type { TransformMatrix } from '../../drawing/drawingContext.ts'
import { type Box, IDENTITY } from '../../drawing/matrix.ts'
import { type LayerPlace, type Position, toScreen } from './placement.ts'

/** What a press on the frame of a selection takes hold of: a corner or side by its direction, the knob, the inside. */
export type Grasp =
  | { readonly kind: 'move' }
  | { readonly kind: 'turn' }
  | { readonly kind: 'scale'; readonly right: -1 | 0 | 1; readonly down: -1 | 0 | 1 }

const SIDES = [-1, 0, 1] as const
const HANDLES = SIDES.flatMap((down) => SIDES.map((right) => ({ kind: 'scale', right, down }) as const))
  .filter(({ right, down }) => right !== 0 || down !== 0)

/** How far the knob that turns lies above the frame, and how near a press must come, in CSS pixels. */
const KNOB_DISTANCE = 28
const REACH = { mouse: 9, touch: 22 } as const
/** What is held keeps this far from the edge of the viewport, in CSS pixels. */
const EDGE = 8
/** Turning with Shift goes in steps of this angle, in radians. */
const TURN_STEP = Math.PI / 12
/** A frame narrower than this on the screen has no handles on its sides, in CSS pixels. */
const LEAST_FOR_SIDES = 48

const middleOf = ({ left, top, right, bottom }: Box): Position => ({ x: (left + right) / 2, y: (top + bottom) / 2 })

/** The place of a handle in the box it belongs to. */
const handleIn = ({ left, top, right, bottom }: Box, across: -1 | 0 | 1, down: -1 | 0 | 1): Position => ({
  x: across < 0 ? left : across > 0 ? right : (left + right) / 2,
  y: down < 0 ? top : down > 0 ? bottom : (top + bottom) / 2,
})

/** The frame of a selection on the screen, in CSS pixels: what lies beyond the viewport is held at its edge. */
export function frameOf(box: Box, { placement, viewport }: LayerPlace) {
  const from = toScreen(placement, { x: box.left, y: box.top })
  const to = toScreen(placement, { x: box.right, y: box.bottom })
  const within = (at: number, length: number): number => Math.min(length - EDGE, Math.max(EDGE, at))
  const shown: Box = {
    left: within(from.x, viewport.width), top: within(from.y, viewport.height),
    right: within(to.x, viewport.width), bottom: within(to.y, viewport.height),
  }
  const isSmall = Math.min(shown.right - shown.left, shown.bottom - shown.top) < LEAST_FOR_SIDES
  const handles = HANDLES.filter(({ right, down }) => !isSmall || (right !== 0 && down !== 0))
    .map((grasp) => ({ grasp, at: handleIn(shown, grasp.right, grasp.down) }))
  const above = { x: (shown.left + shown.right) / 2, y: shown.top - KNOB_DISTANCE }
  // A frame at the upper edge has its knob inside.
  const knob = above.y < KNOB_DISTANCE / 2 ? { ...above, y: shown.top + KNOB_DISTANCE } : above
  return { shown, handles, knob }
}

/** What a press takes hold of; null beside the frame. */
export function graspAt(box: Box, place: LayerPlace, at: Position, isTouch: boolean): Grasp | null {
  const { shown, handles, knob } = frameOf(box, place)
  const reach = isTouch ? REACH.touch : REACH.mouse
  const isNear = (other: Position): boolean => Math.hypot(other.x - at.x, other.y - at.y) <= reach
  if (isNear(knob)) return { kind: 'turn' }
  const handle = handles.find((each) => isNear(each.at))
  if (handle) return handle.grasp
  const isInside = at.x >= shown.left && at.x <= shown.right && at.y >= shown.top && at.y <= shown.bottom
  return isInside ? { kind: 'move' } : null
}

/**
 * The map of drawing space that a hold on a frame makes on its way between two places. `isStrict` moves along one
 * axis, turns in steps of 15°, and scales a corner freely where it else keeps the shape.
 */
export function mapOf(grasp: Grasp, box: Box, from: Position, to: Position, isStrict: boolean): TransformMatrix {
  const [across, down] = [to.x - from.x, to.y - from.y]
  switch (grasp.kind) {
    case 'move': {
      const isFlat = Math.abs(across) >= Math.abs(down)
      return { ...IDENTITY, e: isStrict && !isFlat ? 0 : across, f: isStrict && isFlat ? 0 : down }
    }
    case 'turn': {
      const middle = middleOf(box)
      const angleTo = ({ x, y }: Position): number => Math.atan2(y - middle.y, x - middle.x)
      const angle = angleTo(to) - angleTo(from)
      return turnedAbout(middle, isStrict ? Math.round(angle / TURN_STEP) * TURN_STEP : angle)
    }
    case 'scale': {
      const pivot = handleIn(box, -grasp.right as -1 | 0 | 1, -grasp.down as -1 | 0 | 1)
      const [width, height] = [box.right - box.left, box.bottom - box.top]
      const x = grasp.right === 0 ? 1 : 1 + (grasp.right * across) / width
      const y = grasp.down === 0 ? 1 : 1 + (grasp.down * down) / height
      const isFree = isStrict || grasp.right === 0 || grasp.down === 0
      return scaledAbout(pivot, isFree ? x : (x + y) / 2, isFree ? y : (x + y) / 2)
    }
  }
}

/** A turn about a place, in radians clockwise. */
export function turnedAbout({ x, y }: Position, angle: number): TransformMatrix {
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)]
  return { a: cosine, b: sine, c: -sine, d: cosine, e: x - cosine * x + sine * y, f: y - sine * x - cosine * y }
}

/** Scaled about a place. */
export const scaledAbout = ({ x, y }: Position, across: number, down: number): TransformMatrix =>
  ({ a: across, b: 0, c: 0, d: down, e: x - across * x, f: y - down * y })

/** Mirrored about the middle of a box: left and right, or up and down. */
export const flipped = (box: Box, way: 'across' | 'down'): TransformMatrix =>
  scaledAbout(middleOf(box), way === 'across' ? -1 : 1, way === 'down' ? -1 : 1)
