import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../harness/app.ts'
import { join, makePerson, makeShot, makeStudio, makeToken, type Person, type Studio } from '../../harness/fixtures.ts'
import { expectRefused } from '../../harness/refusals.ts'
import { followBySocket } from '../../harness/subscriptions.ts'
import { mutate, mutated } from '../projects/projectCalls.ts'
import { makePlaylist } from '../review/playlistCalls.ts'
import { changesUntil, PRESENCE, type PresenceTold } from './presenceCalls.ts'

let app: TestApp
let studio: Studio
let playlistId: string
let itemId: string
let shotId: string

beforeAll(async () => {
  app = await startApp()
  studio = await makeStudio(app)
  const { member, projectId, storyboardId } = studio
  shotId = (await makeShot(app, member, storyboardId)).id
  const { id, items: { nodes: [item] } } = await makePlaylist(app, member, projectId, [{ subject: { storyboardId } }])
  playlistId = id
  itemId = item?.id ?? ''
})
afterAll(() => app.stop())

const follow = (person: Person | null) => followBySocket<PresenceTold>(app, person, PRESENCE, { playlistId })
const play = (person: Person, playback: object | null, input: object = {}) =>
  mutate(app, person, 'updatePresence', {
    playlistId, clientId: 'room', playback: playback && { itemId, shotId, ...playback }, ...input,
  })

it('tells what somebody plays, with the time of the server, to all who play the same', async () => {
  const following = await follow(studio.owner)
  await changesUntil(following, () => true)
  const next = async () => {
    const { here: [tab], now } = (await changesUntil(following, ({ here }) => here.length > 0)).at(-1) ?? { here: [] }
    return { ...tab?.playback, late: Date.parse(now ?? '') - Date.parse(tab?.playback?.at ?? '') }
  }
  const before = Date.now()
  await play(studio.member, { frame: 7, isPlaying: true, speed: 2 })
  const played = await next()
  expect(played).toMatchObject({ itemId, shotId, frame: 7, isPlaying: true, speed: 2, isReady: true })
  expect(Date.parse(played.at ?? '')).toBeGreaterThanOrEqual(before)
  expect(played.late).toBeGreaterThanOrEqual(0)
  expect(played.late).toBeLessThan(1_000)
  await play(studio.member, { frame: 9, isPlaying: false, isReady: false })
  const paused = await next()
  expect(paused).toMatchObject({ frame: 9, isPlaying: false, speed: 1, isReady: false })
  // Standing still is no news, and its time stays.
  await play(studio.member, { frame: 9, isPlaying: false, isReady: false })
  await play(studio.member, { frame: 9, isPlaying: false, isReady: true })
  expect(await next()).toMatchObject({ frame: 9, isReady: true })
  await play(studio.member, null)
  expect((await changesUntil(following, ({ here }) => here.length > 0)).at(-1)?.here[0]?.playback).toBeNull()
  await play(studio.member, null, { isLeaving: true })
  await following.stop()
})

it('is another place than the board', async () => {
  const following = await followBySocket<PresenceTold>(app, studio.owner, PRESENCE, {
    storyboardId: studio.storyboardId,
  })
  await changesUntil(following, () => true)
  await play(studio.member, { frame: 0, isPlaying: false })
  await mutated(app, studio.member, 'updatePresence', { storyboardId: studio.storyboardId, clientId: 'board' })
  const changes = await changesUntil(following, ({ here }) => here.length > 0)
  expect(changes.flatMap(({ here }) => here.map(({ clientId }) => clientId))).toEqual(['board'])
  await following.stop()
})

it('refuses frames and speeds that there are not, and places that are none or two', async () => {
  expectRefused(await play(studio.member, { frame: -1, isPlaying: true }), 'INVALID_INPUT')
  expectRefused(await play(studio.member, { frame: 0, isPlaying: true, speed: 17 }), 'INVALID_INPUT')
  for (const place of [{ playlistId: null }, { storyboardId: studio.storyboardId }]) {
    expectRefused(await play(studio.member, null, place), 'INVALID_INPUT')
  }
})

it('is sent to those who may see the playlist, viewers too', async () => {
  const codeOf = async (person: Person | null) => {
    const following = await follow(person)
    const answer = await following.next().catch((error: unknown) => error)
    await following.stop()
    return JSON.stringify(answer)
  }
  expect(await codeOf(studio.outsider)).toContain('NOT_FOUND')
  expect(await codeOf(null)).toContain('UNAUTHENTICATED')
  expectRefused(await play(studio.outsider, { frame: 0, isPlaying: true }), 'NOT_FOUND')
  const token = await makeToken(studio.member, ['drawings:read'])
  expect(await codeOf(token)).toContain('FORBIDDEN')
  expectRefused(await play(token, { frame: 0, isPlaying: true }), 'FORBIDDEN')
  const viewer = await makePerson(app, 'Vera')
  await join(studio.organizationId, viewer, 'VIEWER')
  expect((await play(viewer, { frame: 0, isPlaying: true }, { clientId: 'vera' })).errors).toEqual([])
  await mutated(app, studio.member, 'deletePlaylist', { playlistId })
  expect(await codeOf(studio.admin)).toContain('NOT_FOUND')
  await mutated(app, studio.member, 'restorePlaylist', { playlistId })
})
