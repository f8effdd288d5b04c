import type { TransformMatrix } from './drawingContext.ts'
import { MAX_SHIFT } from './limits.ts'
import { IDENTITY, type Place, times } from './matrix.ts'
import { isHeld } from './matrixReading.ts'

/** How lines of a label stand to its place, by their numbers in payloads. */
export const LABEL_ALIGNS = ['left', 'center', 'right'] as const

export type LabelAlign = (typeof LABEL_ALIGNS)[number]

/** The share of a line that stands before the place of its label. */
export const SHARES_BEFORE: Readonly<Record<LabelAlign, number>> = { left: 0, center: 0.5, right: 1 }

/** What is drawn around the text of a label, by their numbers in payloads. */
export const BALLOONS = ['none', 'box', 'speech', 'thought'] as const

export type Balloon = (typeof BALLOONS)[number]

/** Size of letters where a label is set, in pixels: its matrix leads from there to the drawing space. */
export const LETTER_SIZE = 16

/** What the outlines of an area say. The outlines are the picture; this is what is written again when it is edited. */
export interface Label {
  /** Lines are parted by line feeds. */
  readonly text: string
  readonly align: LabelAlign
  readonly balloon: Balloon
  /** Where the tail of a balloon ends, as the text is set; null for a balloon without one. */
  readonly tail: Place | null
  /** So many of the outlines, the first ones, go around paper: it covers what lies under them. */
  readonly paper: number
  readonly matrix: TransformMatrix
}

/** Whether a balloon has a tail. */
export const hasTail = (balloon: Balloon): boolean => balloon === 'speech' || balloon === 'thought'

/** A label that lies elsewhere with its area; nothing for what has none. */
export function movedLabel(label: Label | undefined, map: TransformMatrix): { label?: Label } {
  if (!label) return {}
  const matrix = times(map, label.matrix)
  // What grew or shrank beyond what is kept is set in the first size when it is edited.
  const first = { ...IDENTITY, e: kept(matrix.e), f: kept(matrix.f) }
  return { label: { ...label, matrix: isHeld(matrix) ? matrix : first } }
}

const kept = (shift: number): number => Math.min(MAX_SHIFT, Math.max(-MAX_SHIFT, shift))
