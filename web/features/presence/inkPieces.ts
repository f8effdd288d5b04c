import { base64ToBytes, bytesToBase64 } from '../../../drawing/base64.ts'
import { decodeStroke, encodeStroke } from '../../../drawing/encoding.ts'
import type { StrokePoint } from '../../../drawing/stroke.ts'
import type { GuestInk } from '../../canvas/guestLines.ts'

/** The most characters of a piece, and the most pieces of a message, that the server takes. */
const LONGEST_PIECE = 2_048
const MOST_PIECES = 4
/** Points of a piece; halved where they take more room. */
const POINTS_A_PIECE = 160

/** A part of a stroke as it travels. */
export interface InkPiece {
  readonly from: number
  readonly stroke: string
  readonly isMark: boolean
}

/** Pieces that are drawn and not sent yet, oldest first. */
export class InkBuffer {
  #waiting: GuestInk[] = []

  /** Whether there is nothing to send. */
  get isEmpty(): boolean {
    return this.#waiting.length === 0
  }

  /** Adds points; those that go on with the last ones join them. */
  add(ink: GuestInk): void {
    const last = this.#waiting.at(-1)
    const goesOn = last?.strokeId === ink.strokeId && last.from + last.points.length === ink.from
    if (last && goesOn) this.#waiting[this.#waiting.length - 1] = { ...last, points: [...last.points, ...ink.points] }
    else this.#waiting.push(ink)
  }

  /** Forgets everything. */
  clear(): void {
    this.#waiting = []
  }

  /** Takes as much as goes into one message. What there is too much of is left out, the oldest first. */
  take(): InkPiece[] {
    const pieces = this.#waiting.flatMap(piecesOf)
    this.#waiting = []
    return pieces.slice(-MOST_PIECES)
  }
}

function piecesOf({ strokeId, from, style, points, isMark = false }: GuestInk): InkPiece[] {
  const pieces: InkPiece[] = []
  let size = POINTS_A_PIECE
  for (let start = 0; start < points.length; ) {
    const part: readonly StrokePoint[] = points.slice(start, start + size)
    const stroke = bytesToBase64(encodeStroke({ id: strokeId, ...style, points: [...part] }))
    if (stroke.length > LONGEST_PIECE && size > 1) {
      size = Math.ceil(size / 2)
      continue
    }
    pieces.push({ from: from + start, stroke, isMark })
    start += part.length
  }
  return pieces
}

/** What a piece holds; null for one that is none. */
export function readPiece({ from, stroke, isMark }: InkPiece): GuestInk | null {
  try {
    const { id, points, ...style } = decodeStroke(base64ToBytes(stroke))
    return { strokeId: id, from, style, points, isMark }
  } catch {
    return null
  }
}
