import { DrawingFormatError } from './formatError.ts'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
/** The value of every character by its code; -1 for those that are none of the alphabet. */
const VALUES = Int8Array.from({ length: 128 }, (_, code) => ALPHABET.indexOf(String.fromCharCode(code)))

/** Base64 text of bytes, with padding (RFC 4648, section 4). */
export function bytesToBase64(bytes: Uint8Array): string {
  let text = ''
  for (let index = 0; index < bytes.length; index += 3) {
    const [first = 0, second, third] = bytes.subarray(index, index + 3)
    const bits = (first << 16) | ((second ?? 0) << 8) | (third ?? 0)
    text += ALPHABET.charAt(bits >> 18) + ALPHABET.charAt((bits >> 12) & 63)
    text += second === undefined ? '=' : ALPHABET.charAt((bits >> 6) & 63)
    text += third === undefined ? '=' : ALPHABET.charAt(bits & 63)
  }
  return text
}

/** Bytes of base64 text. Throws DrawingFormatError unless it is exactly what bytesToBase64 gives for some bytes. */
export function base64ToBytes(text: string): Uint8Array {
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0
  const digitCount = text.length - padding
  if (text.length % 4 !== 0) throw new DrawingFormatError('The drawing data is not base64: its length is not right.')
  const bytes = new Uint8Array((text.length / 4) * 3 - padding)
  let bits = 0
  for (let index = 0, position = 0; index < digitCount; index++) {
    const value = VALUES[text.charCodeAt(index)] ?? -1
    if (value < 0) throw new DrawingFormatError(`The drawing data is not base64 at character ${index + 1}.`)
    bits = ((bits << 6) | value) & 0xff_ffff
    const held = index % 4
    if (held > 0) bytes[position++] = bits >> (6 - 2 * held)
  }
  const leftover = padding === 2 ? bits & 0xf : padding === 1 ? bits & 0x3 : 0
  if (leftover !== 0) throw new DrawingFormatError('The drawing data is not base64: it ends with stray bits.')
  return bytes
}
