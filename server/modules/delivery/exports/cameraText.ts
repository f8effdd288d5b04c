import type { CameraFrame, CameraMove } from '../../../../drawing/cameraMove.ts'

const EASINGS: Readonly<Record<CameraMove['easing'], string>> = {
  LINEAR: 'linear', EASE_IN: 'ease in', EASE_OUT: 'ease out', EASE_IN_OUT: 'ease in and out',
}

const inHundredths = (value: number): number => Math.round(value * 100) / 100

const frameText = ({ x, y, width, angle }: CameraFrame): string =>
  `(${[x, y].map(inHundredths).join(', ')}) width ${inHundredths(width)} angle ${inHundredths(angle)}`

/**
 * A camera move in numbers, for files that have no place of their own for it: what it shows at the start (S) and at the
 * end (E), by the middle and the width in pixels of the drawing space and the angle in degrees.
 */
export function cameraText({ start, end, easing, holdStart, holdEnd }: CameraMove): string {
  const holds = `holds ${holdStart} and ${holdEnd} frames`
  return `Camera S ${frameText(start)}; E ${frameText(end)}; ${EASINGS[easing]}; ${holds}`
}
