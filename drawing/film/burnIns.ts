import { type FilmRate, timecodeOf } from './timecode.ts'

/** What can be burnt into the pictures of a film. */
export const BURN_INS = {
  SHOT_CODE: 'The code of the shot.',
  TIMECODE: "The frame's timecode on the board.",
  FRAME_NUMBER: "The frame's number, by the frame numbering of the project.",
  BOARD_FRAME: "The frame's place on its board, from 1.",
  DATE: 'The date of the export.',
  TEXT: 'The text.',
  LOGO: 'The logo of the organization.',
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
  /** Height of the letters, or of the logo, in percent of the picture's height. */
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
  /** The width of the logo divided by its height; null without one. */
  readonly logoRatio: number | null
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

/** A burn-in as it is placed: a plate with a text on it, or the logo. Lengths are in pixels. */
export interface Plate {
  readonly what: BurnInKind
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
    LOGO: () => '',
  }
  return texts[what]()
}

const even = (length: number) => 2 * Math.round(length / 2)
const marginOf = ({ width, height }: Pick<FilmFormat, 'width' | 'height'>) => even(Math.min(width, height) * MARGIN)
/** As wide as the widest digits: a plate keeps its size while it counts. */
const widest = (text: string) => text.replace(/\d/g, '0')

/** The size of a burn-in: that of its letters and of its plate. What is wider than the picture gets smaller. */
function sizeOf({ what, size }: BurnIn, text: string, { width, height, logoRatio }: FilmFormat, measure: MeasureText) {
  const most = width - 2 * marginOf({ width, height })
  const asked = (height * size) / 100
  if (what === 'LOGO') {
    const ratio = logoRatio ?? 1
    const fitted = Math.min(asked, most / ratio)
    return { fontSize: asked, width: even(fitted * ratio), height: even(fitted) }
  }
  const textWidth = measure(widest(text), asked)
  const fontSize = asked * Math.min(1, most / (textWidth + 2 * PADDING * asked))
  const plateWidth = even(Math.min(most, (textWidth / asked + 2 * PADDING) * fontSize + 1))
  return { fontSize, width: plateWidth, height: even(PLATE_HEIGHT * fontSize) }
}

/** Places the burn-ins of a frame. */
export function layOutBurnIns(format: FilmFormat, frame: FilmFrame, measure: MeasureText): Plate[] {
  const { width, height, burnIns } = format
  const margin = marginOf(format)
  const used = new Map<BurnInCorner, number>()
  return burnIns.flatMap((burnIn): Plate[] => {
    const text = burnInText(burnIn, frame, format)
    const { what, corner, opacity } = burnIn
    if (what === 'LOGO' ? format.logoRatio === null : text === '') return []
    const { fontSize, ...plate } = sizeOf(burnIn, text, format, measure)
    const before = used.get(corner) ?? margin
    used.set(corner, before + plate.height + even(GAP * fontSize))
    const y = corner.startsWith('TOP') ? before : height - before - plate.height
    const end = width - margin - plate.width
    const x = corner.endsWith('LEFT') ? margin : corner.endsWith('RIGHT') ? end : even((width - plate.width) / 2)
    const textPlace = { textX: x + PADDING * fontSize, baseline: y + BASELINE * fontSize, fontSize }
    return [{ what, text, isCounter: isCounter(what), x, y, ...plate, ...textPlace, opacity }]
  })
}
