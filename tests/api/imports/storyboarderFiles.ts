import { anyPng } from '../../harness/images.ts'
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
