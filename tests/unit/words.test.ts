import { describe, expect, it } from 'vitest'
import { excerptOf, phraseQuery } from '../../server/kernel/words.ts'

describe('words of texts', () => {
  it('are a phrase whose last word may go on', () => {
    expect(phraseQuery(' Door, aja')).toBe("'Door' <-> 'aja':*")
    expect(phraseQuery("O'Brien \\ (x)")).toBe("'O' <-> 'Brien' <-> 'x':*")
    expect(phraseQuery('嵐を見')).toBe("'嵐' <-> 'を' <-> '見':*")
    expect(phraseQuery('… %')).toBeNull()
  })

  it('are shown in their text, on one line, cut between words', () => {
    expect(excerptOf('A “door”,\najar.', 'DOOR aj')).toBe('A “door”, ajar.')
    expect(excerptOf('Outdoor', 'door')).toBeNull()
    expect(excerptOf('a door', 'a-do')).toBe('a door')
    expect(excerptOf('嵐を、見た', 'を見')).toBe('嵐を、見た')
    expect(excerptOf('x', '')).toBeNull()
    const long = `${'before '.repeat(20)}lamp${' after'.repeat(40)}`
    expect(excerptOf(long, 'lamp')).toMatch(/^…(before ){4,7}lamp( after){14,20}…$/)
  })
})
