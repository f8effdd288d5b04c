import { randomBytes, randomUUID } from 'node:crypto'
import { readConfig } from '../server/config.ts'
import { FramewrightError } from '../server/kernel/errors.ts'
import { createAccount } from '../server/modules/identity/account.service.ts'
import { createOrganization } from '../server/modules/identity/organization.service.ts'
import { openSession } from '../server/modules/identity/session.service.ts'
import { pool } from '../server/platform/database/client.ts'
import { openResources } from '../server/resources.ts'
import { fillStudio, LARGE_STUDIO } from './studio/fillStudio.ts'

const config = readConfig()

/** Makes an account with a studio of 200 projects; returns how to sign in. */
async function makeStudio(): Promise<{ email: string; password: string }> {
  const [id, password] = [randomUUID(), randomBytes(9).toString('base64url')]
  const email = `owner-${id.slice(0, 8)}@large.studio.example`
  const account = await createAccount({ id, name: 'Owner of a large studio', email, password })
  const session = await openSession(account, { isRemembered: false, userAgent: '' })
  if (!session) throw new Error('The account changed while the studio was made')
  const organization = { name: 'Large studio', description: '', plan: 'ENTERPRISE' } as const
  const { id: organizationId } = await createOrganization(session.viewer, organization)
  const start = performance.now()
  await fillStudio(pool(), { organizationId, userId: id }, LARGE_STUDIO, (done) => {
    if (done % 10 === 0) process.stdout.write(`  ${done} of ${LARGE_STUDIO.projects} projects\n`)
  })
  const seconds = (performance.now() - start) / 1_000
  process.stdout.write(`The studio took ${seconds.toFixed(0)} seconds.\n`)
  return { email, password }
}

try {
  const resources = await openResources(config, (message) => process.stdout.write(`${message}\n`))
  const { email, password } = await resources.run(makeStudio).finally(() => resources.close())
  process.stdout.write(`Sign in as ${email} with the password ${password}\n`)
} catch (error) {
  if (!(error instanceof FramewrightError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
