import { describe, expect, it } from 'vitest'
import { FramewrightError } from '../../../server/kernel/errors.ts'
import { readXml } from '../../../server/kernel/xml.ts'

const refusalOf = (text: string) => {
  try {
    readXml(text)
  } catch (error) {
    if (error instanceof FramewrightError) return error.failure
  }
  throw new Error('the document was not refused')
}

describe('readXml', () => {
  it('keeps elements in their order, and texts with every space', () => {
    const root = readXml(
      '<?xml version="1.0"?>\n<a x="1 &lt; 2"> one<b/><!-- no --> two<b y=\'"\'>3</b><c><b> 4.5 </b></c></a>')
    expect([root.name, root.attribute('x'), root.attribute('y'), root.attribute('__proto__')]).toEqual([
      'a', '1 < 2', '', '',
    ])
    expect(root.children.map(({ name }) => name)).toEqual(['b', 'b', 'c'])
    expect(root.all('b').map(({ content }) => content)).toEqual(['', '3'])
    expect(root.all('b')[1]?.attribute('y')).toBe('"')
    expect(root.content).toBe(' one two')
    expect([root.text('c/b'), root.number('c/b'), root.number('c'), root.first('c/d')])
      .toEqual(['4.5', 4.5, null, null])
  })

  it('decodes the references of XML, once, and leaves others as they are', () => {
    const text = readXml('<a>&amp;lt; &lt;&gt;&quot;&apos; &#233;&#x1F327; &nbsp; &#xD800; &#9999999;</a>').content
    expect(text).toBe('&lt; <>"\' é🌧 &nbsp; &#xD800; &#9999999;')
    expect(readXml('<a><![CDATA[&amp; <b>]]></a>').content).toBe('&amp; <b>')
    expect(readXml('<a>001 </a>').content).toBe('001 ')
  })

  it('takes a DOCTYPE without entities, as editing programs write it', () => {
    expect(readXml('<?xml version="1.0"?>\n<!DOCTYPE xmeml>\n<xmeml version="5"/>').name).toBe('xmeml')
  })

  it('refuses what is not well-formed with its line, entities, many elements, and deep nesting', () => {
    expect(refusalOf('<a>\n<b>\n</a>')).toMatchObject({ reason: 'XML_INVALID', params: { line: 3 } })
    expect(refusalOf('')).toMatchObject({ reason: 'XML_INVALID' })
    expect(refusalOf('<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>')).toMatchObject({ reason: 'XML_WITH_ENTITIES' })
    expect(refusalOf(`<a>${'<b/>'.repeat(1_000_000)}</a>`)).toMatchObject({ reason: 'XML_WITH_MANY_ELEMENTS' })
    expect(refusalOf(`${'<a>'.repeat(20_000)}${'</a>'.repeat(20_000)}`)).toMatchObject({ reason: 'XML_UNREADABLE' })
  })
})
