import { readConfig } from '../server/config.ts'
import { openResources } from '../server/resources.ts'
import { FramewrightError } from '../server/kernel/errors.ts'
import { makeDemoStudio } from './demo/demoStudio.ts'

const config = readConfig()
try {
  const resources = await openResources(config, (message) => process.stdout.write(`${message}\n`))
  const signIn = await resources
    .run(() => makeDemoStudio(config.dataFolder))
    .finally(() => resources.close())
  process.stdout.write(
    signIn
      ? `The demo studio is ready. Sign in as ${signIn.email} with the password ${signIn.password}\n`
      : 'Nothing was done: the demo studio goes into an empty database, and this one has accounts.\n',
  )
  if (!signIn) process.exitCode = 1
} catch (error) {
  if (!(error instanceof FramewrightError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
