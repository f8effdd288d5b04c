import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { pipeline } from 'node:stream/promises'
import { FramewrightError, type ProjectExportRowFragment } from '../client/public.ts'
import { withRetries } from '../client/retries.ts'
import { readExport } from './projectExport.ts'
import type { Session } from './session.ts'

const PARTIAL_CONTENT = 206
/** Connections one after the other that break off before anything came. */
const FRUITLESS_PIECES = 5

const sizeOf = (path: string) => stat(path).then(({ size }) => size, () => 0)

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/** Reads what is missing of a file, from where an earlier piece broke off. */
async function readPiece(session: Session, id: string, path: string): Promise<void> {
  const { client, signal } = session
  const from = await sizeOf(path)
  // Each address is good for an hour.
  const { downloadUrl } = await readExport(session, id)
  if (!downloadUrl) throw new FramewrightError('NOT_FOUND', 'The file of the export is not there any more')
  const response = await client.download(downloadUrl, { from, signal })
  if (!response.body) return
  const isRest = response.status === PARTIAL_CONTENT
  try {
    const body = Readable.fromWeb(response.body as ReadableStream)
    await pipeline(body, createWriteStream(path, { flags: isRest ? 'a' : 'w' }), { signal })
  } catch (error) {
    signal.throwIfAborted()
    // Of the disk, not of the line.
    if ((error as NodeJS.ErrnoException).syscall === 'write' || (error as NodeJS.ErrnoException).syscall === 'open') {
      throw error
    }
    throw new FramewrightError('UNREACHABLE', 'The download broke off', { cause: error })
  }
}

/** Reads the file of an export and checks it; throws when it is not what the server wrote. */
async function readChecked(session: Session, { id, bytes, sha256 }: ProjectExportRowFragment, path: string) {
  const readMore = async () => {
    const before = await sizeOf(path)
    const failure = await readPiece(session, id, path).then(() => null, (error: unknown) => error)
    session.signal.throwIfAborted()
    // A piece is no failure, however often the line breaks off.
    if ((await sizeOf(path)) === before) throw failure ?? new FramewrightError('UNREACHABLE', 'Nothing came')
  }
  while ((await sizeOf(path)) < (bytes ?? 0)) {
    await withRetries({ retries: FRUITLESS_PIECES, signal: session.signal }, readMore)
  }
  if ((await sha256Of(path)) === sha256) return
  throw new FramewrightError('INTERNAL', 'What came is not what the server wrote: its checksum differs')
}

/** Puts the file of an export in its place, whole or not at all. */
export async function downloadExport(session: Session, done: ProjectExportRowFragment, file: string): Promise<void> {
  const partial = `${file}.${done.id}.partial`
  try {
    await readChecked(session, done, partial)
    await rename(partial, file)
  } finally {
    await rm(partial, { force: true })
  }
}

/** Prints the file of an export after it was checked. */
export async function printFile(session: Session, done: ProjectExportRowFragment): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'framewright-'))
  try {
    const path = join(folder, 'export.jsonl')
    await readChecked(session, done, path)
    await pipeline(createReadStream(path), process.stdout, { end: false })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
