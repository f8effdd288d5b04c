import { v7 as uuidv7 } from 'uuid'
import { Prisma, type Webhook } from '../../__generated__/prisma/client.ts'
import { type Change, changeOrganization } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { demandVersion, type ExpectedVersion, fail, notFound } from '../../kernel/errors.ts'
import { wrongTarget } from '../../kernel/outsideAddress.ts'
import { demandCredential } from '../../kernel/permissions.ts'
import { TextChecks } from '../../kernel/text.ts'
import { prisma, type Transaction } from '../../platform/database/client.ts'
import { enqueueOnce } from '../../platform/jobs/queue.ts'
import type { RevokedAccess } from '../identity/accessRevoked.ts'
import { visibleTo as visibleOrganization } from '../identity/organization.policy.ts'
import { personBehind } from '../identity/serviceToken.service.ts'
import { deliverWebhook, jobKey } from './deliverWebhook.service.ts'
import { allTypes, projectTypes, scopesOf } from './eventTypes.ts'
import { deliveryFailures, webhookFailures } from './webhook.failures.ts'
import { newSalt, tellSecret } from './webhookSecret.ts'
import { webhookSettings } from './webhookSettings.ts'

/** Most webhooks of an organization. */
export const MOST_WEBHOOKS = 50
/** Most deliveries that are named to be sent again. */
export const MOST_REDELIVERED = 100
/** How long the secret before the present one signs as well. */
export const OLD_SECRET_HOURS = 24

/** What a webhook can be asked for. */
export interface WebhookWish {
  name: string
  url: string
  /** Types and nouns; none: every event of the projects. */
  types: readonly string[]
  /** Whether texts of comments and notes of approvals are not sent. */
  isTextLeftOut: boolean
}

/** A webhook with its secret, which is shown only once. */
export interface MadeWebhook {
  webhook: Webhook
  secret: string
}

/**
 * The same with its name trimmed and each type once; what is not given is not checked. Events of the organization are
 * not for the webhooks of one project. INVALID_INPUT by field.
 */
function checkWish<Wish extends Partial<WebhookWish>>(wish: Wish, projectId: string | null): Wish {
  const { name, url, types } = wish
  const checks = new TextChecks()
  const checked = { ...wish }
  if (name !== undefined) checked.name = checks.name('name', name)
  if (url !== undefined) {
    const wrong = wrongTarget(url.trim(), webhookSettings().allow)
    if (wrong === null) checked.url = new URL(url.trim()).href
    else checks.refuse('url', wrong)
  }
  if (types !== undefined) {
    const wrong = (projectId === null ? allTypes : projectTypes).wrong(types)
    if (wrong !== null) checks.refuse('types', wrong)
    checked.types = [...new Set(types)]
  }
  checks.done()
  return checked
}

const subjectOf = (id: string) => ({ type: 'Webhook', id }) as const

/** Only the host is in the log, which every member reads: the rest of an address may be a secret. */
const hostOf = (url: string) => new URL(url).host

/** Makes the webhook receive what happens from now on. */
async function beginNow(tx: Transaction, { id, organizationId, projectId }: Webhook): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO "WebhookCursor" ("webhookId", "projectId", "seq")
    SELECT ${id}::uuid, "id", "eventSeq" FROM "Project"
    WHERE "organizationId" = ${organizationId}::uuid
      AND (${projectId}::uuid IS NULL OR "id" = ${projectId}::uuid)
    ON CONFLICT ("webhookId", "projectId") DO UPDATE SET "seq" = EXCLUDED."seq"`
  await tx.$executeRaw`
    UPDATE "Webhook" w SET "organizationSeq" = o."eventSeq" FROM "Organization" o
    WHERE w."id" = ${id}::uuid AND o."id" = w."organizationId"`
}

/**
 * Sets up a webhook for what happens from now on. INVALID_INPUT by field; NOT_FOUND when the project is not the
 * organization's; CONFLICT when there are too many already; FORBIDDEN for who does not administer it.
 */
export async function createWebhook(
  viewer: Viewer,
  organizationId: string,
  { projectId, ...wish }: WebhookWish & { projectId: string | null },
): Promise<MadeWebhook> {
  return changeOrganization(viewer, organizationId, 'webhooks:write', async (change) => {
    const { tx, record } = change
    const { name, url, types, isTextLeftOut } = checkWish(wish, projectId)
    demandCredential(viewer, ...scopesOf(types))
    if (projectId !== null) {
      const where = { id: projectId, organizationId, deletedAt: null }
      if ((await tx.project.count({ where })) === 0) throw notFound('Project')
    }
    if ((await tx.webhook.count({ where: { organizationId } })) >= MOST_WEBHOOKS) {
      throw fail(webhookFailures.WEBHOOKS_AT_LIMIT({ most: MOST_WEBHOOKS }))
    }
    const id = uuidv7()
    const secretSalt = newSalt()
    const createdById = (await personBehind(change, viewer)) ?? viewer.userId
    const made = {
      id, organizationId, projectId, name, url, types: [...types], isTextLeftOut, secretSalt, createdById,
    }
    const webhook = await tx.webhook.create({ data: made })
    await beginNow(tx, webhook)
    record('webhook.created', subjectOf(id), { name, host: hostOf(url) })
    return { webhook, secret: await tellSecret(secretSalt) }
  })
}

/** Changes a webhook under the lock of its organization. Fails as that does, and with CONFLICT at another version. */
async function changeWebhook<Result>(
  viewer: Viewer,
  id: string,
  expectedVersion: ExpectedVersion,
  work: (change: Change, webhook: Webhook) => Promise<Result>,
): Promise<Result> {
  const where = { id, organization: visibleOrganization(viewer) }
  const found = await prisma().webhook.findFirst({ where, select: { organizationId: true } })
  if (!found) throw notFound('Webhook')
  return changeOrganization(viewer, found.organizationId, 'webhooks:write', async (change) => {
    const webhook = await change.tx.webhook.findUnique({ where: { id } })
    if (!webhook) throw notFound('Webhook')
    demandVersion('Webhook', webhook, expectedVersion)
    return work(change, webhook)
  })
}

/** The differences, as in the event; of an address only its host. */
function differences(before: Webhook, after: Partial<WebhookWish>): Prisma.InputJsonObject {
  const isOther = (name: keyof WebhookWish) =>
    after[name] !== undefined && String(after[name]) !== String(before[name])
  return {
    ...(isOther('name') && { name: { from: before.name, to: after.name } }),
    ...(isOther('url') && { host: { from: hostOf(before.url), to: hostOf(after.url ?? before.url) } }),
    ...(isOther('types') && { types: { from: before.types, to: [...(after.types ?? [])] } }),
    ...(isOther('isTextLeftOut') && { isTextLeftOut: after.isTextLeftOut }),
  }
}

/**
 * Changes what a webhook is called, where it sends and what of. What is not given stays. INVALID_INPUT by field,
 * CONFLICT at another version.
 */
export function updateWebhook(
  viewer: Viewer,
  id: string,
  wish: Partial<WebhookWish>,
  expectedVersion: ExpectedVersion,
): Promise<Webhook> {
  return changeWebhook(viewer, id, expectedVersion, async ({ tx, record }, before) => {
    const { name, url, types, isTextLeftOut } = checkWish(wish, before.projectId)
    if (url !== undefined || types !== undefined) demandCredential(viewer, ...scopesOf(types ?? before.types))
    const changes = differences(before, { name, url, types, isTextLeftOut } as Partial<WebhookWish>)
    if (Object.keys(changes).length === 0) return before
    record('webhook.updated', subjectOf(id), changes)
    const data = {
      ...(name !== undefined && { name }),
      ...(url !== undefined && { url }),
      ...(types !== undefined && { types: [...types] }),
      ...(isTextLeftOut !== undefined && { isTextLeftOut }),
    }
    return tx.webhook.update({ where: { id }, data: { ...data, version: { increment: 1 } } })
  })
}

/** Ends a webhook with its list of deliveries. */
export function deleteWebhook(viewer: Viewer, id: string, expectedVersion: ExpectedVersion): Promise<Webhook> {
  return changeWebhook(viewer, id, expectedVersion, async ({ tx, record }, webhook) => {
    await tx.webhook.delete({ where: { id } })
    record('webhook.deleted', subjectOf(id), { name: webhook.name, host: hostOf(webhook.url) })
    return webhook
  })
}

/** Gives a webhook a new secret; the old one signs as well for a day. */
export function rotateWebhookSecret(
  viewer: Viewer,
  id: string,
  expectedVersion: ExpectedVersion,
): Promise<MadeWebhook> {
  return changeWebhook(viewer, id, expectedVersion, async ({ tx, record }, { secretSalt: oldSecretSalt, name }) => {
    const secretSalt = newSalt()
    const oldSecretEndsAt = new Date(Date.now() + OLD_SECRET_HOURS * 3_600_000)
    const data = { secretSalt, oldSecretSalt, oldSecretEndsAt, version: { increment: 1 } }
    const webhook = await tx.webhook.update({ where: { id }, data })
    record('webhook.secretRotated', subjectOf(id), { name })
    return { webhook, secret: await tellSecret(secretSalt) }
  })
}

/** Marks what waits as failed: it is shown as that, and may be sent again. */
const failWaiting = (tx: Transaction, webhookId: string) =>
  tx.webhookDelivery.updateMany({
    where: { webhookId, status: 'PENDING' },
    data: {
      status: 'FAILED',
      failedAt: new Date(),
      nextAttemptAt: null,
      failure: { ...deliveryFailures.DELIVERY_WEBHOOK_OFF() },
    },
  })

/** Switches a webhook off: what waits has failed, and what happens is not sent. */
export function disableWebhook(viewer: Viewer, id: string, expectedVersion: ExpectedVersion): Promise<Webhook> {
  return changeWebhook(viewer, id, expectedVersion, async ({ tx, record }, before) => {
    if (before.disabledAt !== null) return before
    await failWaiting(tx, id)
    record('webhook.disabled', subjectOf(id), { name: before.name })
    return tx.webhook.update({ where: { id }, data: { disabledAt: new Date(), version: { increment: 1 } } })
  })
}

/** Switches a webhook on again: for what happens from now on or, where asked, for what happened meanwhile as well. */
export function enableWebhook(
  viewer: Viewer,
  id: string,
  isCatchingUp: boolean,
  expectedVersion: ExpectedVersion,
): Promise<Webhook> {
  return changeWebhook(viewer, id, expectedVersion, async ({ tx, record }, before) => {
    if (before.disabledAt === null) return before
    if (!isCatchingUp) await beginNow(tx, before)
    record('webhook.enabled', subjectOf(id), { name: before.name })
    await enqueueOnce(tx, deliverWebhook, { webhookId: id }, { key: jobKey(id) })
    const data = { disabledAt: null, disabledFailure: Prisma.DbNull, failingSince: null, version: { increment: 1 } }
    return tx.webhook.update({ where: { id }, data })
  })
}

/**
 * Sends again, attempts reset: the named deliveries or, without names, all that failed. NOT_FOUND when one is not
 * the webhook's; CONFLICT while it is switched off, and when there is none to send.
 */
export function redeliverWebhook(
  viewer: Viewer,
  id: string,
  deliveryIds: readonly string[] | null,
): Promise<{ webhook: Webhook; count: number }> {
  return changeWebhook(viewer, id, null, async ({ tx, record }, webhook) => {
    if (webhook.disabledAt !== null) throw fail(webhookFailures.WEBHOOK_IS_OFF())
    const named = deliveryIds === null ? { status: 'FAILED' as const } : { id: { in: [...deliveryIds] } }
    const { count } = await tx.webhookDelivery.updateMany({
      where: { webhookId: id, ...named },
      data: { status: 'PENDING', attempts: 0, nextAttemptAt: new Date(), deliveredAt: null, failedAt: null },
    })
    if (deliveryIds !== null && count < new Set(deliveryIds).size) throw notFound('Delivery')
    if (count === 0) throw fail(webhookFailures.DELIVERIES_NONE_FAILED())
    await enqueueOnce(tx, deliverWebhook, { webhookId: id }, { key: jobKey(id) })
    record('webhook.redelivered', subjectOf(id), { name: webhook.name, count })
    return { webhook, count }
  })
}

/**
 * Deletes the webhooks that people made for an organization, or those of its projects that moved to another one, which
 * would hear of nothing.
 */
export async function deleteWebhooksOf(
  { tx, recordIn }: Change,
  { organizationId, userIds, projectIds, isMachineAccessRevoked }: RevokedAccess,
): Promise<void> {
  if (projectIds === null && !isMachineAccessRevoked) return
  const which = projectIds === null
    ? { createdById: { in: [...userIds] } }
    : { project: { id: { in: [...projectIds] }, organizationId: { not: organizationId } } }
  const where = { organizationId, ...which }
  const webhooks = await tx.webhook.findMany({ where })
  await tx.webhook.deleteMany({ where })
  for (const { id, name, url } of webhooks) {
    recordIn('organization', organizationId)('webhook.deleted', subjectOf(id), { name, host: hostOf(url) })
  }
}
