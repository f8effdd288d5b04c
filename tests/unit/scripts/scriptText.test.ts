import { describe, expect, it } from 'vitest'
import { MAX_SCRIPT_BYTES, ScriptError, readScriptText } from '../../../server/modules/scripts/scriptText.ts'

function bytes(...values: (number | string)[]): Uint8Array {
  const encoder = new TextEncoder()
  return Uint8Array.from(values.flatMap((value) => (typeof value === 'number' ? [value] : [...encoder.encode(value)])))
}

function refusalOf(source: Uint8Array | string): ScriptError {
  try {
    readScriptText(source)
  } catch (error) {
    if (error instanceof ScriptError) return error
  }
  throw new Error('the text was not refused')
}

describe('readScriptText', () => {
  it('takes UTF-8 with or without a byte order mark and leaves line breaks alone', () => {
    expect(readScriptText(bytes(0xef, 0xbb, 0xbf, 'Tide.\r\nWind.\rÉté 🙂'))).toBe('Tide.\r\nWind.\rÉté 🙂')
    expect(readScriptText('\ufeffTide.\tLow.')).toBe('Tide.\tLow.')
  })

  it('composes characters', () => {
    expect(readScriptText('e\u0301te')).toBe('éte')
  })

  it('names the line that is not UTF-8', () => {
    expect(refusalOf(bytes('One\r\nTwo\rThr', 0xe9, 'e\nFour'))).toMatchObject({ line: 3 })
    expect(refusalOf(bytes('One\n', 0xc3))).toMatchObject({ line: 2 })
    expect(refusalOf('One\n\ud800')).toMatchObject({ line: 2 })
  })

  it('tells UTF-16 and binary files apart', () => {
    expect(refusalOf(bytes(0xff, 0xfe, 0x41, 0)).reason).toContain('UTF-16')
    expect(refusalOf(bytes(0x89, 'PNG', 0, 0)).reason).toContain('binary')
    expect(refusalOf('One\nT\u0000wo')).toMatchObject({ line: 2 })
    expect(refusalOf('One\nT\u001bwo')).toMatchObject({ line: 2, reason: expect.stringContaining('U+001B') as string })
  })

  it('takes exactly 2 MB of bytes and not one more', () => {
    expect(readScriptText('a'.repeat(MAX_SCRIPT_BYTES))).toHaveLength(MAX_SCRIPT_BYTES)
    expect(refusalOf('a'.repeat(MAX_SCRIPT_BYTES + 1)).reason).toContain('2 MB')
    expect(refusalOf('é'.repeat(MAX_SCRIPT_BYTES / 2 + 1)).reason).toContain('2 MB')
    expect(refusalOf(new Uint8Array(MAX_SCRIPT_BYTES + 1)).reason).toContain('2 MB')
  })
})
