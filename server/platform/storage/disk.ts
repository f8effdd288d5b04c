import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Where files are kept, by a key such as `views/…/3/w420.webp`. */
export interface Storage {
  /** The file's bytes, or null when there is none. */
  read(key: string): Promise<Buffer | null>
  /** Writes a file whole or not at all. */
  write(key: string, bytes: Uint8Array): Promise<void>
  /** Removes every file whose key begins with `folder/`; none is fine. */
  removeFolder(folder: string): Promise<void>
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Keeps files below a folder of this machine. */
export function diskStorage(folder: string): Storage {
  return {
    read: (key) =>
      readFile(join(folder, key)).catch((error: unknown) => {
        if (isMissing(error)) return null
        throw error
      }),
    async write(key, bytes) {
      const path = join(folder, key)
      const partial = `${path}.${randomUUID()}.partial`
      await mkdir(dirname(path), { recursive: true })
      await writeFile(partial, bytes)
      await rename(partial, path)
    },
    removeFolder: (key) => rm(join(folder, key), { recursive: true, force: true }),
  }
}
