import { type Entry, fromBuffer, type ZipFile } from 'yauzl'
import { fail } from '../../../../kernel/errors.ts'
import { cutFailures } from './cut.failures.ts'

const MOST_ENTRIES = 10_000
const GIGABYTE = 1024 ** 3
/** Most bytes of all files together, as the ZIP declares them. */
const MOST_BYTES = 4 * GIGABYTE
/** What systems add to ZIPs. */
const SKIPPED = /(?:^|\/)(?:__MACOSX(?:\/|$)|\.DS_Store$|Thumbs\.db$)/i
const IS_ENCRYPTED = 1
const LINK = 0o120000
const KIND_OF_FILE = 0o170000

/** A plain file of a ZIP. */
export interface ZippedFile {
  name: string
  /** Bytes of the unpacked file as the ZIP declares them. */
  bytes: number
  /** Unpacks it. INVALID_INPUT for more or fewer bytes than the ZIP declares: they are counted as they come. */
  read(): Promise<Buffer>
}

const damaged = () => fail(cutFailures.CUT_ZIP_DAMAGED())

function open(bytes: Uint8Array): Promise<ZipFile> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return new Promise((resolve, reject) => {
    // Names with ".." or an absolute path are refused by the package, and with backslashes when it is strict.
    fromBuffer(buffer, { lazyEntries: true, strictFileNames: true, validateEntrySizes: true }, (error, zip) =>
      error ? reject(damaged()) : resolve(zip))
  })
}

function unpack(zip: ZipFile, entry: Entry): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error) return reject(damaged())
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => void parts.push(part))
      stream.on('error', () => reject(damaged()))
      stream.on('end', () => resolve(Buffer.concat(parts)))
    })
  })
}

/** The entries of a ZIP one after the other, each looked at before the next is read. */
function eachEntry(zip: ZipFile, look: (entry: Entry) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    zip.on('entry', (entry: Entry) => {
      try {
        look(entry)
        zip.readEntry()
      } catch (error) {
        reject(error as Error)
      }
    })
    zip.on('end', resolve)
    zip.on('error', () => reject(damaged()))
    zip.readEntry()
  })
}

/**
 * The plain files of a ZIP, without those that systems add. INVALID_INPUT for a damaged or encrypted ZIP, for links and
 * names that lead out of it or are there twice, and for more files or bytes than there is room for.
 */
export async function zippedFiles(bytes: Uint8Array): Promise<ZippedFile[]> {
  const tooLarge = () => fail(cutFailures.CUT_ZIP_TOO_LARGE({ files: MOST_ENTRIES, gigabytes: MOST_BYTES / GIGABYTE }))
  const zip = await open(bytes)
  if (zip.entryCount > MOST_ENTRIES) throw tooLarge()
  const files: ZippedFile[] = []
  const names = new Set<string>()
  let total = 0
  await eachEntry(zip, (entry) => {
    const { fileName: name, uncompressedSize } = entry
    total += uncompressedSize
    if (total > MOST_BYTES) throw tooLarge()
    if (SKIPPED.test(name) || name.endsWith('/')) return
    const key = name.normalize('NFC').toLowerCase()
    const isLink = ((entry.externalFileAttributes >>> 16) & KIND_OF_FILE) === LINK
    if (isLink || names.has(key)) throw fail(cutFailures.CUT_ZIP_UNSAFE({ name: name.slice(0, 200) }))
    if (entry.generalPurposeBitFlag & IS_ENCRYPTED) throw fail(cutFailures.CUT_ZIP_ENCRYPTED())
    names.add(key)
    files.push({ name, bytes: uncompressedSize, read: () => unpack(zip, entry) })
  })
  return files
}
