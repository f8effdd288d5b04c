import { randomUUID } from 'node:crypto'
import { toTypeId, uuidOf } from '../../../server/kernel/ids.ts'
import { hashSecret, newSecret } from '../../../server/modules/identity/secret.ts'
import type { Client } from '../../harness/client.ts'
import { join, makeOrganization, makePerson, type Person, type Studio } from '../../harness/fixtures.ts'
import { anyPng } from '../../harness/images.ts'
import { giveLogo } from '../../harness/logos.ts'
import { prisma } from '../../harness/running.ts'
import type { MutationSample } from '../mutationSample.ts'

const anyEmail = () => `${randomUUID()}@example.com`

/** Where in an organization somebody is. */
const memberWhere = (organizationId: string, { id }: Pick<Person, 'id'>) => ({
  organizationId: uuidOf('Organization', organizationId),
  userId: uuidOf('User', id),
})

/** Somebody new in the studio, as a member. */
async function newMemberOf(app: Client, { organizationId }: Studio): Promise<string> {
  const person = await makePerson(app, 'Nils')
  await join(organizationId, person, 'MEMBER')
  const { id } = await prisma.member.findFirstOrThrow({ where: memberWhere(organizationId, person) })
  return toTypeId('Member', id)
}

async function newInvitationOf({ organizationId, owner }: Studio): Promise<{ invitationId: string; token: string }> {
  const token = newSecret()
  const email = anyEmail()
  const { id } = await prisma.invitation.create({
    data: {
      organizationId: uuidOf('Organization', organizationId),
      email,
      emailKey: email,
      role: 'MEMBER',
      invitedById: uuidOf('User', owner.id),
      secretHash: hashSecret(token),
      expiresAt: new Date(Date.now() + 600_000),
    },
  })
  return { invitationId: toTypeId('Invitation', id), token }
}

/** An open invitation link of the studio; its id. */
export async function newInvitationLinkOf(
  { organizationId, owner }: Pick<Studio, 'organizationId'> & { owner: Pick<Person, 'id'> },
): Promise<string> {
  const { id } = await prisma.invitationLink.create({
    data: {
      organizationId: uuidOf('Organization', organizationId),
      role: 'MEMBER',
      createdById: uuidOf('User', owner.id),
      secretHash: hashSecret(newSecret()),
      expiresAt: new Date(Date.now() + 600_000),
    },
  })
  return toTypeId('InvitationLink', id)
}

/** Somebody else's organization in which a person is a member. */
async function joinedOrganization(app: Client, person: Person): Promise<string> {
  const { createOrganization } = await app.ask<{ createOrganization: { organization: { id: string } } }>(
    await makePerson(app, 'Nora'),
    `mutation { createOrganization(input: { name: "Harbour" }) { organization { id } } }`,
  )
  const { id } = createOrganization.organization
  await join(id, person, 'MEMBER')
  return id
}

/** A deleted organization with the people of the studio. */
async function deletedOrganization(app: Client, studio: Studio): Promise<string> {
  const organizationId = await makeOrganization(app, studio.owner)
  const id = uuidOf('Organization', organizationId)
  const people = await prisma.member.findMany({
    where: { organizationId: uuidOf('Organization', studio.organizationId), role: { not: 'OWNER' } },
  })
  await prisma.member.createMany({ data: people.map(({ userId, role }) => ({ organizationId: id, userId, role })) })
  await prisma.organization.update({ where: { id }, data: { deletedAt: new Date() } })
  return organizationId
}

async function giveBack({ organizationId, owner }: Studio): Promise<void> {
  const where = memberWhere(organizationId, owner)
  const { organizationId: id } = where
  await prisma.member.updateMany({ where: { organizationId: id, role: 'OWNER' }, data: { role: 'MEMBER' } })
  await prisma.member.updateMany({ where, data: { role: 'OWNER' } })
}

/** The mutations of organizations, their people and invitations. */
export const organizationSamples: Record<string, MutationSample> = {
  createOrganization: {
    who: 'oneself', scope: 'organization:admin', log: 'account', input: () => ({ name: 'Kestrel' }),
  },
  updateOrganization: {
    who: 'administrators',
    scope: 'organization:admin',
    log: 'organization',
    input: (_app, { organizationId }) => ({ organizationId, name: `Kestrel ${randomUUID()}` }),
  },
  setOrganizationLogo: {
    who: 'administrators',
    scope: 'organization:admin',
    log: 'organization',
    input: (_app, { organizationId }) => ({ organizationId, image: null }),
    file: { at: 'variables.input.image', bytes: anyPng },
  },
  removeOrganizationLogo: {
    who: 'administrators',
    scope: 'organization:admin',
    log: 'organization',
    input: async (app, { organizationId, owner }) => {
      await giveLogo(app, owner, organizationId)
      return { organizationId }
    },
  },
  changePlan: {
    who: 'owner',
    scope: null,
    log: 'organization',
    input: (_app, { organizationId }) => ({ organizationId, plan: 'PROFESSIONAL' }),
    restore: ({ organizationId }) =>
      prisma.organization.update({
        where: { id: uuidOf('Organization', organizationId) },
        data: { plan: 'ENTERPRISE' },
      }),
  },
  deleteOrganization: {
    who: 'owner',
    scope: null,
    log: 'organization',
    input: (_app, { organizationId }) => ({ organizationId }),
    restore: ({ organizationId }) =>
      prisma.organization.update({
        where: { id: uuidOf('Organization', organizationId) },
        data: { deletedAt: null },
      }),
  },
  restoreOrganization: {
    who: 'owner',
    scope: null,
    log: 'account',
    input: async (app, studio) => ({ organizationId: await deletedOrganization(app, studio) }),
  },
  addMember: {
    who: 'administrators',
    scope: 'members:write',
    log: 'organization',
    input: (_app, { organizationId }) => ({ organizationId, email: anyEmail() }),
  },
  addMembers: {
    who: 'administrators',
    scope: 'members:write',
    log: 'organization',
    input: (_app, { organizationId }) => ({
      organizationId, members: [{ email: anyEmail() }, { email: anyEmail(), role: 'VIEWER' }],
    }),
  },
  changeMemberRole: {
    who: 'administrators',
    scope: 'members:write',
    log: 'organization',
    input: async (app, studio) => ({ memberId: await newMemberOf(app, studio), role: 'ADMIN' }),
  },
  removeMember: {
    who: 'administrators',
    scope: 'members:write',
    log: 'organization',
    input: async (app, studio) => ({ memberId: await newMemberOf(app, studio) }),
  },
  leaveOrganization: {
    who: 'oneself',
    scope: null,
    log: 'account',
    input: async (app, _studio, person) => ({ organizationId: await joinedOrganization(app, person) }),
  },
  transferOwnership: {
    who: 'owner',
    scope: null,
    log: 'organization',
    input: async (app, studio) => ({ memberId: await newMemberOf(app, studio) }),
    restore: giveBack,
  },
  resendInvitation: {
    who: 'administrators',
    scope: 'members:write',
    log: 'organization',
    input: async (_app, studio) => ({ invitationId: (await newInvitationOf(studio)).invitationId }),
  },
  revokeInvitation: {
    who: 'administrators',
    scope: 'members:write',
    log: 'organization',
    input: async (_app, studio) => ({ invitationId: (await newInvitationOf(studio)).invitationId }),
  },
  createInvitationLink: {
    who: 'administrators',
    scope: 'members:write',
    log: 'organization',
    input: (_app, { organizationId }) => ({ organizationId, role: 'VIEWER', useLimit: 3 }),
    // Only so many are open at a time.
    restore: () => prisma.invitationLink.deleteMany(),
  },
  revokeInvitationLink: {
    who: 'administrators',
    scope: 'members:write',
    log: 'organization',
    input: async (_app, studio) => ({ invitationLinkId: await newInvitationLinkOf(studio) }),
  },
  acceptInvitation: {
    who: 'oneself',
    scope: null,
    log: 'organization',
    input: async (_app, studio) => ({ token: (await newInvitationOf(studio)).token }),
    restore: ({ organizationId, outsider }) =>
      prisma.member.deleteMany({ where: memberWhere(organizationId, outsider) }),
  },
}
