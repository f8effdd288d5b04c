/** What becomes of a shot, as the strip of a cut tells it. */
export type PieceKind = 'same' | 'retimed' | 'moved' | 'copied' | 'added' | 'removed' | 'unknown'

/** A shot of a plan with its lengths in frames. */
export interface Span {
  readonly itemId: string
  readonly change: string
  /** The length on the board and the 1-based place there; null for what is not on it. */
  readonly framesBefore: number | null | undefined
  readonly placeBefore: number | null | undefined
  /** The length in the cut; null for what is not in it. */
  readonly framesAfter: number | null | undefined
}

/** A shot on one side of the strip; start and length in frames. */
export interface Piece {
  readonly itemId: string
  readonly kind: PieceKind
  readonly start: number
  readonly frames: number
}

/** The board before, the cut after, and the length of the longer one in frames. */
export interface Strip {
  readonly before: readonly Piece[]
  readonly after: readonly Piece[]
  readonly frames: number
}

const KINDS: Readonly<Record<string, PieceKind>> = {
  RETIMED: 'retimed', MERGED: 'retimed', MOVED: 'moved', SPLIT: 'copied', REUSED: 'copied', ADDED: 'added',
  REMOVED: 'removed', UNMATCHED: 'unknown', REFUSED: 'unknown',
}

const kindOf = (change: string): PieceKind => KINDS[change] ?? 'same'

/** Pieces behind each other. */
function inRow(spans: readonly (readonly [Span, number])[]): Piece[] {
  let start = 0
  return spans.map(([{ itemId, change }, frames]) => {
    const piece = { itemId, kind: kindOf(change), start, frames }
    start += frames
    return piece
  })
}

const endOf = (pieces: readonly Piece[]): number => {
  const last = pieces.at(-1)
  return last ? last.start + last.frames : 0
}

/** The strip of a plan, whose spans are in the order of the cut. */
export function stripOf(spans: readonly Span[]): Strip {
  const onBoard = spans.flatMap((span) => (span.framesBefore == null ? [] : [[span, span.framesBefore] as const]))
    .toSorted(([one], [other]) => (one.placeBefore ?? 0) - (other.placeBefore ?? 0))
  const inCut = spans.flatMap((span) => (span.framesAfter == null ? [] : [[span, span.framesAfter] as const]))
  const [before, after] = [inRow(onBoard), inRow(inCut)]
  return { before, after, frames: Math.max(endOf(before), endOf(after)) }
}

/** The frames of both rows. */
export const lengthsOf = ({ before, after }: Strip) => ({ before: endOf(before), after: endOf(after) })

/** Sizes of the drawing, in units: its width is all of the strip. */
export const DRAWING = { width: 1000, height: 60, row: 22 } as const

/** The lines of pieces of each kind as one path, and of those that move from their place to the other. */
export interface StripPaths {
  readonly pieces: ReadonlyMap<PieceKind, string>
  readonly moves: string
}

/** The paths of a strip: one a kind, however many pieces it has. */
export function pathsOf({ before, after, frames }: Strip): StripPaths {
  const scale = frames === 0 ? 0 : DRAWING.width / frames
  const at = (frame: number): string => (frame * scale).toFixed(2)
  const parts = new Map<PieceKind, string[]>()
  const moves: string[] = []
  const draw = (pieces: readonly Piece[], top: number): void => {
    for (const { kind, start, frames: length } of pieces) {
      const part = `M${at(start)} ${top}h${at(length)}v${DRAWING.row}h-${at(length)}z`
      const known = parts.get(kind)
      if (known) known.push(part)
      else parts.set(kind, [part])
    }
  }
  draw(before, 0)
  draw(after, DRAWING.height - DRAWING.row)
  const places = new Map(before.map((piece) => [piece.itemId, piece]))
  for (const { itemId, kind, start, frames: length } of after) {
    const from = kind === 'moved' ? places.get(itemId) : undefined
    if (!from) continue
    const [top, bottom] = [DRAWING.row, DRAWING.height - DRAWING.row]
    moves.push(`M${at(from.start)} ${top}L${at(from.start + from.frames)} ${top}L${at(start + length)} ${bottom}` +
      `L${at(start)} ${bottom}z`)
  }
  return { pieces: new Map([...parts].map(([kind, each]) => [kind, each.join('')])), moves: moves.join('') }
}

/** The piece at a point of the drawing, both coordinates from 0 to 1; null beside all. */
export function pieceAt({ before, after, frames }: Strip, x: number, y: number): Piece | null {
  const pieces = y < 0.5 ? before : after
  const frame = x * frames
  let [low, high] = [0, pieces.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const piece = pieces[middle]
    if (!piece) return null
    if (frame < piece.start) high = middle - 1
    else if (frame >= piece.start + piece.frames) low = middle + 1
    else return piece
  }
  return null
}
