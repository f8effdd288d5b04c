import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { GUEST_ANSWERS } from '../../../server/modules/review/approval.service.ts'
import { MOST_GUESTS, OPENINGS, VISIT_NOTES } from '../../../server/modules/review/reviewGuest.service.ts'
import { MOST_REVIEW_LINKS } from '../../../server/modules/review/reviewLink.service.ts'
import { GUEST_COMMENTS, MOST_GUEST_INK_BYTES } from '../../../server/modules/review/reviewThreads.service.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { anyAddress } from '../../harness/client.ts'
import { adding, makeStroke } from '../../harness/drawings.ts'
import { makeProject, makeShot, makeStudio, type Studio } from '../../harness/fixtures.ts'
import { expectRefused } from '../../harness/refusals.ts'
import { prisma } from '../../harness/running.ts'
import { followByEvents } from '../../harness/subscriptions.ts'
import { readLog } from '../casting/casts.ts'
import { answer } from '../comments/commentCalls.ts'
import { mutate, mutated } from '../projects/projectCalls.ts'
import { answerAsGuest, approvalsOf, guestSealOf } from './approvalCalls.ts'
import { commentAsGuest, enterAsGuest, readReview, shareBoard, type SharedLink, tryOpen } from './reviewCalls.ts'

const DAY_MS = 86_400_000
const PERSONAL = { canComment: true, canApprove: true, recipientName: 'Gina', recipientEmail: 'gina@example.com' }

let app: TestApp
let studio: Studio
beforeAll(async () => {
  app = await startApp()
  studio = await makeStudio(app)
})
afterAll(() => app.stop())

/** A board of two shots of a project of its own. */
async function makeBoard() {
  const { projectId, storyboardId } = await makeProject(app, studio.owner, studio.organizationId)
  const shots = [await makeShot(app, studio.owner, storyboardId), await makeShot(app, studio.owner, storyboardId)]
  return { projectId, storyboardId, shotIds: shots.map(({ id }) => id) }
}

const reasonOf = ({ errors: [error] }: { errors: { extensions: { reason: string } }[] }) => error?.extensions.reason
const rowOf = ({ id }: SharedLink) => ({ id: uuidOf('ReviewLink', id) })
const update = (link: SharedLink, input: object) =>
  mutated(app, studio.owner, 'updateReviewLink', { reviewLinkId: link.id, ...input })

describe('a review link', () => {
  it('is open for 14 days unless it says otherwise, for a year at most, and not in the past', async () => {
    const { storyboardId } = await makeBoard()
    const share = (expiresAt?: Date) => mutate<{ reviewLink: { expiresAt: string } }>(
      app, studio.owner, 'createReviewLink', { subject: { storyboardId }, expiresAt }, 'reviewLink { expiresAt }',
    )
    const { data } = await share()
    expect((Date.parse(data.reviewLink.expiresAt) - Date.now()) / DAY_MS).toBeCloseTo(14, 2)
    expect((await share(new Date(Date.now() + 364 * DAY_MS))).errors).toEqual([])
    for (const days of [366, -1]) {
      const refused = await share(new Date(Date.now() + days * DAY_MS))
      expectRefused(refused, 'INVALID_INPUT')
      expect(refused.errors[0]?.extensions.fields?.['expiresAt']?.reason).toBe('REVIEW_LINK_EXPIRY')
    }
  })

  it('ends when its time is over, also for pages and pictures that are open', { timeout: 30_000 }, async () => {
    const { storyboardId } = await makeBoard()
    const link = await shareBoard(app, studio.owner, storyboardId, { canComment: true })
    const guest = await enterAsGuest(app, link)
    const { data } = await readReview(app, guest)
    const picture = new URL(data.review?.shots.nodes[0]?.views[0]?.pictureUrl ?? '', app.url)
    expect((await fetch(picture)).status).toBe(200)
    const following = await followByEvents<object>(app, guest, 'subscription { reviewChanged { title } }')
    expect((await following.next())?.errors).toBeUndefined()
    const ended = Date.now()
    await prisma.reviewLink.update({ where: rowOf(link), data: { expiresAt: new Date(ended - 1) } })
    expect((await following.next())?.errors?.[0]?.extensions.reason).toBe('REVIEW_ENDED')
    expect(Date.now() - ended).toBeLessThan(10_000)
    await following.stop()
    expect((await fetch(picture)).status).toBe(404)
    expect(reasonOf(await readReview(app, guest))).toBe('REVIEW_ENDED')
    expect(reasonOf(await commentAsGuest(app, guest, { body: 'Late' }))).toBe('REVIEW_ENDED')
    expect(reasonOf(await tryOpen(app, link, { name: 'Hugo' }))).toBe('REVIEW_ENDED')
    await update(link, { expiresAt: new Date(Date.now() + DAY_MS) })
    expect((await readReview(app, guest)).errors).toEqual([])
  })

  it('ends with its board in the trash, and takes no comments and decisions in an archived project', async () => {
    const { projectId, storyboardId } = await makeBoard()
    await mutated(app, studio.owner, 'createStoryboard', { projectId, name: 'Other' })
    const link = await shareBoard(app, studio.owner, storyboardId, PERSONAL)
    const guest = await enterAsGuest(app, link)
    const seal = await guestSealOf(app, guest)
    await mutated(app, studio.owner, 'archiveProject', { projectId })
    expect((await readReview(app, guest)).data.review?.canComment).toBe(false)
    expect(reasonOf(await commentAsGuest(app, guest, { body: 'Softer' }))).toBe('PROJECT_ARCHIVED')
    expect(reasonOf(await answerAsGuest(app, guest, { seal }))).toBe('PROJECT_ARCHIVED')
    await mutated(app, studio.owner, 'unarchiveProject', { projectId })
    await mutated(app, studio.owner, 'deleteStoryboard', { storyboardId })
    expect(reasonOf(await readReview(app, guest))).toBe('REVIEW_ENDED')
    await mutated(app, studio.owner, 'restoreStoryboard', { storyboardId })
    expect((await readReview(app, guest)).errors).toEqual([])
  })

  it('shows no thread about a shot that it does not show any more', async () => {
    const { storyboardId, shotIds: [first = '', second = ''] } = await makeBoard()
    const link = await shareBoard(app, studio.owner, storyboardId, { canComment: true })
    const [guest, other] = [await enterAsGuest(app, link, 'Gina'), await enterAsGuest(app, link, 'Hugo')]
    const onSecond = (await commentAsGuest(app, guest, { shotId: second, body: 'Softer' })).data.thread
    await commentAsGuest(app, guest, { shotId: first, body: 'Louder' })
    await commentAsGuest(app, guest, { body: 'All of it' })
    await update(link, { shotIds: [first] })
    await answer(app, studio.owner, onSecond.threadId, { body: 'For the team, by now' })
    for (const each of [guest, other]) {
      const { data } = await readReview(app, each)
      expect(data.review?.threads.map(({ comments }) => comments[0]?.body)).toEqual(['All of it', 'Louder'])
      expectRefused(await commentAsGuest(app, each, { threadId: onSecond.threadId, body: 'Still' }), 'NOT_FOUND')
    }
    const input = { commentId: onSecond.comments[0]?.commentId }
    expectRefused(await mutate(app, guest, 'deleteReviewComment', input), 'NOT_FOUND')
    await update(link, { shotIds: [] })
    expect((await readReview(app, other)).data.review?.threads).toHaveLength(3)
  })

  it('sends open pages other shots of its version, or other parts of them', async () => {
    const { storyboardId, shotIds: [first] } = await makeBoard()
    const link = await shareBoard(app, studio.owner, storyboardId)
    type Review = { linkVersion: number; versionNumber: number; shows: string[]; shots: { totalCount: number } }
    const following = await followByEvents<{ reviewChanged: Review }>(
      app, await enterAsGuest(app, link),
      'subscription { reviewChanged { linkVersion versionNumber shows shots { totalCount } } }',
    )
    const nextReview = async () => (await following.next())?.data?.reviewChanged
    expect(await nextReview()).toEqual({ linkVersion: 1, versionNumber: 1, shows: [], shots: { totalCount: 2 } })
    await update(link, { shotIds: [first] })
    expect(await nextReview()).toEqual({ linkVersion: 2, versionNumber: 1, shows: [], shots: { totalCount: 1 } })
    await update(link, { shows: ['CODES'] })
    expect(await nextReview()).toEqual({ linkVersion: 3, versionNumber: 1, shows: ['CODES'], shots: { totalCount: 1 } })
    await following.stop()
  })

  it('lets nobody in by the token of a guest of another link', async () => {
    const { storyboardId } = await makeBoard()
    const [link, elsewhere] = [
      await shareBoard(app, studio.owner, storyboardId, { password: 'lighthouse' }),
      await shareBoard(app, studio.owner, storyboardId),
    ]
    const guestToken = (await enterAsGuest(app, elsewhere)).accessToken
    expect(reasonOf(await tryOpen(app, link, { guestToken }))).toBe('REVIEW_PASSWORD_REQUIRED')
    expect(reasonOf(await tryOpen(app, link, { guestToken, password: 'lighthouse' }))).toBe('REVIEW_NAME_REQUIRED')
  })
})

describe('how often and how many', () => {
  it('a link is opened 30 times a minute from one network, and from others all the same', async () => {
    const { storyboardId } = await makeBoard()
    const link = await shareBoard(app, studio.owner, storyboardId)
    const guestToken = (await enterAsGuest(app, link)).accessToken
    const from = anyAddress()
    for (let count = 0; count < OPENINGS.most; count++) {
      expect((await tryOpen(app, link, { guestToken }, from)).errors).toEqual([])
    }
    expectRefused(await tryOpen(app, link, { guestToken }, from), 'RATE_LIMITED')
    expectRefused(await tryOpen(app, { ...link, secret: 'x' }, { guestToken }, from), 'RATE_LIMITED')
    expect((await tryOpen(app, link, { guestToken })).errors).toEqual([])
    const other = await shareBoard(app, studio.owner, storyboardId)
    expect((await tryOpen(app, other, { name: 'Hugo' }, from)).errors).toEqual([])
  })

  it('a guest comments 30 times in ten minutes, and others of the link all the same', async () => {
    const { storyboardId } = await makeBoard()
    const link = await shareBoard(app, studio.owner, storyboardId, { canComment: true })
    const [guest, other] = [await enterAsGuest(app, link, 'Gina'), await enterAsGuest(app, link, 'Hugo')]
    for (let count = 0; count < GUEST_COMMENTS.most; count++) {
      expect((await commentAsGuest(app, guest, { body: `Take ${count}` })).errors).toEqual([])
    }
    expectRefused(await commentAsGuest(app, guest, { body: 'One more' }), 'RATE_LIMITED')
    expect((await commentAsGuest(app, other, { body: 'First' })).errors).toEqual([])
    const tooLong = await commentAsGuest(app, other, { body: 'x'.repeat(5_001) })
    expect(Object.keys(tooLong.errors[0]?.extensions.fields ?? {})).toEqual(['body'])
  })

  it('a drawing of a guest has at most 128 KiB', async () => {
    const { storyboardId } = await makeBoard()
    const guest = await enterAsGuest(app, await shareBoard(app, studio.owner, storyboardId, { canComment: true }))
    const viewId = (await readReview(app, guest)).data.review?.shots.nodes[0]?.views[0]?.viewId
    const points = Array.from({ length: 5_000 }, (_, index) => ({ x: (index * 37) % 420, y: (index * 91) % 240 }))
    const draw = (strokes: number) => commentAsGuest(app, guest, {
      viewId, operations: Array.from({ length: strokes }, () => adding([makeStroke({ points })])),
    })
    const bytes = Buffer.from(adding([makeStroke({ points })]).payload, 'base64').length
    expect((await draw(Math.floor(MOST_GUEST_INK_BYTES / bytes))).errors).toEqual([])
    expect(reasonOf(await draw(Math.ceil(MOST_GUEST_INK_BYTES / bytes)))).toBe('COMMENT_DRAWING_AT_LIMIT')
  })

  it('guests decide and withdraw ten times in ten minutes by a link: each time sends mails', async () => {
    const { storyboardId } = await makeBoard()
    const link = await shareBoard(app, studio.owner, storyboardId, PERSONAL)
    const [guest, other] = [await enterAsGuest(app, link, 'Gina'), await enterAsGuest(app, link, 'Hugo')]
    const seal = await guestSealOf(app, guest)
    for (let count = 0; count < GUEST_ANSWERS.most; count += 2) {
      expect((await answerAsGuest(app, guest, { seal })).errors).toEqual([])
      expect((await mutate(app, guest, 'withdrawReviewAnswer', { seal })).errors).toEqual([])
    }
    const made = (await approvalsOf(app, studio.owner, storyboardId)).length
    for (const each of [guest, other]) expectRefused(await answerAsGuest(app, each, { seal }), 'RATE_LIMITED')
    expectRefused(await mutate(app, guest, 'withdrawReviewAnswer', { seal }), 'RATE_LIMITED')
    expect(await approvalsOf(app, studio.owner, storyboardId)).toHaveLength(made)
  })

  it('pages report the visit of a guest at most 120 times in ten minutes', async () => {
    const { storyboardId } = await makeBoard()
    const guest = await enterAsGuest(app, await shareBoard(app, studio.owner, storyboardId))
    const report = () => mutate(app, guest, 'noteReviewVisit', { seconds: 1, shotsSeen: 1 }, 'isNoted')
    for (let count = 0; count < VISIT_NOTES.most; count++) expect((await report()).errors).toEqual([])
    expectRefused(await report(), 'RATE_LIMITED')
  })

  it('an opening is an event once a day and guest', async () => {
    const { projectId, storyboardId } = await makeBoard()
    const link = await shareBoard(app, studio.owner, storyboardId)
    const guestToken = (await enterAsGuest(app, link)).accessToken
    const openings = async () =>
      (await readLog(app, studio.owner, projectId)).filter(({ type }) => type === 'review.opened').length
    const openAgain = async (openedAt: Date) => {
      const data = { openedAt, lastSeenAt: new Date(Date.now() - 31 * 60_000) }
      await prisma.reviewVisit.updateMany({ where: { guest: { linkId: rowOf(link).id } }, data })
      expect((await tryOpen(app, link, { guestToken })).errors).toEqual([])
    }
    expect(await openings()).toBe(1)
    await openAgain(new Date())
    expect(await openings()).toBe(1)
    await openAgain(new Date(Date.now() - DAY_MS))
    expect(await openings()).toBe(2)
    expect(await prisma.reviewVisit.count({ where: { guest: { linkId: rowOf(link).id } } })).toBe(3)
  })

  it('a link has 200 guests', async () => {
    const { storyboardId } = await makeBoard()
    const link = await shareBoard(app, studio.owner, storyboardId)
    const guestToken = (await enterAsGuest(app, link)).accessToken
    const userIds = Array.from({ length: MOST_GUESTS - 1 }, () => randomUUID())
    await prisma.user.createMany({
      data: userIds.map((id) => ({ id, kind: 'GUEST', name: 'Hugo', email: '', emailKey: id, passwordHash: '' })),
    })
    await prisma.reviewGuest.createMany({
      data: userIds.map((userId) => ({
        userId, linkId: rowOf(link).id, name: 'Hugo', secretHash: new TextEncoder().encode(userId),
        lastSeenAt: new Date(),
      })),
    })
    expect(reasonOf(await tryOpen(app, link, { name: 'Ida' }))).toBe('REVIEW_GUESTS_AT_LIMIT')
    expect((await tryOpen(app, link, { guestToken })).errors).toEqual([])
  })

  it('a project has 50 open links', async () => {
    const { storyboardId } = await makeBoard()
    const link = await shareBoard(app, studio.owner, storyboardId)
    const { id: _id, ...row } = await prisma.reviewLink.findUniqueOrThrow({ where: rowOf(link) })
    await prisma.reviewLink.createMany({ data: Array.from({ length: MOST_REVIEW_LINKS - 1 }, () => row) })
    const share = () => mutate(app, studio.owner, 'createReviewLink', { subject: { storyboardId } }, 'url')
    expect(reasonOf(await share())).toBe('REVIEW_LINKS_AT_LIMIT')
    await mutated(app, studio.owner, 'revokeReviewLink', { reviewLinkId: link.id })
    expect((await share()).errors).toEqual([])
  })
})
