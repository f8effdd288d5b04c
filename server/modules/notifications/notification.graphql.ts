import { brandWithType } from '@pothos/core'
import { NotificationKind, type Prisma } from '../../__generated__/prisma/client.ts'
import { type Context, requireViewer } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { listTypes } from '../../graphql/listTypes.ts'
import { batched } from '../../graphql/loaders.ts'
import { checkPage } from '../../graphql/paging.ts'
import { prisma } from '../../platform/database/client.ts'
import { UserNode } from '../identity/account.graphql.ts'
import { findVisibleUsers } from '../identity/account.service.ts'
import { demandOneself } from '../identity/oneself.ts'
import { type EventSubject, loadSubjects } from '../delivery/eventSubject.service.ts'
import { visibleTo } from './notification.policy.ts'
import {
  countUnread,
  followNotifications,
  markNotificationsRead,
  readNotifications,
} from './notification.service.ts'
import { NOTIFICATION_DAYS } from './notificationsHousekeeping.service.ts'

export const NotificationKindEnum = builder.enumType('NotificationKind', {
  description: 'The kind of a notification. Nobody is notified of their own changes.',
  values: {
    [NotificationKind.TASK_ASSIGNED]: { description: 'A task was assigned to you.' },
    [NotificationKind.MENTIONED]: {
      description: 'A comment or the description of a task, shot, asset or project mentions you: `@` and your name.',
    },
    [NotificationKind.INVITED]: { description: 'You were invited to an organization, or made a member of it.' },
    [NotificationKind.SHOT_STATUS_CHANGED]: {
      description: 'The status of a shot changed that you created or that a task of yours is linked to.',
    },
    [NotificationKind.COMMENTED]: {
      description:
        'Somebody wrote a comment in a thread that you follow, or about a task of yours or a shot of it. The ' +
        'subjects are the comments.',
    },
    [NotificationKind.REVIEW_ANSWERED]: {
      description:
        'Somebody approved a version that you saved or shared, requested changes of it, or withdrew that, or a guest ' +
        'answered in a thread that the team began. The subjects are these approvals and comments.',
    },
    [NotificationKind.MACHINE_ACCESS_LEFT]: {
      description:
        'A member left an organization that you administer, or was removed, and service tokens or webhooks that the ' +
        'member made still work. The subjects are these tokens and webhooks.',
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
    'A notification. Events of one kind by one person, in one project and at about one time, are one notification.',
  // Not by scope name: those are decided when a request begins, before a sign-in in it.
  authScopes: (_notification, { viewer }) => viewer !== null,
  nullable: true,
  findUnique: (id, context) => ({ id, AND: visibleTo(requireViewer(context)) }),
  fields: (t) => ({
    kind: t.expose('kind', { type: NotificationKindEnum, description: 'The kind.' }),
    actor: t.field({
      type: UserNode,
      nullable: true,
      description: 'The person who did it; null if you no longer share an organization.',
      resolve: ({ actorId }, _arguments, context) => actorOf(actorId, context),
    }),
    project: t.relation('project', {
      nullable: true,
      description: 'The project; null for events of an organization.',
    }),
    organization: t.relation('organization', {
      nullable: true,
      description: 'The organization; null for events of a project.',
    }),
    count: t.exposeInt('count', { description: 'The number of tasks, shots, descriptions, comments or approvals.' }),
    title: t.exposeString('title', { description: 'The name of the first object at that time.' }),
    statusName: t.exposeString('statusName', {
      nullable: true,
      description: 'The new status of the shots; null for other kinds, for no status or if there are several.',
    }),
    subject: t.field({
      type: builder.nodeInterfaceRef(),
      nullable: true,
      description: 'The first object; null if it is deleted, and for events of an organization.',
      resolve: async ({ subjects: [first] }, _arguments, context) => {
        const found = first === undefined ? null : await subjectOf(first, context)
        if (!found) return null
        brandWithType(found.row, found.name as never)
        return found.row
      },
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'The time of the event.' }),
    readAt: t.expose('readAt', {
      type: 'DateTime',
      nullable: true,
      description: 'The time at which you marked it as read; null if unread.',
    }),
  }),
})

const { Edge: NotificationEdge, Connection: NotificationConnection } =
  listTypes(NotificationNode, 'Notification', 'A notification', 'notifications')

const NotificationFilter = builder.inputType('NotificationFilter', {
  description: 'A filter for notifications.',
  fields: (t) => ({
    isRead: t.boolean({ required: false, description: 'true: those read; false: those not read.' }),
  }),
})

interface Wished {
  filter?: typeof NotificationFilter.$inferInput | null
}

function listed(userId: string, { filter }: Wished, context: Context): Prisma.NotificationWhereInput {
  const viewer = requireViewer(context)
  demandOneself(viewer, userId)
  const isRead = filter?.isRead ?? null
  return { ...visibleTo(viewer), ...(isRead !== null && { readAt: isRead ? { not: null } : null }) }
}

builder.prismaObjectField('User', 'notifications', (t) =>
  t.prismaConnection(
    {
      type: NotificationNode,
      cursor: 'id',
      description:
        `The notifications of the last ${NOTIFICATION_DAYS} days, newest first, without those of projects that are ` +
        'no longer visible to you. FORBIDDEN for others and for API tokens.',
      args: {
        filter: t.arg({ type: NotificationFilter, required: false, description: 'A filter; by default all.' }),
      },
      totalCount: ({ id }, args, context) => prisma().notification.count({ where: listed(id, args, context) }),
      resolve: (query, { id }, args, context) => {
        checkPage(args)
        return prisma().notification.findMany({ ...query, where: listed(id, args, context), orderBy: { id: 'desc' } })
      },
    },
    NotificationConnection,
    NotificationEdge,
  ),
)

builder.prismaObjectField('User', 'unreadNotificationCount', (t) =>
  t.int({
    description: 'The number of unread notifications. FORBIDDEN for others and for API tokens.',
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
      'Your account, at once and after each change of your unread notifications or the number of your organizations. ' +
      'Ends with UNAUTHENTICATED together with your session.',
    authScopes: { signedIn: true },
    subscribe: (_root, _arguments, context) => {
      const viewer = requireViewer(context)
      demandOneself(viewer, viewer.userId)
      return followNotifications(viewer) as never
    },
    resolve: (query, _event, _arguments, context) =>
      prisma().user.findUniqueOrThrow({ ...query, where: { id: requireViewer(context).userId } }),
  }),
)

builder.relayMutationField(
  'markNotificationsRead',
  {
    description: 'The notifications to mark: `ids` or `all`.',
    inputFields: (t) => ({
      ids: t.globalIDList({ for: NotificationNode, required: false, description: 'The ids of the notifications.' }),
      all: t.boolean({ required: false, description: 'Marks all notifications.' }),
    }),
  },
  {
    description: 'Marks your notifications as read, all or nothing. NOT_FOUND if one is not yours.',
    authScopes: { signedIn: true },
    resolve: async (_root, { input: { ids, all } }, context) => {
      const viewer = requireViewer(context)
      return markNotificationsRead(viewer, { ids: ids?.map(({ id }) => id) ?? null, all: all ?? null })
    },
  },
  {
    description: 'The marked notifications.',
    outputFields: (t) => ({
      notifications: t.field({
        type: [NotificationNode],
        description: 'The notifications named by `ids`, in their order; empty for `all`.',
        resolve: ({ ids }, _arguments, context) => readNotifications(requireViewer(context), ids),
      }),
      viewer: t.prismaField({
        type: UserNode,
        description: 'Your account, for example with the number of unread notifications.',
        resolve: (query, _payload, _arguments, context) =>
          prisma().user.findUniqueOrThrow({ ...query, where: { id: requireViewer(context).userId } }),
      }),
    }),
  },
)
