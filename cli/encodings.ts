import type { TextEncoding } from '../client/public.ts'

const NAMES = {
  'utf-8': 'UTF_8',
  'utf-16le': 'UTF_16LE',
  'utf-16be': 'UTF_16BE',
  'windows-1252': 'WINDOWS_1252',
  latin1: 'WINDOWS_1252',
  shift_jis: 'SHIFT_JIS',
  gb18030: 'GB18030',
} as const satisfies Record<string, TextEncoding>

/** An encoding as --encoding takes it. */
export type EncodingName = keyof typeof NAMES

export const ENCODINGS = Object.keys(NAMES) as EncodingName[]

/** The encoding of the API that a name stands for. */
export const encodingOf = (name: EncodingName): TextEncoding => NAMES[name]

const nameOf = (encoding: TextEncoding) => ENCODINGS.find((name) => NAMES[name] === encoding) ?? encoding

/** How the beginning of a file looks in each encoding, a line each with the option that chooses it. */
export const previewsOf = (choices: readonly { encoding: TextEncoding; lines: string[] }[]): string =>
  choices.map(({ encoding, lines }) => `  --encoding ${nameOf(encoding)}: ${lines.join(' / ')}`).join('\n')
