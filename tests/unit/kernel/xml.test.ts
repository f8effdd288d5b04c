import { describe, expect, it } from 'vitest'
import { elementsNamed, ownText, readXml, XmlError } from '../../../server/kernel/xml.ts'

const refusalOf = (text: string) => {
  try {
    readXml(text)
  } catch (error) {
    if (error instanceof XmlError) return error.failure
  }
  throw new Error('the document was not refused')
}

describe('readXml', () => {
  it('keeps elements and texts in their order, with every space', () => {
    const root = readXml('<?xml version="1.0"?>\n<a x="1 &lt; 2"> one<b/><!-- no --> two<b y=\'"\'>3</b></a>')
    expect(root).toEqual({
      name: 'a',
      attributes: new Map([['x', '1 < 2']]),
      children: [
        ' one', { name: 'b', attributes: new Map(), children: [] }, ' two',
        { name: 'b', attributes: new Map([['y', '"']]), children: ['3'] },
      ],
    })
    expect(elementsNamed(root, 'b').map(ownText)).toEqual(['', '3'])
    expect(ownText(root)).toBe(' one two')
  })

  it('decodes the references of XML, once, and leaves others as they are', () => {
    const text = ownText(readXml('<a>&amp;lt; &lt;&gt;&quot;&apos; &#233;&#x1F327; &nbsp; &#xD800; &#9999999;</a>'))
    expect(text).toBe('&lt; <>"\' é🌧 &nbsp; &#xD800; &#9999999;')
    expect(ownText(readXml('<a><![CDATA[&amp; <b>]]></a>'))).toBe('&amp; <b>')
    expect(ownText(readXml('<a>001 </a>'))).toBe('001 ')
  })

  it('takes a DOCTYPE without entities, as editing programs write it', () => {
    expect(readXml('<?xml version="1.0"?>\n<!DOCTYPE xmeml>\n<xmeml version="5"/>').name).toBe('xmeml')
  })

  it('refuses what is not well-formed with its line, entities, and deep nesting', () => {
    expect(refusalOf('<a>\n<b>\n</a>')).toMatchObject({ reason: 'XML_INVALID', params: { line: 3 } })
    expect(refusalOf('')).toMatchObject({ reason: 'XML_INVALID' })
    expect(refusalOf('<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>')).toMatchObject({ reason: 'XML_WITH_ENTITIES' })
    expect(refusalOf(`${'<a>'.repeat(20_000)}${'</a>'.repeat(20_000)}`)).toMatchObject({ reason: 'XML_UNREADABLE' })
  })
})
