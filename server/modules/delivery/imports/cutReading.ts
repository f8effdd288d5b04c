import type { Static } from '@sinclair/typebox'
import { FramewrightError } from '../../../kernel/errors.ts'
import type { FrameRate } from '../../../kernel/frames.ts'
import type { cutOptions } from './cutOptions.ts'
import type { Cut } from './cuts/cut.ts'
import { rateNamed } from './cuts/rates.ts'
import { readCut } from './cuts/readCut.ts'
import type { ReadFile, ReadOrder } from './reader.ts'

export type CutOptions = Static<typeof cutOptions>

/** Reads a cut, in a process apart. */
export async function read({ bytes, fileName, options, frameRate }: ReadOrder<CutOptions>): Promise<ReadFile<Cut>> {
  let rate: FrameRate = frameRate
  try {
    if (options.frameRate.trim() !== '') rate = rateNamed(options.frameRate)
  } catch (error) {
    if (error instanceof FramewrightError) return { refusal: error.failure }
    throw error
  }
  const read = await readCut(bytes, fileName, { rate, track: options.track })
  return 'refusal' in read ? read : { parsed: read.cut }
}
