import { Prisma, type Webhook, type WebhookDelivery } from '../../__generated__/prisma/client.ts'
import { prisma } from '../../platform/database/client.ts'
import { enqueueOnce, LOW_PRIORITY, type QueuedTask } from '../../platform/jobs/queue.ts'
import { type Outcome, post } from '../../platform/outgoing/post.ts'
import { deliveryFailures } from './webhook.failures.ts'
import { collect, isBehind } from './webhookCollecting.ts'
import { messageOf } from './webhookMessage.ts'
import { noteFailure, noteSuccess } from './webhookOutcome.ts'
import { webhookSettings } from './webhookSettings.ts'
import { textBehind } from './webhookText.service.ts'

/** Deliveries of one webhook that are on their way at the same time. */
const AT_A_TIME = 10
/** How long one job works before others get a turn. */
const TURN_MS = 20_000
/** When a server is gone without a word, another goes on with its work after this; longer than a turn and a try. */
const LEASE_MS = 60_000

/** A webhook that has something to deliver. */
interface Wake {
  webhookId: string
}

/** Under which key the job of a webhook waits. */
export const jobKey = (webhookId: string) => `webhook:${webhookId}`

const isWorking = { disabledAt: null, organization: { deletedAt: null } }

/** Takes a webhook for this server alone; null when another works on it, and when there is nothing to do for it. */
async function claim(id: string): Promise<Webhook | null> {
  const now = new Date()
  const where = { id, ...isWorking, OR: [{ workedUntil: null }, { workedUntil: { lt: now } }] }
  const data = { workedUntil: new Date(now.getTime() + LEASE_MS) }
  const { count } = await prisma().webhook.updateMany({ where, data })
  return count === 0 ? null : prisma().webhook.findUnique({ where: { id } })
}

const release = (id: string) => prisma().webhook.updateMany({ where: { id }, data: { workedUntil: null } })

/** Takes deliveries that are due; if this server is gone before they are, their time comes again. */
function takeDue(webhookId: string): Promise<WebhookDelivery[]> {
  const now = new Date()
  const again = new Date(now.getTime() + LEASE_MS)
  return prisma().$queryRaw<WebhookDelivery[]>(Prisma.sql`
    UPDATE "WebhookDelivery" SET "attempts" = "attempts" + 1, "lastAttemptAt" = ${now}, "nextAttemptAt" = ${again}
    WHERE "id" IN (
      SELECT "id" FROM "WebhookDelivery" WHERE "webhookId" = ${webhookId}::uuid AND "nextAttemptAt" <= ${now}
      ORDER BY "nextAttemptAt", "seq" LIMIT ${AT_A_TIME} FOR UPDATE SKIP LOCKED)
    RETURNING *`)
}

const MOVED: Outcome = {
  status: null,
  answer: '',
  failure: deliveryFailures.DELIVERY_PROJECT_LEFT(),
  milliseconds: 0,
}

/** The event of a delivery as it stands in its log; null once its project belongs to another organization. */
function eventOf({ organizationId }: Webhook, { projectId, seq }: WebhookDelivery) {
  if (projectId !== null) return prisma().event.findFirst({ where: { projectId, seq, project: { organizationId } } })
  return prisma().organizationEvent.findUnique({ where: { organizationId_seq: { organizationId, seq } } })
}

async function send(webhook: Webhook, delivery: WebhookDelivery): Promise<void> {
  const event = await eventOf(webhook, delivery)
  if (!event) return noteFailure(webhook, delivery, MOVED, { isFinal: true })
  const { allow, tryLimit, resolve } = webhookSettings()
  const text = webhook.isTextLeftOut ? undefined : await textBehind(event)
  const { body, headers } = await messageOf(webhook, delivery, event, text)
  const limits = { allow, milliseconds: tryLimit, ...(resolve && { resolve }) }
  const outcome = await post(webhook.url, headers, body, limits)
  const isTaken = outcome.status !== null && outcome.status >= 200 && outcome.status < 300
  await (isTaken ? noteSuccess(webhook, delivery, outcome) : noteFailure(webhook, delivery, outcome))
}

/** Collects and sends until nothing is due, the turn is over or the webhook is switched off. */
async function work(first: Webhook, turnEndsAt: number): Promise<void> {
  for (let webhook: Webhook | null = first; webhook && Date.now() < turnEndsAt; ) {
    await collect(webhook)
    const due = await takeDue(webhook.id)
    const current = webhook
    await Promise.all(due.map((delivery) => send(current, delivery)))
    if (due.length === 0 && !(await isBehind(webhook))) return
    webhook = await prisma().webhook.findFirst({ where: { id: first.id, ...isWorking } })
  }
}

/** When there is something to do for a webhook next; null when that is known only once something happens. */
async function nextTime(id: string): Promise<Date | null> {
  const webhook = await prisma().webhook.findFirst({ where: { id, ...isWorking } })
  if (!webhook) return null
  if (await isBehind(webhook)) return new Date()
  const { _min } = await prisma().webhookDelivery.aggregate({ where: { webhookId: id }, _min: { nextAttemptAt: true } })
  return _min.nextAttemptAt
}

/** Delivers what is due of one webhook, and sees to it that the next try comes in time. */
export const deliverWebhook: QueuedTask<Wake> = {
  name: 'deliverWebhook',
  async run({ webhookId: id }) {
    const turnEndsAt = Date.now() + TURN_MS
    for (;;) {
      const webhook = await claim(id)
      if (!webhook) return
      await work(webhook, turnEndsAt).finally(() => release(id))
      // What happened just before the release woke nobody: it is looked for after it.
      const next = await nextTime(id)
      if (next === null) return
      if (next.getTime() <= Date.now() && Date.now() < turnEndsAt) continue
      const { failingSince } = webhook
      const priority = failingSince === null ? {} : { priority: LOW_PRIORITY }
      return enqueueOnce(prisma(), deliverWebhook, { webhookId: id }, { key: jobKey(id), at: next, ...priority })
    }
  },
}
