import { CODE_PATTERN } from '../../../../kernel/codes.ts'
import { nameBy, UniqueNames } from '../../exports/names.ts'

/** What a template of clip names is filled with. */
export interface NamedBoard {
  project: string
  code: string
  shots: readonly { id: string; code: string }[]
}

/** A part of a template: `{shot|word}`, with what its field becomes. */
const PART = /(\{[^{}]*\})/
const FIELD = /^\{(\w+)(?::0\d)?(?:\|word)?\}$/
/** `.v2`, `_v002`, ` v3` at the end of a name. */
const VERSION = /[._ -]v\d{1,4}$/
/** What our own writers add to clips that became alike. */
const NUMBER = /_\d{1,4}$/
const EXTENSION = /\.[a-z0-9]{1,5}$/
const MOST_NAME = 200
const MOST_CODE = 32

const folded = (text: string): string => text.normalize('NFC').toLowerCase().slice(0, MOST_NAME)

/** A literal text, the code of a shot, or anything. */
type Piece = { text: string } | 'SHOT' | 'ANY'

interface Pieces {
  before: Piece[]
  /** The part of the template that stands for the shot. */
  shot: string
  after: Piece[]
}

/** The pieces of a template before its first shot and behind it; null for one that does not name the shot. */
function piecesOf(template: string, board: NamedBoard): Pieces | null {
  const known = new Map([['project', board.project], ['board', board.code]])
  const pieces = template.split(PART).filter((part) => part !== '').map((part): Piece => {
    const field = FIELD.exec(part)?.[1]
    if (field === undefined) return { text: folded(part) }
    if (field === 'shot') return 'SHOT'
    const value = known.get(field)
    return value === undefined ? 'ANY' : { text: folded(nameBy(part, { [field]: value })) }
  })
  const place = pieces.indexOf('SHOT')
  const shot = /\{shot[^{}]*\}/.exec(template)?.[0]
  return shot === undefined ? null : { before: pieces.slice(0, place), shot, after: pieces.slice(place + 1) }
}

/** Of each length of a name, whether pieces make up exactly its beginning. One pass per piece, whatever the name is. */
function reached(name: string, pieces: readonly Piece[]): boolean[] {
  let ends = Array.from({ length: name.length + 1 }, (_, length) => length === 0)
  for (const piece of pieces) {
    if (typeof piece === 'string') {
      let isReached = false
      ends = ends.map((each) => (isReached ||= each))
    } else {
      const { text } = piece
      ends = ends.map((_each, at) => at >= text.length && (ends[at - text.length] ?? false) &&
        name.startsWith(text, at - text.length))
    }
  }
  return ends
}

const reversed = (text: string): string => text.split('').reverse().join('')

/** The stretches of a name that can be a code of one of these lengths, the longest first. */
function stretchesIn(name: string, { before, after }: Pieces, lengths: Iterable<number>): [from: number, to: number][] {
  const starts = reached(name, before)
  const back = after.toReversed().map((piece) => (typeof piece === 'string' ? piece : { text: reversed(piece.text) }))
  const ends = reached(reversed(name), back)
  const found: [number, number][] = []
  for (const length of lengths) {
    for (let from = 0; from + length <= name.length; from++) {
      if (starts[from] && ends[name.length - from - length]) found.push([from, from + length])
    }
  }
  return found.toSorted(([from, to], [otherFrom, otherTo]) => otherTo - otherFrom - (to - from))
}

const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')

/** Finds the shots of a board that clips and media are named after. */
export class ClipNames {
  /** Ids of shots by their codes as the template writes them, without case. */
  private readonly byCode = new Map<string, string>()
  private readonly byWords = new Map<string, string | null>()
  private readonly pieces: Pieces | null
  private readonly lengths: ReadonlySet<number>

  /** `template` is that of the export; see `CLIP_NAME`. */
  constructor(template: string, board: NamedBoard) {
    this.pieces = piecesOf(template, board)
    const names = new UniqueNames()
    for (const { id, code } of board.shots) {
      this.byCode.set(folded(names.take(nameBy(this.pieces?.shot ?? '{shot}', { shot: code }))), id)
      // A code without letters would be found in frame numbers and dates.
      if (!/[a-z]/i.test(code)) continue
      const words = wordsOf(code.toLowerCase()).join(' ')
      this.byWords.set(words, this.byWords.has(words) ? null : id)
    }
    // Codes as they are, for clips that are called so and no more.
    for (const { id, code } of board.shots) if (!this.byCode.has(folded(code))) this.byCode.set(folded(code), id)
    this.lengths = new Set([...this.byCode.keys()].map((code) => code.length))
  }

  /** The shot of a clip by its name: by the template, or the code alone; without a version or a number at its end. */
  shotOf(name: string): string | null {
    const whole = folded(name).trim()
    const plain = whole.replace(VERSION, '')
    for (const each of new Set([whole, plain, plain.replace(NUMBER, '').replace(VERSION, '')])) {
      const found = this.exactly(each)
      if (found !== null) return found
    }
    return null
  }

  private exactly(name: string): string | null {
    const stretches = this.pieces ? stretchesIn(name, this.pieces, this.lengths) : []
    const codes = stretches.map(([from, to]) => name.slice(from, to))
    return this.byCode.get(codes.find((code) => this.byCode.has(code)) ?? name) ?? null
  }

  /** The shot whose code is in the name of a media file, as the name or as words of it; null for none or several. */
  shotOfMedia(media: string): string | null {
    const file = folded(media.split(/[/\\]/).at(-1) ?? '').replace(EXTENSION, '')
    const named = this.shotOf(file)
    if (named !== null) return named
    const words = wordsOf(file)
    const found = new Map<number, Set<string>>()
    words.forEach((_word, from) => {
      for (let to = from + 1; to <= Math.min(words.length, from + 8); to++) {
        const id = this.byWords.get(words.slice(from, to).join(' '))
        if (id) found.set(to - from, (found.get(to - from) ?? new Set()).add(id))
      }
    })
    const [longest] = [...found.keys()].toSorted((one, other) => other - one)
    const ids = [...(found.get(longest ?? 0) ?? [])]
    return ids.length === 1 ? (ids[0] ?? null) : null
  }

  /** The code that a new shot can have after the name of its clip; null if the name gives none. */
  newCode(name: string): string | null {
    const plain = name.normalize('NFC').trim().replace(/[._ -]v\d{1,4}$/i, '')
    if (folded(plain).length !== plain.length) return null
    const lengths = Array.from({ length: MOST_CODE }, (_, index) => index + 1)
    const stretches = this.pieces ? stretchesIn(folded(plain), this.pieces, lengths) : []
    const codes = [...stretches.map(([from, to]) => plain.slice(from, to)), plain]
    const code = codes.find((each) => CODE_PATTERN.test(each))
    return code === undefined || this.byCode.has(folded(code)) ? null : code
  }
}
