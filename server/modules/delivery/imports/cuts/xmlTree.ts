import { XMLParser } from 'fast-xml-parser'
import { fail } from '../../../../kernel/errors.ts'
import { cutFailures } from './cut.failures.ts'

/** Most tags, that is twice as many as elements: each takes many times its bytes. */
const MOST_TAGS = 1_000_000

const ATTRIBUTES = ':@'
const TEXT = '#text'
const CDATA = '#cdata'

/** A node as the parser gives it: its attributes, and under its name its children. */
type RawNode = Record<string, unknown>

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const REFERENCE = /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi
const MOST_CODE_POINT = 0x10ffff

/** Replaces the references that every XML file may have, in one pass: no text of a file can become another. */
const withoutReferences = (text: string): string =>
  text.replace(REFERENCE, (whole: string, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return NAMED[name.toLowerCase()] ?? whole
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
    return code > 0 && code <= MOST_CODE_POINT ? String.fromCodePoint(code) : ''
  })

/** A path or an address without its percent signs; as it is if they stand for nothing. */
export function decodedAddress(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

const listOf = (value: unknown): RawNode[] => (Array.isArray(value) ? (value as RawNode[]) : [])

/** An element of a parsed file. */
export class XmlElement {
  readonly name: string
  private readonly raw: RawNode
  private known: XmlElement[] | null = null

  constructor(name: string, raw: RawNode) {
    this.name = name
    this.raw = raw
  }

  /** Its elements, in their order. */
  get children(): XmlElement[] {
    this.known ??= elementsOf(listOf(this.raw[this.name]))
    return this.known
  }

  /** The elements at a path of names: `media/video/track`. */
  all(path: string): XmlElement[] {
    return path.split('/').reduce<XmlElement[]>(
      (at, name) => at.flatMap(({ children }) => children.filter((child) => child.name === name)), [this])
  }

  first(path: string): XmlElement | null {
    return this.all(path)[0] ?? null
  }

  /** Its own text. */
  get content(): string {
    return listOf(this.raw[this.name]).map((node) => {
      if (typeof node[TEXT] === 'string') return withoutReferences(node[TEXT])
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
    const attributes = this.raw[ATTRIBUTES] as Record<string, unknown> | undefined
    const value = attributes?.[`@_${name}`]
    return typeof value === 'string' ? withoutReferences(value) : ''
  }
}

/** The elements among nodes; processing instructions and text are none. */
function elementsOf(nodes: readonly RawNode[]): XmlElement[] {
  return nodes.flatMap((node) => {
    const name = Object.keys(node).find((key) => key !== ATTRIBUTES)
    return name === undefined || name === TEXT || name === CDATA || name.startsWith('?')
      ? [] : [new XmlElement(name, node)]
  })
}

/** Contents of a DOCTYPE, or a declaration anywhere. A DOCTYPE that only names a definition is fine. */
const DECLARATIONS = /<!DOCTYPE[^<>[]*\[|<!(?:ENTITY|ELEMENT|ATTLIST|NOTATION)\b/i

function countOf(text: string, character: string, most: number): number {
  let count = 0
  for (let at = text.indexOf(character); at >= 0 && count <= most; at = text.indexOf(character, at + 1)) count += 1
  return count
}

/**
 * Parses an XML file whose root has this name. INVALID_INPUT for one that declares entities, has another root or no
 * end, or more elements than there is room for.
 */
export function parseXml(text: string, rootName: string): XmlElement {
  if (DECLARATIONS.test(text)) throw fail(cutFailures.CUT_WITH_ENTITIES())
  if (countOf(text, '<', MOST_TAGS) > MOST_TAGS) {
    throw fail(cutFailures.CUT_WITH_MANY_ELEMENTS({ most: MOST_TAGS / 2 }))
  }
  const parser = new XMLParser({
    preserveOrder: true, ignoreAttributes: false, trimValues: false, parseTagValue: false, processEntities: false,
    cdataPropName: CDATA,
  })
  let nodes: RawNode[]
  try {
    nodes = listOf(parser.parse(text))
  } catch {
    // Whatever the library says is about the insides of the file.
    throw fail(cutFailures.CUT_DAMAGED())
  }
  const root = elementsOf(nodes).find(({ name }) => name === rootName)
  // The parser closes what a file that was cut off leaves open.
  const isWhole = new RegExp(`</${rootName}\\s*>\\s*(?:<!--[^]*-->\\s*)?$`).test(text.slice(-1000))
  if (!root || !isWhole) throw fail(cutFailures.CUT_DAMAGED())
  return root
}
