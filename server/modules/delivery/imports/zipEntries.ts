import { type Entry, fromBuffer, open as openFile, type Options, type ZipFile } from 'yauzl'
import { fail, FramewrightError } from '../../../kernel/errors.ts'
import { zipFailures } from './zip.failures.ts'

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

const damaged = () => fail(zipFailures.ZIP_DAMAGED())

// Names with ".." or an absolute path are refused by the package, and with backslashes when it is strict.
const OPENED = {
  lazyEntries: true, strictFileNames: true, validateEntrySizes: true, autoClose: false,
} as const satisfies Options

/** Opens the bytes of a ZIP, or the file at a path of this machine. */
function open(zip: Uint8Array | string): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    const opened = (error: Error | null, file: ZipFile): void => (error ? reject(damaged()) : resolve(file))
    if (typeof zip === 'string') openFile(zip, OPENED, opened)
    else fromBuffer(Buffer.from(zip.buffer, zip.byteOffset, zip.byteLength), OPENED, opened)
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

async function filesIn(zip: ZipFile): Promise<ZippedFile[]> {
  const tooLarge = () => fail(zipFailures.ZIP_TOO_LARGE({ files: MOST_ENTRIES, gigabytes: MOST_BYTES / GIGABYTE }))
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
    if (isLink || names.has(key)) throw fail(zipFailures.ZIP_UNSAFE({ name: name.slice(0, 200) }))
    if (entry.generalPurposeBitFlag & IS_ENCRYPTED) throw fail(zipFailures.ZIP_ENCRYPTED())
    names.add(key)
    files.push({ name, bytes: uncompressedSize, read: () => unpack(zip, entry) })
  })
  return files
}

/**
 * Does something with the plain files of a ZIP, of its bytes or at a path of this machine, without those that systems
 * add. INVALID_INPUT for a damaged or encrypted ZIP, for links and names that lead out of it or are there twice, and
 * for more files or bytes than there is room for.
 */
export async function withZip<Result>(
  source: Uint8Array | string, use: (files: ZippedFile[]) => Promise<Result>,
): Promise<Result> {
  const zip = await open(source)
  try {
    return await use(await filesIn(zip))
  } finally {
    zip.close()
  }
}

/** The names of the plain files of a ZIP at a path of this machine; none if it is not taken. In a process apart. */
export async function zipNames(path: string): Promise<string[]> {
  try {
    return await withZip(path, async (files) => files.map(({ name }) => name))
  } catch (error) {
    if (error instanceof FramewrightError) return []
    throw error
  }
}

/** Whether a file begins as a ZIP. */
export const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b
