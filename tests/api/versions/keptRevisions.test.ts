import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../harness/app.ts'
import { adding, draw } from '../../harness/drawings.ts'
import { makeStudio, makeToken, type Person, type Studio } from '../../harness/fixtures.ts'
import { mutated } from '../projects/projectCalls.ts'
import { save } from './boardVersions.ts'
import { makeBoard, restore } from './restores.ts'

let app: TestApp
let studio: Studio
beforeAll(async () => {
  app = await startApp()
  studio = await makeStudio(app)
})
afterAll(() => app.stop())

const ask = (person: Person, id: string | undefined) =>
  app.send<{ node: { keptRevisions: { revision: number; storyboardVersion: { number: number } }[] } | null }>(
    person,
    `query ($id: ID!) { node(id: $id) { ... on View { keptRevisions { revision storyboardVersion { number } } } } }`,
    { id },
  )
const read = async (viewId: string | undefined) => (await ask(studio.member, viewId)).data.node?.keptRevisions

it('the versions that show a drawing say at which revision', async () => {
  const { storyboardId, ids: [a, b], views: [viewA = '', viewB = ''] } = await makeBoard(app, studio, ['A', 'B'])
  const keep = () => save(app, studio.member, storyboardId)
  const kept = (revision: number, number: number) => ({ revision, storyboardVersion: { number } })
  expect(await read(viewA)).toEqual([])
  const { id: first } = await keep()
  await draw(app, studio.member, viewA, [adding(), adding()])
  await keep()
  await mutated(app, studio.member, 'updateShots', { shots: [{ shotId: b, name: 'Bee' }] })
  await keep()
  await mutated(app, studio.owner, 'deleteShots', { shots: [{ shotId: a }] })
  await keep()
  await mutated(app, studio.owner, 'restoreShots', { shotIds: [a] })
  expect(await read(viewA)).toEqual([kept(0, 1), kept(2, 2), kept(2, 3)])
  expect((await read(viewB))?.map(({ revision }) => revision)).toEqual([0, 0, 0, 0])
  // A restore goes on: what it goes back to stays where it was.
  await restore(app, studio.member, { versionId: first })
  expect((await read(viewA))?.at(-1)).toMatchObject({ revision: 2 })
  await keep()
  expect((await read(viewA))?.at(-1)?.revision).toBeGreaterThan(2)
})

it('are for who reads boards, and for nobody outside', async () => {
  const { storyboardId, views: [viewId] } = await makeBoard(app, studio, ['A'])
  await save(app, studio.member, storyboardId)
  expect((await ask(studio.outsider, viewId)).data.node).toBeNull()
  const token = await makeToken(studio.owner, ['drawings:read'])
  expect((await ask(token, viewId)).errors[0]?.extensions.code).toBe('FORBIDDEN')
})
