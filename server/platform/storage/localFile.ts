import { readFile, writeFile } from 'node:fs/promises'

/** Reads a file of this machine, for what works on it apart from the server. */
export const readLocalFile = (path: string): Promise<Uint8Array> => readFile(path)

/** Writes a file of this machine, for the same. */
export const writeLocalFile = (path: string, bytes: Uint8Array): Promise<void> => writeFile(path, bytes)
