import { hash, randomBytes } from 'node:crypto'

/** A new secret of 256 random bits, in the form of every token: `fw_…`. Shown once, never stored. */
export const newSecret = (): string => `fw_${randomBytes(32).toString('base64url')}`

/** What is stored of a secret: its SHA-256. A secret of full entropy needs no slow hash. */
export const hashSecret = (secret: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(hash('sha256', secret, 'buffer'))
