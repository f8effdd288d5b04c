import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import type { Plan, Role } from '../../../server/__generated__/prisma/client.ts'
import { toTypeId, uuidOf } from '../../../server/kernel/ids.ts'
import type { Answer, Client, Sender } from '../../harness/client.ts'
import { makePerson, join, type Person } from '../../harness/fixtures.ts'
import { mailedToken, runJobsUntil } from '../../harness/mails.ts'
import { mailsTo } from '../../harness/mailServer.ts'
import { prisma } from '../../harness/running.ts'

/** What a mutation of these tests answers. */
export interface Member {
  id: string
  role: Role
  user: { id: string; name: string }
}

/** What `add` answers. */
export interface AddedMember {
  addMember: {
    member: Member | null
    memberEdge: { cursor: string; node: { id: string } } | null
    invitation: { id: string; email: string; role: Role; sentAt: string | null; isExpired: boolean } | null
    invitationEdge: { cursor: string; node: { id: string } } | null
    organization: { members: { totalCount: number }; invitations: { totalCount: number } }
  }
}

const ADD = `mutation ($input: AddMemberInput!) {
  addMember(input: $input) {
    member { id role user { id name } }
    memberEdge { cursor node { id } }
    invitation { id email role sentAt isExpired invitedBy { name } organization { id } }
    invitationEdge { cursor node { id } }
    organization { members { totalCount } invitations { totalCount } }
  }
}`

/** Adds an address to an organization. */
export const add = (
  app: Client,
  sender: Sender,
  organizationId: string,
  email: string,
  role?: Role,
): Promise<Answer<AddedMember>> =>
  app.send(sender, ADD, { input: { organizationId, email, ...(role && { role }) } })

/** Sends a mutation with one input that answers nothing the test reads. */
export const act = (app: Client, sender: Sender, mutation: string, input: object): Promise<Answer<object>> => {
  const type = `${mutation[0]?.toUpperCase()}${mutation.slice(1)}Input`
  return app.send(sender, `mutation ($input: ${type}!) { ${mutation}(input: $input) { __typename } }`, { input })
}

/** Accepts an invitation. */
export const accept = (app: Client, sender: Sender, token: string) =>
  app.send<{ acceptInvitation: { member: Member; organization: { id: string; viewerRole: Role } } }>(
    sender,
    `mutation ($input: AcceptInvitationInput!) {
      acceptInvitation(input: $input) {
        member { id role user { id name } } organization { id viewerRole } organizationEdge { node { id } }
      }
    }`,
    { input: { token } },
  )

/** An address nobody else has. */
export const anyEmail = (name = 'Nina') => `${name}-${randomUUID()}@example.com`

/** The id of somebody's place in an organization. */
export async function memberIdOf(organizationId: string, { id }: Person): Promise<string> {
  const where = { organizationId: uuidOf('Organization', organizationId), userId: uuidOf('User', id) }
  return toTypeId('Member', (await prisma.member.findFirstOrThrow({ where })).id)
}

/** Somebody new in an organization. */
export async function newMember(app: Client, organizationId: string, role: Role = 'MEMBER', name = 'Nils') {
  const person = await makePerson(app, name)
  await join(organizationId, person, role)
  return { person, memberId: await memberIdOf(organizationId, person) }
}

/** Everything that is stored of an organization and its people. */
export async function stateOf(organizationId: string) {
  const id = uuidOf('Organization', organizationId)
  return prisma.organization.findUnique({
    where: { id },
    include: {
      members: { orderBy: { id: 'asc' } },
      invitations: { orderBy: { id: 'asc' } },
      events: { orderBy: { seq: 'asc' } },
    },
  })
}

/** The role of somebody in an organization; null for none. */
export async function roleOf(organizationId: string, person: Person): Promise<Role | null> {
  const where = { organizationId: uuidOf('Organization', organizationId), userId: uuidOf('User', person.id) }
  return (await prisma.member.findFirst({ where }))?.role ?? null
}

/** The newest events of an organization's log, the newest last. */
export async function lastEvents(organizationId: string, count = 1) {
  const events = await prisma.organizationEvent.findMany({
    where: { organizationId: uuidOf('Organization', organizationId) },
    orderBy: { seq: 'desc' },
    take: count,
  })
  return events.reverse().map(({ type, actorId, subject, payload }) => ({ type, actorId, subject, payload }))
}

/** The newest event of a person's log. */
export async function lastAccountEvent(person: Person) {
  const event = await prisma.accountEvent.findFirst({
    where: { userId: uuidOf('User', person.id) },
    orderBy: { seq: 'desc' },
  })
  return event && { type: event.type, subject: event.subject, payload: event.payload }
}

/** Sets a plan past every rule. */
export async function setPlan(organizationId: string, plan: Plan): Promise<void> {
  await prisma.organization.update({ where: { id: uuidOf('Organization', organizationId) }, data: { plan } })
}

/** Makes the actor behind a service token of an organization. */
export async function makeServiceActor(organizationId: string): Promise<{ userId: string; memberId: string }> {
  const email = `${randomUUID()}@service.invalid`
  const user = await prisma.user.create({
    data: { email, emailKey: email, name: 'Render farm', passwordHash: '', kind: 'SERVICE' },
  })
  const member = await prisma.member.create({
    data: { organizationId: uuidOf('Organization', organizationId), userId: user.id, role: 'ADMIN' },
  })
  return { userId: toTypeId('User', user.id), memberId: toTypeId('Member', member.id) }
}

/** Runs jobs until the mails of all invitations of an address are out; answers the token of the nth mail's link. */
export async function sentToken(email: string, number = 1): Promise<string> {
  const emailKey = email.toLowerCase()
  await runJobsUntil(async () => (await prisma.invitation.count({ where: { emailKey, sentAt: null } })) === 0)
  return mailedToken(email, number)
}

/** Runs jobs until an address has a mail whose subject holds some words; answers it with the token of its link. */
export async function mailAbout(address: string, words: string) {
  const find = async () =>
    (await mailsTo(inject('mailFolder'), address)).find(({ subject }) => subject?.includes(words))
  await runJobsUntil(async () => (await find()) !== undefined)
  const mail = await find()
  return { subject: mail?.subject ?? '', text: mail?.text ?? '', token: /token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '' }
}
