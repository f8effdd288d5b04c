import { kindOf as pictureKindOf } from './imageKind.ts'

/** Kinds of sound that are taken. */
export type SoundKind = 'wav' | 'mp3' | 'm4a' | 'ogg'

/** The media type each is kept and sent as. */
export const SOUND_TYPES: Record<SoundKind, string> = {
  wav: 'audio/wav',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
}

/** How files begin, in hexadecimal digits. An MPEG frame says layer III, and neither a reserved rate nor bit rate. */
const SIGNATURES: [SoundKind, RegExp][] = [
  ['wav', /^52494646.{8}57415645/],
  ['ogg', /^4f676753/],
  ['m4a', /^.{8}66747970/],
  ['mp3', /^494433/],
  ['mp3', /^ff[ef][23ab](?!f)[0-9a-e][0-9ab]/],
]

const LONGEST_SIGNATURE = 12

/** Sounds of other kinds, by the names people know. */
const OTHERS: [string, RegExp][] = [
  ['FLAC', /^664c6143/],
  ['AIFF', /^464f524d.{8}414946[46]/],
  ['WebM', /^1a45dfa3/],
  ['Windows Media', /^3026b2758e66cf11/],
  ['AMR', /^2321414d52/],
  ['MIDI', /^4d546864/],
  ['AAC', /^fff[0189]/],
]

/** What a file is by its first bytes: a kind that is taken, another kind of sound by its name, or neither. */
export function soundKindOf(head: Uint8Array): { accepted: SoundKind } | { other: string } | null {
  const beginning = Buffer.from(head.subarray(0, LONGEST_SIGNATURE)).toString('hex')
  const accepted = SIGNATURES.find(([, pattern]) => pattern.test(beginning))?.[0]
  // A container that says it is a picture too is one: no file may be both.
  if (accepted) return pictureKindOf(head) === null ? { accepted } : null
  const other = OTHERS.find(([, pattern]) => pattern.test(beginning))?.[0]
  return other === undefined ? null : { other }
}

const UNKNOWN_LENGTH = 0xffffffff

/** Whether a WAV has fewer bytes than it says; one that was streamed says nothing. */
export function isWavCutOff(head: Uint8Array, bytes: number): boolean {
  const said = new DataView(head.buffer, head.byteOffset, head.byteLength).getUint32(4, true)
  return said !== UNKNOWN_LENGTH && said > 0 && said + 8 > bytes
}
