import { Webhook } from 'standardwebhooks'
import { describe, expect, it } from 'vitest'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { setWebhooks } from '../../../server/modules/delivery/webhookSettings.ts'
import { forgetDeliveries, wakeWebhooks } from '../../../server/modules/delivery/webhookWaking.service.ts'
import { makeOrganization, makeProject, makeShot } from '../../harness/fixtures.ts'
import { startThread } from '../comments/commentCalls.ts'
import { mutated } from '../projects/projectCalls.ts'
import { accept, answer } from '../../harness/receiver.ts'
import { inApp, pool, prisma } from '../../harness/running.ts'
import { deliverUntil, readHook } from './webhookCalls.ts'
import { allTried, happen, here, hookFor, openStudio, receive, SWIFT, type Told, toldTo } from './webhookStudio.ts'

openStudio()

describe('a webhook', () => {
  it('is told what happens from then on, signed so that the reference library says yes', async () => {
    await happen()
    const receiver = await receive()
    const hook = await hookFor(receiver)
    expect(hook.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    const shot = await happen('Gulls')
    await deliverUntil(() => receiver.received.length === 1)
    const [request] = receiver.received
    if (!request) throw new Error('No request')
    expect(request).toMatchObject({ method: 'POST', path: '/hook' })
    expect(request.headers).toMatchObject({
      'content-type': 'application/json',
      'user-agent': 'Framewright-Webhooks/1',
    })
    const headers = request.headers as Record<string, string>
    const verified = new Webhook(hook.secret).verify(request.body, headers) as Told
    expect(verified).toMatchObject({
      type: 'shot.created',
      data: {
        project: here.studio.projectId,
        subject: shot.id,
        actor: here.studio.member.id,
        payload: expect.objectContaining({ code: shot.code }) as object,
      },
    })
    expect(() => new Webhook(hook.secret).verify(`${request.body} `, headers)).toThrow()
    const { deliveries, state } = await readHook(here.app, here.studio.admin, hook.id)
    expect(state).toBe('ACTIVE')
    expect(deliveries.nodes).toMatchObject([
      { id: headers['webhook-id'], status: 'DELIVERED', attempts: 1, responseStatus: 204, type: 'shot.created' },
    ])
  })

  it('is told the text of a comment as it is when it is sent, unless texts are left out', async () => {
    const [told, silent] = [await receive(), await receive()]
    await hookFor(told, { types: ['comment', 'shot.created'] })
    await hookFor(silent, { types: ['comment'], isTextLeftOut: true })
    const shot = await happen()
    const { app, studio: { member } } = here
    const { comment } = await startThread(app, member, { subject: { shotId: shot.id }, body: 'Softer' })
    const gone = await startThread(app, member, { subject: { shotId: shot.id }, body: 'Never mind' })
    await mutated(app, member, 'deleteComment', { commentId: gone.comment.id })
    await deliverUntil(() => told.received.length === 4 && silent.received.length === 3)
    const texts = toldTo(told).map(({ type, data }) => [type, data.subject, 'text' in data ? data.text : undefined])
    expect(texts).toContainEqual(['comment.added', comment.id, 'Softer'])
    expect(texts).toContainEqual(['comment.added', gone.comment.id, null])
    expect(texts).toContainEqual(['shot.created', shot.id, undefined])
    expect(silent.received.map(({ body }) => body).join('')).not.toMatch(/Softer|"text"/)
  })

  it('hears of its project and its types alone', async () => {
    const [all, one] = [await receive(), await receive()]
    await hookFor(all, { types: ['storyboard', 'shot.created'] })
    await hookFor(one, { projectId: here.studio.projectId, types: ['shot.created'] })
    const other = await makeProject(here.app, here.studio.owner, here.studio.organizationId, 'Other')
    await makeShot(here.app, here.studio.member, other.storyboardId)
    const shot = await happen()
    await deliverUntil(() => all.received.length >= 3 && one.received.length >= 1)
    const types = toldTo(all).map(({ type }) => type)
    expect(types.toSorted()).toEqual(['shot.created', 'shot.created', 'storyboard.created'])
    expect(toldTo(one).map(({ data }) => data.subject)).toEqual([shot.id])
  })

  it('hears of the organization where it names such events', async () => {
    const [named, all, one] = [await receive(), await receive(), await receive()]
    const hook = await hookFor(named, { types: ['member', 'organization.updated', 'shot.created'] })
    await hookFor(all)
    const { organizationId, projectId, owner } = here.studio
    const rename = (name: string) => mutated(here.app, owner, 'updateOrganization', { organizationId, name })
    await rename('Harbour')
    const shot = await happen()
    await deliverUntil(() => named.received.length >= 2 && all.received.length >= 1)
    const [renamed] = toldTo(named).filter(({ type }) => type === 'organization.updated')
    expect(renamed?.data).toMatchObject({
      organization: organizationId, subject: organizationId, actor: owner.id, payload: { name: { to: 'Harbour' } },
    })
    expect(toldTo(all).map(({ data }) => data.subject)).toEqual([shot.id])
    const { deliveries } = await readHook(here.app, here.studio.admin, hook.id)
    expect(deliveries.nodes.map(({ type }) => type).toSorted()).toEqual(['organization.updated', 'shot.created'])
    const refused = mutated(here.app, here.studio.admin, 'createWebhook', {
      organizationId, projectId, name: 'One', url: one.url, types: ['member'],
    })
    await expect(refused).rejects.toThrow('is not a type of event')
  })

  it('hears of the organization from then on, and not again after it was off', async () => {
    const receiver = await receive()
    const { organizationId, owner, admin } = here.studio
    const rename = (name: string) => mutated(here.app, owner, 'updateOrganization', { organizationId, name })
    await rename('Before')
    const hook = await hookFor(receiver, { types: ['organization'] })
    await mutated(here.app, admin, 'disableWebhook', { webhookId: hook.id })
    await rename('Meanwhile')
    await mutated(here.app, admin, 'enableWebhook', { webhookId: hook.id, sendMissed: false })
    await rename('After')
    await deliverUntil(() => receiver.received.length >= 1)
    expect(toldTo(receiver).map(({ data }) => data.payload['name'])).toEqual([{ from: 'Meanwhile', to: 'After' }])
  })

  it('signs with the old secret as well for a while after it got a new one', async () => {
    const receiver = await receive()
    const hook = await hookFor(receiver)
    const { rotateWebhookSecret } = await here.app.ask<{ rotateWebhookSecret: { secret: string } }>(
      here.studio.admin,
      `mutation ($id: ID!) { rotateWebhookSecret(input: { webhookId: $id }) { secret } }`,
      { id: hook.id },
    )
    expect(rotateWebhookSecret.secret).not.toBe(hook.secret)
    await happen()
    await deliverUntil(() => receiver.received.length === 1)
    const { body = '', headers } = receiver.received[0] ?? {}
    for (const secret of [hook.secret, rotateWebhookSecret.secret]) {
      expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toBeTruthy()
    }
    await prisma.webhook.updateMany({ data: { oldSecretEndsAt: new Date(0) } })
    await happen()
    await deliverUntil(() => receiver.received.length === 2)
    const last = receiver.received[1]
    const late = last?.headers as Record<string, string>
    expect(() => new Webhook(hook.secret).verify(last?.body ?? '', late)).toThrow()
    expect(new Webhook(rotateWebhookSecret.secret).verify(last?.body ?? '', late)).toBeTruthy()
  })

  it('leaves no trace of its secret in the database', async () => {
    const hook = await hookFor(await receive())
    const bytes = Buffer.from(hook.secret.slice('whsec_'.length), 'base64')
    const { rows } = await pool.query<{ row: string }>(`SELECT row_to_json(w)::text AS "row" FROM "Webhook" w`)
    for (const { row } of rows) {
      expect(row).not.toContain(hook.secret)
      expect(row).not.toContain(bytes.toString('hex'))
    }
  })

  it('leaves out old and new values that are too large to send', async () => {
    const receiver = await receive()
    await hookFor(receiver, { types: ['shot.updated'] })
    const { id } = await happen()
    await prisma.$executeRaw`
      WITH p AS (
        UPDATE "Project" SET "eventSeq" = "eventSeq" + 1
        WHERE "id" = ${uuidOf('Project', here.studio.projectId)}::uuid RETURNING "id", "eventSeq")
      INSERT INTO "Event" ("projectId", "seq", "type", "actorId", "subject", "payload")
      SELECT "id", "eventSeq", 'shot.updated', ${uuidOf('User', here.studio.owner.id)}::uuid, ${id},
        jsonb_build_object('name', repeat('x', 200000)) FROM p`
    await deliverUntil(() => receiver.received.length === 1)
    expect(receiver.received[0]?.body.length).toBeLessThan(65_536)
    expect(toldTo(receiver)[0]?.data).toMatchObject({ subject: id, payload: null, isPayloadLeftOut: true })
  })
})

describe('nothing is missed', () => {
  it('when a server is gone in the middle of a delivery', async () => {
    const receiver = await receive()
    const hook = await hookFor(receiver)
    const shot = await happen()
    await deliverUntil(() => receiver.received.length === 1)
    // As it is when the process was killed while it waited for the answer: taken, and neither arrived nor failed.
    const past = new Date(Date.now() - 1_000)
    await prisma.webhook.updateMany({ data: { workedUntil: past } })
    await prisma.webhookDelivery.updateMany({ data: { status: 'PENDING', nextAttemptAt: past, deliveredAt: null } })
    await pool.query('DELETE FROM graphile_worker._private_jobs')
    await deliverUntil(() => receiver.received.length === 2)
    expect(toldTo(receiver).map(({ data }) => data.subject)).toEqual([shot.id, shot.id])
    expect((await readHook(here.app, here.studio.admin, hook.id)).deliveries.totalCount).toBe(1)
  })

  it('by several workers at the same time, while eight people write; and each is delivered once', async () => {
    const receiver = await receive()
    const hook = await hookFor(receiver, { types: ['shot.created'] })
    const stop = inApp(() =>
      wakeWebhooks((error) => {
        throw error
      }),
    )
    const made: string[] = []
    const writing = Promise.all(
      Array.from({ length: 8 }, async () => {
        for (let count = 0; count < 10; count++) made.push((await happen()).id)
      }),
    )
    await Promise.all([
      writing,
      deliverUntil(() => receiver.received.length >= 80),
      deliverUntil(() => receiver.received.length >= 80),
    ])
    await stop()
    expect(toldTo(receiver).map(({ data }) => data.subject).toSorted()).toEqual(made.toSorted())
    await deliverUntil(() => allTried(hook.id, 80))
  })

  it('by a project that is made later or comes from elsewhere, but for what it did there', async () => {
    const receiver = await receive()
    await hookFor(receiver)
    const made = await makeProject(here.app, here.studio.owner, here.studio.organizationId, 'Later')
    await deliverUntil(() => receiver.received.length === 2)
    expect(toldTo(receiver).map(({ type }) => type).toSorted()).toEqual(['project.created', 'storyboard.created'])

    const elsewhere = await makeOrganization(here.app, here.studio.owner, { name: 'Elsewhere' })
    const guest = await makeProject(here.app, here.studio.owner, elsewhere, 'Guest')
    await makeShot(here.app, here.studio.owner, guest.storyboardId)
    await here.app.ask(
      here.studio.owner,
      `mutation ($input: TransferProjectInput!) { transferProject(input: $input) { __typename } }`,
      { input: { projectId: guest.projectId, organizationId: here.studio.organizationId } },
    )
    await deliverUntil(() => receiver.received.length >= 3)
    await deliverUntil(() => true)
    const told = toldTo(receiver).filter(({ data }) => data.project === guest.projectId)
    expect(told.map(({ type }) => type)).toEqual(['project.transferred'])
    expect(made.projectId).not.toBe(guest.projectId)
  })

  it('but what is told of a project that has left', async () => {
    inApp(() => setWebhooks({ ...SWIFT, pauses: [2_000] }))
    let isWell = false
    const receiver = await receive((...call) => (isWell ? accept : answer(500))(...call))
    const hook = await hookFor(receiver)
    const limited = await hookFor(receiver, { projectId: here.studio.projectId })
    await happen()
    await deliverUntil(() => receiver.received.length >= 2)
    const elsewhere = await makeOrganization(here.app, here.studio.owner, { name: 'Elsewhere' })
    await here.app.ask(
      here.studio.owner,
      `mutation ($input: TransferProjectInput!) { transferProject(input: $input) { __typename } }`,
      { input: { projectId: here.studio.projectId, organizationId: elsewhere } },
    )
    isWell = true
    const before = receiver.received.length
    await deliverUntil(() => allTried(hook.id, 1))
    expect(receiver.received.length).toBe(before)
    const { deliveries } = await readHook(here.app, here.studio.admin, hook.id)
    expect(deliveries.nodes[0]?.failure?.message).toBe('The project is not in the organization any more')
    expect(await readHook(here.app, here.studio.admin, limited.id)).toBeNull()
  })
})

it('deliveries are forgotten after 30 days', async () => {
  const receiver = await receive()
  const hook = await hookFor(receiver)
  await happen()
  await deliverUntil(() => receiver.received.length === 1)
  await inApp(() => forgetDeliveries(Date.now() + 29 * 86_400_000))
  expect((await readHook(here.app, here.studio.admin, hook.id)).deliveries.totalCount).toBe(1)
  await inApp(() => forgetDeliveries(Date.now() + 31 * 86_400_000))
  expect((await readHook(here.app, here.studio.admin, hook.id)).deliveries.totalCount).toBe(0)
  await deliverUntil(() => true)
  expect(receiver.received).toHaveLength(1)
})
