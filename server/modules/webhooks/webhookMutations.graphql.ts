import type { Webhook } from '../../__generated__/prisma/client.ts'
import { requireViewer } from '../../context.ts'
import { builder, type PayloadFields } from '../../graphql/builder.ts'
import { EXPECTED_VERSION } from '../../graphql/versions.ts'
import { fail } from '../../kernel/errors.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { prisma } from '../../platform/database/client.ts'
import { OrganizationNode } from '../organizations/organization.graphql.ts'
import { ProjectNode } from '../projects/project.graphql.ts'
import { webhookFailures } from './webhook.failures.ts'
import { WebhookDeliveryNode, WebhookEdge, webhookEdge, WebhookNode } from './webhook.graphql.ts'
import {
  createWebhook,
  deleteWebhook,
  disableWebhook,
  enableWebhook,
  type MadeWebhook,
  MOST_REDELIVERED,
  MOST_WEBHOOKS,
  OLD_SECRET_HOURS,
  redeliverWebhook,
  rotateWebhookSecret,
  updateWebhook,
} from './webhook.service.ts'

type InputFields = PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, 'InputObject'>
interface Changed {
  webhook: Webhook
}

const WEBHOOK_ID = 'Which webhook.'
const NAME = 'What to call it: 1 to 200 characters.'
const URL =
  'Where to send: an https address with port 443 or from 1024 on, without a name or a password, of a host that ' +
  'stands for public addresses alone or is in the allow-list of this server.'
const TYPES =
  'What to tell of: types as `shot.moved` or nouns as `shot`; everything when empty. `projectEventTypes` tells them ' +
  'all, INVALID_INPUT for others.'

const webhookId = (t: InputFields) => t.globalID({ for: WebhookNode, description: WEBHOOK_ID })

const webhookField = (t: PayloadFields<Changed>) =>
  t.field({ type: WebhookNode, description: 'The webhook as it is now.', resolve: ({ webhook }) => webhook })

const secretField = (t: PayloadFields<MadeWebhook>) =>
  t.string({
    description: 'What requests are signed with, `whsec_…` (Standard Webhooks). It is shown this once.',
    resolve: ({ secret }) => secret,
  })

const organizationField = (t: PayloadFields<Changed>) =>
  t.prismaField({
    type: OrganizationNode,
    description: 'Whose it is.',
    resolve: (query, { webhook }) =>
      prisma.organization.findUniqueOrThrow({ ...query, where: { id: webhook.organizationId } }),
  })

builder.relayMutationField(
  'createWebhook',
  {
    description: 'The new webhook, and whose it is.',
    inputFields: (t) => ({
      organizationId: t.globalID({ for: OrganizationNode, description: 'Whose it will be.' }),
      projectId: t.globalID({
        for: ProjectNode,
        required: false,
        description: 'The one project it hears of; all of the organization when not given.',
      }),
      name: t.string({ description: NAME }),
      url: t.string({ description: URL }),
      types: t.stringList({ required: false, defaultValue: [], description: TYPES }),
    }),
  },
  {
    description: `Sets up a webhook for what happens from now on; at most ${MOST_WEBHOOKS} an organization.`,
    authScopes: { signedIn: true },
    resolve: (_root, { input: { organizationId, projectId, name, url, types } }, context) =>
      createWebhook(requireViewer(context), organizationId.id, {
        projectId: projectId?.id ?? null,
        name,
        url,
        types: types ?? [],
      }),
  },
  {
    description: 'What was made.',
    outputFields: (t) => ({
      secret: secretField(t),
      webhook: webhookField(t as unknown as PayloadFields<Changed>),
      webhookEdge: t.field({
        type: WebhookEdge,
        description: 'The same, for the list of webhooks.',
        resolve: ({ webhook }) => webhookEdge(webhook),
      }),
      organization: organizationField(t as unknown as PayloadFields<Changed>),
    }),
  },
)

builder.relayMutationField(
  'updateWebhook',
  {
    description: 'What to change; what is not given stays.',
    inputFields: (t) => ({
      webhookId: webhookId(t),
      name: t.string({ required: false, description: NAME }),
      url: t.string({ required: false, description: URL }),
      types: t.stringList({ required: false, description: TYPES }),
      expectedVersion: t.int({ required: false, description: EXPECTED_VERSION }),
    }),
  },
  {
    description: 'Changes what a webhook is called, where it sends and what of.',
    authScopes: { signedIn: true },
    resolve: async (_root, { input: { webhookId: { id }, name, url, types, expectedVersion } }, context) => {
      const wish = { ...(name != null && { name }), ...(url != null && { url }), ...(types != null && { types }) }
      return { webhook: await updateWebhook(requireViewer(context), id, wish, expectedVersion) }
    },
  },
  { description: 'What was changed.', outputFields: (t) => ({ webhook: webhookField(t) }) },
)

builder.relayMutationField(
  'rotateWebhookSecret',
  { description: 'Which one.', inputFields: (t) => ({ webhookId: webhookId(t) }) },
  {
    description: `Gives a webhook a new secret. For ${OLD_SECRET_HOURS} hours requests are signed with both.`,
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context) => rotateWebhookSecret(requireViewer(context), input.webhookId.id),
  },
  {
    description: 'What was changed.',
    outputFields: (t) => ({
      secret: secretField(t),
      webhook: webhookField(t as unknown as PayloadFields<Changed>),
    }),
  },
)

builder.relayMutationField(
  'disableWebhook',
  { description: 'Which one.', inputFields: (t) => ({ webhookId: webhookId(t) }) },
  {
    description: 'Switches a webhook off. Deliveries that wait have failed; what happens is not sent.',
    authScopes: { signedIn: true },
    resolve: async (_root, { input }, context) => ({
      webhook: await disableWebhook(requireViewer(context), input.webhookId.id),
    }),
  },
  { description: 'What was changed.', outputFields: (t) => ({ webhook: webhookField(t) }) },
)

builder.relayMutationField(
  'enableWebhook',
  {
    description: 'Which one, and from where on.',
    inputFields: (t) => ({
      webhookId: webhookId(t),
      sendMissed: t.boolean({
        required: false,
        defaultValue: true,
        description: 'Whether it is also told of what happened while it was off.',
      }),
    }),
  },
  {
    description: 'Switches a webhook on again. What failed before stays failed until `redeliverWebhook`.',
    authScopes: { signedIn: true },
    resolve: async (_root, { input: { webhookId: { id }, sendMissed } }, context) => ({
      webhook: await enableWebhook(requireViewer(context), id, sendMissed ?? true),
    }),
  },
  { description: 'What was changed.', outputFields: (t) => ({ webhook: webhookField(t) }) },
)

builder.relayMutationField(
  'redeliverWebhook',
  {
    description: 'What to send again.',
    inputFields: (t) => ({
      webhookId: webhookId(t),
      deliveryIds: t.globalIDList({
        for: WebhookDeliveryNode,
        required: false,
        description: `Deliveries of it, arrived or not: 1 to ${MOST_REDELIVERED}. All that failed when not given.`,
      }),
    }),
  },
  {
    description: 'Sends deliveries again, with all tries anew. CONFLICT while the webhook is off.',
    authScopes: { signedIn: true },
    resolve: (_root, { input: { webhookId: { id }, deliveryIds } }, context) => {
      if (deliveryIds && (deliveryIds.length === 0 || deliveryIds.length > MOST_REDELIVERED)) {
        throw fail(webhookFailures.DELIVERIES_REQUIRED({ most: MOST_REDELIVERED }), { field: 'deliveryIds' })
      }
      return redeliverWebhook(requireViewer(context), id, deliveryIds?.map((each) => each.id) ?? null)
    },
  },
  {
    description: 'What is on its way.',
    outputFields: (t) => ({
      count: t.int({ description: 'How many deliveries.', resolve: ({ count }) => count }),
      webhook: webhookField(t as unknown as PayloadFields<Changed>),
    }),
  },
)

builder.relayMutationField(
  'deleteWebhook',
  { description: 'Which one.', inputFields: (t) => ({ webhookId: webhookId(t) }) },
  {
    description: 'Ends a webhook with its list of deliveries. What waits is not sent any more.',
    authScopes: { signedIn: true },
    resolve: async (_root, { input }, context) => ({
      webhook: await deleteWebhook(requireViewer(context), input.webhookId.id),
    }),
  },
  {
    description: 'What is gone.',
    outputFields: (t) => ({
      deletedWebhookId: t.id({
        description: 'The id of the webhook.',
        resolve: ({ webhook }) => toTypeId('Webhook', webhook.id),
      }),
      organization: organizationField(t),
    }),
  },
)
