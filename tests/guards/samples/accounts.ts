import { randomUUID } from 'node:crypto'
import { toTypeId, uuidOf } from '../../../server/kernel/ids.ts'
import { hashSecret, newSecret } from '../../../server/modules/identity/secret.ts'
import { runDueJobs } from '../../../server/platform/jobs/jobs.ts'
import { tasks } from '../../../server/tasks.ts'
import type { Client } from '../../harness/client.ts'
import { makeLink, makePerson, makeToken, PASSWORD, type Person } from '../../harness/fixtures.ts'
import { anyPng } from '../../harness/images.ts'
import { inApp, prisma } from '../../harness/running.ts'
import type { MutationSample } from '../mutationSample.ts'

const newEmail = () => `${randomUUID()}@example.com`

/** Somebody new, whose own jobs are done: what is logged from here on is not of the sign-up. */
async function newEmailOf(app: Client): Promise<{ email: string }> {
  const { email } = await makePerson(app)
  await inApp(() => runDueJobs(tasks))
  return { email }
}

/** The id of a personal token of somebody. */
async function newTokenOf(person: Person): Promise<string> {
  const { accessToken } = await makeToken(person, ['read'])
  const { id } = await prisma.accessToken.findUniqueOrThrow({ where: { secretHash: hashSecret(accessToken) } })
  return toTypeId('AccessToken', id)
}

/** Signs somebody in on another device. */
const startSession = ({ id }: Person) =>
  prisma.accessToken.create({
    data: {
      kind: 'SESSION',
      userId: uuidOf('User', id),
      secretHash: hashSecret(newSecret()),
      last4: 'abcd',
      lastUsedAt: new Date(),
    },
  })

const forOneself = (scope: MutationSample['scope'], input: MutationSample['input']): MutationSample => ({
  who: 'oneself',
  scope,
  log: 'account',
  input,
})

const forAnybody = (input: MutationSample['input'], isLoggedLater = false): MutationSample => ({
  who: 'anybody',
  scope: null,
  log: 'account',
  isLoggedLater,
  input,
})

/** The mutations of one's own account, and of tokens. */
export const accountSamples: Record<string, MutationSample> = {
  signUp: forAnybody(() => ({ name: 'Ada', email: newEmail(), password: PASSWORD })),
  signIn: forAnybody((_app, studio) => ({ email: studio.owner.email, password: PASSWORD })),
  setProfilePicture: {
    ...forOneself('organization:admin', () => ({ image: null })), file: { at: 'variables.input.image', bytes: anyPng },
  },
  removeProfilePicture: forOneself('organization:admin', async (_app, _studio, { id }) => {
    const picture = await prisma.profilePicture.create({ data: { image: Buffer.from('picture') } })
    await prisma.user.update({ where: { id: uuidOf('User', id) }, data: { pictureId: picture.id } })
    return {}
  }),
  deleteAccount: { ...forOneself(null, () => ({ password: PASSWORD })), doneBy: (app) => makePerson(app) },
  signOut: { ...forOneself(null, () => ({})), doneBy: (app) => makePerson(app) },
  verifyEmail: forAnybody(async (app) => ({ token: await makeLink(await makePerson(app), 'VERIFY_EMAIL') })),
  requestVerification: forAnybody(newEmailOf, true),
  requestPasswordReset: forAnybody(newEmailOf, true),
  resetPassword: forAnybody(async (app) => ({
    token: await makeLink(await makePerson(app), 'RESET_PASSWORD'),
    newPassword: 'another password',
  })),
  changePassword: forOneself(null, () => ({ currentPassword: PASSWORD, newPassword: PASSWORD })),
  updateProfile: forOneself('organization:admin', (_app, _studio, { name }) => ({ name: `${name} ${randomUUID()}` })),
  changeShortcuts: forOneself(null, () => ({ changes: [{ name: 'drawing.pen', keys: [randomUUID().slice(0, 8)] }] })),
  createPersonalToken: forOneself(null, () => ({ name: 'Nightly export', scopes: ['READ'] })),
  revokeToken: forOneself(null, async (_app, _studio, person) => ({ tokenId: await newTokenOf(person) })),
  revokeOtherSessions: forOneself(null, async (_app, _studio, person) => {
    await startSession(person)
    return { includePersonalTokens: false }
  }),
  createServiceToken: {
    who: 'administrators',
    scope: 'organization:admin',
    // It gives no more than it has.
    alsoNeeds: ['read'],
    log: 'organization',
    input: (_app, { organizationId }) => ({ organizationId, name: 'Render farm', scopes: ['READ'] }),
  },
}
