/** What the camera shows: a rectangle in the ratio of the frame, about its middle, in drawing-space pixels. */
export interface CameraFrame {
  readonly x: number
  readonly y: number
  readonly width: number
  /** In degrees, clockwise, −180 to 180. */
  readonly angle: number
}

/** How a camera gathers and loses speed, by their numbers in payloads. */
export const CAMERA_EASINGS = ['LINEAR', 'EASE_IN', 'EASE_OUT', 'EASE_IN_OUT'] as const

/** A move of the camera over a drawing, as long as its shot. */
export interface CameraMove {
  readonly start: CameraFrame
  readonly end: CameraFrame
  readonly easing: (typeof CAMERA_EASINGS)[number]
  /** Whole frames before and after the move. */
  readonly holdStart: number
  readonly holdEnd: number
}

/** What helps to draw in perspective; never part of a picture. */
export interface Guides {
  /** Its height in the drawing space; null without one. */
  readonly horizon: number | null
  /** Up to three. */
  readonly vanishingPoints: readonly { readonly x: number; readonly y: number }[]
}
