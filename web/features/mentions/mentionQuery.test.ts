import { expect, test } from 'vitest'
import { mentionQueryAt } from './mentionQuery.ts'

test.each([
  ['@', { at: 0, search: '' }],
  ['Ask @Mi', { at: 4, search: 'Mi' }],
  ['Ask (@Mina Ok', { at: 5, search: 'Mina Ok' }],
  ['me@mina', null],
  ['@Mina\nand', null],
  ['nobody', null],
])('%s', (text, found) => {
  expect(mentionQueryAt(text, text.length)).toEqual(found)
})

test('looks before the caret alone', () => {
  expect(mentionQueryAt('@Mi and more', 3)).toEqual({ at: 0, search: 'Mi' })
})
