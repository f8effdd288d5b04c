import type { OrganizationEvent } from '../../__generated__/prisma/client.ts'
import { requireViewer } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { batched } from '../../graphql/loaders.ts'
import { UserNode } from '../accounts/account.graphql.ts'
import { findVisibleUsers } from '../accounts/account.service.ts'
import { OrganizationNode } from '../organizations/organization.graphql.ts'
import { followOrganization } from './organizationLog.service.ts'

const visibleActor = batched((ids, context) => findVisibleUsers(ids, requireViewer(context)), null)

const OrganizationEventObject = builder.objectRef<OrganizationEvent>('OrganizationEvent').implement({
  description: 'One thing that happened in an organization: to its members, its projects, itself.',
  authScopes: { signedIn: true },
  fields: (t) => ({
    seq: t.exposeInt('seq', { description: 'Its number in the log of the organization: 1, 2, 3, … without a gap.' }),
    type: t.exposeString('type', { description: 'What happened, as `noun.verb`: `member.added`.' }),
    actor: t.field({
      type: UserNode,
      nullable: true,
      description: 'Who did it; null when you share no organization with them any more.',
      resolve: ({ actorId }, _arguments, context) => visibleActor(actorId, context),
    }),
    isOwn: t.boolean({
      description: 'Whether you did it, in whichever page or program.',
      resolve: ({ actorId }, _arguments, context) => actorId === requireViewer(context).userId,
    }),
    clientId: t.exposeString('clientId', {
      nullable: true,
      description: 'The page or program it was done in, as that named itself; as in events of a project.',
    }),
    at: t.expose('at', { type: 'DateTime', description: 'When it was done.' }),
    subjectId: t.exposeID('subject', { description: 'The id of what it happened to, which may be gone by now.' }),
    payload: t.string({
      description: 'Old and new values, as a JSON object.',
      resolve: ({ payload }) => JSON.stringify(payload),
    }),
  }),
})

builder.subscriptionField('organizationEvents', (t) =>
  t.field({
    type: OrganizationEventObject,
    description:
      'The events of an organization after a `seq`, then each new one as it happens: all of them, once, in order. ' +
      'Ends with NOT_FOUND or UNAUTHENTICATED when your access does. FORBIDDEN for a token limited to one project.',
    authScopes: { signedIn: true },
    args: {
      organizationId: t.arg.globalID({ for: OrganizationNode, description: 'Whose log.' }),
      after: t.arg.int({
        required: false,
        description: 'The `seq` to go on after; the newest when not given. INVALID_INPUT beyond the newest.',
      }),
    },
    subscribe: (_root, { organizationId, after }, context) =>
      followOrganization(requireViewer(context), organizationId.id, after ?? null),
    resolve: (event) => event,
  }),
)

builder.prismaObjectField('Organization', 'eventSeq', (t) =>
  t.exposeInt('eventSeq', { description: 'How many events its log has: what `organizationEvents` goes on after.' }),
)
