import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeShot, makeStudio, type Studio } from '../../harness/fixtures.ts'
import { threadsOf } from '../comments/commentCalls.ts'
import { mutated, mutatedOne } from '../projects/projectCalls.ts'
import { commentAsGuest, enterAsGuest, shareBoard } from './reviewCalls.ts'

let app: TestApp
let studio: Studio
beforeAll(async () => {
  app = await startApp()
  studio = await makeStudio(app)
})
afterAll(() => app.stop())

/** Comments of guests on shots and views in the trash, for the team. */
async function inTrash() {
  const { storyboard } = await app.ask<{ storyboard: { commentsInTrash: object[] } }>(
    studio.member,
    `query ($id: ID!) { storyboard(by: { id: $id }) {
      commentsInTrash { shotId viewId code threadCount guestNames }
    } }`,
    { id: studio.storyboardId },
  )
  return storyboard.commentsInTrash
}

it('the team learns of comments of guests on what lies in the trash, and reads them once it is restored', async () => {
  const { owner, storyboardId } = studio
  const shot = await makeShot(app, owner, storyboardId)
  const other = await makeShot(app, owner, storyboardId)
  await mutatedOne(app, owner, 'createViews', { shotId: other.id, name: 'Wide' })
  const link = await shareBoard(app, owner, storyboardId, { canComment: true })
  const [gina, hugo] = [await enterAsGuest(app, link, 'Gina'), await enterAsGuest(app, link, 'Hugo')]
  await commentAsGuest(app, gina, { shotId: shot.id, body: 'Before' })
  await mutatedOne(app, owner, 'deleteShots', { shotId: shot.id })
  expect(await inTrash()).toEqual([])
  const { errors } = await commentAsGuest(app, gina, { shotId: shot.id, body: 'After' })
  expect(errors).toEqual([])
  await commentAsGuest(app, hugo, { viewId: shot.views[0]?.id, body: 'So do I' })
  const { id: shotId, code } = shot
  expect(await inTrash()).toEqual([{ shotId, viewId: null, code, threadCount: 2, guestNames: ['Gina', 'Hugo'] }])
  expect((await threadsOf(app, owner, storyboardId))?.threads.totalCount).toBe(0)
  await mutated(app, owner, 'restoreShots', { shotIds: [shotId] })
  expect(await inTrash()).toEqual([])
  expect((await threadsOf(app, owner, storyboardId))?.threads.totalCount).toBe(3)

  const viewId = other.views[0]?.id
  await mutatedOne(app, owner, 'deleteViews', { viewId })
  await commentAsGuest(app, gina, { viewId, body: 'Where is it?' })
  expect(await inTrash()).toEqual([
    { shotId: other.id, viewId, code: other.code, threadCount: 1, guestNames: ['Gina'] },
  ])
  await mutated(app, owner, 'restoreViews', { viewIds: [viewId] })
  expect(await inTrash()).toEqual([])
  expect((await threadsOf(app, owner, storyboardId))?.threads.totalCount).toBe(4)
})
