import { describe, expect, it } from 'vitest'
import { setWebhooks } from '../../../server/modules/delivery/webhookSettings.ts'
import { mailTo } from '../../harness/mails.ts'
import { accept, answer, close, hang } from '../../harness/receiver.ts'
import { inApp } from '../../harness/running.ts'
import { deliverUntil, readHook } from './webhookCalls.ts'
import { allTried, happen, here, hookFor, openStudio, receive, SWIFT, toldTo } from './webhookStudio.ts'

openStudio()

const REDELIVER = `mutation ($id: ID!) { redeliverWebhook(input: { webhookId: $id }) { count } }`
const ENABLE = `mutation ($id: ID!) { enableWebhook(input: { webhookId: $id }) { webhook { state } } }`

/** The number of the mail about the webhook among those of somebody who signed up: what else came counts too. */
async function firstOf(email: string): Promise<number> {
  for (let number = 1; ; number++) {
    const { subject } = await mailTo(email, number)
    if (subject?.includes('webhook')) return number
  }
}

describe('a receiver that', () => {
  it.each([
    ['fails', answer(500, 'No room'), { responseStatus: 500, answer: 'No room', failure: { message: 'Answered 500' } }],
    ['hangs', hang, { responseStatus: null, failure: { message: 'No answer within 0.4 seconds' } }],
    [
      'closes', close,
      { responseStatus: null, failure: { message: 'The connection was closed before an answer came' } },
    ],
    [
      'redirects',
      answer(302, '', { location: 'http://127.0.0.1:1/' }),
      { responseStatus: 302, failure: { message: 'Answered 302: redirects are not followed' } },
    ],
  ])('%s is tried again until it takes every event, or they are shown as failed', async (_, behaviour, last) => {
    let isWell = false
    const receiver = await receive((...call) => (isWell ? accept : behaviour)(...call))
    const hook = await hookFor(receiver)
    const shots = [await happen(), await happen(), await happen()]
    await deliverUntil(() => allTried(hook.id, 3))
    const { deliveries, state } = await readHook(here.app, here.studio.admin, hook.id)
    expect(state).toBe('FAILING')
    for (const delivery of deliveries.nodes) {
      expect(delivery).toMatchObject({ status: 'FAILED', attempts: 4, nextAttemptAt: null, ...last })
    }
    isWell = true
    await here.app.ask(here.studio.admin, REDELIVER, { id: hook.id })
    const before = receiver.received.length
    await deliverUntil(() => allTried(hook.id, 3))
    const taken = toldTo(receiver).slice(before)
    expect(taken.map(({ data }) => data.subject).toSorted()).toEqual(shots.map(({ id }) => id).toSorted())
    expect((await readHook(here.app, here.studio.admin, hook.id)).state).toBe('ACTIVE')
    // One message keeps its id, so that a receiver knows what it has already.
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(3)
  })

  it('fails now and then gets every event all the same', async () => {
    const receiver = await receive((response, received, number) =>
      [answer(503), close, accept][number % 3]?.(response, received, number),
    )
    const hook = await hookFor(receiver)
    const shots = []
    for (let count = 0; count < 12; count++) shots.push((await happen()).id)
    inApp(() => setWebhooks({ ...SWIFT, pauses: Array.from({ length: 30 }, () => 10) }))
    await deliverUntil(() => allTried(hook.id, 12))
    const { deliveries } = await readHook(here.app, here.studio.admin, hook.id)
    expect(deliveries.nodes.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 'DELIVERED'))
    expect(new Set(toldTo(receiver).map(({ data }) => data.subject))).toEqual(new Set(shots))
  })

  it('answers with much is read for a kilobyte and no more', async () => {
    const receiver = await receive(answer(400, 'x'.repeat(2_000_000)))
    const hook = await hookFor(receiver)
    inApp(() => setWebhooks({ ...SWIFT, pauses: [] }))
    await happen()
    await deliverUntil(() => allTried(hook.id, 1))
    const { deliveries } = await readHook(here.app, here.studio.admin, hook.id)
    expect(deliveries.nodes[0]?.answer).toBe('x'.repeat(1024))
  })

  it('has answered 200 has taken it, though the rest of the answer never comes', async () => {
    const receiver = await receive((response) => void response.writeHead(200).write('taken'))
    const hook = await hookFor(receiver)
    await happen()
    await deliverUntil(() => allTried(hook.id, 1))
    const { deliveries } = await readHook(here.app, here.studio.admin, hook.id)
    expect(deliveries.nodes[0]).toMatchObject({ status: 'DELIVERED', attempts: 1, answer: 'taken' })
  })

  it('keeps failing is switched off, and who administers the organization gets a mail', async () => {
    inApp(() => setWebhooks({ ...SWIFT, pauses: [10], giveUp: { deliveries: 3, after: 0 } }))
    const receiver = await receive(answer(500))
    const hook = await hookFor(receiver)
    for (let count = 0; count < 2; count++) await happen()
    await deliverUntil(() => allTried(hook.id, 2))
    expect((await readHook(here.app, here.studio.admin, hook.id)).state).toBe('FAILING')
    await happen()
    await deliverUntil(async () => (await readHook(here.app, here.studio.admin, hook.id)).state === 'DISABLED')
    const { disabledFailure } = await readHook(here.app, here.studio.admin, hook.id)
    expect(disabledFailure).toEqual({ reason: 'DELIVERIES_FAILING', message: 'Every delivery failed for a day' })
    for (const { email } of [here.studio.owner, here.studio.admin]) {
      const mail = await mailTo(email, await firstOf(email))
      expect(mail.subject).toContain('Render farm')
      expect(mail.text).toContain('Every delivery failed for a day. Answered 500.')
    }
    const { organization } = await here.app.ask<{ organization: { activity: { nodes: { type: string }[] } } }>(
      here.studio.member,
      `query ($id: ID!) {
        organization(id: $id) { activity(filter: { kinds: [WEBHOOK] }, first: 10) { nodes { type subjectLabel } } }
      }`,
      { id: here.studio.organizationId },
    )
    expect(organization.activity.nodes[0]).toEqual({ type: 'webhook.disabled', subjectLabel: 'Render farm' })

    const before = receiver.received.length
    const missed = await happen()
    await deliverUntil(() => true)
    expect(receiver.received.length).toBe(before)
    await here.app.ask(here.studio.admin, ENABLE, { id: hook.id })
    await deliverUntil(() => receiver.received.length > before)
    expect(toldTo(receiver).at(-1)?.data.subject).toBe(missed.id)
  })

  it('answers 410 wants no more: it is switched off at once', async () => {
    const receiver = await receive(answer(410))
    const hook = await hookFor(receiver)
    await happen()
    await deliverUntil(async () => (await readHook(here.app, here.studio.admin, hook.id)).state === 'DISABLED')
    const { disabledFailure, deliveries } = await readHook(here.app, here.studio.admin, hook.id)
    expect(disabledFailure?.reason).toBe('RECEIVER_GONE')
    expect(deliveries.nodes).toMatchObject([{ status: 'FAILED', attempts: 1 }])
  })

  it('is slow keeps nobody else waiting for longer than one try', async () => {
    const [slow, swift] = [await receive(hang), await receive()]
    const slowHook = await hookFor(slow)
    const swiftHook = await hookFor(swift)
    for (let count = 0; count < 5; count++) await happen()
    await deliverUntil(() => allTried(swiftHook.id, 5))
    expect((await readHook(here.app, here.studio.admin, swiftHook.id)).deliveries.nodes[0]?.status).toBe('DELIVERED')
    await deliverUntil(() => allTried(slowHook.id, 5))
  })
})
