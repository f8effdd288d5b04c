import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { adding, draw, makeStroke, resizing } from '../../harness/drawings.ts'
import {
  join, makePerson, makeProject, makeShot, makeStudio, type Person, type Studio,
} from '../../harness/fixtures.ts'
import { countMailsTo, mailTo } from '../../harness/mails.ts'
import { expectRefused } from '../../harness/refusals.ts'
import { pool, prisma } from '../../harness/running.ts'
import { followByEvents } from '../../harness/subscriptions.ts'
import { readLog } from '../casting/casts.ts'
import { answer, startThread } from '../comments/commentCalls.ts'
import { linesOf } from '../notifications/notificationCalls.ts'
import { mutate, mutated } from '../projects/projectCalls.ts'
import { makeTask } from '../tasks/taskCalls.ts'
import { commentAsGuest, enterAsGuest, readReview, shareBoard, type SharedLink } from './reviewCalls.ts'

let app: TestApp
let studio: Studio
let viewer: Person
beforeAll(async () => {
  app = await startApp()
  studio = await makeStudio(app)
  viewer = await makePerson(app, 'Vera')
  await join(studio.organizationId, viewer, 'VIEWER')
})
afterAll(() => app.stop())

const TALK = { canComment: true, title: 'Pitch' }
const APART = { ...TALK, isIsolated: true }

/** A board of two shots, of a project of its own. */
async function makeBoard() {
  const { projectId, storyboardId } = await makeProject(app, studio.owner, studio.organizationId)
  const first = await makeShot(app, studio.owner, storyboardId)
  const second = await makeShot(app, studio.owner, storyboardId)
  return { projectId, storyboardId, first, second, viewId: first.views[0]?.id ?? '' }
}

const reasonOf = ({ errors: [error] }: { errors: { extensions: { reason: string } }[] }) => error?.extensions.reason
const asking = ({ id: reviewLinkId }: SharedLink, guest?: Person) => ({ ask: { reviewLinkId, guestId: guest?.id } })
const tryAsking = (input: object, person: Person = studio.owner) =>
  mutate(app, person, 'startThread', { body: 'Warmer?', ...input }, 'thread { id }')

/** What a guest reads: of each thread who wrote what. */
async function threadsOf(guest: Person) {
  const { data } = await readReview(app, guest)
  return data.review?.threads.map(({ comments }) => comments.map(({ authorName, body }) => `${authorName}: ${body}`))
}

/** A thread as the team reads it. */
async function ofTeam(id: string) {
  const { node } = await app.ask<{ node: object }>(studio.owner, `query ($id: ID!) { node(id: $id) {
    ... on CommentThread { audience reviewLink { title } askedBy { name } askedGuestName seenRevision frameFrom }
  } }`, { id })
  return node
}

describe('a question to the guests of a link', () => {
  it('is about the version that they see, read and answered by all of them, live', async () => {
    const { projectId, storyboardId, viewId } = await makeBoard()
    const { owner } = studio
    const link = await shareBoard(app, owner, storyboardId, TALK)
    const [gina, hugo] = [await enterAsGuest(app, link, 'Gina'), await enterAsGuest(app, link, 'Hugo')]
    const other = await enterAsGuest(app, await shareBoard(app, owner, storyboardId, TALK), 'Ida')
    // The picture of the board is newer than what guests see.
    await draw(app, owner, viewId, [adding()])
    const following = await followByEvents<{ reviewChanged: { threads: object[] } }>(
      app, gina, 'subscription { reviewChanged { threads { threadId } } }',
    )
    expect((await following.next())?.data?.reviewChanged.threads).toEqual([])
    const said = { subject: { viewId }, frameFrom: 2, frameTo: 4, body: 'Warmer?', operations: [adding()] }
    const { thread: { id } } = await startThread(app, owner, { ...said, ...asking(link) })
    expect((await following.next())?.data?.reviewChanged.threads).toHaveLength(1)
    await following.stop()
    expect(await ofTeam(id)).toEqual({
      audience: 'LINK', reviewLink: { title: 'Pitch' }, askedBy: { name: owner.name }, askedGuestName: null,
      seenRevision: 0, frameFrom: 2,
    })
    expect((await commentAsGuest(app, gina, { threadId: id, body: 'Yes' })).errors).toEqual([])
    await answer(app, owner, id, { body: 'Thanks' })
    const read = [[`${owner.name}: Warmer?`, 'Gina: Yes', `${owner.name}: Thanks`]]
    for (const guest of [gina, hugo]) expect(await threadsOf(guest)).toEqual(read)
    expect(JSON.stringify((await readReview(app, gina)).data)).not.toContain(owner.email)
    expect(await threadsOf(other)).toEqual([])
    expectRefused(await commentAsGuest(app, other, { threadId: id, body: 'Mine' }), 'NOT_FOUND')
    const own = { threadId: id, body: 'Again', reopen: true }
    await mutated(app, owner, 'resolveThread', { threadId: id })
    await commentAsGuest(app, gina, own)
    expect((await readReview(app, gina)).data.review?.threads[0]).toMatchObject({ isResolved: true, isOwn: false })
    const log = await readLog(app, owner, projectId)
    expect(JSON.stringify(log)).not.toMatch(/Warmer|Thanks/)
    await mutated(app, owner, 'revokeReviewLink', { reviewLinkId: link.id })
    expect(reasonOf(await commentAsGuest(app, gina, { threadId: id, body: 'Late' }))).toBe('REVIEW_ENDED')
  })

  it('asks one guest where they are apart, whom nobody else ever overhears', async () => {
    const { storyboardId, first } = await makeBoard()
    const { owner } = studio
    const link = await shareBoard(app, owner, storyboardId, APART)
    const subject = { shotId: first.id }
    expect(reasonOf(await tryAsking({ subject, ...asking(link) }))).toBe('REVIEW_GUEST_REQUIRED')
    const [gina, hugo] = [await enterAsGuest(app, link, 'Gina'), await enterAsGuest(app, link, 'Hugo')]
    const stranger = await enterAsGuest(app, await shareBoard(app, owner, storyboardId, APART), 'Ida')
    for (const nobody of [stranger, studio.member]) {
      expectRefused(await tryAsking({ subject, ...asking(link, nobody) }), 'NOT_FOUND')
    }
    const { thread: { id } } = await startThread(app, owner, { subject, body: 'Warmer?', ...asking(link, gina) })
    expect(await ofTeam(id)).toMatchObject({ askedGuestName: 'Gina', askedBy: { name: owner.name } })
    expect((await commentAsGuest(app, gina, { threadId: id, body: 'Yes' })).errors).toEqual([])
    for (const isIsolated of [true, false]) {
      await mutated(app, owner, 'updateReviewLink', { reviewLinkId: link.id, isIsolated })
      expect(await threadsOf(gina)).toHaveLength(1)
      for (const outsider of [hugo, stranger]) {
        expect(await threadsOf(outsider)).toEqual([])
        expectRefused(await commentAsGuest(app, outsider, { threadId: id, body: 'Me, too' }), 'NOT_FOUND')
      }
    }
    expect(reasonOf(await tryAsking({ subject, ...asking(link, gina) }))).toBe('REVIEW_GUESTS_TOGETHER')
    // What all guests read stays with nobody once they are apart.
    await startThread(app, owner, { subject, body: 'Colder?', ...asking(link) })
    expect(await threadsOf(hugo)).toHaveLength(1)
    await mutated(app, owner, 'updateReviewLink', { reviewLinkId: link.id, isIsolated: true })
    expect(await threadsOf(hugo)).toEqual([])
  })

  it('has the drawing and region that it quotes where the version has them, also in another space', async () => {
    const { storyboardId, second, viewId } = await makeBoard()
    const { owner } = studio
    const link = await shareBoard(app, owner, storyboardId, TALK)
    const gina = await enterAsGuest(app, link, 'Gina')
    // The drawing space of the board is twice that of the version.
    await draw(app, owner, viewId, [resizing({ width: 840, height: 480 })])
    const subject = { viewId }
    const operations = [adding([makeStroke({ points: [{ x: 20, y: 40 }, { x: 400, y: 240 }] })])]
    const marked = { subject, region: { x: 80, y: 40, width: 240, height: 80 }, operations }
    const { thread: { id: quotedThreadId } } = await startThread(app, owner, marked)
    await answer(app, owner, quotedThreadId, { operations: [adding()] })
    const ask = { ...asking(link).ask, quotedThreadId }
    const { comment } = await startThread(app, owner, { subject, body: '> Softer here\n\nWarmer?', ask })
    expect(comment.strokeCount).toBe(1)
    const { data: { review } } = await readReview(app, gina)
    const [region, points] = [{ x: 40, y: 20, width: 120, height: 40 }, [{ x: 10, y: 20 }, { x: 200, y: 120 }]]
    expect(review?.threads[0]).toMatchObject({ region, comments: [{ canvasData: { lines: [{ points }] } }] })
    expectRefused(await tryAsking({ subject: { shotId: second.id }, ask }), 'NOT_FOUND')
  })

  it('is refused where the link is of another board, has ended, takes no comments or does not show it', async () => {
    const { projectId, storyboardId, first, second, viewId } = await makeBoard()
    const { owner } = studio
    const link = await shareBoard(app, owner, storyboardId, { ...TALK, shotIds: [first.id] })
    const elsewhere = await shareBoard(app, owner, (await makeBoard()).storyboardId, TALK)
    const silent = await shareBoard(app, owner, storyboardId)
    const revoked = await shareBoard(app, owner, storyboardId, TALK)
    await mutated(app, owner, 'revokeReviewLink', { reviewLinkId: revoked.id })
    const newer = await makeShot(app, owner, storyboardId)
    const subject = { viewId }
    expectRefused(await tryAsking({ subject, ...asking(elsewhere) }), 'NOT_FOUND')
    const { id: taskId } = await makeTask(app, owner, projectId, 'Ink')
    expectRefused(await tryAsking({ subject: { taskId }, ...asking(link) }), 'NOT_FOUND')
    const refusals = [
      [{ subject, ...asking(revoked) }, 'REVIEW_LINK_ENDED'],
      [{ subject, ...asking(silent) }, 'REVIEW_LINK_WITHOUT_COMMENTS'],
      [{ subject: { shotId: second.id }, ...asking(link) }, 'REVIEW_LINK_WITHOUT_SUBJECT'],
      [{ subject: { viewId: newer.views[0]?.id }, ...asking(link) }, 'REVIEW_LINK_WITHOUT_SUBJECT'],
    ] as const
    for (const [input, reason] of refusals) expect(reasonOf(await tryAsking(input))).toBe(reason)
    expectRefused(await tryAsking({ subject, ...asking(link) }, studio.outsider), 'NOT_FOUND')
    const { storyboard } = await app.ask<{ storyboard: { reviewLinks: { nodes: object[] } } }>(
      owner, `query ($id: ID!, $viewId: ID!, $shotId: ID!) { storyboard(by: { id: $id }) { reviewLinks { nodes {
        first: canAsk(subject: { viewId: $viewId }) second: canAsk(subject: { shotId: $shotId })
        all: canAsk(subject: { storyboardId: $id })
      } } } }`, { id: storyboardId, viewId, shotId: second.id },
    )
    expect(storyboard.reviewLinks.nodes).toEqual([
      { first: false, second: false, all: false }, { first: false, second: false, all: false },
      { first: true, second: false, all: true },
    ])
  })

  it('is for members to ask, and for guests never to send', async () => {
    const { storyboardId } = await makeBoard()
    const link = await shareBoard(app, studio.owner, storyboardId, TALK)
    const input = { subject: { storyboardId }, ...asking(link) }
    expectRefused(await tryAsking(input, viewer), 'FORBIDDEN')
    expectRefused(await tryAsking(input, await enterAsGuest(app, link)), 'UNAUTHENTICATED')
    expect((await tryAsking(input, studio.member)).errors).toEqual([])
  })
})

describe('who hears of a question', () => {
  /** Makes the mails that wait go out now. */
  const hurry = ({ id }: SharedLink) => pool.query(
    'UPDATE graphile_worker._private_jobs SET run_at = now() WHERE "key" LIKE $1',
    [`mailQuestions ${uuidOf('ReviewLink', id)} %`],
  )

  it('the person whom the link is for gets one mail for questions of five minutes, without their texts', async () => {
    const { storyboardId, first, second } = await makeBoard()
    const { owner, member } = studio
    const recipientEmail = `gina.${storyboardId}@example.com`
    const to = { ...TALK, recipientName: 'Gina', recipientEmail }
    const link = await shareBoard(app, owner, storyboardId, { ...to, shows: ['CODES'] })
    await startThread(app, owner, { subject: { shotId: first.id }, body: 'Warmer?', ...asking(link) })
    const { rows } = await pool.query<object>(
      `SELECT "payload" FROM graphile_worker._private_jobs WHERE "key" LIKE $1`,
      [`mailQuestions ${uuidOf('ReviewLink', link.id)} %`],
    )
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain('Warmer')
    expect(await countMailsTo(recipientEmail)).toBe(0)
    await hurry(link)
    const mail = await mailTo(recipientEmail)
    expect(mail.subject).toBe(`${owner.name} asked you about ${first.code}`)
    expect(mail.text).not.toContain('Warmer')
    expect(mail.text).toContain('“Pitch”')

    const several = await shareBoard(app, owner, storyboardId, to)
    await startThread(app, owner, { subject: { shotId: second.id }, ...asking(several) })
    await startThread(app, member, { subject: { storyboardId }, ...asking(several) })
    await hurry(several)
    const both = await mailTo(recipientEmail, 2)
    expect(both.subject).toBe(`${owner.name} and ${member.name} asked you 2 questions`)
    expect(both.text).toContain('About shot 2 and Pitch.')
    expect(both.text).not.toContain(second.code)
  })

  it('no mail goes out for a question that was answered or ended, and of another guest', async () => {
    const { storyboardId, first } = await makeBoard()
    const { owner } = studio
    const recipientEmail = `hugo.${storyboardId}@example.com`
    const to = { ...APART, recipientName: 'Hugo', recipientEmail }
    const subject = { shotId: first.id }
    const [answered, ended, others] = [
      await shareBoard(app, owner, storyboardId, to), await shareBoard(app, owner, storyboardId, to),
      await shareBoard(app, owner, storyboardId, to),
    ]
    for (const link of [answered, ended]) {
      const guest = await enterAsGuest(app, link, 'Gina')
      const { thread: { id: threadId } } = await startThread(app, owner, { subject, ...asking(link, guest) })
      if (link === answered) await commentAsGuest(app, guest, { threadId, body: 'Yes' })
      else await mutated(app, owner, 'revokeReviewLink', { reviewLinkId: link.id })
    }
    const [hugo, gina] = [await enterAsGuest(app, others, 'Hugo'), await enterAsGuest(app, others, 'Gina')]
    await startThread(app, owner, { subject, ...asking(others, gina) })
    for (const link of [answered, ended, others]) await hurry(link)
    expect(await countMailsTo(recipientEmail)).toBe(0)
    await startThread(app, owner, { subject, ...asking(others, hugo) })
    await hurry(others)
    expect((await mailTo(recipientEmail)).subject).toContain('asked you about shot 1')
  })

  it('followers of the question are notified when a guest answers', async () => {
    const { storyboardId } = await makeBoard()
    const { owner, admin, member } = studio
    const link = await shareBoard(app, owner, storyboardId, TALK)
    const guest = await enterAsGuest(app, link, 'Gina')
    const { thread } = await startThread(app, member, { subject: { storyboardId }, ...asking(link) })
    await answer(app, admin, thread.id)
    await commentAsGuest(app, guest, { threadId: thread.id, body: `@${viewer.name} and @Gina: yes` })
    const kindsOf = async (person: Person) => (await linesOf(app, person)).map((line) => line.split(' ')[0])
    expect(await kindsOf(member)).toEqual(['REVIEW_ANSWERED', 'COMMENTED'])
    expect(await kindsOf(admin)).toEqual(['REVIEW_ANSWERED'])
    const named = await prisma.mention.findMany({ where: { userId: uuidOf('User', guest.id) } })
    expect(named).toEqual([])
  })
})

it('threads are listed by who reads them, by link and by version', async () => {
  const { storyboardId, first } = await makeBoard()
  const { owner } = studio
  const link = await shareBoard(app, owner, storyboardId, TALK)
  const guest = await enterAsGuest(app, link)
  const subject = { shotId: first.id }
  await startThread(app, owner, { subject, body: 'Team' })
  await startThread(app, owner, { subject, body: 'Asked', ...asking(link) })
  await commentAsGuest(app, guest, { ...subject, body: 'Guest' })
  await makeShot(app, owner, storyboardId)
  await mutated(app, owner, 'updateReviewLink', { reviewLinkId: link.id, subject: { storyboardId } })
  await commentAsGuest(app, guest, { ...subject, body: 'Later' })
  const { storyboard: { versions } } = await app.ask<{ storyboard: { versions: { nodes: { id: string }[] } } }>(
    owner, 'query ($id: ID!) { storyboard(by: { id: $id }) { versions { nodes { id } } } }', { id: storyboardId },
  )
  const [newest, oldest] = versions.nodes
  const listed = async (filter: object) => {
    const { storyboard } = await app.ask<{
      storyboard: { threads: { totalCount: number; nodes: { comments: { nodes: { body: string }[] } }[] } }
    }>(owner, `query ($id: ID!, $filter: CommentThreadFilter) { storyboard(by: { id: $id }) {
      threads(filter: $filter) { totalCount nodes { comments(first: 1) { nodes { body } } } }
    } }`, { id: storyboardId, filter })
    const bodies = storyboard.threads.nodes.map(({ comments }) => comments.nodes[0]?.body)
    expect(storyboard.threads.totalCount).toBe(bodies.length)
    return bodies
  }
  expect(await listed({ audience: 'TEAM' })).toEqual(['Team'])
  expect(await listed({ audience: 'LINK' })).toEqual(['Asked', 'Guest', 'Later'])
  expect(await listed({ reviewLinkId: link.id, storyboardVersionId: newest?.id })).toEqual(['Later'])
  expect(await listed({ storyboardVersionId: oldest?.id })).toEqual(['Asked', 'Guest'])
})
