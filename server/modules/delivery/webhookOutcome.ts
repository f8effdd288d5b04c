import { Prisma, type Webhook, type WebhookDelivery } from '../../__generated__/prisma/client.ts'
import { changeOrganizationOf } from '../../change.ts'
import type { Failure } from '../../kernel/failure.ts'
import { prisma } from '../../platform/database/client.ts'
import { enqueue } from '../../platform/jobs/queue.ts'
import type { Outcome } from '../../platform/outgoing/post.ts'
import { deliveryFailures } from './webhook.failures.ts'
import { mailWebhookDisabled } from './webhookMail.service.ts'
import { webhookSettings } from './webhookSettings.ts'

/** The answer of a receiver that wants no more (Standard Webhooks). */
const GONE = 410

const responseOf = ({ status, answer, milliseconds }: Outcome) => ({ responseStatus: status, answer, milliseconds })

/** Notes that a delivery arrived. */
export async function noteSuccess({ id }: Webhook, delivery: WebhookDelivery, outcome: Outcome): Promise<void> {
  await prisma().webhookDelivery.updateMany({
    where: { id: delivery.id },
    data: {
      ...responseOf(outcome),
      status: 'DELIVERED',
      deliveredAt: new Date(),
      nextAttemptAt: null,
      failure: Prisma.DbNull,
    },
  })
  await prisma().webhook.updateMany({ where: { id, failingSince: { not: null } }, data: { failingSince: null } })
}

function failureOf(outcome: Outcome): Failure {
  if (outcome.status === null) return outcome.failure
  const { status } = outcome
  const isRedirect = status >= 300 && status < 400
  return isRedirect ? deliveryFailures.RECEIVER_REDIRECTED({ status }) : deliveryFailures.RECEIVER_ANSWERED({ status })
}

/** Notes that a try failed: the next one comes after a pause, until there were enough. */
export async function noteFailure(
  webhook: Webhook,
  delivery: WebhookDelivery,
  outcome: Outcome,
  { isFinal = false } = {},
): Promise<void> {
  const { pauses } = webhookSettings()
  const now = new Date()
  const pause = isFinal || outcome.status === GONE ? undefined : pauses[delivery.attempts - 1]
  const next =
    pause === undefined
      ? { status: 'FAILED' as const, failedAt: now, nextAttemptAt: null }
      : { nextAttemptAt: new Date(now.getTime() + pause) }
  const failure = failureOf(outcome)
  await prisma().webhookDelivery.updateMany({
    where: { id: delivery.id, status: 'PENDING' },
    data: { ...responseOf(outcome), ...next, failure: { ...failure } },
  })
  if (isFinal) return
  await prisma().webhook.updateMany({ where: { id: webhook.id, failingSince: null }, data: { failingSince: now } })
  if (outcome.status === GONE) return switchOff(webhook, deliveryFailures.RECEIVER_GONE())
  if (pause === undefined) await switchOffIfHopeless(webhook)
}

/** Switches a webhook off once several deliveries have failed for good and none has arrived for a day. */
async function switchOffIfHopeless(webhook: Webhook): Promise<void> {
  const { deliveries, after } = webhookSettings().giveUp
  const { id: webhookId } = webhook
  const found = await prisma().webhook.findFirst({ where: { id: webhookId, disabledAt: null } })
  const since = found?.failingSince
  if (!since || Date.now() - since.getTime() < after) return
  const where = { webhookId, status: 'FAILED' as const, failedAt: { gte: since } }
  if ((await prisma().webhookDelivery.count({ where })) < deliveries) return
  await switchOff(webhook, deliveryFailures.DELIVERIES_FAILING())
}

/** Disables a webhook with an event, and notifies the administrators; once, for any number of failing deliveries. */
async function switchOff({ id, organizationId, createdById }: Webhook, failure: Failure): Promise<void> {
  await changeOrganizationOf(organizationId, { userId: createdById, tokenId: null }, async ({ tx, record }) => {
    const disabledAt = new Date()
    const data = { disabledAt, disabledFailure: { ...failure } }
    const { count } = await tx.webhook.updateMany({ where: { id, disabledAt: null }, data })
    if (count === 0) return
    const { name } = await tx.webhook.findUniqueOrThrow({ where: { id } })
    await tx.webhookDelivery.updateMany({
      where: { webhookId: id, status: 'PENDING' },
      data: { status: 'FAILED', failedAt: disabledAt, nextAttemptAt: null },
    })
    const { message: reason, reason: failureReason } = failure
    record('webhook.disabled', { type: 'Webhook', id }, { name, reason, failureReason })
    const people = await tx.member.findMany({
      where: { organizationId, role: { in: ['ADMIN', 'OWNER'] }, user: { kind: 'PERSON' } },
      select: { userId: true },
    })
    for (const { userId } of people) {
      await enqueue(tx, mailWebhookDisabled, { webhookId: id, userId, disabledAt: disabledAt.toISOString() })
    }
  })
}
