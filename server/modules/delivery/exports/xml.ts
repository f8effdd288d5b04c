/** What XML 1.0 cannot hold, escaped or not (its production `Char`): most control characters and half characters. */
// eslint-disable-next-line no-control-regex
const NO_CHARACTER = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu

const REFERENCES: Readonly<Record<string, string>> = {
  '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\t': '&#9;', '\n': '&#10;', '\r': '&#13;',
}

/** Text between tags. Line breaks stay as they are; a carriage return would be read as one. */
const escapeText = (text: string): string =>
  text.replace(NO_CHARACTER, '').replace(/[&<>\r]/g, (character) => REFERENCES[character] ?? character)

/** The value of an attribute; a reader would turn bare tabs and line breaks into spaces. */
const escapeAttribute = (text: string): string =>
  text.replace(NO_CHARACTER, '').replace(/[&<>"\t\n\r]/g, (character) => REFERENCES[character] ?? character)

/** An element. Null stands for an element that is left out. */
export type XmlNode = XmlElement | null

interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string | number | undefined>>
  readonly content: string | readonly XmlNode[]
}

/** Makes an element of attributes (undefined ones are left out) and text or elements. */
export const element = (
  name: string,
  attributes: XmlElement['attributes'] = {},
  content: string | number | readonly XmlNode[] = [],
): XmlElement => ({ name, attributes, content: typeof content === 'number' ? String(content) : content })

function lines({ name, attributes, content }: XmlElement, indent: string): string[] {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeAttribute(String(value))}"`)
    .join('')
  const open = `${indent}<${name}${written}`
  if (typeof content === 'string') return [`${open}>${escapeText(content)}</${name}>`]
  const inner = content.filter((node) => node !== null).flatMap((node) => lines(node, `${indent}  `))
  return inner.length === 0 ? [`${open}/>`] : [`${open}>`, ...inner, `${indent}</${name}>`]
}

/** A document in UTF-8 with the doctype its readers ask for: `fcpxml`. */
export const xmlDocument = (root: XmlElement): string =>
  ['<?xml version="1.0" encoding="UTF-8"?>', `<!DOCTYPE ${root.name}>`, ...lines(root, ''), ''].join('\n')
