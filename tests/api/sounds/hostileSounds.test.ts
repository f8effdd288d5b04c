import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeProject, makeStudio, type Studio } from '../../harness/fixtures.ts'
import { anyPng } from '../../harness/images.ts'
import { expectNoInsides, expectRefused } from '../../harness/refusals.ts'
import { prisma } from '../../harness/running.ts'
import { anyWav, uploadSoundtrack, wavOf } from '../../harness/sounds.ts'
import { m4aOf, mp3Of, oggOf } from './containers.ts'

const LIMIT = 104_857_600
const NOT_SOUND = 'Only sounds are taken here. Please select a WAV, MP3, M4A or Ogg file.'
const DAMAGED = 'The sound is damaged or incomplete. Please select a valid WAV, MP3, M4A or Ogg file.'
const TOO_LARGE = 'The sound is larger than 100 MB. Please select a smaller WAV, MP3, M4A or Ogg file.'
const TOO_LONG = 'The sound is longer than 4 hours. Please select a shorter one.'
const kindRefused = (kind: string) =>
  `${kind} sounds are not supported. Please select a WAV, MP3, M4A or Ogg file.`

const encode = (text: string) => new TextEncoder().encode(text)
const filled = (beginning: string, bytes = 400) => {
  const made = new Uint8Array(bytes)
  made.set(Buffer.from(beginning, 'latin1'))
  return made
}

type Make = () => Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>>

const TAKEN: [string, Make, string, number][] = [
  ['a WAV', () => wavOf(1.25), 'audio/wav', 1.25],
  ['an MP3', () => mp3Of(100), 'audio/mpeg', 2.612],
  ['an M4A', () => m4aOf(2), 'audio/mp4', 2],
  ['an Ogg', () => oggOf(3), 'audio/ogg', 3],
]

const REFUSED: [string, Make, string][] = [
  ['nothing', () => new Uint8Array(), NOT_SOUND],
  ['a text', () => encode('Rain on the window.\n'), NOT_SOUND],
  ['a page', () => encode('<!doctype html><script>alert(1)</script>'), NOT_SOUND],
  ['a picture', () => anyPng(), NOT_SOUND],
  ['a picture that says it is a sound too', () => filled('\0\0\0\x18ftypM4A \0\0\0\0avifM4A '), NOT_SOUND],
  ['a FLAC', () => filled('fLaC\0\0\0\x22'), kindRefused('FLAC')],
  ['an AIFF', () => filled('FORM\0\0\0\x40AIFFCOMM'), kindRefused('AIFF')],
  ['a WebM', () => filled('\x1a\x45\xdf\xa3'), kindRefused('WebM')],
  ['bare AAC', () => filled('\xff\xf1\x50\x80'), kindRefused('AAC')],
  ['the head of a WAV', () => wavOf(1).slice(0, 44), DAMAGED],
  ['half a WAV', () => wavOf(1).slice(0, 8_000), DAMAGED],
  ['a WAV of nothing', () => wavOf(0), DAMAGED],
  ['an Ogg of noise', () => filled('OggS'), DAMAGED],
  ['an MP4 of nothing', () => filled('\0\0\0\x18ftypM4A \0\0\0\0M4A mp42'), NOT_SOUND],
  ['an ID3 tag alone', () => filled('ID3\x03\0\0\0\0\x01\x00', 150), DAMAGED],
  ['a WAV of five hours', () => wavOf(5 * 3600, () => 0, 100), TOO_LONG],
]

describe('a file for a soundtrack', () => {
  let app: TestApp
  let studio: Studio
  let storyboardId: string

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
    ;({ storyboardId } = await makeProject(app, studio.owner, studio.organizationId))
  })
  afterAll(() => app.stop())

  const kept = async () => {
    const organizationId = uuidOf('Organization', studio.organizationId)
    return prisma.media.count({ where: { organizationId } })
  }

  it.each(TAKEN)('may be %s, whatever it is called', async (_, make, contentType, seconds) => {
    const { data, errors } = await uploadSoundtrack(app, studio.owner, storyboardId, await make(), {
      name: 'notes.txt', type: 'text/html',
    })
    expect(errors).toEqual([])
    const { soundtrack } = data.setSoundtrack
    expect(soundtrack).toMatchObject({ contentType, name: 'notes.txt' })
    expect(Math.abs(soundtrack.duration - seconds)).toBeLessThan(0.06)
    expect((await fetch(`${app.url}${soundtrack.url}`)).headers.get('content-type')).toBe(contentType)
  })

  it.each(REFUSED)('may not be %s', async (_, make, sentence) => {
    const before = await kept()
    const answer = await uploadSoundtrack(app, studio.owner, storyboardId, await make(), { name: 'mix.wav' })
    expectRefused(answer, 'INVALID_INPUT')
    expectNoInsides(JSON.stringify(answer))
    expect(answer.errors[0]?.message).toBe(sentence)
    expect(await kept()).toBe(before)
  })

  it('has at most 104,857,600 bytes', async () => {
    const seconds = (LIMIT - 44) / 2 / 8_000
    const largest = new Uint8Array(LIMIT + 1)
    largest.set(wavOf(0.1).slice(0, 44))
    new DataView(largest.buffer).setUint32(4, LIMIT - 8, true)
    new DataView(largest.buffer).setUint32(40, LIMIT - 44, true)
    const { data, errors } = await uploadSoundtrack(app, studio.owner, storyboardId, largest.slice(0, LIMIT))
    expect(errors).toEqual([])
    expect(data.setSoundtrack.soundtrack.duration).toBeCloseTo(seconds, 1)
    const answer = await uploadSoundtrack(app, studio.owner, storyboardId, largest)
    expectRefused(answer, 'INVALID_INPUT')
    expect(answer.errors[0]?.message).toBe(TOO_LARGE)
  }, 60_000)

  it.each([
    ['a folder in its name', '../../etc/passwd', 'passwd'],
    ['no name', '\u200b', 'Soundtrack'],
    ['a long name', `${'é'.repeat(300)}.wav`, 'é'.repeat(200)],
  ])('may come with %s', async (_, name, kept) => {
    const { data } = await uploadSoundtrack(app, studio.owner, storyboardId, anyWav(), { name })
    expect(data.setSoundtrack.soundtrack.name).toBe(kept)
  })
})
