import { hash, verify } from '@node-rs/argon2'
import { ownedByResources } from '../../kernel/resources.ts'

/** argon2id with the first choice of OWASP's Password Storage Cheat Sheet: 19 MiB, 2 passes, 1 lane. */
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** What is stored of a password. */
export const hashPassword = (password: string): Promise<string> => hash(password, ARGON2ID)

const decoy = ownedByResources(() => hashPassword('no account has this one'))

/** Whether the password is the one behind the hash; without a hash it takes the same time and is false. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const isRight = await verify(passwordHash ?? (await decoy()), password).catch(() => false)
  return isRight && passwordHash !== null
}
