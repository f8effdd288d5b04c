// @vitest-environment jsdom
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { element, xmlDocument } from '../../../server/modules/delivery/exports/xml.ts'

const parse = (text: string) => new DOMParser().parseFromString(text, 'application/xml').documentElement

// What XML 1.0 cannot hold.
// eslint-disable-next-line no-control-regex
const LOST = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu

describe('xmlDocument', () => {
  it('writes elements, and leaves out null and undefined', () => {
    const content = [element('d', {}, 'x < y'), null, element('e'), element('f', {}, 0)]
    const root = element('a', { b: 1, c: undefined }, content)
    expect(xmlDocument(root)).toBe(
      [
        '<?xml version="1.0" encoding="UTF-8"?>', '<!DOCTYPE a>', '<a b="1">', '  <d>x &lt; y</d>', '  <e/>',
        '  <f>0</f>', '</a>', '',
      ].join('\n'),
    )
  })

  it('keeps any text but what XML cannot hold', () => {
    const texts = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(']]>', '&amp;', '"\t\r\n\'', '\u0000\uffff'))
    fc.assert(fc.property(texts, texts, (text, value) => {
      const root = parse(xmlDocument(element('a', { b: value }, text)))
      expect(root.textContent).toBe(text.replace(LOST, ''))
      expect(root.getAttribute('b')).toBe(value.replace(LOST, ''))
    }), { numRuns: 50 })
  })
})
