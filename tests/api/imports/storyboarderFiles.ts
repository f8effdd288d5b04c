import { anyPng } from '../../harness/images.ts'
import { anyWav } from '../../harness/sounds.ts'
import { zipOf } from '../../unit/imports/zips.ts'

/** A board of Storyboarder as these tests write it; files in its layers are named by `picturesOf`. */
export interface WrittenBoard {
  uid: string
  newShot?: boolean
  shot?: string
  number?: string | number
  duration?: string | number
  dialogue?: string
  action?: string
  notes?: string
  layers?: Record<string, { url: string; opacity?: number }>
  audio?: { filename: string; duration: number }
  sg?: object
  url?: string
}

/** A project file. */
export const projectOf = (boards: readonly WrittenBoard[], rest: object = {}): string =>
  JSON.stringify({ version: '3.0.0', aspectRatio: 1.7777, fps: 24, defaultBoardTiming: 2000, boards, ...rest })

/** Pictures that nobody else has, by their names. */
export async function picturesOf(names: readonly string[]): Promise<Record<string, Uint8Array>> {
  const pictures: Record<string, Uint8Array> = {}
  for (const name of names) pictures[name] = await anyPng({ width: 160, height: 90 })
  return pictures
}

/** A ZIP of files by their names. */
export const zipped = (files: Readonly<Record<string, string | Uint8Array>>): Uint8Array =>
  zipOf(Object.entries(files).map(([name, content]) =>
    ({ name, content: typeof content === 'string' ? new TextEncoder().encode(content) : content, isDeflated: true })))

/** Four boards of three shots, with what older files have. */
export const BOARDS: readonly WrittenBoard[] = [
  {
    uid: 'AAAAA', newShot: true, shot: '1A', number: '1', duration: '1500', action: 'Rain\u0000', dialogue: 'ADA\r\nHi',
    notes: 'Slow', sg: { data: { sceneObjects: {} } }, audio: { filename: 'a.wav', duration: 500 },
    layers: {
      ink: { url: 'a-ink.png' }, 'shot-generator': { url: 'a-sg.png' }, reference: { url: 'a-ref.png' },
      fill: { url: 'a-fill.png', opacity: 0.5 }, notes: { url: 'a-notes.png' },
    },
  },
  { uid: 'BBBBB', newShot: false, shot: '1B', number: '2', action: 'Closer', layers: { fill: { url: 'b.png' } } },
  { uid: 'CCCCC', newShot: true, shot: '2A', number: '3', duration: 1000, url: 'c.png', layers: {} },
  { uid: 'DDDDD', newShot: true, shot: '3A', duration: 1000, url: 'none.png', layers: { ink: { url: 'gone.png' } } },
]
const NAMES = ['a-ink.png', 'a-sg.png', 'a-ref.png', 'a-fill.png', 'a-notes.png', 'b.png', 'c.png']

/** A project with its pictures and its sound, by their names in a ZIP. */
export async function project(boards = BOARDS, rest: object = {}) {
  const pictures = await picturesOf(NAMES)
  const images = Object.fromEntries(Object.entries(pictures).map(([name, bytes]) => [`film/images/${name}`, bytes]))
  return { 'film/film.storyboarder': projectOf(boards, rest), 'film/images/a.wav': anyWav(), ...images }
}
