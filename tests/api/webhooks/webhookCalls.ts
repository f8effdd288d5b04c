import { deliverWebhook } from '../../../server/modules/delivery/deliverWebhook.service.ts'
import { wakeWebhooksEveryMinute } from '../../../server/modules/delivery/webhookWaking.service.ts'
import { mailWebhookDisabled } from '../../../server/modules/delivery/webhookMail.service.ts'
import { runDueJobs } from '../../../server/platform/jobs/jobs.ts'
import type { Client } from '../../harness/client.ts'
import type { Person } from '../../harness/fixtures.ts'
import { inApp } from '../../harness/running.ts'

/** A delivery as the list shows it. */
export interface Delivery {
  id: string
  status: 'PENDING' | 'DELIVERED' | 'FAILED'
  type: string
  seq: number
  attempts: number
  responseStatus: number | null
  milliseconds: number | null
  answer: string | null
  failure: { reason: string; message: string } | null
  nextAttemptAt: string | null
}

/** A webhook as who administers it sees it. */
export interface Hook {
  id: string
  name: string
  url: string
  types: string[]
  state: 'ACTIVE' | 'FAILING' | 'DISABLED'
  disabledFailure: { reason: string; message: string } | null
  deliveries: { totalCount: number; nodes: Delivery[] }
}

const HOOK = `id name url types state disabledFailure { reason message } deliveries(first: 200) {
  totalCount nodes { id status type seq attempts responseStatus milliseconds answer nextAttemptAt
    failure { reason message } }
}`

/** Sets up a webhook; answers it with its secret. */
export async function createHook(app: Client, person: Person, input: object) {
  const document = `mutation ($input: CreateWebhookInput!) {
    createWebhook(input: $input) { secret webhook { ${HOOK} } }
  }`
  const { createWebhook } = await app.ask<{ createWebhook: { secret: string; webhook: Hook } }>(person, document, {
    input: { name: 'Render farm', ...input },
  })
  return { ...createWebhook.webhook, secret: createWebhook.secret }
}

/** A webhook as it is now, deliveries newest first. */
export async function readHook(app: Client, person: Person, id: string): Promise<Hook> {
  const document = `query ($id: ID!) { node(id: $id) { ... on Webhook { ${HOOK} } } }`
  const { node } = await app.ask<{ node: Hook }>(person, document, { id })
  return node
}

const tasks = { scheduled: [], queued: [mailWebhookDisabled], outgoing: [deliverWebhook], lengthy: [] }
const PATIENCE_MS = 20_000
const PAUSE_MS = 20

/** Delivers what is due, again and again, until something is so. */
export async function deliverUntil(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const until = Date.now() + PATIENCE_MS
  for (;;) {
    await inApp(() => wakeWebhooksEveryMinute.run())
    await inApp(() => runDueJobs(tasks))
    if (await isSo()) return
    if (Date.now() > until) throw new Error('It was not delivered')
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
}
