import { describe, expect, it } from 'vitest'
import { decodeText } from '../../../server/kernel/textEncoding.ts'

const bytes = (...values: number[]) => Uint8Array.from(values)
const ascii = (text: string) => [...text].map((character) => character.charCodeAt(0))

/** The first line of the preview of each encoding offered. */
const offered = (given: Uint8Array) => {
  const decoding = decodeText(given)
  const choices = 'choices' in decoding ? decoding.choices : null
  return choices && Object.fromEntries(choices.map(({ encoding, lines }) => [encoding, lines[0]]))
}

describe('decodeText', () => {
  it('obeys a byte order mark and leaves it out, whatever encoding is chosen', () => {
    const mark = bytes(0xef, 0xbb, 0xbf, 0xc3, 0xa9)
    expect(decodeText(mark, 'WINDOWS_1252')).toEqual({ encoding: 'UTF_8', text: 'é' })
    expect(decodeText(bytes(0xff, 0xfe, 0xe9, 0, 0x3d, 0xd8, 0x42, 0xde))).toEqual({ encoding: 'UTF_16LE', text: 'é🙂' })
    expect(decodeText(bytes(0xfe, 0xff, 0, 0xe9))).toEqual({ encoding: 'UTF_16BE', text: 'é' })
  })

  it('takes valid UTF-8, and leaves line breaks alone', () => {
    expect(decodeText(bytes(0xc3, 0xa9, 0x0d, 0x0a, 0x0d, 0x41))).toEqual({ encoding: 'UTF_8', text: 'é\r\n\rA' })
  })

  it('offers the encodings in which the bytes are valid, with lines by which one can tell', () => {
    const cafe = bytes(...ascii('INT. HALL\n\n  Caf'), 0xe9, 0x20, 0x93, ...ascii('Zoe'), 0x94, 0x80, ...ascii('\nEnd'))
    expect(offered(cafe)).toMatchObject({ WINDOWS_1252: 'Café “Zoe”€' })
    // "テスト" in Shift_JIS; 0x83 0x58 is valid in all three.
    const japanese = bytes(0x83, 0x65, 0x83, 0x58, 0x83, 0x67)
    expect(offered(japanese)).toMatchObject({ SHIFT_JIS: 'テスト' })
    expect(decodeText(japanese, 'SHIFT_JIS')).toEqual({ encoding: 'SHIFT_JIS', text: 'テスト' })
    // "中文" in GB 2312.
    expect(offered(bytes(0xd6, 0xd0, 0xce, 0xc4))).toMatchObject({ GB18030: '中文', WINDOWS_1252: 'ÖÐÎÄ' })
  })

  it('offers none in which bytes would become control characters or could not be read', () => {
    expect(offered(bytes(0x41, 0x81))).toEqual({})
    expect(offered(bytes(...ascii('Caf'), 0xe9, 0x2e))).toEqual({ WINDOWS_1252: 'Café.' })
  })

  it('offers UTF-16 for text with zero bytes and nothing for a binary file', () => {
    expect(Object.keys(offered(bytes(0x43, 0, 0xe9, 0, 0x0a, 0)) ?? {})).toContain('UTF_16LE')
    expect(offered(bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0))).toEqual({})
  })

  it('never replaces what is not valid in the chosen encoding', () => {
    expect(decodeText(bytes(0xe9, 0x2e), 'SHIFT_JIS')).toHaveProperty('choices')
    expect(decodeText(bytes(0xff, 0xfe, 0x41))).toHaveProperty('choices')
    expect(decodeText(bytes(0x41, 0), 'UTF_16LE')).toEqual({ encoding: 'UTF_16LE', text: 'A' })
  })

  it('cuts the preview at 3 lines of 160 characters', () => {
    const line = [...Array<number>(400).fill(0xe9), 0x0a]
    const decoding = decodeText(bytes(...line, ...line, ...line, ...line))
    const lines = 'choices' in decoding ? (decoding.choices[0]?.lines ?? []) : []
    expect(lines.map((each) => each.length)).toEqual([160, 160, 160])
  })
})
