import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'

/** The bytes of a file's beginning that a stored file returns: enough to recognize its type. */
export const HEAD_BYTES = 4096
/** Where files are until it is decided whether they are kept. */
const INCOMING = 'incoming'

/** A file to be sent on. */
export interface OpenFile {
  stream: Readable
  bytes: number
}

/** Which bytes of a file, both ends included. */
export interface Stretch {
  from: number
  to: number
}

/** A file that came in whole and is not kept yet. */
export interface IncomingFile {
  /** Where it is on this machine. */
  path: string
  bytes: number
  sha256: Uint8Array<ArrayBuffer>
  /** Its first bytes. */
  head: Uint8Array
}

/** Where files are kept, by a key such as `views/…/3/w420.webp`. */
export interface Storage {
  /** The file's bytes, or null when there is none. */
  read(key: string): Promise<Buffer | null>
  /** The file as a stream, all of it or a stretch of it, or null when there is none; `bytes` are of the whole. */
  open(key: string, stretch?: Stretch): Promise<OpenFile | null>
  /** Lets work read the file at a path of this machine, valid while it runs; null when there is none. */
  withPath<Result>(key: string, work: (path: string) => Promise<Result>): Promise<Result | null>
  /** Writes a file whole or not at all. */
  write(key: string, bytes: Uint8Array): Promise<void>
  /** Takes over a file of this machine, whole or not at all: it is gone from where it was. */
  adopt(key: string, path: string): Promise<void>
  /** The bytes of the file at a key; 0 when there is none. */
  size(key: string): Promise<number>
  /**
   * Adds a stream to the end of the file at a key, which is made if need be, and answers its bytes then. Stops at the
   * byte that crosses the limit and answers null. Throws StreamBroken when the stream fails or nothing comes for
   * `patience` milliseconds. What came before stays.
   */
  append(key: string, stream: Readable, limit: number, patience: number): Promise<number | null>
  /** Copies the file at a key to another; none is fine. */
  copy(from: string, to: string): Promise<void>
  /**
   * Takes in a file as it comes, never holding it whole in memory. Stops at the byte that crosses the limit and answers
   * null. Throws StreamBroken when the stream fails or nothing comes for `patience` milliseconds. Nothing stays of what
   * failed. `name` is for `discardNamed`.
   */
  receive(stream: Readable, limit: number, patience: number, name?: string): Promise<IncomingFile | null>
  /** A path of this machine for a file or folder that is to be made and then adopted or discarded. */
  newPath(name?: string): Promise<string>
  /** A new folder of this machine, to be discarded. `name` is for `discardNamed`. */
  newFolder(name?: string): Promise<string>
  /** The names of new paths and folders that begin so: of work that goes on, or that its server was killed in. */
  listNamed(prefix: string): Promise<string[]>
  /** Removes the new paths and folders whose names begin so. */
  discardNamed(prefix: string): Promise<void>
  /** Measures a file that was made on this machine and is to be adopted. */
  measure(path: string): Promise<IncomingFile>
  /** Removes a file or folder that came in or was made and is not kept; none is fine. */
  discard(path: string): Promise<void>
  /** Names right below a folder, of what was last written before a moment. */
  list(folder: string, before: Date): Promise<string[]>
  /** Removes every file whose key begins with `folder/`; none is fine. */
  removeFolder(folder: string): Promise<void>
  /** Removes what came in before a moment and was forgotten by a server that ended. */
  discardOlder(before: Date): Promise<void>
}

/** A file did not come to its end: its stream failed, or nothing more came for too long. */
export class StreamBroken extends Error {
  readonly isStalled: boolean

  constructor(isStalled: boolean, cause?: unknown) {
    super('The file did not come to its end', { cause })
    this.isStalled = isStalled
  }
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

async function orNull<Result>(work: Promise<Result>): Promise<Result | null> {
  try {
    return await work
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

async function openFile(path: string, stretch?: Stretch): Promise<OpenFile> {
  const handle = await open(path)
  try {
    const { size } = await handle.stat()
    const part = stretch && { start: stretch.from, end: stretch.to }
    return { stream: handle.createReadStream(part), bytes: size }
  } catch (error) {
    await handle.close()
    throw error
  }
}

/** Writes a stream to a new file; null, and an unfinished file, when it has more bytes than allowed. */
async function pourInto(path: string, stream: Readable, limit: number, patience: number): Promise<IncomingFile | null> {
  const hash = createHash('sha256')
  const head: Uint8Array[] = []
  let bytes = 0
  const stall = setTimeout(() => stream.destroy(new StreamBroken(true)), patience)
  const handle = await open(path, 'wx')
  try {
    for await (const chunk of stream as AsyncIterable<Uint8Array>) {
      stall.refresh()
      if (bytes < HEAD_BYTES) head.push(chunk.subarray(0, HEAD_BYTES - bytes))
      bytes += chunk.length
      if (bytes > limit) return null
      hash.update(chunk)
      await handle.writeFile(chunk)
    }
  } finally {
    clearTimeout(stall)
    await handle.close()
  }
  // Parsers of multipart requests cut a file at their own limit without failing.
  if ('truncated' in stream && stream.truncated === true) return null
  return { path, bytes, sha256: new Uint8Array(hash.digest()), head: Buffer.concat(head) }
}

/** Adds a stream to a file as it comes; its bytes then, null at the byte that crosses the limit. */
async function appendTo(path: string, stream: Readable, limit: number, patience: number): Promise<number | null> {
  // One that fails before its first byte is asked for fails below too; unheard it would end the server.
  stream.on('error', () => {})
  const stall = setTimeout(() => stream.destroy(new StreamBroken(true)), patience)
  const handle = await open(path, 'a')
  try {
    let { size } = await handle.stat()
    for await (const chunk of stream as AsyncIterable<Uint8Array>) {
      stall.refresh()
      const room = limit - size
      await handle.writeFile(chunk.subarray(0, room))
      if (chunk.length > room) return null
      size += chunk.length
    }
    return size
  } catch (error) {
    if (!stream.errored) throw error
    throw stream.errored instanceof StreamBroken ? stream.errored : new StreamBroken(false, stream.errored)
  } finally {
    clearTimeout(stall)
    await handle.close()
  }
}

/** Keeps files below a folder of this machine. */
export function diskStorage(folder: string): Storage {
  const place = (key: string) => join(folder, key)
  const discard = (path: string) => rm(path, { recursive: true, force: true })
  const list = async (key: string, before: Date) => {
    const names = (await orNull(readdir(place(key)))) ?? []
    const ages = await Promise.all(names.map(async (name) => orNull(stat(join(place(key), name)))))
    return names.filter((_, index) => (ages[index]?.mtime ?? before) < before)
  }
  const listNamed = async (prefix: string) =>
    ((await orNull(readdir(place(INCOMING)))) ?? []).filter((name) => name.startsWith(prefix))
  const newPath = async (name: string = randomUUID()) => {
    await mkdir(place(INCOMING), { recursive: true })
    return join(place(INCOMING), name)
  }
  return {
    read: (key) => orNull(readFile(place(key))),
    open: (key, stretch) => orNull(openFile(place(key), stretch)),
    withPath: async (key, work) => ((await orNull(stat(place(key)))) ? work(place(key)) : null),
    async write(key, bytes) {
      const path = place(key)
      const partial = `${path}.${randomUUID()}.partial`
      await mkdir(dirname(path), { recursive: true })
      await writeFile(partial, bytes)
      await rename(partial, path)
    },
    async adopt(key, path) {
      await mkdir(dirname(place(key)), { recursive: true })
      await rename(path, place(key))
    },
    size: async (key) => (await orNull(stat(place(key))))?.size ?? 0,
    async append(key, stream, limit, patience) {
      await mkdir(dirname(place(key)), { recursive: true })
      return appendTo(place(key), stream, limit, patience)
    },
    async copy(from, to) {
      await mkdir(dirname(place(to)), { recursive: true })
      await orNull(copyFile(place(from), place(to)))
    },
    async receive(stream, limit, patience, name) {
      // One that fails before its first byte is asked for fails below too; unheard it would end the server.
      stream.on('error', () => {})
      const path = await newPath(name)
      try {
        const received = await pourInto(path, stream, limit, patience)
        if (!received) await discard(path)
        return received
      } catch (error) {
        await discard(path)
        if (!stream.errored) throw error
        throw stream.errored instanceof StreamBroken ? stream.errored : new StreamBroken(false, stream.errored)
      }
    },
    newPath,
    async newFolder(name) {
      const path = await newPath(name)
      await mkdir(path)
      return path
    },
    listNamed,
    async discardNamed(prefix) {
      for (const name of await listNamed(prefix)) await discard(join(place(INCOMING), name))
    },
    async measure(path) {
      const hash = createHash('sha256')
      const head: Uint8Array[] = []
      let bytes = 0
      for await (const chunk of createReadStream(path) as AsyncIterable<Uint8Array>) {
        if (bytes < HEAD_BYTES) head.push(chunk.subarray(0, HEAD_BYTES - bytes))
        hash.update(chunk)
        bytes += chunk.length
      }
      return { path, bytes, sha256: new Uint8Array(hash.digest()), head: Buffer.concat(head) }
    },
    discard,
    list,
    removeFolder: (key) => rm(place(key), { recursive: true, force: true }),
    async discardOlder(before) {
      for (const name of await list(INCOMING, before)) await discard(join(place(INCOMING), name))
    },
  }
}
