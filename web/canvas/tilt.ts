/** What a pen says of the way it leans: degrees from upright to the right and towards the hand, -90 to 90. */
type Leaning = Pick<PointerEvent, 'tiltX' | 'tiltY'>

/** Angles of points are whole steps of this many degrees. */
const STEP = 5
const CIRCLE = 360

const inSteps = (radians: number): number => Math.round((radians * 180) / Math.PI / STEP) * STEP

/** The tilt of a pen as strokes have it: its height above the paper and, clockwise from the right, its side. */
export function tiltOf({ tiltX, tiltY }: Leaning): { readonly altitude: number; readonly azimuth: number } {
  const [across, along] = [tiltX, tiltY].map((degrees) => Math.tan((degrees * Math.PI) / 180)) as [number, number]
  const altitude = inSteps(Math.PI / 2 - Math.atan(Math.hypot(across, along)))
  return { altitude, azimuth: (inSteps(Math.atan2(along, across)) + CIRCLE) % CIRCLE }
}
