import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toTypeId, uuidOf } from '../../../server/kernel/ids.ts'
import { forgetVisits } from '../../../server/modules/review/reviewHousekeeping.service.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { adding } from '../../harness/drawings.ts'
import { makeShot, makeStudio, type Studio } from '../../harness/fixtures.ts'
import { expectRefused } from '../../harness/refusals.ts'
import { mailTo } from '../../harness/mails.ts'
import { inApp, prisma } from '../../harness/running.ts'
import { giveSoundtrack } from '../../harness/sounds.ts'
import { followByEvents } from '../../harness/subscriptions.ts'
import { answer, COMMENT, type ReadComment } from '../comments/commentCalls.ts'
import { mutate, mutated, mutatedOne } from '../projects/projectCalls.ts'
import { commentAsGuest, enterAsGuest, readReview, shareBoard, tryOpen } from './reviewCalls.ts'

let app: TestApp
let studio: Studio
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

/** A studio whose board has so many shots. */
async function newStudio(shots = 1) {
  studio = await makeStudio(app)
  const made = []
  for (let index = 0; index < shots; index++) {
    made.push(await makeShot(app, studio.owner, studio.storyboardId, `Shot ${index}`))
  }
  return { ...studio, shots: made }
}

const reasonOf = ({ errors: [error] }: { errors: { extensions: { reason: string } }[] }) => error?.extensions.reason

const LINK_TITLE = 'reviewLink { title }'
const update = (reviewLinkId: string, input: object) =>
  mutated(app, studio.owner, 'updateReviewLink', { reviewLinkId, ...input }, 'reviewLink { version }')

describe('opening', () => {
  it('takes the right secret and a name, and says nothing without the secret', async () => {
    const { owner, storyboardId } = await newStudio()
    const link = await shareBoard(app, owner, storyboardId, { title: 'Pitch' })
    expect(link.url).toMatch(/^https:\/\/framewright\.test\/review\/review_\w{26}#[\w-]{32}$/)
    expectRefused(await tryOpen(app, { ...link, secret: `${link.secret}x` }, { name: 'Gina' }), 'NOT_FOUND')
    expect(reasonOf(await tryOpen(app, link))).toBe('REVIEW_NAME_REQUIRED')
    const { data } = await tryOpen(app, link, { name: ' Gina ' })
    expect(data.openReview?.review).toMatchObject({ title: 'Pitch', guestName: 'Gina', threads: [] })
    const guestToken = data.openReview?.guestToken
    const again = await tryOpen(app, link, { guestToken })
    expect(again.data.openReview).toMatchObject({ guestToken: null, review: { guestName: 'Gina' } })
    await mutated(app, owner, 'revokeReviewLink', { reviewLinkId: link.id })
    expect(reasonOf(await tryOpen(app, link, { name: 'Gina' }))).toBe('REVIEW_ENDED')
    expectRefused(await tryOpen(app, { ...link, secret: 'x' }, { name: 'Gina' }), 'NOT_FOUND')
  })

  it('asks for the password, and again for another one', async () => {
    const { owner, storyboardId } = await newStudio()
    const link = await shareBoard(app, owner, storyboardId, { password: 'lighthouse' })
    const named = { name: 'Gina' }
    expect(reasonOf(await tryOpen(app, link, named))).toBe('REVIEW_PASSWORD_REQUIRED')
    expect(reasonOf(await tryOpen(app, link, { ...named, password: 'windmill' }))).toBe('REVIEW_PASSWORD_WRONG')
    const guest = await enterAsGuest(app, link, 'Gina', { password: 'lighthouse' })
    await update(link.id, { password: 'harbor wall' })
    expect(reasonOf(await readReview(app, guest))).toBe('REVIEW_PASSWORD_REQUIRED')
    const opening = { guestToken: guest.accessToken, password: 'harbor wall' }
    expect((await tryOpen(app, link, opening)).data.openReview?.guestToken).toBeNull()
    expect((await readReview(app, guest)).data.review?.guestName).toBe('Gina')
    await update(link.id, { password: null })
    expect((await tryOpen(app, link, named)).errors).toEqual([])
  })

  it('slows down guesses of a password from one network, and openings', async () => {
    const { owner, storyboardId } = await newStudio()
    const link = await shareBoard(app, owner, storyboardId, { password: 'lighthouse' })
    const from = '203.0.113.7'
    const answers = []
    for (let attempt = 0; attempt < 12; attempt++) {
      answers.push(reasonOf(await tryOpen(app, link, { name: 'Gina', password: `wrong ${attempt}` }, from)))
    }
    expect(answers.at(0)).toBe('REVIEW_PASSWORD_WRONG')
    expect(answers.at(-1)).toMatch(/^ATTEMPTS_AT_LIMIT/)
    expect((await tryOpen(app, link, { name: 'Gina', password: 'lighthouse' })).errors).toEqual([])
  })

  it('lets a member of the team in as a guest, who is answered as one', async () => {
    const { owner, storyboardId } = await newStudio()
    const { id: reviewLinkId, secret } = await shareBoard(app, owner, storyboardId)
    const document = `mutation ($input: OpenReviewInput!) { openReview(input: $input) { review { title } } }`
    const { errors } = await app.send(owner, document, { input: { reviewLinkId, secret, name: 'Olga' } })
    expect(errors).toEqual([])
  })
})

describe('a link', () => {
  it('shows the version, not the board, and switch by switch', async () => {
    const { owner, storyboardId, shots: [first, second] } = await newStudio(2)
    await giveSoundtrack(app, owner, storyboardId)
    await mutatedOne(app, owner, 'updateShots', { shotId: first?.id, description: 'Rain', dialogue: 'Who is there?' })
    const bare = await enterAsGuest(app, await shareBoard(app, owner, storyboardId))
    const full = await enterAsGuest(app, await shareBoard(app, owner, storyboardId, {
      shows: ['DESCRIPTIONS', 'DIALOGUE', 'CODES', 'STATUSES', 'SOUND'], canDownload: true,
    }))
    const part = await enterAsGuest(app, await shareBoard(app, owner, storyboardId, {
      shotIds: [second?.id], shows: ['CODES', 'SOUND'],
    }))
    await mutatedOne(app, owner, 'updateShots', { shotId: first?.id, description: 'Snow' })
    await mutatedOne(app, owner, 'deleteShots', { shotId: second?.id })
    const seen = async (guest: typeof bare) => (await readReview(app, guest)).data.review
    expect((await seen(bare))?.shots).toMatchObject({
      totalCount: 2, nodes: [{ code: null, name: null, description: null, dialogue: null, voiceUrl: null }, {}],
    })
    expect((await seen(bare))?.soundtrack).toBeNull()
    expect((await seen(bare))?.shots.nodes[0]?.views[0]).toMatchObject({ name: null, downloadUrl: null })
    expect((await seen(full))?.shots.nodes[0]).toMatchObject({
      code: 'SH0010', name: 'Shot 0', description: 'Rain', dialogue: 'Who is there?',
    })
    const picture = await fetch(new URL((await seen(full))?.shots.nodes[1]?.views[0]?.pictureUrl ?? '', app.url))
    expect([picture.status, picture.headers.get('cache-control')]).toEqual([200, 'private, max-age=300'])
    expect((await seen(part))?.shots).toMatchObject({ totalCount: 1, nodes: [{ position: 1, code: 'SH0020' }] })
    expect((await seen(part))?.soundtrack).toBeNull()
    const cut = new URL((await seen(full))?.shots.nodes[0]?.views[0]?.downloadUrl ?? '', app.url)
    expect((await fetch(cut)).headers.get('content-disposition')).toBe('attachment')
  })

  it('puts the name of each guest across the pictures where it says so', async () => {
    const { owner, storyboardId } = await newStudio()
    const pictureFor = async (hasWatermark: boolean, name: string) => {
      const guest = await enterAsGuest(app, await shareBoard(app, owner, storyboardId, { hasWatermark }), name)
      const { pictureUrl = '' } = (await readReview(app, guest)).data.review?.shots.nodes[0]?.views[0] ?? {}
      return Buffer.from(await (await fetch(new URL(pictureUrl, app.url))).arrayBuffer()).toString('base64')
    }
    const [plain, again] = [await pictureFor(false, 'Gina'), await pictureFor(false, 'Hugo')]
    const [gina, hugo] = [await pictureFor(true, 'Gina'), await pictureFor(true, 'Hugo')]
    expect(again).toBe(plain)
    expect(new Set([plain, gina, hugo]).size).toBe(3)
  })

  it('moves to a newer version, and its guests learn of it', async () => {
    const { owner, storyboardId } = await newStudio()
    const link = await shareBoard(app, owner, storyboardId, { canComment: true })
    const guest = await enterAsGuest(app, link)
    const following = await followByEvents<{ reviewChanged: { versionNumber: number } }>(
      app, guest, 'subscription { reviewChanged { versionNumber } }',
    )
    expect((await following.next())?.data?.reviewChanged.versionNumber).toBe(1)
    await makeShot(app, owner, storyboardId)
    await update(link.id, { subject: { storyboardId } })
    expect((await following.next())?.data?.reviewChanged.versionNumber).toBe(2)
    await mutated(app, owner, 'revokeReviewLink', { reviewLinkId: link.id })
    const last = await following.next()
    expect(last?.errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND', reason: 'REVIEW_ENDED' })
    await following.stop()
  })

  it('ends for pictures that are open, within ten seconds', { timeout: 20_000 }, async () => {
    const { owner, storyboardId } = await newStudio()
    const link = await shareBoard(app, owner, storyboardId)
    const guest = await enterAsGuest(app, link)
    const url = new URL((await readReview(app, guest)).data.review?.shots.nodes[0]?.views[0]?.pictureUrl ?? '', app.url)
    expect((await fetch(url)).status).toBe(200)
    await mutated(app, owner, 'revokeReviewLink', { reviewLinkId: link.id })
    await expect.poll(async () => (await fetch(url)).status, { timeout: 10_000, interval: 500 }).toBe(404)
    expect(reasonOf(await readReview(app, guest))).toBe('REVIEW_ENDED')
  })

  it('keeps its version from being deleted, and passes to the owner with its maker gone', async () => {
    const { owner, admin, member, storyboardId, organizationId } = await newStudio()
    const link = await shareBoard(app, member, storyboardId)
    const guest = await enterAsGuest(app, link)
    const read = await app.ask<{ node: { storyboardVersion: { id: string } } }>(
      owner, 'query ($id: ID!) { node(id: $id) { ... on ReviewLink { storyboardVersion { id } } } }', { id: link.id },
    )
    const storyboardVersionId = read.node.storyboardVersion.id
    expect(reasonOf(await mutate(app, admin, 'deleteVersion', { storyboardVersionId }))).toBe('VERSION_SHARED')
    const where = { organizationId: uuidOf('Organization', organizationId), userId: uuidOf('User', member.id) }
    const { id: memberId } = await prisma.member.findFirstOrThrow({ where })

    await mutated(app, owner, 'removeMember', { memberId: toTypeId('Member', memberId) })
    const after = await app.ask(
      owner, 'query ($id: ID!) { node(id: $id) { ... on ReviewLink { createdBy { id } isOpen } } }', { id: link.id },
    )
    expect(after).toEqual({ node: { createdBy: { id: owner.id }, isOpen: true } })
    expect((await readReview(app, guest)).errors).toEqual([])
    expect((await mailTo(owner.email, 2)).text).toContain(`${member.name} made it and no longer sees the project`)
  })

  it('has the name of its board where it has no title', async () => {
    const { owner, storyboardId } = await newStudio()
    const link = await shareBoard(app, owner, storyboardId, { title: 'Pitch' })
    const { data } = await mutate(app, owner, 'updateReviewLink', { reviewLinkId: link.id, title: ' ' }, LINK_TITLE)
    expect(data).toEqual({ reviewLink: { title: 'Main' } })
  })
})

describe('comments of guests', () => {
  const THREADS = `query ($id: ID!) { storyboard(by: { id: $id }) { threads { nodes {
    subjectType seenRevision frameFrom reviewLink { title } shot { id }
    comments { nodes { ${COMMENT} guestName } }
  } } } }`

  interface Threads {
    storyboard: {
      threads: {
        nodes: {
          subjectType: string
          reviewLink: { title: string } | null
          comments: { nodes: (ReadComment & { guestName: string | null })[] }
        }[]
      }
    }
  }

  it('reach the team with a mark on the frame, and the answer reaches the guest', async () => {
    const { owner, storyboardId, shots: [shot] } = await newStudio()
    const viewId = shot?.views[0]?.id
    const link = await shareBoard(app, owner, storyboardId, { title: 'Pitch', canComment: true })
    const guest = await enterAsGuest(app, link, 'Gina')
    const said = { viewId, shotId: shot?.id, frameFrom: 3, body: 'Softer', operations: [adding()] }
    const { data, errors } = await commentAsGuest(app, guest, said)
    expect(errors).toEqual([])
    const { storyboard } = await app.ask<Threads>(owner, THREADS, { id: storyboardId })
    expect(storyboard.threads.nodes).toMatchObject([{
      subjectType: 'VIEW', frameFrom: 3, reviewLink: { title: 'Pitch' }, shot: { id: shot?.id },
      comments: { nodes: [{ author: null, guestName: 'Gina', body: 'Softer', strokeCount: 1 }] },
    }])
    await answer(app, owner, data.thread.threadId ?? '', { body: 'Done' })
    const { data: read } = await readReview(app, guest)
    expect(read.review?.threads).toMatchObject([{
      isOwn: true,
      comments: [
        { authorName: 'Gina', isByGuest: true, isOwn: true, canvasData: { lines: [{}] } },
        { authorName: owner.name, isByGuest: false, isOwn: false, body: 'Done' },
      ],
    }])
  })

  it('are apart where the link says so, and refused where it takes none', async () => {
    const { owner, storyboardId, shots: [shot] } = await newStudio()
    const open = await shareBoard(app, owner, storyboardId, { canComment: true })
    const apart = await shareBoard(app, owner, storyboardId, { canComment: true, isIsolated: true })
    const mute = await shareBoard(app, owner, storyboardId)
    for (const [link, seen] of [[open, 1], [apart, 0]] as const) {
      const [one, two] = [await enterAsGuest(app, link, 'Gina'), await enterAsGuest(app, link, 'Hugo')]
      const { data } = await commentAsGuest(app, one, { shotId: shot?.id, body: 'Softer' })
      expect((await readReview(app, two)).data.review?.threads).toHaveLength(seen)
      const threadId = data.thread.threadId
      const reply = await commentAsGuest(app, two, { threadId, body: 'Louder' })
      expect(reply.errors.map(({ extensions }) => extensions.code)).toEqual(seen === 1 ? [] : ['NOT_FOUND'])
    }
    const silent = await enterAsGuest(app, mute, 'Ida')
    expect(reasonOf(await commentAsGuest(app, silent, { body: 'Softer' }))).toBe('REVIEW_WITHOUT_COMMENTS')
  })

  it('are of the version that the guest looks at, and deleted by the guest in their first minutes', async () => {
    const { owner, storyboardId, shots: [shot] } = await newStudio()
    const link = await shareBoard(app, owner, storyboardId, { canComment: true })
    const [guest, other] = [await enterAsGuest(app, link, 'Gina'), await enterAsGuest(app, link, 'Hugo')]
    const said = { shotId: shot?.id, body: 'Softer' }
    expect(reasonOf(await commentAsGuest(app, guest, { ...said, versionNumber: 7 }))).toBe('REVIEW_VERSION_CHANGED')
    const { data } = await commentAsGuest(app, guest, { ...said, versionNumber: 1 })
    const input = { commentId: data.thread.comments[0]?.commentId }
    expectRefused(await mutate(app, other, 'deleteReviewComment', input), 'NOT_FOUND')
    const { id } = await prisma.comment.findFirstOrThrow({ where: { body: 'Softer' }, orderBy: { id: 'desc' } })
    const setAge = (minutes: number) =>
      prisma.comment.update({ where: { id }, data: { createdAt: new Date(Date.now() - minutes * 60_000) } })
    await setAge(16)
    expect(reasonOf(await mutate(app, guest, 'deleteReviewComment', input))).toBe('REVIEW_COMMENT_FIXED')
    await setAge(1)
    expect(await mutated(app, guest, 'deleteReviewComment', input, 'thread { threadId }')).toEqual({ thread: null })
    expect((await readReview(app, other)).data.review?.threads).toEqual([])
  })

  it('are about what the link shows alone', async () => {
    const { owner, storyboardId, shots: [first, second] } = await newStudio(2)
    const link = await shareBoard(app, owner, storyboardId, { canComment: true, shotIds: [first?.id] })
    const guest = await enterAsGuest(app, link)
    for (const place of [{ shotId: second?.id }, { viewId: second?.views[0]?.id }]) {
      expectRefused(await commentAsGuest(app, guest, { ...place, body: 'Softer' }), 'NOT_FOUND')
    }
  })
})

it('visits are counted for the team, and forgotten after 180 days', async () => {
  const { owner, storyboardId } = await newStudio()
  const link = await shareBoard(app, owner, storyboardId, { canComment: true })
  const guest = await enterAsGuest(app, link, 'Gina')
  for (const shotsSeen of [1, 4]) await mutated(app, guest, 'noteReviewVisit', { seconds: 20, shotsSeen }, 'isNoted')
  await commentAsGuest(app, guest, { body: 'Softer' })
  const LINKS = `query ($id: ID!) { storyboard(by: { id: $id }) { reviewLinks { totalCount nodes {
    visitCount commentCount guests { name visitCount seconds shotsSeen commentCount }
  } } } }`
  const [gina] = [{ name: 'Gina', visitCount: 1, seconds: 40, shotsSeen: 4, commentCount: 1 }]
  expect(await app.ask(owner, LINKS, { id: storyboardId })).toEqual({
    storyboard: { reviewLinks: { totalCount: 1, nodes: [{ visitCount: 1, commentCount: 1, guests: [gina] }] } },
  })
  await inApp(() => forgetVisits(Date.now() + 181 * 86_400_000))
  expect(await app.ask(owner, LINKS, { id: storyboardId })).toMatchObject({
    storyboard: { reviewLinks: { nodes: [{ visitCount: 0, commentCount: 1 }] } },
  })
})
