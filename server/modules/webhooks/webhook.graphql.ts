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
import { viewerCan } from '../organizations/organization.service.ts'
import { ProjectNode } from '../projects/project.graphql.ts'
import { visibleTo as visibleProject } from '../projects/project.policy.ts'
import { DELIVERY_DAYS } from './waking.service.ts'
import { visibleTo } from './webhook.policy.ts'

const projectsOf = selectedRows('Project', (query, ids, context) =>
  prisma.project.findMany({
    ...query,
    where: { AND: [{ id: { in: [...ids] } }, visibleProject(requireViewer(context))] },
  }),
)

const STATES = {
  ACTIVE: 'It is on, and the last try of a delivery that came to an end arrived.',
  FAILING: 'It is on, and what was tried since `failingSince` has not arrived.',
  DISABLED: 'It is off: nothing is sent.',
} as const

const WebhookStateEnum = builder.enumType('WebhookState', {
  description: 'How a webhook is.',
  values: Object.fromEntries(
    Object.entries(STATES).map(([value, description]) => [value, { value, description }]),
  ) as Record<keyof typeof STATES, { value: keyof typeof STATES; description: string }>,
})

function stateOf({ disabledAt, failingSince }: Webhook): keyof typeof STATES {
  if (disabledAt !== null) return 'DISABLED'
  return failingSince === null ? 'ACTIVE' : 'FAILING'
}

const WebhookDeliveryStatusEnum = builder.enumType('WebhookDeliveryStatus', {
  description: 'What became of a delivery.',
  values: {
    [DeliveryStatus.PENDING]: { description: 'It is to be tried, for the first time or again.' },
    [DeliveryStatus.DELIVERED]: { description: 'The receiver answered with a status from 200 to 299.' },
    [DeliveryStatus.FAILED]: { description: 'It is not tried any more, unless somebody has it sent again.' },
  },
})

export const WebhookDeliveryNode = builder.prismaNode('WebhookDelivery', {
  id: { field: 'id' },
  description:
    `An event on its way to a webhook, shown for ${DELIVERY_DAYS} days. Its id is the \`webhook-id\` of the request, ` +
    'the same at every try.',
  authScopes: { signedIn: true },
  nullable: true,
  findUnique: (id, context) => ({ id, webhook: visibleTo(requireViewer(context)) }),
  fields: (t) => ({
    status: t.expose('status', { type: WebhookDeliveryStatusEnum, description: 'What became of it.' }),
    type: t.exposeString('type', { description: 'What happened: `shot.moved`.' }),
    seq: t.exposeInt('seq', { description: 'The number of the event in the log of its project.' }),
    project: t.field({
      type: ProjectNode,
      nullable: true,
      description: 'Where it happened; null when that is in the trash or not in the organization any more.',
      select: { projectId: true },
      resolve: async ({ projectId }, _arguments, context, info) =>
        (await projectsOf([projectId], context, info))[0] ?? null,
    }),
    attempts: t.exposeInt('attempts', { description: 'How often it was tried, since it was last sent by hand.' }),
    responseStatus: t.exposeInt('responseStatus', {
      nullable: true,
      description: 'The HTTP status of the last answer; null when none came.',
    }),
    milliseconds: t.exposeInt('milliseconds', { nullable: true, description: 'How long the last try took.' }),
    answer: t.exposeString('answer', { nullable: true, description: 'The first kilobyte of the last answer.' }),
    failure: t.field({
      type: FailureRef,
      nullable: true,
      description: 'Why the last try failed; null when it has not.',
      resolve: ({ failure }) => failure as Failure | null,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was first due.' }),
    lastAttemptAt: t.expose('lastAttemptAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was last tried.',
    }),
    nextAttemptAt: t.expose('nextAttemptAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it is tried next; null when it is not any more.',
    }),
    deliveredAt: t.expose('deliveredAt', { type: 'DateTime', nullable: true, description: 'When it arrived.' }),
  }),
})

export const WebhookNode = builder.prismaNode('Webhook', {
  id: { field: 'id' },
  description:
    'An address that is told of events by POST, signed as Standard Webhooks says. Seen by who administers the ' +
    'organization. A try may take 15 seconds; after one that fails come nine more in the course of a day.',
  authScopes: { signedIn: true },
  nullable: true,
  findUnique: (id, context) => ({ id, AND: visibleTo(requireViewer(context)) }),
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What somebody called it.' }),
    url: t.exposeString('url', { description: 'Where it sends.' }),
    types: t.exposeStringList('types', {
      description: 'What it is told of: types as `shot.moved` and nouns as `shot`; everything when empty.',
    }),
    version: t.exposeInt('version', { description: versionOf('updateWebhook') }),
    project: t.field({
      type: ProjectNode,
      nullable: true,
      description: 'The one project it hears of; null when of all of the organization, and when it is in the trash.',
      select: { projectId: true },
      resolve: async ({ projectId }, _arguments, context, info) =>
        projectId === null ? null : (await projectsOf([projectId], context, info))[0] ?? null,
    }),
    state: t.field({ type: WebhookStateEnum, description: 'How it is.', resolve: stateOf }),
    failingSince: t.expose('failingSince', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when nothing has arrived that was tried; null when the last did.',
    }),
    disabledAt: t.expose('disabledAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was switched off; null while it is on.',
    }),
    disabledReason: t.exposeString('disabledReason', {
      nullable: true,
      description: 'Why it was switched off, as a sentence; null while it is on, and when people did it.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was set up.' }),
    deliveries: t.relatedConnection(
      'deliveries',
      {
        cursor: 'id',
        totalCount: true,
        description: `What it was sent in the last ${DELIVERY_DAYS} days, newest first.`,
        args: {
          ...t.arg.connectionArgs(),
          status: t.arg({ type: WebhookDeliveryStatusEnum, required: false, description: 'Only those.' }),
        },
        query: (args) => {
          checkPage(args)
          return { where: args.status ? { status: args.status } : {}, orderBy: { id: 'desc' } }
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
  if (viewer.projectId === null && (await viewerCan(viewer, organizationId, 'administer'))) return
  throw fail(commonFailures.ADMIN_REQUIRED())
}

type WebhooksQuery = Pick<Prisma.WebhookFindManyArgs, 'orderBy' | 'take'> & { where: Prisma.WebhookWhereInput }

const organizationWebhooks = relatedRows({
  one: (organizationId, { where, ...query }: WebhooksQuery) =>
    prisma.webhook.findMany({ ...query, where: { ...where, organizationId } }),
  several: async (ids, webhooks: WebhooksQuery) => {
    const rows = await prisma.organization.findMany({ where: { id: { in: ids } }, select: { id: true, webhooks } })
    return byParent(rows.map((row) => ({ id: row.id, rows: row.webhooks })))
  },
  count: async (ids, where: Prisma.WebhookWhereInput) => {
    const asked = { AND: [where, { organizationId: { in: ids } }] }
    const counts = await prisma.webhook.groupBy({ by: ['organizationId'], where: asked, _count: true })
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
