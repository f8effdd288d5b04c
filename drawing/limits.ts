/** Coordinates lie between minus and plus this many drawing-space pixels. A line may leave the frame. */
export const COORDINATE_LIMIT = 32_768

/** Coordinates are kept in eighths of a pixel, so a stored point is at most 1/16 px off. */
export const COORDINATE_STEPS = 8

/** Smallest and largest radius of a stroke, in drawing-space pixels, kept in hundredths: 0.7 comes back as 0.7. */
export const MIN_RADIUS = 0.01
export const MAX_RADIUS = 1_000
export const RADIUS_STEPS = 100

/** Largest radius of the brushes that are painted in many coats, as somebody draws with them. */
export const MAX_COATED_RADIUS = 30

/** Opacity is kept in whole per cent, pressure in one byte, time in whole milliseconds. */
export const OPACITY_STEPS = 100
export const PRESSURE_STEPS = 255

/** A stroke lasts at most a day, in milliseconds. */
export const MAX_STROKE_DURATION_MS = 86_400_000

/** Longest side of a drawing space, in pixels. */
export const MAX_SIDE = 16_384

export const MAX_POINTS_PER_STROKE = 50_000
export const MAX_STROKES_PER_OPERATION = 10_000

/** Points and outlines of an area, and the points of one outline at least. */
export const MAX_POINTS_PER_FILL = 20_000
export const MAX_RINGS = 512
export const MIN_POINTS_PER_RING = 3

/** The longest label, in UTF-16 units, and the outlines of its letters. */
export const MAX_LABEL_LENGTH = 500
export const MAX_LABEL_RINGS = 2_048

/** Longest encoded payload, in bytes. The longest stroke fits: no point takes more than 20 bytes. */
export const MAX_PAYLOAD_BYTES = 1_024 * 1_024

/** Longest `canvasData` text, in characters. */
export const MAX_CANVAS_DATA_LENGTH = 10 * 1_024 * 1_024

/** Tilt is kept in steps of five degrees. */
export const TILT_STEPS = 0.2

/** Layers of a drawing, and the longest name of one, in UTF-16 units. */
export const MAX_LAYERS = 12
export const MAX_LAYER_NAME = 60
export const MAX_RANK = 0xffff_ffff

/** Factors and turns of a placement are kept in 16.16 fixed point, its shift in 1/64 px. */
export const MATRIX_STEPS = 65_536
export const SHIFT_STEPS = 64
/** A placement makes nothing more than 64 times as large, nor its area 4,096 times as small. */
export const MAX_MATRIX_FACTOR = 64
export const MIN_MATRIX_DETERMINANT = 1 / 4_096
export const MAX_SHIFT = 4_194_304

/** Erasers that come along with a stroke, and with all strokes of a placement: what is beyond stays where it was. */
export const MAX_ERASERS_OF_STROKE = 2_000
export const MAX_ERASERS_OF_PLACEMENT = 20_000

/** A radius may be set to between a hundredth and a hundred times what was drawn, in hundredths. */
export const MAX_RADIUS_FACTOR = 100

/** Angles of the camera are kept in hundredths of a degree; it holds for whole frames. */
export const ANGLE_STEPS = 100
export const MAX_ANGLE = 180
export const MAX_HOLD_FRAMES = 1_000_000

export const MAX_VANISHING_POINTS = 3
