import type { Static } from '@sinclair/typebox'
import { FramewrightError } from '../../../kernel/errors.ts'
import type { FrameRate } from '../../../kernel/frames.ts'
import type { cutOptions } from './cutOptions.ts'
import type { Cut } from './cuts/cut.ts'
import { offeredMedia, offeredSounds, type OfferedSound } from './cuts/offeredSounds.ts'
import { rateNamed } from './cuts/rates.ts'
import { readCut } from './cuts/readCut.ts'
import { foundMedia } from './foundMedia.ts'
import type { ReadFile, ReadOrder } from './reader.ts'

export type CutOptions = Static<typeof cutOptions>

/** A cut with the sounds of its ZIP that may become the soundtrack. */
export interface ParsedCut extends Cut {
  offers: OfferedSound[]
}

async function readOffers(
  { bytes, path, fileName, options, frameRate, folder }: ReadOrder<CutOptions>,
): Promise<ReadFile<ParsedCut>> {
  const rate: FrameRate = options.frameRate.trim() === '' ? frameRate : rateNamed(options.frameRate)
  return readCut({ bytes, path, fileName }, { rate, track: options.track }, async (cut, files) => {
    const offers = offeredSounds(cut, files)
    return { parsed: { ...cut, offers }, found: await foundMedia(offeredMedia(offers, files), folder) }
  })
}

/** Reads a cut, in a process apart. */
export async function read(order: ReadOrder<CutOptions>): Promise<ReadFile<ParsedCut>> {
  try {
    return await readOffers(order)
  } catch (error) {
    if (error instanceof FramewrightError) return { refusal: error.failure }
    throw error
  }
}
