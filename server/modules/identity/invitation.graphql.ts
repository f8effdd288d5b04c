import { demandUnlimited, requireViewer } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { batched } from '../../graphql/loaders.ts'
import { checkPage } from '../../graphql/paging.ts'
import { UserNode } from './account.graphql.ts'
import { findVisibleUsers } from './account.service.ts'
import { type InvitationOffer, readOffer } from './invitation.service.ts'
import { visibleAsWhole } from './organization.policy.ts'
import { RoleEnum } from './organizationEnums.graphql.ts'

export const visibleInviter = batched((ids, context) => findVisibleUsers(ids, requireViewer(context)), null)

export const InvitationNode = builder.prismaNode('Invitation', {
  id: { field: 'id' },
  description: 'An invitation of an email address to an organization.',
  authScopes: { 'members:read': true },
  nullable: true,
  findUnique: (id, context) => ({ id, organization: visibleAsWhole(requireViewer(context)) }),
  fields: (t) => ({
    email: t.exposeString('email', { description: 'The invited email address.' }),
    role: t.expose('role', { type: RoleEnum, description: 'The role after accepting.' }),
    invitedBy: t.field({
      type: UserNode,
      nullable: true,
      description: 'The person who sent it; null if that person has left.',
      select: { invitedById: true },
      resolve: ({ invitedById }, _arguments, context) => visibleInviter(invitedById, context),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'The time of creation.' }),
    sentAt: t.expose('sentAt', {
      type: 'DateTime',
      nullable: true,
      description: 'The time of the last mail; null until it is sent.',
    }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'The time at which the link expires.' }),
    isExpired: t.boolean({
      description: 'Whether the link has expired. `resendInvitation` sends a new one.',
      select: { expiresAt: true },
      resolve: ({ expiresAt }) => expiresAt <= new Date(),
    }),
    organization: t.relation('organization', { description: 'The organization.' }),
  }),
})

export const InvitationEdge = builder.edgeObject({
  name: 'InvitationEdge',
  description: 'An invitation in a list.',
  type: InvitationNode,
})

builder.prismaObjectField('Organization', 'invitations', (t) =>
  t.relatedConnection(
    'invitations',
    {
      cursor: 'id',
      totalCount: true,
      description: 'Its open and expired invitations, oldest first. FORBIDDEN for a token limited to one project.',
      query: (args, context) => {
        demandUnlimited(requireViewer(context))
        checkPage(args)
        return { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] }
      },
    },
    { name: 'InvitationConnection', description: 'A page of invitations.' },
    InvitationEdge,
  ),
)

const InvitationOfferObject = builder.objectRef<InvitationOffer>('InvitationOffer').implement({
  description: 'The part of an invitation that the holder of its link may see.',
  fields: (t) => ({
    organizationName: t.exposeString('organizationName', { description: 'The name of the organization.' }),
    invitedByName: t.exposeString('invitedByName', {
      description: 'The name of the person who sent it or created the link; empty for a service token.',
    }),
    email: t.exposeString('email', {
      nullable: true,
      description: 'The invited email address; null for an invitation link, by which anybody joins.',
    }),
    role: t.expose('role', { type: RoleEnum, description: 'The role after accepting.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'The time at which the link expires.' }),
    hasAccount: t.exposeBoolean('hasAccount', {
      description: 'Whether the invited address has an account; false for an invitation link.',
    }),
  }),
})

builder.queryField('invitation', (t) =>
  t.field({
    type: InvitationOfferObject,
    nullable: true,
    description:
      'An invitation, or an invitation link, by the token of its link. NOT_FOUND if it is used up, revoked or ' +
      'expired; of a link, `reason` says which. RATE_LIMITED beyond 120 unknown tokens per hour from one network.',
    authScopes: { public: true },
    args: { token: t.arg.string({ description: 'The `token` of the link.' }) },
    resolve: (_root, { token }, { caller }) => readOffer(token, caller),
  }),
)
