import { fail, FramewrightError } from '../../../../kernel/errors.ts'
import type { Failure } from '../../../../kernel/failure.ts'
import type { FrameRate } from '../../../../kernel/frames.ts'
import { decodeText } from '../../../../kernel/textEncoding.ts'
import { readLocalFile } from '../../../../platform/storage/localFile.ts'
import type { ZippedFile } from '../zipEntries.ts'
import type { Cut } from './cut.ts'
import { cutFailures, cutWarnings } from './cut.failures.ts'
import { readEdl } from './readEdl.ts'
import { readFcpxml } from './readFcpxml.ts'
import { readFinalCut7 } from './readFinalCut7.ts'
import { readOtio } from './readOtio.ts'
import { type CutFormat, formatNamed, HEAD_BYTES, MOST_TEXT_BYTES, recognize } from './recognizeCut.ts'

const MEGABYTE = 1_048_576

/** How a cut is read. */
export interface CutReading {
  /** The rate of files that name none. */
  rate: FrameRate
  /** A video track, 1-based from the lowest; 0 for the one with the most clips. */
  track: number
}

/** The text of a cut. Lists of old programs are not UTF-8: their names are read as Windows-1252, with a warning. */
function textOf(bytes: Uint8Array, format: CutFormat, warnings: Failure[]): string {
  if (bytes.length > MOST_TEXT_BYTES) throw fail(cutFailures.CUT_TOO_LARGE({ most: MOST_TEXT_BYTES / MEGABYTE }))
  const decoded = decodeText(bytes)
  if ('text' in decoded) return decoded.text
  const older = format === 'EDL' ? decodeText(bytes, 'WINDOWS_1252') : decoded
  if (!('text' in older)) throw fail(cutFailures.CUT_DAMAGED())
  warnings.push(cutWarnings.CUT_ENCODING_UNKNOWN())
  return older.text
}

function readAs(format: Exclude<CutFormat, 'ZIP'>, text: string, reading: CutReading): Cut {
  if (format === 'OTIO') return readOtio(text, reading)
  if (format === 'EDL') return readEdl(text, reading)
  return format === 'FCPXML' ? readFcpxml(text) : readFinalCut7(text, reading)
}

function readText(bytes: Uint8Array, fileName: string, reading: CutReading): Cut {
  const format = recognize(bytes.subarray(0, HEAD_BYTES), fileName)
  if (format === null || format === 'ZIP') throw fail(cutFailures.CUT_UNKNOWN())
  const warnings: Failure[] = []
  const cut = readAs(format, textOf(bytes, format, warnings), reading)
  return { ...cut, warnings: [...warnings, ...cut.warnings] }
}

/** The one cut in a ZIP: that of an OTIOZ bundle, else the only file whose name is that of a cut. */
async function cutIn(files: readonly ZippedFile[], reading: CutReading): Promise<Cut> {
  const cuts = files.filter(({ name }) => ![null, 'ZIP'].includes(formatNamed(name)))
  const file = cuts.find(({ name }) => name === 'content.otio') ?? cuts[0]
  if (!file) throw fail(cutFailures.CUT_ZIP_WITHOUT_CUT())
  if (cuts.length > 1 && file.name !== 'content.otio') {
    const names = cuts.slice(0, 5).map(({ name }) => name.slice(0, 100)).join(', ')
    throw fail(cutFailures.CUT_ZIP_WITH_SEVERAL({ names }))
  }
  if (file.bytes > MOST_TEXT_BYTES) throw fail(cutFailures.CUT_TOO_LARGE({ most: MOST_TEXT_BYTES / MEGABYTE }))
  return readText(await file.read(), file.name, reading)
}

/** A file as bytes; one that may be a ZIP also by its path on this machine. */
export interface CutFile {
  /** The file, or its beginning where it has a path. */
  bytes: Uint8Array
  path?: string
  fileName: string
}

/**
 * Reads the cut of a file, and does something with it and the files of its ZIP. What is wrong with the file comes back
 * as a failure with a sentence for people; all that is read has bounds, whatever the file says of itself.
 */
export async function readCut<Result>(
  { bytes, path, fileName }: CutFile, reading: CutReading,
  use: (cut: Cut, files: readonly ZippedFile[]) => Promise<Result>,
): Promise<Result | { refusal: Failure }> {
  try {
    if (recognize(bytes.subarray(0, HEAD_BYTES), fileName) !== 'ZIP') {
      const text = path === undefined ? bytes : await readLocalFile(path)
      return await use(readText(text, fileName, reading), [])
    }
    const { withZip } = await import('../zipEntries.ts')
    return await withZip(path ?? bytes, async (files) => use(await cutIn(files, reading), files))
  } catch (error) {
    if (error instanceof FramewrightError) return { refusal: error.failure }
    throw error
  }
}
