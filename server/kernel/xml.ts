import { XMLParser, XMLValidator } from 'fast-xml-parser'
import type { Failure } from './failure.ts'
import { requestFailures } from './request.failures.ts'

/** An element of an XML document. */
export interface XmlElement {
  /** As written, with its prefix. */
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  /** Elements and texts in their order. Space between elements is text too. */
  readonly children: readonly (XmlElement | string)[]
}

/** A document that is refused. */
export class XmlError extends Error {
  override readonly name = 'XmlError'
  readonly failure: Failure

  constructor(failure: Failure) {
    super(failure.message)
    this.failure = failure
  }
}

const TEXT = '#text'
const CDATA = '#cdata'
const ATTRIBUTES = ':@'

/** A node as fast-xml-parser gives it: its children under its name, beside its attributes. */
type ParsedNode = Readonly<Record<string, unknown>>

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'], ['lt', '<'], ['gt', '>'], ['quot', '"'], ['apos', "'"],
])
const REFERENCE = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi
const LAST_CHARACTER = 0x10ffff
const isSurrogate = (code: number): boolean => code >= 0xd800 && code <= 0xdfff

/** The text with what references stand for. Those that stand for nothing stay. */
function decoded(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(REFERENCE, (written, decimal?: string, hexadecimal?: string, name?: string) => {
    if (name !== undefined) return ENTITIES.get(name) ?? written
    const code = decimal === undefined ? parseInt(hexadecimal ?? '', 16) : Number(decimal)
    return code > LAST_CHARACTER || isSurrogate(code) ? written : String.fromCodePoint(code)
  })
}

function attributesOf(node: ParsedNode): Map<string, string> {
  const written = Object.entries((node[ATTRIBUTES] ?? {}) as Record<string, unknown>)
  return new Map(written.map(([name, value]) => [name, decoded(String(value))]))
}

function childrenOf(nodes: readonly ParsedNode[]): (XmlElement | string)[] {
  return nodes.flatMap((node): (XmlElement | string)[] => {
    const name = Object.keys(node).find((key) => key !== ATTRIBUTES)
    if (name === undefined || name.startsWith('?')) return []
    const inside = node[name]
    if (name === TEXT) return [decoded(String(inside))]
    const children = inside as readonly ParsedNode[]
    if (name === CDATA) return children.map((child) => String(child[TEXT]))
    return [{ name, attributes: attributesOf(node), children: childrenOf(children) }]
  })
}

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  // Space is text: without it "INT. " and "LIGHTHOUSE" of two elements become one word.
  trimValues: false,
  parseTagValue: false,
  // References are decoded here, and only those of XML itself.
  processEntities: false,
  cdataPropName: CDATA,
})

/**
 * Reads an XML document of an unknown source; answers its root. Throws XmlError, with the line where there is one, for
 * a document that is not well-formed, declares entities, or nests elements deeper than fast-xml-parser reads.
 */
export function readXml(text: string): XmlElement {
  if (text.includes('<!ENTITY')) throw new XmlError(requestFailures.XML_WITH_ENTITIES())
  const validity = XMLValidator.validate(text)
  if (validity !== true) throw new XmlError(requestFailures.XML_INVALID({ line: validity.err.line }))
  let nodes: readonly ParsedNode[]
  try {
    nodes = parser.parse(text) as readonly ParsedNode[]
  } catch {
    throw new XmlError(requestFailures.XML_UNREADABLE())
  }
  const root = childrenOf(nodes).find((child) => typeof child !== 'string')
  if (!root) throw new XmlError(requestFailures.XML_UNREADABLE())
  return root
}

/** The elements directly inside one that have a name. */
export const elementsNamed = ({ children }: XmlElement, name: string): XmlElement[] =>
  children.filter((child): child is XmlElement => typeof child !== 'string' && child.name === name)

/** The text directly inside an element, without that of its elements. */
export const ownText = ({ children }: XmlElement): string =>
  children.filter((child) => typeof child === 'string').join('')
