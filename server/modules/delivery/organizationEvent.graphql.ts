import { requireViewer } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { FOLLOWED_CURSOR, readSeq } from '../../graphql/paging.ts'
import { OrganizationNode } from '../identity/organization.graphql.ts'
import { ORGANIZATION_EVENTS } from './eventTypes.ts'
import { type LoggedEvent, loggedEventFields } from './loggedEvent.graphql.ts'
import { followOrganization } from './organizationLog.service.ts'

const OrganizationEventObject = builder.objectRef<LoggedEvent>('OrganizationEvent').implement({
  description: 'An event of an organization.',
  authScopes: { 'members:read': true },
  fields: (t) =>
    loggedEventFields(t, {
      seq:
        'The sequence number in the log of the organization: 1, 2, 3, … without gaps but for projects that you do ' +
        'not see.',
      type: 'The type, as `noun.verb`: `member.added`.',
      clientId: 'The client that sent the change, by the name it gave itself. See `ProjectEvent.clientId`.',
    }),
})

builder.subscriptionField('organizationEvents', (t) =>
  t.field({
    type: OrganizationEventObject,
    description:
      'The events of an organization after a cursor, then each new one: each once, in order. Ends with NOT_FOUND or ' +
      'UNAUTHENTICATED when you lose access. FORBIDDEN for a token limited to one project.',
    authScopes: { 'members:read': true },
    args: {
      organizationId: t.arg.globalID({ for: OrganizationNode, description: 'The owner of the log.' }),
      after: t.arg.string({ required: false, description: `${FOLLOWED_CURSOR} INVALID_INPUT beyond the newest.` }),
    },
    subscribe: (_root, { organizationId, after }, context) =>
      followOrganization(requireViewer(context), organizationId.id, readSeq(after)),
    resolve: (event) => event,
  }),
)

const OrganizationEventKind = builder.objectRef<{ type: string; description: string }>('OrganizationEventKind')
  .implement({
    description: 'A kind of event that only the log of an organization has.',
    authScopes: { signedIn: true },
    fields: (t) => ({
      type: t.exposeString('type', { description: 'The type, as `noun.verb`: `member.added`.' }),
      description: t.exposeString('description', { description: 'The meaning.' }),
    }),
  })

builder.queryField('organizationEventTypes', (t) =>
  t.field({
    type: [OrganizationEventKind],
    nullable: true,
    description: 'All types of events that only the log of an organization has, for webhooks.',
    authScopes: { signedIn: true },
    resolve: () => ORGANIZATION_EVENTS.map(([type, { description }]) => ({ type, description })),
  }),
)

builder.prismaObjectField('Organization', 'eventSeq', (t) =>
  t.exposeInt('eventSeq', { description: 'The number of events in its log, for `after` of `organizationEvents`.' }),
)
