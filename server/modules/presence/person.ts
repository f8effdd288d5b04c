import type { Playback } from './playback.ts'
import { KEPT_CHARACTERS, KEPT_PIECES, UPDATES_A_SECOND, WET_CHARACTERS_A_SECOND } from './presenceLimits.ts'

/** What somebody does. */
export type PresenceMode = 'LOOKING' | 'DRAWING' | 'PLAYING'

/** A box in the drawing space of a view. */
export interface PresenceSelection {
  left: number
  top: number
  right: number
  bottom: number
}

/** A tab as others see it. Ids are TypeIDs. */
export interface TabState {
  /** Whose and which: unique in its place. */
  id: string
  userId: string
  clientId: string
  name: string
  shotId: string | null
  viewId: string | null
  mode: PresenceMode
  /** In the drawing space of the view. */
  cursor: { x: number; y: number } | null
  /** The box around the lines that are selected in the view; null where none are. */
  selection: PresenceSelection | null
  followingId: string | null
  /** What it plays; null where nothing is played. */
  playback: Playback | null
  /** Milliseconds since 1970. */
  joinedAt: number
}

/** A part of a stroke that is being drawn. */
export interface WetPiece {
  strokeId: string
  viewId: string
  /** The place of its first point in the stroke. */
  from: number
  /** Base64 of the stroke as in an operation, with these points alone. */
  stroke: string
  /** A mark for a comment: no part of the drawing. */
  isMark: boolean
}

interface NumberedPiece extends WetPiece {
  number: number
}

/** A tab in a place as this server knows it. */
export class Tab {
  /** The newest pieces of wet strokes, numbered as they came to this server. */
  readonly pieces: NumberedPiece[] = []
  /** How many pieces have come. */
  pieceCount = 0
  #characters = 0
  /** When it changed last, in the room's own count. */
  version = 0
  /** The server the tab talks to. */
  owner = ''
  /** When it is gone unless it is heard of again. */
  endsAt = 0

  constructor(public state: TabState) {}

  /** Adds pieces; the oldest are forgotten where it would be too much. */
  addPieces(pieces: readonly WetPiece[]): void {
    for (const piece of pieces) {
      // A new stroke: who has not seen the one before will get it finished.
      if (piece.from === 0 && this.pieces.at(-1)?.strokeId !== piece.strokeId) this.#forgetAllBut(piece.strokeId)
      this.pieces.push({ ...piece, number: ++this.pieceCount })
      this.#characters += piece.stroke.length
    }
    while (this.pieces.length > KEPT_PIECES || this.#characters > KEPT_CHARACTERS) this.#forgetOldest()
  }

  /** The pieces that came after so many. */
  piecesAfter(count: number): WetPiece[] {
    return this.pieces.filter(({ number }) => number > count)
  }

  #forgetOldest(): void {
    this.#characters -= this.pieces.shift()?.stroke.length ?? 0
  }

  /** Only strokes of the last second or so are worth telling: those before the last two are finished. */
  #forgetAllBut(strokeId: string): void {
    const last = this.pieces.at(-1)?.strokeId
    while (this.pieces[0] && this.pieces[0].strokeId !== last && this.pieces[0].strokeId !== strokeId) {
      this.#forgetOldest()
    }
  }
}

/** How much a tab may send: fills by the second, up to what is sent in one. */
export class Allowance {
  #updates = UPDATES_A_SECOND
  #characters = WET_CHARACTERS_A_SECOND
  #at = 0

  /** Takes an update with so many characters of strokes; false where it is too much. */
  take(characters: number, now: number): boolean {
    const seconds = Math.max(0, now - this.#at) / 1000
    this.#at = now
    this.#updates = Math.min(UPDATES_A_SECOND, this.#updates + seconds * UPDATES_A_SECOND)
    this.#characters = Math.min(WET_CHARACTERS_A_SECOND, this.#characters + seconds * WET_CHARACTERS_A_SECOND)
    if (this.#updates < 1 || this.#characters < characters) return false
    this.#updates -= 1
    this.#characters -= characters
    return true
  }
}
