import type { AddRoute } from '../../rest/route.ts'
import { filledText, listOf, nullable, oneOf, record } from '../../rest/shape.ts'
import { addMember } from './addMember.service.ts'
import { revokeInvitation } from './invitation.service.ts'
import { removeMember } from './member.service.ts'
import { MEMBER, serializeInvitation, serializeMember } from './memberSerializer.ts'
import { demandPlaceIn, readInvitation, readMember, readMembers } from './organizationReading.service.ts'

type NewRole = 'ADMIN' | 'MEMBER' | 'VIEWER'

const NEW_MEMBER = record(
  'Who, and in which role.',
  { email: filledText('An e-mail address.') },
  { role: nullable(oneOf<NewRole>(['ADMIN', 'MEMBER', 'VIEWER'], 'MEMBER when not given.')) },
)

const IN_ORGANIZATION = { organizationId: 'Organization' } as const
const MEMBERS = '/organizations/{organizationId}/members'
const INVITED = 202

/** The people of an organization. */
export function memberRoutes(add: AddRoute): void {
  add({
    method: 'GET',
    path: MEMBERS,
    name: 'listMembers',
    summary: 'The people of an organization in the order they joined, then those that are invited.',
    scopes: ['members:read'],
    ids: IN_ORGANIZATION,
    status: 200,
    answer: listOf(MEMBER, 'The people.'),
    handle: async ({ viewer, ids }) => {
      const { members, invitations } = await readMembers(viewer, ids.organizationId)
      return [...members.map(serializeMember), ...invitations.map(serializeInvitation)]
    },
  })

  add({
    method: 'POST',
    path: MEMBERS,
    name: 'addMember',
    summary: 'Adds the verified account of an address as a member (201), or else invites the address (202).',
    scopes: ['members:read'],
    ids: IN_ORGANIZATION,
    body: NEW_MEMBER,
    status: 201,
    answer: MEMBER,
    accepted: MEMBER,
    refusals: [402],
    handle: async ({ viewer, ids, body: { email, role }, reply }) => {
      const added = await addMember(viewer, ids.organizationId, { email, role: role ?? 'MEMBER' })
      if (added.memberId !== null) return serializeMember(await readMember(added.memberId))
      void reply.code(INVITED)
      return serializeInvitation(await readInvitation(added.invitationId))
    },
  })

  add({
    method: 'DELETE',
    path: `${MEMBERS}/{memberId}`,
    name: 'removeMember',
    summary: 'Removes a member, whose access ends at once, or takes an invitation back.',
    scopes: ['members:read'],
    ids: { ...IN_ORGANIZATION, memberId: ['Member', 'Invitation'] },
    status: 204,
    answer: null,
    handle: async ({ viewer, ids: { organizationId, memberId } }) => {
      await demandPlaceIn(viewer, organizationId, memberId)
      if (memberId.name === 'Member') await removeMember(viewer, memberId.uuid)
      else await revokeInvitation(viewer, memberId.uuid)
    },
  })
}
