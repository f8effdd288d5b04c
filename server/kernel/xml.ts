import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { fail } from './errors.ts'
import { requestFailures } from './request.failures.ts'

/** Most tags, that is twice as many as elements: each takes many times its bytes. */
const MOST_TAGS = 1_000_000

const TEXT = '#text'
const CDATA = '#cdata'
const ATTRIBUTES = ':@'
const PREFIX = '@_'

/** A node as fast-xml-parser gives it: its children under its name, beside its attributes. */
type ParsedNode = Readonly<Record<string, unknown>>

const listOf = (value: unknown): readonly ParsedNode[] => (Array.isArray(value) ? (value as ParsedNode[]) : [])

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

/** An element of an XML document. */
export class XmlElement {
  /** As written, with its prefix. */
  readonly name: string
  private readonly node: ParsedNode
  private known: readonly XmlElement[] | null = null

  constructor(name: string, node: ParsedNode) {
    this.name = name
    this.node = node
  }

  /** The elements directly inside it, in their order. */
  get children(): readonly XmlElement[] {
    this.known ??= elementsOf(listOf(this.node[this.name]))
    return this.known
  }

  /** The elements at a path of names: `media/video/track`. */
  all(path: string): XmlElement[] {
    return path.split('/').reduce<XmlElement[]>(
      (at, name) => at.flatMap(({ children }) => children.filter((child) => child.name === name)), [this])
  }

  /** The first element at a path; null for none. */
  first(path: string): XmlElement | null {
    return this.all(path)[0] ?? null
  }

  /** The text directly inside it with every space, without that of its elements. */
  get content(): string {
    return listOf(this.node[this.name]).map((node) => {
      if (node[TEXT] !== undefined) return decoded(String(node[TEXT]))
      return listOf(node[CDATA]).map((part) => String(part[TEXT] ?? '')).join('')
    }).join('')
  }

  /** The text of the first element at a path, without spaces around it; empty for none. */
  text(path: string): string {
    return (this.first(path)?.content ?? '').trim()
  }

  /** The number at a path; null for none. */
  number(path: string): number | null {
    const text = this.text(path)
    const number = Number(text)
    return text === '' || !Number.isFinite(number) ? null : number
  }

  /** An attribute; empty for none. */
  attribute(name: string): string {
    const attributes = this.node[ATTRIBUTES] as Readonly<Record<string, unknown>> | undefined
    const value = attributes && Object.hasOwn(attributes, PREFIX + name) ? attributes[PREFIX + name] : undefined
    return typeof value === 'string' ? decoded(value) : ''
  }
}

/** The elements among nodes; processing instructions and texts are none. */
const elementsOf = (nodes: readonly ParsedNode[]): XmlElement[] =>
  nodes.flatMap((node) => {
    const name = Object.keys(node).find((key) => key !== ATTRIBUTES)
    const isElement = name !== undefined && name !== TEXT && name !== CDATA && !name.startsWith('?')
    return isElement ? [new XmlElement(name, node)] : []
  })

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: PREFIX,
  // Space is text: without it "INT. " and "LIGHTHOUSE" of two elements become one word.
  trimValues: false,
  parseTagValue: false,
  // References are decoded here, and only those of XML itself.
  processEntities: false,
  cdataPropName: CDATA,
})

/** Contents of a DOCTYPE, or a declaration anywhere. A DOCTYPE that only names a definition is fine. */
const DECLARATIONS = /<!DOCTYPE[^<>[]*\[|<!(?:ENTITY|ELEMENT|ATTLIST|NOTATION)\b/i

function hasMore(text: string, character: string, most: number): boolean {
  let count = 0
  for (let at = text.indexOf(character); at >= 0 && count <= most; at = text.indexOf(character, at + 1)) count += 1
  return count > most
}

/**
 * Reads an XML document of an unknown source; answers its root. INVALID_INPUT, with the line where there is one, for a
 * document that is not well-formed, declares entities, has more than 500,000 elements, or nests them deeper than
 * fast-xml-parser reads.
 */
export function readXml(text: string): XmlElement {
  if (DECLARATIONS.test(text)) throw fail(requestFailures.XML_WITH_ENTITIES())
  if (hasMore(text, '<', MOST_TAGS)) throw fail(requestFailures.XML_WITH_MANY_ELEMENTS({ most: MOST_TAGS / 2 }))
  const validity = XMLValidator.validate(text)
  if (validity !== true) throw fail(requestFailures.XML_INVALID({ line: validity.err.line }))
  let nodes: readonly ParsedNode[]
  try {
    nodes = listOf(parser.parse(text))
  } catch {
    // Whatever the library says is about the insides of the file.
    throw fail(requestFailures.XML_UNREADABLE())
  }
  const [root] = elementsOf(nodes)
  if (!root) throw fail(requestFailures.XML_UNREADABLE())
  return root
}
