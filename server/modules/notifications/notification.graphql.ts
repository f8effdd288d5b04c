import { brandWithType } from '@pothos/core'
import { NotificationKind, type Prisma } from '../../__generated__/prisma/client.ts'
import { type Context, requireViewer } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { batched } from '../../graphql/loaders.ts'
import { checkPage } from '../../graphql/paging.ts'
import { prisma } from '../../platform/database/client.ts'
import { UserNode } from '../accounts/account.graphql.ts'
import { findVisibleUsers } from '../accounts/account.service.ts'
import { demandOneself } from '../accounts/oneself.ts'
import { type EventSubject, loadSubjects } from '../events/eventSubject.service.ts'
import { visibleTo } from './notification.policy.ts'
import {
  countUnread,
  followNotifications,
  markNotificationsRead,
  readNotifications,
} from './notification.service.ts'
import { NOTIFICATION_DAYS } from './notificationsHousekeeping.service.ts'

export const NotificationKindEnum = builder.enumType('NotificationKind', {
  description: 'Why you are notified. Nobody is notified of what they did themselves.',
  values: {
    [NotificationKind.TASK_ASSIGNED]: { description: 'A task was assigned to you.' },
    [NotificationKind.MENTIONED]: {
      description: 'A description of a task, shot, asset or project names you anew, as `@` and your name.',
    },
    [NotificationKind.INVITED]: { description: 'You were invited to an organization, or made a member of it.' },
    [NotificationKind.SHOT_STATUS_CHANGED]: {
      description: 'A shot that you made, or that a task of yours is in, got another status, or none.',
    },
  },
})

const actorOf = batched((ids, context) => findVisibleUsers(ids, requireViewer(context)), null)
const subjectOf = batched<string, EventSubject | null>(
  (ids, context) => loadSubjects(ids, requireViewer(context)),
  null,
)

export const NotificationNode = builder.prismaNode('Notification', {
  id: { field: 'id' },
  description:
    'Something you are told of. What one person does of one kind, in one project and at one time, is one of them.',
  // Not by scope name: those are decided when a request begins, before a sign-in in it.
  authScopes: (_notification, { viewer }) => viewer !== null,
  nullable: true,
  findUnique: (id, context) => ({ id, AND: visibleTo(requireViewer(context)) }),
  fields: (t) => ({
    kind: t.expose('kind', { type: NotificationKindEnum, description: 'Why.' }),
    actor: t.field({
      type: UserNode,
      nullable: true,
      description: 'Who did it; null when you share no organization with them any more.',
      resolve: ({ actorId }, _arguments, context) => actorOf(actorId, context),
    }),
    project: t.relation('project', {
      nullable: true,
      description: 'Where it happened; null of an invitation.',
    }),
    organization: t.relation('organization', {
      nullable: true,
      description: 'Where you were invited to; null of what happened in a project.',
    }),
    count: t.exposeInt('count', { description: 'How many tasks, shots or descriptions it is about.' }),
    title: t.exposeString('title', { description: 'What the first of them was called then.' }),
    statusName: t.exposeString('statusName', {
      nullable: true,
      description: 'Of shots: the status they got; null when none, or several.',
    }),
    subject: t.field({
      type: builder.nodeInterfaceRef(),
      nullable: true,
      description: 'The first of them, as it is now; null when it is gone or in the trash, and of an invitation.',
      resolve: async ({ subjects: [first] }, _arguments, context) => {
        const found = first === undefined ? null : await subjectOf(first, context)
        if (!found) return null
        brandWithType(found.row, found.name as never)
        return found.row
      },
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it happened.' }),
    readAt: t.expose('readAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When you marked it as read; null until then.',
    }),
  }),
})

const NotificationEdge = builder.edgeObject({
  name: 'NotificationEdge',
  description: 'A notification in your list.',
  type: NotificationNode,
})

const NotificationConnection = builder.connectionObject(
  { name: 'NotificationConnection', type: NotificationNode, description: 'A page of notifications.' },
  NotificationEdge,
)

interface Wished {
  unreadOnly?: boolean | null
}

function listed(userId: string, { unreadOnly }: Wished, context: Context): Prisma.NotificationWhereInput {
  const viewer = requireViewer(context)
  demandOneself(viewer, userId)
  return { ...visibleTo(viewer), ...(unreadOnly && { readAt: null }) }
}

builder.prismaObjectField('User', 'notifications', (t) =>
  t.prismaConnection(
    {
      type: NotificationNode,
      cursor: 'id',
      description:
        `What you are told of, newest first, for ${NOTIFICATION_DAYS} days; without what happened where you may look ` +
        'no more. FORBIDDEN for others, and for API tokens.',
      args: {
        unreadOnly: t.arg.boolean({ defaultValue: false, required: false, description: 'Only what is not read.' }),
      },
      totalCount: ({ id }, args, context) => prisma.notification.count({ where: listed(id, args, context) }),
      resolve: (query, { id }, args, context) => {
        checkPage(args)
        return prisma.notification.findMany({ ...query, where: listed(id, args, context), orderBy: { id: 'desc' } })
      },
    },
    NotificationConnection,
    NotificationEdge,
  ),
)

builder.prismaObjectField('User', 'unreadNotificationCount', (t) =>
  t.int({
    description: 'How many of your notifications are not read. FORBIDDEN for others, and for API tokens.',
    select: { id: true },
    resolve: ({ id }, _arguments, context) => {
      demandOneself(requireViewer(context), id)
      return countUnread(requireViewer(context))
    },
  }),
)

builder.subscriptionField('notificationsChanged', (t) =>
  t.prismaField({
    type: UserNode,
    description:
      'You, at once and then whenever your unread notifications or the number of your organizations change. Ends ' +
      'with UNAUTHENTICATED when your session does.',
    authScopes: { signedIn: true },
    subscribe: (_root, _arguments, context) => {
      const viewer = requireViewer(context)
      demandOneself(viewer, viewer.userId)
      return followNotifications(viewer) as never
    },
    resolve: (query, _event, _arguments, context) =>
      prisma.user.findUniqueOrThrow({ ...query, where: { id: requireViewer(context).userId } }),
  }),
)

builder.relayMutationField(
  'markNotificationsRead',
  {
    description: 'What you have read: `ids` or `all`.',
    inputFields: (t) => ({
      ids: t.globalIDList({ for: NotificationNode, required: false, description: 'These.' }),
      all: t.boolean({ required: false, description: 'All there are.' }),
    }),
  },
  {
    description: 'Marks notifications of yours as read. NOT_FOUND when one is none of yours: then none is marked.',
    authScopes: { signedIn: true },
    resolve: async (_root, { input: { ids, all } }, context) => {
      const viewer = requireViewer(context)
      return markNotificationsRead(viewer, { ids: ids?.map(({ id }) => id) ?? null, all: all ?? null })
    },
  },
  {
    description: 'What was marked.',
    outputFields: (t) => ({
      notifications: t.field({
        type: [NotificationNode],
        description: 'Those that were named, in their order; none after `all`.',
        resolve: ({ ids }, _arguments, context) => readNotifications(requireViewer(context), ids),
      }),
      viewer: t.prismaField({
        type: UserNode,
        description: 'You, with what is left unread.',
        resolve: (query, _payload, _arguments, context) =>
          prisma.user.findUniqueOrThrow({ ...query, where: { id: requireViewer(context).userId } }),
      }),
    }),
  },
)
