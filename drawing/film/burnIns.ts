import { type FilmRate, timecodeOf } from './timecode.ts'

/** What can be burnt into the pictures of a film. */
export const BURN_INS = {
  SHOT_CODE: 'The code of the shot.',
  TIMECODE: "The frame's timecode on the board.",
  FRAME_NUMBER: "The frame's number, by the frame numbering of the project.",
  BOARD_FRAME: "The frame's place on its board, from 1.",
  DATE: 'The date of the export.',
  TEXT: 'The text.',
} as const

export type BurnInKind = keyof typeof BURN_INS

/** Where burn-ins stand. The first of a place is nearest to the edge. */
export const BURN_IN_CORNERS = {
  TOP_LEFT: 'Top left.',
  TOP: 'Top, in the middle.',
  TOP_RIGHT: 'Top right.',
  BOTTOM_LEFT: 'Bottom left.',
  BOTTOM: 'Bottom, in the middle.',
  BOTTOM_RIGHT: 'Bottom right.',
} as const

export type BurnInCorner = keyof typeof BURN_IN_CORNERS

export interface BurnIn {
  readonly what: BurnInKind
  /** For TEXT. */
  readonly text: string
  readonly corner: BurnInCorner
  /** Height of the letters in percent of the picture's height. */
  readonly size: number
  /** 0 to 1. */
  readonly opacity: number
}

/** What all pictures of a film have in common. */
export interface FilmFormat {
  /** In pixels. */
  readonly width: number
  readonly height: number
  readonly rate: FilmRate
  readonly isDropFrame: boolean
  readonly burnIns: readonly BurnIn[]
  /** A text across each picture; empty for none. */
  readonly watermark: string
  /** ISO 8601: 2026-11-25. */
  readonly date: string
}

/** The frame that is shown. */
export interface FilmFrame {
  readonly shotCode: string
  readonly frameNumber: number
  /** 1-based. */
  readonly boardFrame: number
  /** From midnight, as timecode counts. */
  readonly clockFrame: number
}

/** A burn-in as it is placed: a plate with a text on it. Lengths are in pixels. */
export interface Plate {
  readonly text: string
  /** Whether its text changes from frame to frame. */
  readonly isCounter: boolean
  /** Whole and even, so that it covers whole blocks of the colors of a video. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** The left end of the text and its base line. */
  readonly textX: number
  readonly baseline: number
  readonly fontSize: number
  readonly opacity: number
}

/** The width of a text in pixels at a size of its letters. */
export type MeasureText = (text: string, fontSize: number) => number

/** Lengths of plates, as shares of the size of their letters. */
const PADDING = 0.4
const PLATE_HEIGHT = 1.5
const BASELINE = 1.1
const GAP = 0.25
/** Between plates and the edges, as a share of the shorter side. */
const MARGIN = 0.03

/** Whether a burn-in changes from frame to frame. */
export const isCounter = (what: BurnInKind): boolean =>
  what === 'TIMECODE' || what === 'FRAME_NUMBER' || what === 'BOARD_FRAME'

/** The text of a burn-in at a frame. */
export function burnInText({ what, text }: BurnIn, frame: FilmFrame, { rate, isDropFrame, date }: FilmFormat): string {
  const texts: Record<BurnInKind, () => string> = {
    SHOT_CODE: () => frame.shotCode,
    TIMECODE: () => timecodeOf(frame.clockFrame, rate, isDropFrame),
    FRAME_NUMBER: () => String(frame.frameNumber),
    BOARD_FRAME: () => String(frame.boardFrame),
    DATE: () => date,
    TEXT: () => text,
  }
  return texts[what]()
}

const even = (length: number) => 2 * Math.round(length / 2)
/** As wide as the widest digits: a plate keeps its size while it counts. */
const widest = (text: string) => text.replace(/\d/g, '0')

/** Places the burn-ins of a frame. A text that is wider than the picture gets smaller. */
export function layOutBurnIns(format: FilmFormat, frame: FilmFrame, measure: MeasureText): Plate[] {
  const { width, height, burnIns } = format
  const margin = even(Math.min(width, height) * MARGIN)
  const used = new Map<BurnInCorner, number>()
  return burnIns.flatMap((burnIn): Plate[] => {
    const text = burnInText(burnIn, frame, format)
    if (text === '') return []
    const { corner, opacity } = burnIn
    const asked = (height * burnIn.size) / 100
    const textWidth = measure(widest(text), asked)
    const fontSize = asked * Math.min(1, (width - 2 * margin) / (textWidth + 2 * PADDING * asked))
    const plateWidth = even(Math.min(width - 2 * margin, (textWidth / asked + 2 * PADDING) * fontSize + 1))
    const plateHeight = even(PLATE_HEIGHT * fontSize)
    const before = used.get(corner) ?? margin
    used.set(corner, before + plateHeight + even(GAP * fontSize))
    const y = corner.startsWith('TOP') ? before : height - before - plateHeight
    const end = width - margin - plateWidth
    const x = corner.endsWith('LEFT') ? margin : corner.endsWith('RIGHT') ? end : even((width - plateWidth) / 2)
    const place = { x, y, width: plateWidth, height: plateHeight }
    const textPlace = { textX: x + PADDING * fontSize, baseline: y + BASELINE * fontSize, fontSize }
    return [{ text, isCounter: isCounter(burnIn.what), ...place, ...textPlace, opacity }]
  })
}
