import { v7 as uuidv7 } from 'uuid'
import type { Webhook } from '../../__generated__/prisma/client.ts'
import { sweep } from '../../change.ts'
import { prisma, type Transaction } from '../../platform/database/client.ts'
import type { EventType } from '../../eventCatalogue.ts'
import { organizationTypes, projectTypes } from './eventTypes.ts'

/** Projects, and events of each, that are looked through at a time. */
const PROJECTS_AT_A_TIME = 20
const EVENTS_AT_A_TIME = 500

/** A log that is longer than what was looked through of it. */
interface Behind {
  from: number
  eventSeq: number
}

/** The same of a project. */
interface ProjectBehind extends Behind {
  projectId: string
}

const TRANSFERRED: EventType = 'project.transferred'

/** The logs with events that a webhook has not received. Events before a transfer of the project are left out. */
function findBehind({ id, organizationId, projectId }: Webhook, tx: Pick<Transaction, '$queryRaw'>) {
  return tx.$queryRaw<ProjectBehind[]>`
    SELECT p."id" AS "projectId", p."eventSeq", greatest(
      coalesce(c."seq", 0),
      coalesce((SELECT max(e."seq") - 1 FROM "Event" e WHERE e."projectId" = p."id"
        AND e."seq" > coalesce(c."seq", 0) AND e."type" = ${TRANSFERRED}), 0)) AS "from"
    FROM "Project" p
    LEFT JOIN "WebhookCursor" c ON c."webhookId" = ${id}::uuid AND c."projectId" = p."id"
    WHERE p."organizationId" = ${organizationId}::uuid
      AND (${projectId}::uuid IS NULL OR p."id" = ${projectId}::uuid)
      AND p."eventSeq" > coalesce(c."seq", 0)
    ORDER BY p."id" LIMIT ${PROJECTS_AT_A_TIME}`
}

async function collectFrom(tx: Transaction, webhook: Webhook, behind: ProjectBehind): Promise<void> {
  const { projectId, from, eventSeq } = behind
  const types = webhook.types.length === 0 ? null : projectTypes.named(webhook.types)
  const events = await tx.event.findMany({
    where: { projectId, seq: { gt: from, lte: eventSeq }, ...(types !== null && { type: { in: types } }) },
    orderBy: { seq: 'asc' },
    take: EVENTS_AT_A_TIME,
    select: { seq: true, type: true },
  })
  const webhookId = webhook.id
  const nextAttemptAt = new Date()
  await tx.webhookDelivery.createMany({
    data: events.map(({ seq, type }) => ({ id: uuidv7(), webhookId, projectId, seq, type, nextAttemptAt })),
    skipDuplicates: true,
  })
  const seq = events.length < EVENTS_AT_A_TIME ? eventSeq : (events.at(-1)?.seq ?? eventSeq)
  await tx.webhookCursor.upsert({
    where: { webhookId_projectId: { webhookId, projectId } },
    create: { webhookId, projectId, seq },
    update: { seq },
  })
}

/** The end of the organization's log if the webhook has not received all of it; null otherwise. */
async function organizationBehind({ id }: Webhook, tx: Pick<Transaction, '$queryRaw'>): Promise<Behind | null> {
  const [behind] = await tx.$queryRaw<Behind[]>`
    SELECT w."organizationSeq" AS "from", o."eventSeq" FROM "Webhook" w
    JOIN "Organization" o ON o."id" = w."organizationId" AND o."eventSeq" > w."organizationSeq"
    WHERE w."id" = ${id}::uuid AND w."projectId" IS NULL`
  return behind ?? null
}

/** Events of the organization are for webhooks that name them. */
async function collectOfOrganization(tx: Transaction, webhook: Webhook, { from, eventSeq }: Behind): Promise<void> {
  const { id: webhookId, organizationId } = webhook
  const types = organizationTypes.named(webhook.types)
  const events = await tx.organizationEvent.findMany({
    where: { organizationId, seq: { gt: from, lte: eventSeq }, type: { in: types } },
    orderBy: { seq: 'asc' },
    take: EVENTS_AT_A_TIME,
    select: { seq: true, type: true },
  })
  const nextAttemptAt = new Date()
  await tx.webhookDelivery.createMany({
    data: events.map(({ seq, type }) => ({ id: uuidv7(), webhookId, seq, type, nextAttemptAt })),
    skipDuplicates: true,
  })
  const seq = events.length < EVENTS_AT_A_TIME ? eventSeq : (events.at(-1)?.seq ?? eventSeq)
  await tx.webhook.update({ where: { id: webhookId }, data: { organizationSeq: seq } })
}

/** Makes deliveries of what the logs have grown by, and notes how far that was; both or neither. */
export function collect(webhook: Webhook): Promise<void> {
  return sweep(async (tx) => {
    for (const behind of await findBehind(webhook, tx)) await collectFrom(tx, webhook, behind)
    const behind = await organizationBehind(webhook, tx)
    if (behind) await collectOfOrganization(tx, webhook, behind)
  })
}

/** Whether there is something to collect. */
export const isBehind = async (webhook: Webhook): Promise<boolean> =>
  (await findBehind(webhook, prisma())).length > 0 || (await organizationBehind(webhook, prisma())) !== null
