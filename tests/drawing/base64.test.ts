import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { base64ToBytes, bytesToBase64 } from '../../drawing/base64.ts'
import { DrawingFormatError } from '../../drawing/formatError.ts'

describe('base64', () => {
  it('writes what the platform writes and reads it back', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        const text = bytesToBase64(bytes)
        expect(text).toBe(Buffer.from(bytes).toString('base64'))
        expect(base64ToBytes(text)).toEqual(new Uint8Array(bytes))
      }),
    )
  })

  it('refuses everything else', () => {
    const texts = ['A', 'AA', 'AAA', 'A===', '====', '=', 'AA=A', 'AB==', 'AAB=', 'AA-_', 'AA A', 'AAAA\n', 'ÄÄÄÄ']
    for (const text of texts) {
      expect(() => base64ToBytes(text), text).toThrow(DrawingFormatError)
    }
    fc.assert(
      fc.property(fc.string(), (text) => {
        try {
          expect(bytesToBase64(base64ToBytes(text))).toBe(text)
        } catch (error) {
          expect(error).toBeInstanceOf(DrawingFormatError)
        }
      }),
    )
  })
})
