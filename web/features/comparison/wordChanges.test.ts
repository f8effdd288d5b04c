import { expect, test } from 'vitest'
import { wordChanges } from './wordChanges.ts'

/** The pieces in short: -before-, +after+, and what both have. */
const marked = (before: string, after: string) => wordChanges(before, after)
  .map(({ text, side }) => (side === 'before' ? `-${text}-` : side === 'after' ? `+${text}+` : text)).join('')

test('marks the words that one side alone has, without the space around them', () => {
  expect(marked('A white gull lands.', 'A gull lands on the pier.')).toBe('A -white- gull lands +on the pier+.')
  expect(marked('', 'A gull')).toBe('+A gull+')
  expect(marked('かもめが桟橋に止まる', 'かもめが船に止まる')).toBe('かもめが-桟橋-+船+に止まる')
})

test('gives texts with little in common one after the other', () => {
  expect(marked('A gull lands on the pier', 'She waits inside the lamp room')).toBe(
    '-A gull lands on the pier-+She waits inside the lamp room+',
  )
})

test('marks nothing where only white space differs', () => {
  expect(wordChanges('A gull\nlands', 'A gull  lands').every(({ side }) => side === 'both')).toBe(true)
})
