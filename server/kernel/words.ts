/** What stands between words: ASCII and general punctuation. The database's function `searchWords` has the same. */
const SEPARATORS =
  '\\u0001-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00bf\\u2000-\\u206f\\u3000-\\u3004\\u3008-\\u3020\\u30fb' +
  '\\ufe30-\\ufe6f\\uff00-\\uff0f\\uff1a-\\uff20\\uff3b-\\uff40\\uff5b-\\uff65'
/** Scripts that are written without spaces: each character is a word. */
const SINGLE =
  '\\u0e00-\\u0eff\\u1000-\\u109f\\u1780-\\u17ff\\u3005-\\u3007\\u3021-\\u30fa\\u30fc-\\u9fff\\uf900-\\ufaff' +
  '\\uff66-\\uff9f'

const WORD = new RegExp(`[${SINGLE}]|[^${SEPARATORS}${SINGLE}]+`, 'g')
const IS_SINGLE = new RegExp(`^[${SINGLE}]$`)

/** Characters of an excerpt before and after what it is about. */
const BEFORE = 40
const AFTER = 100

/** The words of a text, as the database separates them. */
const wordsIn = (text: string): string[] => text.match(WORD) ?? []

/** The query of PostgreSQL's text search for the words of a text in a row; the last may go on. Null for no word. */
export function phraseQuery(text: string): string | null {
  const words = wordsIn(text)
  return words.length === 0 ? null : `${words.map((word) => `'${word}'`).join(' <-> ')}:*`
}

/** The part of a text, on one line, around the first place that has the words of a phrase; null when there is none. */
export function excerptOf(text: string, phrase: string): string | null {
  const words = wordsIn(phrase)
  if (words.length === 0) return null
  // Words have no character that means something in a pattern: all of these separate them.
  const pattern = words.reduce((before, word, index) => {
    const isBesideSingle = IS_SINGLE.test(word) || IS_SINGLE.test(words[index - 1] ?? '')
    return `${before}[${SEPARATORS}]${isBesideSingle ? '*' : '+'}${word}`
  })
  const start = IS_SINGLE.test(words[0] ?? '') ? '' : `(?<![^${SEPARATORS}${SINGLE}])`
  const found = new RegExp(`${start}${pattern}`, 'i').exec(text)
  if (!found) return null
  const from = cutAt(text, found.index - BEFORE)
  const to = cutAt(text, found.index + found[0].length + AFTER)
  const part = text.slice(from, to).replace(/\s+/g, ' ').trim()
  return `${from > 0 ? '…' : ''}${part}${to < text.length ? '…' : ''}`
}

/** A place to cut a text that is not inside a character or, if one begins nearby, inside a word. */
function cutAt(text: string, place: number): number {
  if (place <= 0) return 0
  if (place >= text.length) return text.length
  const space = text.slice(place, place + 20).search(/\s/)
  if (space >= 0) return place + space
  return /[\uDC00-\uDFFF]/.test(text[place] ?? '') ? place + 1 : place
}
