import { describe, expect, it } from 'vitest'
import { toTypeId } from '../../../server/kernel/ids.ts'
import { setWebhooks } from '../../../server/modules/delivery/webhookSettings.ts'
import { makeProject, makeStudio } from '../../harness/fixtures.ts'
import { expectRefused, sentencesOf } from '../../harness/refusals.ts'
import { answer } from '../../harness/receiver.ts'
import { inApp, prisma } from '../../harness/running.ts'
import { deliverUntil, readHook } from './webhookCalls.ts'
import { allTried, happen, here, hookFor, openStudio, receive, toldTo } from './webhookStudio.ts'

openStudio()

const CREATE = `mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { webhook { id } } }`
const UPDATE = `mutation ($input: UpdateWebhookInput!) { updateWebhook(input: $input) { webhook { name url types } } }`
const REDELIVER = `mutation ($input: RedeliverWebhookInput!) { redeliverWebhook(input: $input) { count } }`
const LIST = `query ($id: ID!) { organization(id: $id) { webhooks { totalCount nodes { name } } } }`

const create = (input: object) =>
  here.app.send(here.studio.admin, CREATE, {
    input: { organizationId: here.studio.organizationId, name: 'Farm', url: 'https://hooks.example.com/', ...input },
  })

describe('a new webhook', () => {
  it.each([
    ['http://hooks.example.com/', 'The address must begin with https://'],
    ['https://10.0.0.1/', 'The address is not a public one'],
    ['https://[::ffff:10.0.0.1]/', 'The address is not a public one'],
    ['https://167772161/', 'The address is not a public one'],
    ['https://hooks.example.com:25/', 'The port must be 443, or 1024 and above'],
    ['https://a:b@hooks.example.com/', 'The address must not hold a name or a password'],
    ['file:///etc/passwd', 'The address must begin with https://'],
  ])('cannot send to %s', async (url, sentence) => {
    inApp(() => setWebhooks({}))
    const refused = await create({ url })
    expectRefused(refused, 'INVALID_INPUT')
    expect(sentencesOf(refused.errors[0]?.extensions.fields)).toEqual({ url: sentence })
    expect(await prisma.webhook.count()).toBe(0)
  })

  it('needs a name, and types there are', async () => {
    const refused = await create({ name: ' ', types: ['shot', 'shot.mvoed'] })
    expectRefused(refused, 'INVALID_INPUT')
    expect(sentencesOf(refused.errors[0]?.extensions.fields)).toMatchObject({
      name: 'Name is required',
      types: expect.stringContaining('"shot.mvoed" is not a type of event') as string,
    })
  })

  it('hears of no project of somebody else', async () => {
    const other = await makeStudio(here.app)
    expectRefused(await create({ projectId: other.projectId }), 'NOT_FOUND')
  })
})

describe('a webhook', () => {
  it('is listed for who administers the organization, and nobody is told its secret again', async () => {
    await hookFor(await receive())
    const { organizationId: id, admin, member } = here.studio
    expect(await here.app.ask(admin, LIST, { id })).toEqual({
      organization: { webhooks: { totalCount: 1, nodes: [{ name: 'Render farm' }] } },
    })
    expectRefused(await here.app.send(member, LIST, { id }), 'FORBIDDEN')
  })

  it('tells the log what changed, and of its address the host alone', async () => {
    const hook = await hookFor(await receive())
    const url = 'https://hooks.example.com/a-secret?key=another'
    const { updateWebhook } = await here.app.ask<{ updateWebhook: { webhook: object } }>(here.studio.admin, UPDATE, {
      input: { webhookId: hook.id, url, types: ['shot', 'shot'] },
    })
    expect(updateWebhook.webhook).toEqual({ name: 'Render farm', url, types: ['shot'] })
    const events = await prisma.organizationEvent.findMany({ where: { type: 'webhook.updated' } })
    expect(events).toHaveLength(1)
    expect(JSON.stringify(events)).toContain('hooks.example.com')
    expect(JSON.stringify(events)).not.toContain('secret')
  })

  it('sends again what is named, arrived or not, and nothing of another webhook', async () => {
    const receiver = await receive()
    const [hook, other] = [await hookFor(receiver), await hookFor(await receive(answer(500)))]
    await happen()
    await deliverUntil(async () => (await allTried(hook.id, 1)) && (await allTried(other.id, 1)))
    const idOf = async (id: string) => (await readHook(here.app, here.studio.admin, id)).deliveries.nodes[0]?.id
    const redeliver = (deliveryIds: unknown) =>
      here.app.send(here.studio.admin, REDELIVER, { input: { webhookId: hook.id, deliveryIds } })
    expectRefused(await redeliver([await idOf(other.id)]), 'NOT_FOUND')
    expectRefused(await redeliver([]), 'INVALID_INPUT')
    expectRefused(await redeliver(null), 'CONFLICT')
    expect((await redeliver([await idOf(hook.id)])).errors).toEqual([])
    await deliverUntil(() => receiver.received.length === 2)
    expect(receiver.received[1]?.body).toBe(receiver.received[0]?.body)
  })

  it('is off when people switch it off: what waits has failed, and what happens is sent later or never', async () => {
    const receiver = await receive()
    const hook = await hookFor(receiver)
    const { admin } = here.studio
    const change = (name: string, more = '') =>
      here.app.ask(admin, `mutation ($id: ID!) { ${name}(input: { webhookId: $id ${more} }) { webhook { state } } }`, {
        id: hook.id,
      })
    await change('disableWebhook')
    await happen()
    await deliverUntil(() => true)
    await change('enableWebhook', 'sendMissed: false')
    const shot = await happen()
    await deliverUntil(() => receiver.received.length > 0)
    await deliverUntil(() => true)
    expect(toldTo(receiver).map(({ data }) => data.subject)).toEqual([shot.id])
  })

  it('is gone with its organization, and sends nothing from then on', async () => {
    const receiver = await receive()
    await hookFor(receiver)
    await happen()
    await here.app.ask(
      here.studio.owner,
      `mutation ($id: ID!) { deleteOrganization(input: { organizationId: $id }) { __typename } }`,
      { id: here.studio.organizationId },
    )
    await deliverUntil(() => true)
    expect(receiver.received).toEqual([])
  })

  it('of one project is found by its administrators alone', async () => {
    const made = await makeProject(here.app, here.studio.owner, here.studio.organizationId, 'Own')
    const hook = await hookFor(await receive(), { projectId: made.projectId })
    const { id } = await prisma.webhook.findFirstOrThrow()
    expect(toTypeId('Webhook', id)).toBe(hook.id)
    const ask = `query ($id: ID!) { node(id: $id) { ... on Webhook { url } } }`
    expect(await here.app.ask(here.studio.member, ask, { id: hook.id })).toEqual({ node: null })
  })
})
