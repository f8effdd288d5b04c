/** Kinds of image that are taken, as sharp calls them. */
export type ImageKind = 'png' | 'jpeg' | 'webp' | 'gif' | 'avif'

/** What a file is by its bytes: an image that is taken, another image by its name, or no image. */
export type FileKind = { accepted: ImageKind } | { other: string } | null

const text = (bytes: Uint8Array, from: number, to: number) => Buffer.from(bytes.subarray(from, to)).toString('latin1')

/** Brands of the ISO media container: what the file says it can be read as. */
function brandsOf(head: Uint8Array): string[] {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength)
  const end = Math.min(view.getUint32(0), head.length)
  const brands = [text(head, 8, 12)]
  for (let at = 16; at + 4 <= end; at += 4) brands.push(text(head, at, at + 4))
  return brands
}

const AVIF_BRANDS = ['avif', 'avis']
const HEIF_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

function kindInContainer(head: Uint8Array): FileKind {
  const brands = brandsOf(head)
  if (brands.some((brand) => AVIF_BRANDS.includes(brand))) return { accepted: 'avif' }
  if (brands.some((brand) => HEIF_BRANDS.includes(brand))) return { other: 'HEIC' }
  return null
}

const LONGEST_SIGNATURE = 18

/** How files begin, in hexadecimal digits. */
const ACCEPTED: [ImageKind, RegExp][] = [
  ['png', /^89504e470d0a1a0a/],
  ['jpeg', /^ffd8ff/],
  ['gif', /^47494638(?:37|39)61/],
  ['webp', /^52494646.{8}57454250/],
]

const OTHERS: [string, RegExp][] = [
  ['TIFF', /^(?:49492[ab]00|4d4d002[ab])/],
  // The reserved bytes and the header size distinguish it from a text that begins alike.
  ['BMP', /^424d.{8}0{8}.{8}(?:0c|28|34|38|40|6c|7c)0{6}/],
  ['ICO', /^00000[12]00/],
  ['Photoshop', /^38425053/],
  ['JPEG 2000', /^(?:0000000c6a502020|ff4fff51)/],
  ['JPEG XL', /^(?:0000000c4a584c20|ff0a)/],
  ['OpenEXR', /^762f3101/],
]

/** What may stand before the first element of an XML file: how it begins and ends. */
const PROLOGUE = [
  ['<?', '?>'],
  ['<!--', '-->'],
  ['<!', '>'],
] as const

function isSvg(beginning: string): boolean {
  let rest = beginning.replace(/^\xef\xbb\xbf/, '').trimStart()
  for (;;) {
    const part = PROLOGUE.find(([start]) => rest.startsWith(start))
    if (!part) return /^<(?:\w+:)?svg[\s/>]/i.test(rest)
    const end = rest.indexOf(part[1])
    if (end < 0) return false
    rest = rest.slice(end + part[1].length).trimStart()
  }
}

/** Recognises a file by its first bytes, whatever it is called. */
export function kindOf(head: Uint8Array): FileKind {
  const beginning = Buffer.from(head.subarray(0, LONGEST_SIGNATURE)).toString('hex')
  const accepted = ACCEPTED.find(([, pattern]) => pattern.test(beginning))
  if (accepted) return { accepted: accepted[0] }
  if (head.length >= 16 && text(head, 4, 8) === 'ftyp') return kindInContainer(head)
  const other = OTHERS.find(([, pattern]) => pattern.test(beginning))
  if (other) return { other: other[0] }
  return isSvg(text(head, 0, head.length)) ? { other: 'SVG' } : null
}

/** Whether a WebP has fewer bytes than it says: its decoder fills what is missing without a word. */
export function isCutOff(kind: ImageKind, head: Uint8Array, bytes: number): boolean {
  if (kind !== 'webp') return false
  const said = new DataView(head.buffer, head.byteOffset, head.byteLength).getUint32(4, true)
  return said + 8 > bytes
}
