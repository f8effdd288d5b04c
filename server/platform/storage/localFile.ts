import { readFile } from 'node:fs/promises'

/** Reads a file of this machine, for what works on it apart from the server. */
export const readLocalFile = (path: string): Promise<Uint8Array> => readFile(path)
