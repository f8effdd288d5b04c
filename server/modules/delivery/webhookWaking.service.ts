import { sweep } from '../../change.ts'
import { observeTopics } from '../../platform/bus/bus.ts'
import { prisma } from '../../platform/database/client.ts'
import type { ScheduledTask } from '../../platform/jobs/jobs.ts'
import { enqueueOnce, LOW_PRIORITY } from '../../platform/jobs/queue.ts'
import { deliverWebhook, jobKey } from './deliverWebhook.service.ts'

/** How long what happens is gathered before webhooks are woken. */
const GATHER_MS = 200
/** Deliveries are shown this long. */
export const DELIVERY_DAYS = 30
const DAY_MS = 86_400_000

interface Waiting {
  id: string
  isFailing: boolean
}

/** Those whose receivers answer come before those that are likely to be waited for in vain. */
async function wake(webhooks: readonly Waiting[]): Promise<void> {
  for (const { id, isFailing } of webhooks) {
    const priority = isFailing ? { priority: LOW_PRIORITY } : {}
    await enqueueOnce(prisma(), deliverWebhook, { webhookId: id }, { key: jobKey(id), ...priority })
  }
}

const wakeFor = async (projectIds: readonly string[], organizationIds: readonly string[]): Promise<void> =>
  wake(
    await prisma().$queryRaw<Waiting[]>`
      SELECT DISTINCT w."id", w."failingSince" IS NOT NULL AS "isFailing" FROM "Webhook" w
      JOIN "Project" p
        ON p."organizationId" = w."organizationId" AND (w."projectId" IS NULL OR w."projectId" = p."id")
      WHERE p."id" = ANY(${projectIds}::uuid[]) AND w."disabledAt" IS NULL
      UNION
      SELECT "id", "failingSince" IS NOT NULL FROM "Webhook"
      WHERE "organizationId" = ANY(${organizationIds}::uuid[]) AND "projectId" IS NULL AND "disabledAt" IS NULL`,
  )

/**
 * Wakes webhooks when something happens in their projects or organizations, until the returned function is called. It
 * may miss what happens: `wakeWebhooksEveryMinute` finds that.
 */
export function wakeWebhooks(report: (error: unknown) => void): () => Promise<void> {
  const grown = { project: new Set<string>(), organization: new Set<string>() }
  let waiting: Promise<void> | undefined
  const gather = async () => {
    await new Promise((resolve) => setTimeout(resolve, GATHER_MS))
    waiting = undefined
    const [projectIds, organizationIds] = [[...grown.project], [...grown.organization]]
    grown.project.clear()
    grown.organization.clear()
    await wakeFor(projectIds, organizationIds).catch(report)
  }
  const stop = observeTopics((topic) => {
    const [log = '', id = ''] = topic?.split(':') ?? []
    if (log !== 'project' && log !== 'organization') return
    grown[log].add(id)
    waiting ??= gather()
  })
  return async () => {
    stop()
    await waiting
  }
}

/**
 * Wakes every webhook that something is due for: after a server was gone between a change and the wake-up it owed, or
 * in the middle of a delivery.
 */
export const wakeWebhooksEveryMinute: ScheduledTask = {
  name: 'wakeWebhooks',
  schedule: '* * * * *',
  run: async () =>
    wake(
      await prisma().$queryRaw<Waiting[]>`
        SELECT w."id", w."failingSince" IS NOT NULL AS "isFailing" FROM "Webhook" w
        JOIN "Organization" o ON o."id" = w."organizationId" AND o."deletedAt" IS NULL
        WHERE w."disabledAt" IS NULL AND (
          (w."projectId" IS NULL AND o."eventSeq" > w."organizationSeq")
          OR EXISTS (SELECT FROM "WebhookDelivery" d WHERE d."webhookId" = w."id" AND d."nextAttemptAt" <= now())
          OR EXISTS (
            SELECT FROM "Project" p
            LEFT JOIN "WebhookCursor" c ON c."webhookId" = w."id" AND c."projectId" = p."id"
            WHERE p."organizationId" = w."organizationId" AND (w."projectId" IS NULL OR w."projectId" = p."id")
              AND p."eventSeq" > coalesce(c."seq", 0)))`,
    ),
}

/** Removes what was to be delivered more than 30 days ago. */
export const forgetDeliveries = (now = Date.now()): Promise<void> =>
  sweep(async (tx) => {
    await tx.webhookDelivery.deleteMany({ where: { createdAt: { lt: new Date(now - DELIVERY_DAYS * DAY_MS) } } })
  })

/** Does so every night. */
export const forgetDeliveriesNightly: ScheduledTask = {
  name: 'forgetDeliveries',
  schedule: '53 3 * * *',
  run: () => forgetDeliveries(),
}
