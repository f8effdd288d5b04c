import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fillDemo } from './fillDemo.ts'

/** How somebody signs in to the demo studio. */
export interface DemoSignIn {
  email: string
  password: string
}

const signInFile = (dataFolder: string) => join(dataFolder, 'demo-sign-in.json')

/** How to sign in to this installation's demo studio; null when it has none. */
export function readDemoSignIn(dataFolder: string): DemoSignIn | null {
  const file = signInFile(dataFolder)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as DemoSignIn) : null
}

/** Makes the demo studio in an empty database, with a password of this installation's own; else null. */
export async function makeDemoStudio(dataFolder: string): Promise<DemoSignIn | null> {
  const password = randomBytes(9).toString('base64url')
  const email = await fillDemo(password)
  const signIn = email === null ? null : { email, password }
  if (signIn) writeFileSync(signInFile(dataFolder), JSON.stringify(signIn), { mode: 0o600 })
  return signIn
}
