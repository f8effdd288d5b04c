import { queryFromInfo } from '@pothos/plugin-prisma'
import { DeliveryStatus, type Prisma, type Webhook } from '../../__generated__/prisma/client.ts'
import { type Context, requireViewer } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { FailureRef } from '../../graphql/failure.ts'
import { keysetCursor, keysetPage, type SortOrder } from '../../graphql/keysetPaging.ts'
import { checkPage } from '../../graphql/paging.ts'
import { byParent, relatedRows } from '../../graphql/relatedRows.ts'
import { selectedRows } from '../../graphql/selectedRows.ts'
import { versionOf } from '../../graphql/versions.ts'
import { commonFailures, fail } from '../../kernel/errors.ts'
import type { Failure } from '../../kernel/failure.ts'
import { prisma } from '../../platform/database/client.ts'
import { viewerCan } from '../identity/organization.service.ts'
import { visibleTo as visibleProject } from '../identity/project.policy.ts'
import { ProjectNode } from '../projects/project.graphql.ts'
import { visibleTo } from './webhook.policy.ts'
import { DELIVERY_DAYS } from './webhookWaking.service.ts'

const projectsOf = selectedRows('Project', (query, ids, context) =>
  prisma().project.findMany({
    ...query,
    where: { AND: [{ id: { in: [...ids] } }, visibleProject(requireViewer(context))] },
  }),
)

const STATES = {
  ACTIVE: 'Enabled; the last delivery succeeded.',
  FAILING: 'Enabled; all deliveries since `failingSince` failed.',
  DISABLED: 'Disabled: nothing is sent.',
} as const

const WebhookStateEnum = builder.enumType('WebhookState', {
  description: 'The state of a webhook.',
  values: Object.fromEntries(
    Object.entries(STATES).map(([value, description]) => [value, { value, description }]),
  ) as Record<keyof typeof STATES, { value: keyof typeof STATES; description: string }>,
})

function stateOf({ disabledAt, failingSince }: Webhook): keyof typeof STATES {
  if (disabledAt !== null) return 'DISABLED'
  return failingSince === null ? 'ACTIVE' : 'FAILING'
}

const WebhookDeliveryStatusEnum = builder.enumType('WebhookDeliveryStatus', {
  description: 'The status of a delivery.',
  values: {
    [DeliveryStatus.PENDING]: { description: 'Waiting for the first or the next attempt.' },
    [DeliveryStatus.DELIVERED]: { description: 'The receiver answered with a status from 200 to 299.' },
    [DeliveryStatus.FAILED]: { description: 'All attempts failed. `redeliverWebhook` sends it again.' },
  },
})

export const WebhookDeliveryNode = builder.prismaNode('WebhookDelivery', {
  id: { field: 'id' },
  description:
    `The delivery of an event to a webhook, kept for ${DELIVERY_DAYS} days. Its id is the \`webhook-id\` of the ` +
    'request, the same for each attempt.',
  authScopes: { 'webhooks:read': true },
  nullable: true,
  findUnique: (id, context) => ({ id, webhook: visibleTo(requireViewer(context)) }),
  fields: (t) => ({
    status: t.expose('status', { type: WebhookDeliveryStatusEnum, description: 'The status.' }),
    type: t.exposeString('type', { description: 'The type of the event: `shot.moved`.' }),
    seq: t.exposeInt('seq', { description: 'The sequence number of the event in its log.' }),
    project: t.field({
      type: ProjectNode,
      nullable: true,
      description:
        'The project of the event; null for an event of the organization, and if the project is in the trash or in ' +
        'another organization.',
      select: { projectId: true },
      resolve: async ({ projectId }, _arguments, context, info) =>
        projectId === null ? null : (await projectsOf([projectId], context, info))[0] ?? null,
    }),
    attempts: t.exposeInt('attempts', {
      description: 'The number of attempts, since `redeliverWebhook` if that was used.',
    }),
    responseStatus: t.exposeInt('responseStatus', {
      nullable: true,
      description: 'The HTTP status of the last response; null if there was none.',
    }),
    milliseconds: t.exposeInt('milliseconds', {
      nullable: true,
      description: 'The duration of the last attempt in milliseconds.',
    }),
    answer: t.exposeString('answer', { nullable: true, description: 'The first kilobyte of the last response.' }),
    failure: t.field({
      type: FailureRef,
      nullable: true,
      description: 'The failure of the last attempt; null if it succeeded.',
      resolve: ({ failure }) => failure as Failure | null,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'The time at which it was first due.' }),
    lastAttemptAt: t.expose('lastAttemptAt', {
      type: 'DateTime',
      nullable: true,
      description: 'The time of the last attempt.',
    }),
    nextAttemptAt: t.expose('nextAttemptAt', {
      type: 'DateTime',
      nullable: true,
      description: 'The time of the next attempt; null if there is none.',
    }),
    deliveredAt: t.expose('deliveredAt', {
      type: 'DateTime',
      nullable: true,
      description: 'The time of success; null until then.',
    }),
  }),
})

const WebhookDeliveryFilter = builder.inputType('WebhookDeliveryFilter', {
  description: 'A filter for deliveries.',
  fields: (t) => ({
    statuses: t.field({
      type: [WebhookDeliveryStatusEnum],
      required: false,
      description: 'With one of these statuses.',
    }),
  }),
})

export const WebhookNode = builder.prismaNode('Webhook', {
  id: { field: 'id' },
  description:
    'A receiver of events by POST, signed by the rules of Standard Webhooks. Visible to ADMINs and the OWNER. A ' +
    'request times out after 15 seconds; a failed one is repeated up to nine times within a day.',
  authScopes: { 'webhooks:read': true },
  nullable: true,
  findUnique: (id, context) => ({ id, AND: visibleTo(requireViewer(context)) }),
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name.' }),
    url: t.exposeString('url', { description: 'The address of the receiver.' }),
    types: t.exposeStringList('types', {
      description:
        'The events it receives: types such as `shot.moved` and nouns such as `member`; all events of projects if ' +
        'empty.',
    }),
    isTextLeftOut: t.exposeBoolean('isTextLeftOut', {
      description: 'Whether the texts of comments and the notes of approvals are not sent.',
    }),
    version: t.exposeInt('version', {
      description: versionOf('updateWebhook', 'rotateWebhookSecret', 'enableWebhook', 'disableWebhook'),
    }),
    project: t.field({
      type: ProjectNode,
      nullable: true,
      description: 'The project whose events are sent; null for all projects, or if the project is in the trash.',
      select: { projectId: true },
      resolve: async ({ projectId }, _arguments, context, info) =>
        projectId === null ? null : (await projectsOf([projectId], context, info))[0] ?? null,
    }),
    state: t.field({ type: WebhookStateEnum, description: 'The state.', resolve: stateOf }),
    failingSince: t.expose('failingSince', {
      type: 'DateTime',
      nullable: true,
      description: 'The start of the present series of failures; null if the last delivery succeeded.',
    }),
    disabledAt: t.expose('disabledAt', {
      type: 'DateTime',
      nullable: true,
      description: 'The time at which it was disabled; null if it is enabled.',
    }),
    disabledFailure: t.field({
      type: FailureRef,
      nullable: true,
      description: 'The failure for which the server disabled it; null if it is enabled or was disabled by a person.',
      resolve: ({ disabledFailure }) => disabledFailure as Failure | null,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'The time of creation.' }),
    deliveries: t.relatedConnection(
      'deliveries',
      {
        cursor: 'id',
        totalCount: true,
        description: `Its deliveries of the last ${DELIVERY_DAYS} days, newest first.`,
        args: {
          ...t.arg.connectionArgs(),
          filter: t.arg({ type: WebhookDeliveryFilter, required: false, description: 'A filter; by default all.' }),
        },
        query: (args) => {
          checkPage(args)
          const statuses = args.filter?.statuses
          return { where: statuses?.length ? { status: { in: statuses } } : {}, orderBy: { id: 'desc' } }
        },
      },
      { name: 'WebhookDeliveryConnection', description: 'A page of deliveries.' },
      { name: 'WebhookDeliveryEdge', description: 'A delivery in a list.' },
    ),
  }),
})

export const WebhookEdge = builder.edgeObject({
  name: 'WebhookEdge',
  description: 'A webhook in a list.',
  type: WebhookNode,
})

const NEWEST: SortOrder = { name: 'webhookNewest', keys: [{ column: 'id', direction: 'desc', kind: 'id' }] }

/** A webhook as an edge of its list. */
export const webhookEdge = (webhook: Webhook) => ({ cursor: keysetCursor(NEWEST, webhook), node: webhook })

/** FORBIDDEN for who does not administer the organization, and for tokens limited to a project. */
async function demandAdministration(organizationId: string, context: Context): Promise<void> {
  const viewer = requireViewer(context)
  if (viewer.projectId === null && (await viewerCan(viewer, organizationId, 'webhooks:read'))) return
  throw fail(commonFailures.ADMIN_REQUIRED())
}

type WebhooksQuery = Pick<Prisma.WebhookFindManyArgs, 'orderBy' | 'take'> & { where: Prisma.WebhookWhereInput }

const organizationWebhooks = relatedRows({
  one: (organizationId, { where, ...query }: WebhooksQuery) =>
    prisma().webhook.findMany({ ...query, where: { ...where, organizationId } }),
  several: async (ids, webhooks: WebhooksQuery) => {
    const rows = await prisma().organization.findMany({ where: { id: { in: ids } }, select: { id: true, webhooks } })
    return byParent(rows.map((row) => ({ id: row.id, rows: row.webhooks })))
  },
  count: async (ids, where: Prisma.WebhookWhereInput) => {
    const asked = { AND: [where, { organizationId: { in: ids } }] }
    const counts = await prisma().webhook.groupBy({ by: ['organizationId'], where: asked, _count: true })
    return new Map(counts.map(({ organizationId, _count }) => [organizationId, _count]))
  },
})

builder.prismaObjectField('Organization', 'webhooks', (t) =>
  t.connection(
    {
      type: WebhookNode,
      description: 'Its webhooks, newest first. FORBIDDEN for MEMBERs.',
      select: { id: true },
      resolve: async ({ id }, args, context, info) => {
        const page = keysetPage(args, NEWEST)
        await demandAdministration(id, context)
        const query = queryFromInfo({ context, info, typeName: 'Webhook', paths: [['edges', 'node'], ['nodes']] })
        const asked = { ...query, where: page.where, ...page.window }
        const rows = await organizationWebhooks.rows(id, asked, context, info)
        return page.connection(rows, () => organizationWebhooks.count(id, {}, context, info))
      },
    },
    { name: 'WebhookConnection', description: 'A page of webhooks.' },
    WebhookEdge,
  ),
)
