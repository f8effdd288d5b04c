import { createHmac, createSecretKey, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto'
import { openedAtStart, ownedByResources } from '../../kernel/resources.ts'
import { prisma } from '../../platform/database/client.ts'

const DAY_MS = 86_400_000
/** A signed address is good for this long; each day it gets another, so that a page's addresses stay cacheable. */
export const VALID_DAYS = 7

/** Characters of a signature: 18 bytes in base64url. */
const SIGNATURE_LENGTH = 24

const key = openedAtStart<KeyObject>('the media key')

/** Loads the key that every server over this database signs with, making it on the first start. */
export async function loadMediaKey(): Promise<void> {
  const made = new Uint8Array(randomBytes(32))
  await prisma().installation.createMany({ data: [{ id: 1, mediaKey: made }], skipDuplicates: true })
  const { mediaKey } = await prisma().installation.findUniqueOrThrow({ where: { id: 1 } })
  key.provide(createSecretKey(mediaKey))
}

function signatureOf(path: string, expiry: number): string {
  return createHmac('sha256', key()).update(`${expiry}:${path}`).digest('base64url').slice(0, SIGNATURE_LENGTH)
}

/** Addresses of the day that a server remembers: boards are read often, and signing costs as much as a row. */
const MOST_KEPT = 50_000

/** They are forgotten all at once: to find an address in the order of use costs several times as much. */
const signedPaths = ownedByResources(() => ({ expiry: 0, addresses: new Map<string, string>() }))

/** The path with a signature that opens it without a token, for pictures in a page. */
export function signedPath(path: string, now = Date.now()): string {
  const expiry = (Math.floor(now / DAY_MS) + VALID_DAYS) * 86_400
  const kept = signedPaths()
  const known = kept.expiry === expiry ? kept.addresses.get(path) : undefined
  if (known !== undefined) return known
  if (kept.expiry !== expiry || kept.addresses.size >= MOST_KEPT) kept.addresses.clear()
  kept.expiry = expiry
  const address = `${path}?expires=${expiry}&signature=${signatureOf(path, expiry)}`
  kept.addresses.set(path, address)
  return address
}

/** The same for a while from now, in milliseconds: for what is taken once. */
export function signedFor(path: string, milliseconds: number, now = Date.now()): string {
  const expiry = Math.floor((now + milliseconds) / 1000)
  return `${path}?expires=${expiry}&signature=${signatureOf(path, expiry)}`
}

/** Whether the signature belongs to the path and is still good. */
export const isSigned = (path: string, expires: string, signature: string, now = Date.now()): boolean =>
  Number(expires) * 1000 > now && wasSigned(path, expires, signature)

/** Whether this server made the signature for the path; its time may be over. */
export function wasSigned(path: string, expires: string, signature: string): boolean {
  const expiry = Number(expires)
  if (!Number.isInteger(expiry)) return false
  const given = Buffer.from(signature, 'base64url')
  const right = Buffer.from(signatureOf(path, expiry), 'base64url')
  return given.length === right.length && timingSafeEqual(given, right)
}
