/** Somebody a text may name. */
export interface Nameable {
  id: string
  name: string
}

/** Signs looked at in one text: a text of signs alone costs nobody anything. */
const MOST_SIGNS = 100

/** What a name can be part of: `@Anna` names nobody in `@Annabel`, and `me@anna` is no mention. */
const IN_A_WORD = /[\p{L}\p{N}\p{M}_]/u

const comparable = (text: string) => text.normalize('NFC').toLowerCase()

/** Whether a word goes on with the character at a place. */
const isInWord = (text: string, at: number): boolean => {
  const point = text.codePointAt(at)
  return point !== undefined && IN_A_WORD.test(String.fromCodePoint(point))
}

/** Whose names stand in a text, each after an `@`; the longest name that fits counts, and all who are called so. */
export function mentionedIn(text: string, people: readonly Nameable[]): Set<string> {
  const byName = new Map<string, string[]>()
  for (const { id, name } of people) {
    const key = comparable(name)
    byName.set(key, [...(byName.get(key) ?? []), id])
  }
  const lengths = [...new Set([...byName.keys()].map((name) => name.length))].sort((a, b) => b - a)
  const searched = comparable(text)
  const found = new Set<string>()
  let at = searched.indexOf('@')
  for (let signs = 0; at >= 0 && signs < MOST_SIGNS; signs += 1) {
    const start = at + 1
    if (at === 0 || !isInWord(searched, at - 1)) {
      const length = lengths.find(
        (each) => byName.has(searched.slice(start, start + each)) && !isInWord(searched, start + each),
      )
      if (length !== undefined) {
        for (const id of byName.get(searched.slice(start, start + length)) ?? []) found.add(id)
      }
    }
    at = searched.indexOf('@', start)
  }
  return found
}
