import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeShot, makeStudio, type Person } from '../../harness/fixtures.ts'
import { startThread } from '../comments/commentCalls.ts'
import { mutated } from '../projects/projectCalls.ts'
import { commentAsGuest, enterAsGuest, readReview, shareBoard } from './reviewCalls.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

it('the team sees which guests read a thread, as they do', async () => {
  const { owner, storyboardId } = await makeStudio(app)
  const [first, second] = [await makeShot(app, owner, storyboardId), await makeShot(app, owner, storyboardId)]
  const link = await shareBoard(app, owner, storyboardId, { canComment: true })
  const asking = (guest?: Person) => ({ ask: { reviewLinkId: link.id, guestId: guest?.id } })
  const [gina, hugo] = [await enterAsGuest(app, link, 'Gina'), await enterAsGuest(app, link, 'Hugo')]
  const subject = { shotId: first.id }
  await startThread(app, owner, { subject, body: 'Team' })
  await startThread(app, owner, { subject, body: 'Asked', ...asking() })
  await commentAsGuest(app, gina, { ...subject, body: 'Said' })
  const set = (input: object) =>
    mutated(app, owner, 'updateReviewLink', { reviewLinkId: link.id, ...input }, 'reviewLink { version }')
  const readers = async () => {
    const { shot } = await app.ask<{ shot: { threads: { nodes: object[] } } }>(owner, `query ($id: ID!) {
      shot: node(id: $id) { ... on Shot { threads { nodes { guestReaders guestReaderName } } } }
    }`, { id: first.id })
    return shot.threads.nodes.map((thread) => Object.values(thread))
  }
  const bodiesOf = async (guest: Person) =>
    (await readReview(app, guest)).data.review?.threads.map(({ comments: [comment] }) => comment?.body)
  const team = [null, null]
  expect(await readers()).toEqual([team, ['ALL', null], ['ALL', null]])
  expect(await bodiesOf(hugo)).toEqual(['Said', 'Asked'])
  await set({ isIsolated: true })
  expect(await readers()).toEqual([team, ['NONE', null], ['ONE', 'Gina']])
  expect([await bodiesOf(gina), await bodiesOf(hugo)]).toEqual([['Said'], []])
  await startThread(app, owner, { subject, body: 'Apart', ...asking(hugo) })
  await set({ isIsolated: false })
  expect(await readers()).toEqual([team, ['ALL', null], ['ALL', null], ['ONE', 'Hugo']])
  expect([await bodiesOf(gina), await bodiesOf(hugo)]).toEqual([['Said', 'Asked'], ['Apart', 'Said', 'Asked']])
  const none = ['NONE', null]
  await set({ shotIds: [second.id] })
  expect(await readers()).toEqual([team, none, none, none])
  expect(await bodiesOf(hugo)).toEqual([])
  await set({ shotIds: [] })
  await mutated(app, owner, 'revokeReviewLink', { reviewLinkId: link.id })
  expect(await readers()).toEqual([team, none, none, none])
})
