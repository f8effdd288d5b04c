import { csvReader } from './csvReader.service.ts'
import { cutReader } from './cutReader.service.ts'
import { imagesReader } from './images/imagesReader.service.ts'
import { psdReader } from './psd/psdReader.service.ts'
import type { ImportReader } from './reader.ts'
import { scriptReader } from './scriptReader.service.ts'
import { storyboarderReader } from './storyboarder/storyboarderReader.service.ts'

/** Every kind of file that can be imported. A file is of the first that recognizes it. */
export const IMPORT_READERS: readonly ImportReader[] = [
  csvReader, scriptReader, storyboarderReader, cutReader, imagesReader, psdReader,
]

/** The reader of an import's row. */
export function readerOf(name: string): ImportReader {
  const found = IMPORT_READERS.find(({ reader }) => reader === name)
  if (!found) throw new Error(`There is no reader ${name}`)
  return found
}
