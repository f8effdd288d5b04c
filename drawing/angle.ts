const HALF_CIRCLE = 180
const CIRCLE = 360

/** The same angle, above −180 and up to 180 degrees. */
export const inCircle = (degrees: number): number =>
  HALF_CIRCLE - (((HALF_CIRCLE - degrees) % CIRCLE) + CIRCLE) % CIRCLE

export const radiansOf = (degrees: number): number => (degrees * Math.PI) / HALF_CIRCLE

export const degreesOf = (radians: number): number => (radians * HALF_CIRCLE) / Math.PI
