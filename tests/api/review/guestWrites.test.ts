import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import type { Answer } from '../../harness/client.ts'
import { makeProject, makeShot, makeStudio, type Person, type Studio } from '../../harness/fixtures.ts'
import { expectRefused } from '../../harness/refusals.ts'
import { prisma } from '../../harness/running.ts'
import { readLog } from '../casting/casts.ts'
import { mutate, mutated } from '../projects/projectCalls.ts'
import { answerAsGuest, approvalsOf, guestSealOf } from './approvalCalls.ts'
import { commentAsGuest, enterAsGuest, readReview, shareBoard } from './reviewCalls.ts'

let app: TestApp
let studio: Studio
beforeAll(async () => {
  app = await startApp()
  studio = await makeStudio(app)
})
afterAll(() => app.stop())

const PERSONAL = { canComment: true, canApprove: true, recipientName: 'Gina', recipientEmail: 'gina@example.com' }

async function share(details: object = PERSONAL) {
  const { projectId, storyboardId } = await makeProject(app, studio.owner, studio.organizationId)
  await makeShot(app, studio.owner, storyboardId)
  const link = await shareBoard(app, studio.owner, storyboardId, details)
  return { projectId, storyboardId, link, guest: await enterAsGuest(app, link, 'Gina') }
}

const SAY = `mutation ($input: AddReviewCommentInput!) {
  addReviewComment(input: $input) { thread { threadId comments { commentId } } }
}`

/** Comments under a key. */
async function say(guest: Person, key: string, body = 'Softer') {
  const response = await fetch(`${app.url}/graphql`, {
    method: 'POST', body: JSON.stringify({ query: SAY, variables: { input: { body } } }),
    headers: {
      'content-type': 'application/json', 'idempotency-key': key, authorization: `Bearer ${guest.accessToken}`,
    },
  })
  const { data, errors } = await response.json() as {
    data?: { addReviewComment: { thread: { threadId: string } } | null }
    errors?: { extensions: { reason: string } }[]
  }
  return {
    threadId: data?.addReviewComment?.thread.threadId ?? null, reason: errors?.[0]?.extensions.reason ?? null,
    isReplayed: response.headers.get('idempotent-replayed') === 'true',
  }
}

const threadsOf = async (guest: Person) => (await readReview(app, guest)).data.review?.threads.length

describe('a comment of a guest with an Idempotency-Key', () => {
  it('is written once, however often and at the same time it is sent', async () => {
    const { guest } = await share()
    const key = randomUUID()
    const sent = await Promise.all(Array.from({ length: 5 }, () => say(guest, key)))
    expect(new Set(sent.map(({ threadId }) => threadId)).size).toBe(1)
    expect(sent.filter(({ isReplayed }) => isReplayed)).toHaveLength(4)
    expect(await threadsOf(guest)).toBe(1)
    expect((await say(guest, key, 'Louder')).reason).toBe('KEY_OF_OTHER_REQUEST')
    expect((await say(guest, randomUUID())).isReplayed).toBe(false)
    expect(await threadsOf(guest)).toBe(2)
  })

  it('has a key of that guest alone', async () => {
    const { link, guest } = await share()
    const other = await enterAsGuest(app, link, 'Hugo')
    const { guest: stranger } = await share()
    const key = randomUUID()
    const { threadId } = await say(guest, key)
    for (const another of [other, stranger]) {
      const said = await say(another, key)
      expect(said).toMatchObject({ isReplayed: false, reason: null })
      expect(said.threadId).not.toBe(threadId)
    }
  })

  it('is answered no more once the link has ended, or asks for another password', async () => {
    const { link, guest } = await share()
    const key = randomUUID()
    await say(guest, key)
    const change = { reviewLinkId: link.id, password: 'lighthouse keeper' }
    await mutated(app, studio.owner, 'updateReviewLink', change)
    expect(await say(guest, key)).toEqual({
      threadId: null, reason: 'REVIEW_PASSWORD_REQUIRED', isReplayed: false,
    })
    await mutated(app, studio.owner, 'revokeReviewLink', { reviewLinkId: link.id })
    expect(await say(guest, key)).toEqual({ threadId: null, reason: 'REVIEW_ENDED', isReplayed: false })
  })

  it('keeps no token of a guest', async () => {
    const { link } = await share()
    const other = await share()
    const key = randomUUID()
    const open = () => fetch(`${app.url}/graphql`, {
      method: 'POST',
      body: JSON.stringify({
        query: 'mutation ($input: OpenReviewInput!) { openReview(input: $input) { guestToken } }',
        variables: { input: { reviewLinkId: link.id, secret: link.secret, name: 'Ida' } },
      }),
      headers: {
        'content-type': 'application/json', 'idempotency-key': key,
        authorization: `Bearer ${other.guest.accessToken}`,
      },
    })
    expect(await (await open()).text()).toContain('fwg_')
    expect(await (await open()).text()).toContain('ANSWER_WITH_SECRET')
    expect(await prisma.idempotencyKey.count({ where: { answer: { contains: 'fwg_' } } })).toBe(0)
  })
})

describe('the area of a comment of a guest', () => {
  const reasonOf = ({ errors: [error] }: Answer<unknown>) => error?.extensions.reason
  const REGION = { x: 80, y: 160, width: 800, height: 400 }

  it('is read by the team and by guests of the link, and lies in the picture of a view', async () => {
    const { projectId, storyboardId } = await makeProject(app, studio.owner, studio.organizationId)
    const { id: shotId, views: [view] } = await makeShot(app, studio.owner, storyboardId)
    const link = await shareBoard(app, studio.owner, storyboardId, { canComment: true, isIsolated: true })
    const [guest, other] = [await enterAsGuest(app, link, 'Gina'), await enterAsGuest(app, link, 'Hugo')]
    const said = { body: 'Softer', region: REGION }
    for (const place of [{ shotId }, {}]) {
      expect(reasonOf(await commentAsGuest(app, guest, { ...place, ...said }))).toBe('THREAD_REGION_WITHOUT_VIEW')
    }
    const outside = { viewId: view?.id, body: 'Softer', region: { ...REGION, width: 100_000 } }
    expect(reasonOf(await commentAsGuest(app, guest, outside))).toBe('THREAD_REGION_INVALID')
    expect((await commentAsGuest(app, guest, { viewId: view?.id, ...said })).errors).toEqual([])
    const { project } = await app.ask<{ project: { threads: { nodes: { region: object | null }[] } } }>(
      studio.owner,
      'query ($id: ID!) { project(by: { id: $id }) { threads { nodes { region { x y width height } } } } }',
      { id: projectId },
    )
    expect(project.threads.nodes).toEqual([{ region: REGION }])
    expect((await readReview(app, guest)).data.review?.threads).toMatchObject([{ region: REGION }])
    expect((await readReview(app, other)).data.review?.threads).toEqual([])
  })
})

describe('a decision of a guest', () => {
  const withdraw = (guest: Person, seal: string) =>
    mutate<{ review: { answer: { withdrawnAt: string | null; decision: string } | null } }>(
      app, guest, 'withdrawReviewAnswer', { seal }, 'review { answer { withdrawnAt decision } }',
    )

  it('is withdrawn by that guest, stays in the list of the team, and can be made again', async () => {
    const { projectId, storyboardId, guest } = await share()
    const seal = await guestSealOf(app, guest)
    expectRefused(await withdraw(guest, seal), 'NOT_FOUND')
    await answerAsGuest(app, guest, { seal })
    expectRefused(await withdraw(guest, 'ab'.repeat(32)), 'NOT_FOUND')
    const { data } = await withdraw(guest, seal)
    expect(data.review.answer).toMatchObject({ decision: 'APPROVED', withdrawnAt: expect.any(String) as string })
    expectRefused(await withdraw(guest, seal), 'CONFLICT')
    const states = async () => (await approvalsOf(app, studio.owner, storyboardId)).map(({ state }) => state)
    expect(await states()).toEqual(['WITHDRAWN'])
    const [newest] = await readLog(app, studio.owner, projectId)
    expect(newest).toMatchObject({ type: 'approval.withdrawn' })
    await answerAsGuest(app, guest, { seal })
    expect(await states()).toEqual(['CURRENT', 'WITHDRAWN'])
  })

  it('is withdrawn by no other guest, no member, and not after the link has ended', async () => {
    const { link, guest } = await share()
    const seal = await guestSealOf(app, guest)
    await answerAsGuest(app, guest, { seal })
    expectRefused(await withdraw(await enterAsGuest(app, link, 'Hugo'), seal), 'NOT_FOUND')
    expectRefused(await withdraw((await share()).guest, seal), 'NOT_FOUND')
    for (const member of [studio.owner, studio.outsider]) {
      expectRefused(await withdraw(member, seal), 'UNAUTHENTICATED')
    }
    await mutated(app, studio.owner, 'updateReviewLink', { reviewLinkId: link.id, canApprove: false })
    expectRefused(await withdraw(guest, seal), 'FORBIDDEN')
    await mutated(app, studio.owner, 'revokeReviewLink', { reviewLinkId: link.id })
    expectRefused(await withdraw(guest, seal), 'NOT_FOUND')
  })
})

it('a guest who writes the name of a member mentions nobody', async () => {
  const { projectId, storyboardId, guest } = await share()
  const body = `Ask @${studio.member.name}`
  const mentions = () => prisma.mention.count({ where: { projectId: uuidOf('Project', projectId) } })
  await commentAsGuest(app, guest, { body })
  expect(await mentions()).toBe(0)
  await mutated(app, studio.owner, 'startThread', { subject: { storyboardId }, body }, 'thread { id }')
  expect(await mentions()).toBe(1)
})
