import { demandUnlimited, requireViewer } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { batched } from '../../graphql/loaders.ts'
import { checkPage } from '../../graphql/paging.ts'
import { UserNode } from '../accounts/account.graphql.ts'
import { findVisibleUsers } from '../accounts/account.service.ts'
import { type InvitationOffer, readOffer } from './invitation.service.ts'
import { visibleAsWhole } from './organization.policy.ts'
import { RoleEnum } from './organizationEnums.graphql.ts'

const visibleInviter = batched((ids, context) => findVisibleUsers(ids, requireViewer(context)), null)

export const InvitationNode = builder.prismaNode('Invitation', {
  id: { field: 'id' },
  description: 'A place in an organization that waits for the person behind an e-mail address.',
  authScopes: { signedIn: true },
  nullable: true,
  findUnique: (id, context) => ({ id, organization: visibleAsWhole(requireViewer(context)) }),
  fields: (t) => ({
    email: t.exposeString('email', { description: 'Who is invited.' }),
    role: t.expose('role', { type: RoleEnum, description: 'The role that waits.' }),
    invitedBy: t.field({
      type: UserNode,
      nullable: true,
      description: 'Who invited; null when that person has left.',
      select: { invitedById: true },
      resolve: ({ invitedById }, _arguments, context) => visibleInviter(invitedById, context),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
    sentAt: t.expose('sentAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When its mail last went out; null while it waits to be sent.',
    }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'When its link stops to work.' }),
    isExpired: t.boolean({
      description: 'Whether its link works no more. It can be sent again.',
      select: { expiresAt: true },
      resolve: ({ expiresAt }) => expiresAt <= new Date(),
    }),
    organization: t.relation('organization', { description: 'Where the place is.' }),
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
      description:
        'Its invitations that nobody has taken up, expired ones too, oldest first. FORBIDDEN by a token limited to ' +
        'one project.',
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
  description: "What somebody who holds an invitation's link may know before accepting.",
  fields: (t) => ({
    organizationName: t.exposeString('organizationName', { description: 'What one would join.' }),
    invitedByName: t.exposeString('invitedByName', { description: 'Who invited.' }),
    email: t.exposeString('email', { description: 'The address that was invited.' }),
    role: t.expose('role', { type: RoleEnum, description: 'The role one would have.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'When the link stops to work.' }),
    hasAccount: t.exposeBoolean('hasAccount', {
      description: 'Whether the invited address has an account: sign in rather than sign up.',
    }),
  }),
})

builder.queryField('invitation', (t) =>
  t.field({
    type: InvitationOfferObject,
    nullable: true,
    description: 'What an invitation offers, by the token of its link. NOT_FOUND when it is used, revoked or expired.',
    authScopes: { public: true },
    args: { token: t.arg.string({ description: 'The `token` of the link.' }) },
    resolve: (_root, { token }) => readOffer(token),
  }),
)
