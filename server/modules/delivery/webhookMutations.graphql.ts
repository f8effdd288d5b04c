import type { Webhook } from '../../__generated__/prisma/client.ts'
import { requireViewer } from '../../context.ts'
import { builder, type InputFields, type PayloadFields } from '../../graphql/builder.ts'
import { EXPECTED_VERSION } from '../../graphql/versions.ts'
import { fail } from '../../kernel/errors.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { prisma } from '../../platform/database/client.ts'
import { OrganizationNode } from '../identity/organization.graphql.ts'
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

interface Changed {
  webhook: Webhook
}

const WEBHOOK_ID = 'The webhook.'
const NAME = 'The name: 1 to 200 characters.'
const URL =
  'The receiver: an https address with port 443 or 1024 and above, without user name and password. The host must ' +
  'have only public addresses or be on the allow-list of this server.'
const TYPES =
  'The events to send: types such as `shot.moved` or nouns such as `member`; all events of projects if empty. ' +
  '`projectEventTypes` and, for a webhook of all projects, `organizationEventTypes` list them; INVALID_INPUT for ' +
  'others.'

const TEXT_LEFT_OUT =
  'Whether the texts of comments and the notes of approvals are not sent; otherwise `data.text` is the text at the ' +
  'time of sending, null for a deleted one.'

const webhookId = (t: InputFields) => t.globalID({ for: WebhookNode, description: WEBHOOK_ID })

const webhookAtVersion = (t: InputFields) => ({
  webhookId: webhookId(t),
  expectedVersion: t.int({ required: false, description: EXPECTED_VERSION }),
})

const webhookField = (t: PayloadFields<Changed>) =>
  t.field({ type: WebhookNode, description: 'The webhook after the change.', resolve: ({ webhook }) => webhook })

const secretField = (t: PayloadFields<MadeWebhook>) =>
  t.string({
    description: 'The signing secret, `whsec_…` (Standard Webhooks). It cannot be read again.',
    resolve: ({ secret }) => secret,
  })

const organizationField = (t: PayloadFields<Changed>) =>
  t.prismaField({
    type: OrganizationNode,
    description: 'Its organization.',
    resolve: (query, { webhook }) =>
      prisma().organization.findUniqueOrThrow({ ...query, where: { id: webhook.organizationId } }),
  })

builder.relayMutationField(
  'createWebhook',
  {
    description: 'The new webhook and its organization.',
    inputFields: (t) => ({
      organizationId: t.globalID({ for: OrganizationNode, description: 'The organization.' }),
      projectId: t.globalID({
        for: ProjectNode,
        required: false,
        description: 'The project whose events are sent; all projects of the organization by default.',
      }),
      name: t.string({ description: NAME }),
      url: t.string({ description: URL }),
      types: t.stringList({ required: false, defaultValue: [], description: TYPES }),
      isTextLeftOut: t.boolean({ required: false, defaultValue: false, description: TEXT_LEFT_OUT }),
    }),
  },
  {
    description: `Creates a webhook for future events; at most ${MOST_WEBHOOKS} in an organization.`,
    authScopes: { signedIn: true },
    resolve: (_root, { input: { organizationId, projectId, name, url, types, isTextLeftOut } }, context) =>
      createWebhook(requireViewer(context), organizationId.id, {
        projectId: projectId?.id ?? null,
        name,
        url,
        types: types ?? [],
        isTextLeftOut: isTextLeftOut ?? false,
      }),
  },
  {
    description: 'The new webhook with its secret.',
    outputFields: (t) => ({
      secret: secretField(t),
      webhook: webhookField(t as unknown as PayloadFields<Changed>),
      webhookEdge: t.field({
        type: WebhookEdge,
        description: 'The webhook as an edge of `Organization.webhooks`.',
        resolve: ({ webhook }) => webhookEdge(webhook),
      }),
      organization: organizationField(t as unknown as PayloadFields<Changed>),
    }),
  },
)

builder.relayMutationField(
  'updateWebhook',
  {
    description: 'The changes. An absent field keeps its value.',
    inputFields: (t) => ({
      ...webhookAtVersion(t),
      name: t.string({ required: false, description: NAME }),
      url: t.string({ required: false, description: URL }),
      types: t.stringList({ required: false, description: TYPES }),
      isTextLeftOut: t.boolean({ required: false, description: TEXT_LEFT_OUT }),
    }),
  },
  {
    description: 'Changes the name, address or event types of a webhook, and whether texts are left out.',
    authScopes: { signedIn: true },
    resolve: async (_root, { input: { webhookId: { id }, expectedVersion, ...given } }, context) => {
      const { name, url, types, isTextLeftOut } = given
      const wish = {
        ...(name != null && { name }), ...(url != null && { url }), ...(types != null && { types }),
        ...(isTextLeftOut != null && { isTextLeftOut }),
      }
      return { webhook: await updateWebhook(requireViewer(context), id, wish, expectedVersion) }
    },
  },
  { description: 'The result of the change.', outputFields: (t) => ({ webhook: webhookField(t) }) },
)

builder.relayMutationField(
  'rotateWebhookSecret',
  { description: 'The webhook to change.', inputFields: webhookAtVersion },
  {
    description:
      `Creates a new secret for a webhook. For ${OLD_SECRET_HOURS} hours, requests are signed with the old one, too.`,
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context) =>
      rotateWebhookSecret(requireViewer(context), input.webhookId.id, input.expectedVersion),
  },
  {
    description: 'The result of the change.',
    outputFields: (t) => ({
      secret: secretField(t),
      webhook: webhookField(t as unknown as PayloadFields<Changed>),
    }),
  },
)

builder.relayMutationField(
  'disableWebhook',
  { description: 'The webhook to disable.', inputFields: webhookAtVersion },
  {
    description: 'Disables a webhook. Pending deliveries fail; new events are not sent.',
    authScopes: { signedIn: true },
    resolve: async (_root, { input }, context) => ({
      webhook: await disableWebhook(requireViewer(context), input.webhookId.id, input.expectedVersion),
    }),
  },
  { description: 'The result of the change.', outputFields: (t) => ({ webhook: webhookField(t) }) },
)

builder.relayMutationField(
  'enableWebhook',
  {
    description: 'The webhook to enable.',
    inputFields: (t) => ({
      ...webhookAtVersion(t),
      sendMissed: t.boolean({
        required: false,
        defaultValue: true,
        description: 'Whether the events since it was disabled are sent, too.',
      }),
    }),
  },
  {
    description: 'Enables a webhook. Failed deliveries stay failed until `redeliverWebhook`.',
    authScopes: { signedIn: true },
    resolve: async (_root, { input: { webhookId: { id }, sendMissed, expectedVersion } }, context) => ({
      webhook: await enableWebhook(requireViewer(context), id, sendMissed ?? true, expectedVersion),
    }),
  },
  { description: 'The result of the change.', outputFields: (t) => ({ webhook: webhookField(t) }) },
)

builder.relayMutationField(
  'redeliverWebhook',
  {
    description: 'The deliveries to send again.',
    inputFields: (t) => ({
      webhookId: webhookId(t),
      deliveryIds: t.globalIDList({
        for: WebhookDeliveryNode,
        required: false,
        description: `The ids of 1 to ${MOST_REDELIVERED} deliveries of the webhook; all failed ones by default.`,
      }),
    }),
  },
  {
    description: 'Sends deliveries again, with all attempts. CONFLICT while the webhook is disabled.',
    authScopes: { signedIn: true },
    resolve: (_root, { input: { webhookId: { id }, deliveryIds } }, context) => {
      if (deliveryIds && (deliveryIds.length === 0 || deliveryIds.length > MOST_REDELIVERED)) {
        throw fail(webhookFailures.DELIVERIES_REQUIRED({ most: MOST_REDELIVERED }), { field: 'deliveryIds' })
      }
      return redeliverWebhook(requireViewer(context), id, deliveryIds?.map((each) => each.id) ?? null)
    },
  },
  {
    description: 'The deliveries that are sent again.',
    outputFields: (t) => ({
      count: t.int({ description: 'The number of deliveries.', resolve: ({ count }) => count }),
      webhook: webhookField(t as unknown as PayloadFields<Changed>),
    }),
  },
)

builder.relayMutationField(
  'deleteWebhook',
  { description: 'The webhook to delete.', inputFields: webhookAtVersion },
  {
    description: 'Deletes a webhook and its deliveries. Pending deliveries are not sent.',
    authScopes: { signedIn: true },
    resolve: async (_root, { input }, context) => ({
      webhook: await deleteWebhook(requireViewer(context), input.webhookId.id, input.expectedVersion),
    }),
  },
  {
    description: 'The deleted webhook.',
    outputFields: (t) => ({
      deletedWebhookId: t.id({
        description: 'The id of the webhook.',
        resolve: ({ webhook }) => toTypeId('Webhook', webhook.id),
      }),
      organization: organizationField(t),
    }),
  },
)
