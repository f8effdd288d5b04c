import { listParts } from '../format.ts'

/** A piece of a sentence: words, or the name of a thing. */
export type SentencePart = string | { name: string }

/** What a sentence is made of: the subject's name, old and new values, and how many events it stands for. */
export type SentenceFacts = { label: string | null; payload: Readonly<Record<string, unknown>>; count: number }

/** How an event reads. */
export type Sentence = (facts: SentenceFacts) => SentencePart[]

/** Writes a sentence; a text among its values is the name of a thing, other values are pieces already. */
export function say(texts: TemplateStringsArray, ...values: (string | SentencePart[])[]): SentencePart[] {
  const parts = texts.flatMap((text, index): SentencePart[] => {
    const value = values[index] ?? []
    return [text, ...(typeof value === 'string' ? [{ name: value }] : value)]
  })
  return parts.filter((part) => part !== '')
}

/** A name, or these words when nobody knows it. */
export function nameOr(label: unknown, words: string): SentencePart[] {
  return [typeof label === 'string' && label !== '' ? { name: label } : words]
}

/** 'the storyboard Main', or 'a storyboard' when nobody knows which. */
export function thing(noun: string, label: string | null): SentencePart[] {
  return label === null ? [`a ${noun}`] : [`the ${noun} `, { name: label }]
}

/** The new value where a payload holds `{ from, to }` or the value itself. */
export function newValue(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'to' in value ? value.to : value
}

/** The new value as a text; null when there is none. */
export function textOf(value: unknown): string | null {
  const current = newValue(value)
  return typeof current === 'string' && current !== '' ? current : null
}

/** A number of a payload; 0 when it holds none. */
export function numberOf(value: unknown): number {
  return typeof value === 'number' ? value : 0
}

const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []

/** Names in a row: 'Ann, Ben and Cy'; null for none. */
export function namesOf(value: unknown): SentencePart[] | null {
  const names = textsOf(value)
  return names.length === 0 ? null : listParts(names).map(({ isName, text }) => (isName ? { name: text } : text))
}

/** Who came to a list of people and who went, of a payload with ids and names before and after. */
export function comersAndGoers(value: unknown): { comers: SentencePart[] | null; goers: SentencePart[] | null } {
  const { from, fromNames, to, toNames } = (typeof value === 'object' ? value ?? {} : {}) as Record<string, unknown>
  const missingIn = (others: unknown, ids: unknown, names: unknown) =>
    namesOf(textsOf(names).filter((_name, index) => !textsOf(others).includes(textsOf(ids)[index] ?? '')))
  return { comers: missingIn(from, to, toNames), goers: missingIn(to, from, fromNames) }
}
