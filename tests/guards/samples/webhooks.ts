import { randomUUID } from 'node:crypto'
import { toTypeId, uuidOf } from '../../../server/kernel/ids.ts'
import { newSalt } from '../../../server/modules/delivery/webhookSecret.ts'
import type { Studio } from '../../harness/fixtures.ts'
import { prisma } from '../../harness/running.ts'
import type { MutationSample } from '../mutationSample.ts'

const URL = 'https://hooks.example.com/framewright'

/** A webhook of the studio, with a delivery that failed. */
export async function newWebhookOf(
  { organizationId, projectId, owner }: Studio,
  disabledAt: Date | null = null,
): Promise<{ webhookId: string; deliveryId: string }> {
  const project = uuidOf('Project', projectId)
  const webhook = await prisma.webhook.create({
    data: {
      organizationId: uuidOf('Organization', organizationId),
      name: 'Render farm',
      url: URL,
      secretSalt: newSalt(),
      createdById: uuidOf('User', owner.id),
      disabledAt,
      cursors: { create: { projectId: project, seq: 1_000_000 } },
      deliveries: { create: { projectId: project, seq: 1, type: 'project.created', status: 'FAILED' } },
    },
    include: { deliveries: true },
  })
  const deliveryId = toTypeId('WebhookDelivery', webhook.deliveries[0]?.id ?? '')
  return { webhookId: toTypeId('Webhook', webhook.id), deliveryId }
}

const administered = { who: 'administrators', scope: 'webhooks:write', log: 'organization' } as const
const forget = () => prisma.webhook.deleteMany({})

/** The mutations of webhooks. */
export const webhookSamples: Record<string, MutationSample> = {
  createWebhook: {
    ...administered,
    alsoNeeds: ['shots:read'],
    input: (_app, { organizationId }) => ({ organizationId, name: 'Render farm', url: URL, types: ['shot'] }),
    restore: forget,
  },
  updateWebhook: {
    ...administered,
    input: async (_app, studio) => ({ webhookId: (await newWebhookOf(studio)).webhookId, name: randomUUID() }),
    restore: forget,
  },
  rotateWebhookSecret: {
    ...administered,
    input: async (_app, studio) => ({ webhookId: (await newWebhookOf(studio)).webhookId }),
    restore: forget,
  },
  disableWebhook: {
    ...administered,
    input: async (_app, studio) => ({ webhookId: (await newWebhookOf(studio)).webhookId }),
    restore: forget,
  },
  enableWebhook: {
    ...administered,
    input: async (_app, studio) => ({ webhookId: (await newWebhookOf(studio, new Date())).webhookId }),
    restore: forget,
  },
  redeliverWebhook: {
    ...administered,
    input: async (_app, studio) => {
      const { webhookId, deliveryId } = await newWebhookOf(studio)
      return { webhookId, deliveryIds: [deliveryId] }
    },
    restore: forget,
  },
  deleteWebhook: {
    ...administered,
    input: async (_app, studio) => ({ webhookId: (await newWebhookOf(studio)).webhookId }),
    restore: forget,
  },
}
