import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { alone, prisma } from '../../server/platform/database/client.ts'
import { DEMO_PEOPLE } from './content.ts'

/** How somebody signs in to the demo studio. */
export interface DemoSignIn {
  email: string
  password: string
}

/** Servers that start together over one empty database make one studio: any number nobody else locks. */
const DEMO_LOCK = 4_207_001

const signInFile = (dataFolder: string) => join(dataFolder, 'demo-sign-in.json')

/** How to sign in to this installation's demo studio; null when it has none. */
export function readDemoSignIn(dataFolder: string): DemoSignIn | null {
  const file = signInFile(dataFolder)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as DemoSignIn) : null
}

/** Makes the demo studio in an empty database, with a password of this installation's own; else null. */
export async function makeDemoStudio(dataFolder: string): Promise<DemoSignIn | null> {
  const signIn = { email: DEMO_PEOPLE[0].email, password: randomBytes(9).toString('base64url') }
  return alone(DEMO_LOCK, async () => {
    if ((await prisma().user.count()) > 0) return null
    writeFileSync(signInFile(dataFolder), JSON.stringify(signIn), { mode: 0o600 })
    // What makes it is not loaded by servers that have one.
    const { fillDemo } = await import('./fillDemo.ts')
    await fillDemo(signIn.password)
    return signIn
  })
}
