import type { Event, OrganizationEvent, Webhook, WebhookDelivery } from '../../__generated__/prisma/client.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { sign } from './webhookSecret.ts'

/** Bytes of a body; old and new values that make it larger are left out, and can be read from the log. */
export const BODY_LIMIT = 65_536

type LoggedEvent = Event | OrganizationEvent

function bodyOf(event: LoggedEvent, text: string | null | undefined): string {
  const { type, at, seq, subject, actorId, payload } = event
  const owner = 'projectId' in event
    ? { project: toTypeId('Project', event.projectId) }
    : { organization: toTypeId('Organization', event.organizationId) }
  const data = { ...owner, seq, subject, actor: toTypeId('User', actorId), ...(text !== undefined && { text }) }
  const message = { type, timestamp: at.toISOString(), data: { ...data, payload } }
  const body = JSON.stringify(message)
  if (Buffer.byteLength(body) <= BODY_LIMIT) return body
  return JSON.stringify({ ...message, data: { ...data, payload: null, isPayloadLeftOut: true } })
}

/**
 * An event as it is posted (Standard Webhooks): body and headers, with a signature of this moment. `text` is what the
 * event is about, where it has one that is sent.
 */
export async function messageOf(
  webhook: Webhook, delivery: Pick<WebhookDelivery, 'id'>, event: LoggedEvent, text?: string | null,
) {
  const id = toTypeId('WebhookDelivery', delivery.id)
  const timestamp = Math.floor(Date.now() / 1_000)
  const body = bodyOf(event, text)
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'user-agent': 'Framewright-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': await sign(webhook, { id, timestamp, body }),
  }
  return { body, headers }
}
