import { join } from 'node:path'
import type { Static } from '@sinclair/typebox'
import { fail, FramewrightError } from '../../../../kernel/errors.ts'
import { MOST_FILE_BYTES } from '../../../../kernel/fileLimit.ts'
import type { Failure } from '../../../../kernel/failure.ts'
import { readLocalFile, writeLocalFile } from '../../../../platform/storage/localFile.ts'
import type { ReadFile, ReadOrder } from '../reader.ts'
import { foundMedia, type ZippedMedia } from '../foundMedia.ts'
import { isZip, withZip, type ZippedFile } from '../zipEntries.ts'
import { imagesFailures } from './images.failures.ts'
import { type imagesOptions, MOST_IMAGES } from './imagesOptions.ts'

/** Pictures by the names of their files. */
export interface ParsedImages {
  /** In their natural order. */
  files: string[]
  warnings: Failure[]
}

type Options = Static<typeof imagesOptions>

const MOST_NAMED = 5
const IS_IMAGE = /\.(?:png|jpe?g|webp)$/i
const IS_HIDDEN = /(?:^|\/)\.[^/]*$/

const inOrder = (one: string, other: string): number => one.localeCompare(other, 'en', { numeric: true })

async function readFiles(all: readonly ZippedFile[], folder: string): Promise<ReadFile<ParsedImages>> {
  const files = all.filter(({ name }) => !IS_HIDDEN.test(name))
  const images = files.filter(({ name }) => IS_IMAGE.test(name))
    .toSorted((one, other) => inOrder(one.name, other.name))
  if (images.length === 0) throw fail(imagesFailures.IMAGES_MISSING())
  if (images.length > MOST_IMAGES) throw fail(imagesFailures.IMAGES_AT_LIMIT({ most: MOST_IMAGES }))
  const others = files.filter(({ name }) => !IS_IMAGE.test(name)).map(({ name }) => name.slice(-100))
  const { length: count } = others
  const names = `${others.slice(0, MOST_NAMED).join(', ')}${count > MOST_NAMED ? ', …' : ''}`
  const warnings = count === 0 ? [] : [imagesFailures.IMAGES_OTHERS_LEFT_OUT({ count, names })]
  const found = await foundMedia(images.map((file): ZippedMedia => ({ kind: 'IMAGE', file })), folder)
  return { parsed: { files: images.map(({ name }) => name), warnings }, found }
}

/** Reads pictures, in a process apart: those of a ZIP, or one alone. Their bytes are judged when they are kept. */
export async function read(order: ReadOrder<Options>): Promise<ReadFile<ParsedImages>> {
  const { bytes, path, fileName, folder } = order
  try {
    if (isZip(bytes)) return await withZip(path, (files) => readFiles(files, folder))
    const whole = await readLocalFile(path)
    const copy = whole.length > MOST_FILE_BYTES ? null : join(folder, '0')
    if (copy !== null) await writeLocalFile(copy, whole)
    return { parsed: { files: [fileName], warnings: [] }, found: [{ name: fileName, kind: 'IMAGE', path: copy }] }
  } catch (error) {
    if (error instanceof FramewrightError) return { refusal: error.failure }
    throw error
  }
}
