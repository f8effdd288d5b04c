import { createWriteStream } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'

/** A file of a ZIP, made when its turn comes. */
export interface ZipEntry {
  /** With `/` between folders. */
  name: string
  /** Whether it is deflated; pictures and sounds are stored. */
  compress?: boolean
  /** Its content, or the path of a file that has it. */
  bytes: (() => Promise<Uint8Array>) | string
}

/** Writes a ZIP entry by entry, so that one of them is in memory at a time. Throws what an entry throws. */
export async function writeZip(target: string, mtime: Date, entries: AsyncIterable<ZipEntry>): Promise<void> {
  const zip = new ZipFile()
  const written = pipeline(zip.outputStream, createWriteStream(target, { flags: 'w' }))
  // Failures here are thrown below, after the loop has ended.
  let failed: unknown
  written.catch((error: unknown) => (failed = error))
  for await (const { name, compress = false, bytes } of entries) {
    if (failed !== undefined) break
    const content = typeof bytes === 'string' ? await readFile(bytes) : await bytes()
    await new Promise<void>((done, refuse) => {
      const stream = Readable.from([content])
      written.catch(refuse)
      stream.once('close', done)
      zip.addReadStream(stream, name, { mtime, compress, size: content.byteLength })
    })
  }
  zip.end()
  await written
}

/** Writes a text in UTF-8, without a byte order mark. */
export const writeText = (target: string, text: string): Promise<void> => writeFile(target, text)
