import { randomUUID } from 'node:crypto'
import type { MailedLinkKind } from '../../server/__generated__/prisma/client.ts'
import { uuidOf } from '../../server/kernel/ids.ts'
import type { Role, ScopeName } from '../../server/kernel/permissions.ts'
import { hashSecret, newSecret } from '../../server/modules/identity/secret.ts'
import type { Client } from './client.ts'
import { prisma } from './running.ts'

export const PASSWORD = 'correct horse battery'

/** Somebody who is signed in. */
export interface Person {
  id: string
  name: string
  email: string
  accessToken: string
}

/** A project with its board, its people in every role and an outsider. */
export interface Studio {
  owner: Person
  admin: Person
  member: Person
  outsider: Person
  organizationId: string
  projectId: string
  storyboardId: string
  statusIds: string[]
}

/** Signs up somebody nobody else is. */
export async function makePerson(app: Client, name = 'Ada'): Promise<Person> {
  const email = `${name.toLowerCase()}-${randomUUID()}@example.com`
  const { signUp } = await app.ask<{ signUp: { accessToken: string; user: { id: string } } }>(
    null,
    `mutation ($input: SignUpInput!) { signUp(input: $input) { accessToken user { id } } }`,
    { input: { name, email, password: PASSWORD } },
  )
  return { id: signUp.user.id, name, email, accessToken: signUp.accessToken }
}

/** Makes a link as it would be mailed to somebody; answers its token. */
export async function makeLink({ id }: { id: string }, kind: MailedLinkKind): Promise<string> {
  const secret = newSecret()
  const expiresAt = new Date(Date.now() + 3_600_000)
  const data = { kind, userId: uuidOf('User', id), secretHash: hashSecret(secret), expiresAt }
  await prisma.mailedLink.create({ data })
  return secret
}

/** Has somebody verify their address, from their session. */
export async function verify<Somebody extends Person>(app: Client, person: Somebody): Promise<Somebody> {
  const token = await makeLink(person, 'VERIFY_EMAIL')
  await app.ask(person, `mutation ($input: VerifyEmailInput!) { verifyEmail(input: $input) { email } }`, {
    input: { token },
  })
  return person
}

/** Gives somebody an API token with scopes; answers the person as the token's holder. */
export async function makeToken(
  person: Person,
  scopeNames: ScopeName[],
  expiresAt: Date | null = null,
): Promise<Person> {
  const accessToken = newSecret()
  await prisma.accessToken.create({
    data: {
      kind: 'PERSONAL',
      userId: uuidOf('User', person.id),
      secretHash: hashSecret(accessToken),
      last4: accessToken.slice(-4),
      lastUsedAt: new Date(),
      expiresAt,
      scopeNames,
    },
  })
  return { ...person, accessToken }
}

/** The person with tokens that open nothing any more: one whose time is over, one that was revoked. */
export async function makeDeadTokens(person: Person): Promise<{ expired: Person; revoked: Person }> {
  const scopes: ScopeName[] = ['read', 'write', 'admin']
  const expired = await makeToken(person, scopes, new Date(Date.now() - 1000))
  const revoked = await makeToken(person, scopes)
  await prisma.accessToken.delete({ where: { secretHash: hashSecret(revoked.accessToken) } })
  return { expired, revoked }
}

/** Makes somebody a member of an organization. */
export async function join(organizationId: string, person: Person, role: Role): Promise<void> {
  await prisma.member.create({
    data: {
      organizationId: uuidOf('Organization', organizationId),
      userId: uuidOf('User', person.id),
      role,
    },
  })
}

/** Makes an organization that a person owns; answers its id. */
export async function makeOrganization(app: Client, owner: Person, input: object = {}): Promise<string> {
  const { createOrganization } = await app.ask<{ createOrganization: { organization: { id: string } } }>(
    owner,
    `mutation ($input: CreateOrganizationInput!) { createOrganization(input: $input) { organization { id } } }`,
    { input: { name: 'Kestrel', ...input } },
  )
  return createOrganization.organization.id
}

/** Makes an organization with people in every role, a project and its board. */
export async function makeStudio(app: Client): Promise<Studio> {
  const [owner, admin, member, outsider] = await Promise.all(
    ['Olga', 'Adam', 'Mina', 'Otto'].map((name) => makePerson(app, name)),
  )
  if (!owner || !admin || !member || !outsider) throw new Error('Somebody is missing')
  const organizationId = await makeOrganization(app, owner)
  await join(organizationId, admin, 'ADMIN')
  await join(organizationId, member, 'MEMBER')
  return { owner, admin, member, outsider, organizationId, ...(await makeProject(app, owner, organizationId)) }
}

/** Makes a project; answers its board and statuses too. */
export async function makeProject(app: Client, person: Person, organizationId: string, name = 'Salt House') {
  interface Made {
    createProject: { project: { id: string; storyboard: { id: string }; statuses: { id: string }[] } }
  }
  const { createProject } = await app.ask<Made>(
    person,
    `mutation ($input: CreateProjectInput!) {
      createProject(input: $input) { project { id storyboard { id } statuses { id } } }
    }`,
    { input: { organizationId, name } },
  )
  const { id, storyboard, statuses } = createProject.project
  return { projectId: id, storyboardId: storyboard.id, statusIds: statuses.map((status) => status.id) }
}

/** A new shot and its view. */
export interface MadeShot {
  id: string
  code: string
  views: { id: string }[]
}

/** Adds a shot at the end of a board. */
export async function makeShot(app: Client, person: Person, storyboardId: string, name?: string): Promise<MadeShot> {
  const { createShots } = await app.ask<{ createShots: { shots: [MadeShot] } }>(
    person,
    `mutation ($input: CreateShotsInput!) { createShots(input: $input) { shots { id code views { id } } } }`,
    { input: { storyboardId, shots: [{ name: name ?? null }] } },
  )
  return createShots.shots[0]
}

/** A board as anybody sees it: the shots in order, and where each says it is. */
export async function readBoard(app: Client, person: Person, storyboardId: string) {
  interface Read {
    storyboard: {
      revision: number
      shots: { totalCount: number; nodes: { id: string; name: string; code: string; position: number }[] }
      project: { events: { totalCount: number } }
    }
  }
  const { storyboard } = await app.ask<Read>(
    person,
    `query ($id: ID!) {
      storyboard(by: { id: $id }) {
        revision
        shots(first: 1000) { totalCount nodes { id name code position } }
        project { events { totalCount } }
      }
    }`,
    { id: storyboardId },
  )
  return storyboard
}
