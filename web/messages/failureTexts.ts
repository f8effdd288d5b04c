import { formatNumber } from './format.ts'

/**
 * How a language says what the server says in English. Of a sentence's placeholders `{word}` is a term, `{rest}` a
 * sentence of its own, `{n}` a number, and anything else what somebody wrote.
 */
export type FailureTexts = {
  sentences: Readonly<Record<string, string>>
  /** Terms: names of fields and nouns. */
  words: Readonly<Record<string, string>>
  /** What is said of a failure by its code when its sentence is not known. */
  codes: Readonly<Record<string, string>>
  /** What is said of a field when its sentence is not known. */
  field: string | null
}

/** The server speaks English. */
export const failureTexts: FailureTexts = { sentences: {}, words: {}, codes: {}, field: null }

type Pattern = { expression: RegExp; names: readonly string[]; text: string }

const PLACEHOLDER = /\{(\w+)\}/g
/** Where in a list of the input something is: 'shots.3.name: '. */
const PLACE = /^([a-zA-Z]+\.\d+(?:\.\w+)*|[a-z]+[A-Z]?\w*): (?=\S)/
/** Longer sentences hold more of what people wrote than is looked through. */
const LONGEST = 2_000
const GROUPED_NUMBER = /^\d{1,3}(?:,\d{3})+$/

const groupOf = (name: string) => (name === 'n' ? '([\\d.,]+)' : '(.*?)')

function patternOf([sentence, text]: [string, string]): Pattern {
  const names = [...sentence.matchAll(PLACEHOLDER)].map(([, name = '']) => name)
  const source = sentence.split(PLACEHOLDER)
    .map((part, index) => (index % 2 === 1 ? groupOf(part) : part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))).join('')
  return { expression: new RegExp(`^${source}$`, 's'), names, text }
}

const known = new WeakMap<FailureTexts, readonly Pattern[]>()

/** The patterns, those with the most words of their own first. */
function patternsOf(texts: FailureTexts): readonly Pattern[] {
  const made = known.get(texts)
  if (made) return made
  const ownLength = (sentence: string) => sentence.replaceAll(PLACEHOLDER, '').length
  const patterns = Object.entries(texts.sentences).filter(([sentence]) => sentence.includes('{'))
    .sort(([one], [other]) => ownLength(other) - ownLength(one)).map(patternOf)
  known.set(texts, patterns)
  return patterns
}

function valueOf(name: string, value: string, texts: FailureTexts): string | null {
  if (name === 'rest') return sentenceWithoutPlace(texts, value)
  if (name.startsWith('word')) return texts.words[value] ?? value
  return GROUPED_NUMBER.test(value) ? formatNumber(Number(value.replaceAll(',', ''))) : value
}

function filled({ expression, names, text }: Pattern, sentence: string, texts: FailureTexts): string | null {
  const found = expression.exec(sentence)
  if (!found) return null
  const values = new Map(names.map((name, index) => [name, valueOf(name, found[index + 1] ?? '', texts)]))
  if ([...values.values()].includes(null)) return null
  return text.replaceAll(PLACEHOLDER, (_, name: string) => values.get(name) ?? '')
}

/** A sentence of the server in the language of these texts; null when they do not know it. */
export function sentenceIn(texts: FailureTexts, sentence: string): string | null {
  if (sentence.length > LONGEST) return null
  const place = PLACE.exec(sentence)?.[0] ?? ''
  const rest = place === '' ? null : sentenceWithoutPlace(texts, sentence.slice(place.length))
  return rest === null ? sentenceWithoutPlace(texts, sentence) : `${place}${rest}`
}

function sentenceWithoutPlace(texts: FailureTexts, sentence: string): string | null {
  const exact = texts.sentences[sentence]
  if (exact !== undefined) return exact
  for (const pattern of patternsOf(texts)) {
    const text = filled(pattern, sentence, texts)
    if (text !== null) return text
  }
  return null
}

/** A sentence of the server as the language shown says it; the server's own where there is nothing better. */
export function serverSentence(texts: FailureTexts, sentence: string, code?: string): string {
  return sentenceIn(texts, sentence) ?? (code === undefined ? undefined : texts.codes[code]) ?? sentence
}

/** The sentence of a field of the input. */
export function fieldSentence(texts: FailureTexts, sentence: string): string {
  return sentenceIn(texts, sentence) ?? texts.field ?? sentence
}
