import { open, readFile, writeFile } from 'node:fs/promises'
import { HEAD_BYTES } from './disk.ts'

/** Reads a file of this machine, for what works on it apart from the server. */
export const readLocalFile = (path: string): Promise<Uint8Array> => readFile(path)

/** Reads the first 4,096 bytes of a file of this machine. */
export async function readLocalHead(path: string): Promise<Uint8Array> {
  const handle = await open(path)
  try {
    const { buffer, bytesRead } = await handle.read(new Uint8Array(HEAD_BYTES), 0, HEAD_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

/** Writes a file of this machine, for the same. */
export const writeLocalFile = (path: string, bytes: Uint8Array): Promise<void> => writeFile(path, bytes)
