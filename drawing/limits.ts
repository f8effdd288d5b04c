/** Coordinates lie between minus and plus this many drawing-space pixels. A line may leave the frame. */
export const COORDINATE_LIMIT = 32_768

/** Coordinates are kept in eighths of a pixel, so a stored point is at most 1/16 px off. */
export const COORDINATE_STEPS = 8

/** Smallest and largest radius of a stroke, in drawing-space pixels, kept in hundredths: 0.7 comes back as 0.7. */
export const MIN_RADIUS = 0.01
export const MAX_RADIUS = 1_000
export const RADIUS_STEPS = 100

/** Opacity is kept in whole per cent, pressure in one byte, time in whole milliseconds. */
export const OPACITY_STEPS = 100
export const PRESSURE_STEPS = 255

/** A stroke lasts at most a day, in milliseconds. */
export const MAX_STROKE_DURATION_MS = 86_400_000

/** Longest side of a drawing space, in pixels. */
export const MAX_SIDE = 16_384

export const MAX_POINTS_PER_STROKE = 50_000
export const MAX_STROKES_PER_OPERATION = 10_000

/** Longest encoded payload, in bytes. The longest stroke fits: no point takes more than 20 bytes. */
export const MAX_PAYLOAD_BYTES = 1_024 * 1_024

/** Longest `canvasData` text, in characters. */
export const MAX_CANVAS_DATA_LENGTH = 10 * 1_024 * 1_024
