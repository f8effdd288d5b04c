import { describe, expect, it } from 'vitest'
import { MOST_TEXT_BYTES } from '../../../server/kernel/fileLimit.ts'
import { ScriptError, readScriptText } from '../../../server/modules/board/scriptText.ts'

function refusalOf(source: string): ScriptError {
  try {
    readScriptText(source)
  } catch (error) {
    if (error instanceof ScriptError) return error
  }
  throw new Error('the text was not refused')
}

describe('readScriptText', () => {
  it('takes text with or without a byte order mark and leaves line breaks alone', () => {
    expect(readScriptText('Tide.\r\nWind.\rÉté 🙂')).toBe('Tide.\r\nWind.\rÉté 🙂')
    expect(readScriptText('\ufeffTide.\tLow.')).toBe('Tide.\tLow.')
  })

  it('composes characters', () => {
    expect(readScriptText('e\u0301te')).toBe('éte')
  })

  it('names the line of a character that has no place in a script', () => {
    expect(refusalOf('One\n\ud800')).toMatchObject({ failure: { params: { line: 2 } } })
    expect(refusalOf('One\nT\u0000wo')).toMatchObject({ failure: { params: { line: 2 } } })
    expect(refusalOf('One\nT\u001bwo')).toMatchObject({ failure: { params: { line: 2, character: '001B' } } })
  })

  it('takes exactly 2 MB of UTF-8 and not one more', () => {
    expect(readScriptText('a'.repeat(MOST_TEXT_BYTES))).toHaveLength(MOST_TEXT_BYTES)
    expect(refusalOf('a'.repeat(MOST_TEXT_BYTES + 1)).message).toContain('2 MB')
    expect(refusalOf('é'.repeat(MOST_TEXT_BYTES / 2 + 1)).message).toContain('2 MB')
  })
})
