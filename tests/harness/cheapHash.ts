import { createRequire } from 'node:module'
import type * as Argon2 from '@node-rs/argon2'

const argon2 = createRequire(import.meta.url)('@node-rs/argon2') as typeof Argon2

/** The least argon2 takes: tests sign up thousands of people, and what a password costs is asked in one of its own. */
const CHEAP = { memoryCost: 64, timeCost: 1 }

export const { verify } = argon2

export const hash = (password: string, options: Argon2.Options): Promise<string> =>
  argon2.hash(password, { ...options, ...CHEAP })
