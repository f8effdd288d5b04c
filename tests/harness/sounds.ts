import { randomInt } from 'node:crypto'
import type { Answer, Client } from './client.ts'
import { sendFile } from './files.ts'
import type { Person } from './fixtures.ts'
import { FILE_AT } from './images.ts'

/** A WAV of 16 bits and one channel: a tone of a pitch, or what `sample` gives between -1 and 1 at a second. */
export function wavOf(
  seconds: number,
  sample: (at: number) => number = (at) => Math.sin(at * 2 * Math.PI * 440) / 4,
  rate = 8_000,
): Uint8Array<ArrayBuffer> {
  const count = Math.round(seconds * rate)
  const bytes = new Uint8Array(44 + count * 2)
  const view = new DataView(bytes.buffer)
  const write = (at: number, text: string) => bytes.set(new TextEncoder().encode(text), at)
  write(0, 'RIFF')
  view.setUint32(4, bytes.length - 8, true)
  write(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, rate, true)
  view.setUint32(28, rate * 2, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  write(36, 'data')
  view.setUint32(40, count * 2, true)
  for (let index = 0; index < count; index += 1) {
    view.setInt16(44 + index * 2, Math.round(sample(index / rate) * 32_767), true)
  }
  return bytes
}

/** A short WAV nobody else has. */
export function anyWav(seconds = 0.5): Uint8Array<ArrayBuffer> {
  const pitch = randomInt(100, 1_000_000) / 1_000
  return wavOf(seconds, (at) => Math.sin(at * 2 * Math.PI * pitch) / 4)
}

/** What the mutations of soundtracks answer. */
export interface SoundtrackAnswer {
  id: string
  name: string
  offset: number
  volume: number
  version: number
  url: string
  contentType: string
  bytes: number
  duration: number
}

export const SOUNDTRACK = 'id name offset volume version url contentType bytes duration'

/** Gives a board a soundtrack. */
export const uploadSoundtrack = (
  app: Client,
  person: Person | null,
  storyboardId: string,
  bytes: Uint8Array<ArrayBuffer> = anyWav(),
  file: { name?: string; type?: string } = {},
): Promise<Answer<{ setSoundtrack: { soundtrack: SoundtrackAnswer } }>> =>
  sendFile(
    app,
    person,
    `mutation ($input: SetSoundtrackInput!) { setSoundtrack(input: $input) { soundtrack { ${SOUNDTRACK} } } }`,
    { input: { storyboardId, file: null } },
    { at: FILE_AT, bytes, name: file.name ?? 'mix.wav', type: file.type ?? 'audio/wav' },
  )

/** The same, for what must succeed. */
export async function giveSoundtrack(
  app: Client,
  person: Person,
  storyboardId: string,
  bytes?: Uint8Array<ArrayBuffer>,
): Promise<SoundtrackAnswer> {
  const { data, errors } = await uploadSoundtrack(app, person, storyboardId, bytes)
  if (errors.length > 0) throw new Error(JSON.stringify(errors))
  return data.setSoundtrack.soundtrack
}

/** What a shot's voice is told as. */
export interface VoiceAnswer {
  id: string
  url: string
  contentType: string
  bytes: number
  duration: number
}

export const VOICE = 'id url contentType bytes duration'

/** Gives a shot a voice. */
export const uploadVoice = (
  app: Client,
  person: Person | null,
  shotId: string,
  bytes: Uint8Array<ArrayBuffer> = anyWav(),
): Promise<Answer<{ setShotVoice: { shot: { voice: VoiceAnswer } } }>> =>
  sendFile(
    app,
    person,
    `mutation ($input: SetShotVoiceInput!) { setShotVoice(input: $input) { shot { voice { ${VOICE} } } } }`,
    { input: { shotId, file: null } },
    { at: FILE_AT, bytes, name: 'voice.wav', type: 'audio/wav' },
  )

/** The same, for what must succeed. */
export async function giveVoice(
  app: Client,
  person: Person,
  shotId: string,
  bytes?: Uint8Array<ArrayBuffer>,
): Promise<VoiceAnswer> {
  const { data, errors } = await uploadVoice(app, person, shotId, bytes)
  if (errors.length > 0) throw new Error(JSON.stringify(errors))
  return data.setShotVoice.shot.voice
}
