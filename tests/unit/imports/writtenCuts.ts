import {
  type Cut as WrittenCut, CutMaker, type CutOptions, type Warn,
} from '../../../server/modules/delivery/exports/cut.ts'
import { writeEdl } from '../../../server/modules/delivery/exports/edl.ts'
import { writeFcpxml } from '../../../server/modules/delivery/exports/fcpxml.ts'
import { writeFinalCut7 } from '../../../server/modules/delivery/exports/finalCut7.ts'
import type { ExportManifest } from '../../../server/modules/delivery/exports/manifest.ts'
import { writeOtio } from '../../../server/modules/delivery/exports/otio.ts'
import type { Cut } from '../../../server/modules/delivery/imports/cuts/cut.ts'
import { type CutReading, readCut } from '../../../server/modules/delivery/imports/cuts/readCut.ts'
import { CUT_OPTIONS } from '../exports/manifests.ts'

/** The formats that are written and read, by the extension of their files. */
export const WRITERS: Record<string, (cut: WrittenCut, warn: Warn) => string> = {
  otio: writeOtio, edl: writeEdl, xml: writeFinalCut7, fcpxml: writeFcpxml,
}

export const EXTENSIONS = Object.keys(WRITERS)

export const READING: CutReading = { rate: { numerator: 24, denominator: 1 }, track: 0 }

/** The cut of a manifest's only board. */
export function writtenCut(manifest: ExportManifest, options: Partial<CutOptions> = {}): WrittenCut {
  const [board] = manifest.boards
  if (!board) throw new Error('No board')
  return new CutMaker(manifest, { ...CUT_OPTIONS, ...options }, () => undefined).make(board)
}

export const writeAs = (extension: string, cut: WrittenCut): string =>
  WRITERS[extension]?.(cut, () => undefined) ?? ''

export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

/** The cut of a file that is taken. */
export async function takenCut(
  content: string | Uint8Array, name: string, reading: Partial<CutReading> = {},
): Promise<Cut> {
  const bytes = typeof content === 'string' ? bytesOf(content) : content
  const read = await readCut({ bytes, fileName: name }, { ...READING, ...reading }, async (cut) => ({ cut }))
  if ('refusal' in read) throw new Error(read.refusal.message)
  return read.cut
}

/** Why a file is refused; null for one that is taken. */
export async function refusalOf(
  content: string | Uint8Array, name: string, reading: Partial<CutReading> = {},
): Promise<string | null> {
  const bytes = typeof content === 'string' ? bytesOf(content) : content
  const read = await readCut({ bytes, fileName: name }, { ...READING, ...reading }, async (cut) => ({ cut }))
  return 'refusal' in read ? read.refusal.reason : null
}

/** Clips as name, start, length and beginning of their source. */
export const linesOf = ({ clips }: Cut): [string, number, number, number][] =>
  clips.map(({ name, start, frames, sourceIn }) => [name, start, frames, sourceIn])

export const reasonsOf = (failures: readonly { reason: string }[]): string[] => failures.map(({ reason }) => reason)
