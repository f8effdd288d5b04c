import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../harness/app.ts'
import { copyDatabase, makeDatabase } from '../../harness/database.ts'
import { makeShot, makeStudio, type Studio } from '../../harness/fixtures.ts'
import { anyPng, giveImage } from '../../harness/images.ts'
import { followByEvents, followBySocket } from '../../harness/subscriptions.ts'
import { changesUntil, PRESENCE, type PresenceTold, UPDATE } from '../presence/presenceCalls.ts'

const NAME = `query ($id: ID!) { node(id: $id) { ... on Project { name } } }`
const RENAME = `mutation ($input: UpdateProjectInput!) { updateProject(input: $input) { project { id } } }`
const EVENTS = `subscription ($id: ID!, $after: String!) { projectEvents(projectId: $id, after: $after) { payload } }`
const SEQ = `query ($id: ID!) { node(id: $id) { ... on Project { eventSeq } } }`
const IMAGE = `query ($id: ID!) { node(id: $id) { ... on View { image { url } } } }`

interface Message {
  projectEvents: { payload: object }
}

/** Over two databases of which one is a copy of the other: every id and every token is good in both. */
describe('two applications in one process', () => {
  let one: TestApp
  let other: TestApp
  let studio: Studio
  let viewId: string

  beforeAll(async () => {
    const database = await makeDatabase()
    const first = await startApp(database)
    studio = await makeStudio(first)
    viewId = (await makeShot(first, studio.owner, studio.storyboardId)).views[0]?.id ?? ''
    await first.stop()
    const copy = await copyDatabase(database)
    one = await startApp(database)
    other = await startApp(copy)
  })
  afterAll(async () => {
    await one.stop()
    await other.stop()
  })

  const nameIn = async (app: TestApp) =>
    (await app.ask<{ node: { name: string } }>(studio.member, NAME, { id: studio.projectId })).node.name
  const seqIn = async (app: TestApp) =>
    (await app.ask<{ node: { eventSeq: number } }>(studio.member, SEQ, { id: studio.projectId })).node.eventSeq
  const rename = (app: TestApp, name: string) =>
    app.ask(studio.owner, RENAME, { input: { projectId: studio.projectId, name } })

  it('keep their own data, also where many requests run at once', async () => {
    const before = await nameIn(one)
    await rename(one, 'Renamed in one')
    expect(await nameIn(other)).toBe(before)
    const names = await Promise.all(Array.from({ length: 20 }, (_, index) => nameIn(index % 2 === 0 ? one : other)))
    expect(new Set(names.filter((_, index) => index % 2 === 0))).toEqual(new Set(['Renamed in one']))
    expect(new Set(names.filter((_, index) => index % 2 === 1))).toEqual(new Set([before]))
  })

  it.each([
    ['a socket', followBySocket],
    ['server-sent events', followByEvents],
  ])('tell their own events over %s', async (by, follow) => {
    const hear = async (app: TestApp, name: string) => {
      const variables = { id: studio.projectId, after: String(await seqIn(app)) }
      const following = await follow<Message>(app, studio.member, EVENTS, variables)
      await rename(app, name)
      const event = await following.next()
      await following.stop()
      return JSON.stringify(event?.data?.projectEvents.payload)
    }
    const [inOne, inOther] = await Promise.all([hear(one, `One by ${by}`), hear(other, `Other by ${by}`)])
    expect(inOne).toContain(`"to":"One by ${by}"`)
    expect(inOther).toContain(`"to":"Other by ${by}"`)
  })

  it('know their own people on a board', async () => {
    const { storyboardId } = studio
    const come = (app: TestApp, clientId: string, isLeaving = false) =>
      app.ask(studio.owner, UPDATE, { input: { storyboardId, clientId, isLeaving } })
    await come(one, 'in-one')
    const following = await followBySocket<PresenceTold>(other, studio.member, PRESENCE, { storyboardId })
    const [whole] = await changesUntil(following, ({ isComplete }) => isComplete)
    expect(whole?.here).toEqual([])
    await come(one, 'in-one-too')
    await come(other, 'in-other')
    const [joined] = await changesUntil(following, ({ here }) => here.length > 0)
    expect(joined?.here.map(({ clientId }) => clientId)).toEqual(['in-other'])
    await following.stop()
    for (const clientId of ['in-one', 'in-one-too']) await come(one, clientId, true)
    await come(other, 'in-other', true)
  })

  it('keep their own files', async () => {
    await giveImage(one, studio.owner, viewId, await anyPng())
    const imageIn = async (app: TestApp) =>
      (await app.ask<{ node: { image: { url: string } | null } }>(studio.member, IMAGE, { id: viewId })).node.image
    const url = (await imageIn(one))?.url ?? ''
    expect(await imageIn(other)).toBeNull()
    expect((await fetch(`${one.url}${url}`)).status).toBe(200)
    // Both sign with the key of the installation that was copied.
    expect((await fetch(`${other.url}${url}`)).status).toBe(404)
  })
})
