import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../harness/app.ts'
import { adding, draw } from '../../harness/drawings.ts'
import { makeProject, makeShot, makeStudio, type Person, type Studio } from '../../harness/fixtures.ts'
import { giveImage } from '../../harness/images.ts'
import { expectRefused } from '../../harness/refusals.ts'
import { giveSoundtrack, giveVoice } from '../../harness/sounds.ts'
import { readLog } from '../casting/casts.ts'
import { mutate, mutated } from '../projects/projectCalls.ts'
import { readKept, save, versionsOf } from './boardVersions.ts'

let app: TestApp
let studio: Studio
beforeAll(async () => {
  app = await startApp()
  studio = await makeStudio(app)
})
afterAll(() => app.stop())

async function makeBoard(shotCount: number) {
  const { projectId, storyboardId } = await makeProject(app, studio.owner, studio.organizationId)
  const shots = []
  for (let made = 0; made < shotCount; made += 1) shots.push(await makeShot(app, studio.owner, storyboardId))
  const ids = shots.map(({ id }) => id)
  const viewIds = shots.map(({ views }) => views[0]?.id ?? '')
  return { projectId, storyboardId, ids, viewIds }
}

const change = (name: string, input: object) => mutated(app, studio.member, name, input)

describe('a version of a board', () => {
  it('shows texts, lengths, drawings, images and sounds as they were, whatever happens to the board', async () => {
    const { storyboardId, ids: [first = '', second = ''], viewIds: [view = ''] } = await makeBoard(2)
    await change('updateShots', { shots: [{ shotId: first, description: 'A gull lands', frames: 30 }] })
    await draw(app, studio.member, view, [adding()])
    const { image } = await giveImage(app, studio.owner, view)
    await giveVoice(app, studio.owner, first)
    await giveSoundtrack(app, studio.owner, storyboardId)
    const { id, number, kind, madeBy } = await save(app, studio.member, storyboardId, { name: 'Pitch' })
    expect({ number, kind, madeBy: madeBy?.name }).toEqual({ number: 1, kind: 'MANUAL', madeBy: studio.member.name })
    const before = await readKept(app, studio.member, id)
    const picture = await fetch(`${app.url}${before.shots.nodes[0]?.views[0]?.pictureUrl}`)
    const bytes = Buffer.from(await picture.arrayBuffer())

    await change('updateShots', { shots: [{ shotId: first, description: 'It flies', frames: 12 }] })
    await draw(app, studio.member, view, [adding()])
    await giveImage(app, studio.owner, view)
    await change('moveShots', { shots: [{ shotId: second }], to: { position: 1 } })
    const after = await readKept(app, studio.member, id)

    expect(after.shots.nodes.map(({ shotId, position }) => [shotId, position])).toEqual([[first, 1], [second, 2]])
    const [kept] = after.shots.nodes
    expect(kept).toMatchObject({ description: 'A gull lands', frames: 30 })
    expect(kept?.views[0]?.canvasData.lines).toHaveLength(1)
    expect(kept?.views[0]?.imageUrl).toContain(image?.id)
    expect(kept?.voiceUrl).toMatch(/^\/media\/media_/)
    expect(after.soundtrack).toMatchObject({ name: 'mix.wav' })
    expect(kept?.stateKey).toBe(before.shots.nodes[0]?.stateKey)
    const again = await fetch(`${app.url}${kept?.views[0]?.pictureUrl}`)
    expect(again.headers.get('content-type')).toBe('image/webp')
    expect(Buffer.from(await again.arrayBuffer()).equals(bytes)).toBe(true)
  })

  it('is not made twice of the same board, shares what did not change, and never reuses a number', async () => {
    const { storyboardId, ids: [first = ''] } = await makeBoard(2)
    const one = await save(app, studio.member, storyboardId)
    expect((await save(app, studio.member, storyboardId)).id).toBe(one.id)
    expect(await save(app, studio.member, storyboardId, { name: 'Pitch' })).toMatchObject({ id: one.id, name: 'Pitch' })
    const other = await save(app, studio.member, storyboardId, { name: 'For Ana' })
    expect(other).toMatchObject({ number: 2, name: 'For Ana' })
    await change('updateShots', { shots: [{ shotId: first, name: 'Harbor' }] })
    const three = await save(app, studio.member, storyboardId)
    expect(three.number).toBe(3)
    const [before, after] = [await readKept(app, studio.member, one.id), await readKept(app, studio.member, three.id)]
    const keys = (read: typeof before) => read.shots.nodes.map(({ stateKey }) => stateKey)
    expect(keys(before)[0]).not.toBe(keys(after)[0])
    expect(keys(before)[1]).toBe(keys(after)[1])

    await mutated(app, studio.owner, 'deleteVersion', { storyboardVersionId: three.id })
    await change('updateShots', { shots: [{ shotId: first, name: 'Pier' }] })
    expect((await save(app, studio.member, storyboardId)).number).toBe(4)
    expect((await versionsOf(app, studio.member, storyboardId)).map(({ number }) => number)).toEqual([4, 2, 1])
  })

  it('is found by its number and by a time', async () => {
    const { storyboardId } = await makeBoard(1)
    const { id } = await save(app, studio.member, storyboardId)
    const find = async (by: object) =>
      (await app.ask<{ storyboard: { savedVersion: { id: string } | null } }>(
        studio.member,
        `query ($id: ID!, $by: StoryboardVersionLookup!) {
          storyboard(by: { id: $id }) { savedVersion(by: $by) { id } } }`,
        { id: storyboardId, by },
      )).storyboard.savedVersion?.id
    expect(await find({ number: 1 })).toBe(id)
    expect(await find({ number: 2 })).toBeUndefined()
    expect(await find({ asOf: new Date(Date.now() + 1000).toISOString() })).toBe(id)
    expect(await find({ asOf: '2026-01-01T00:00:00.000Z' })).toBeUndefined()
  })

  it('has its shots in pages, in both directions', async () => {
    const { storyboardId, ids } = await makeBoard(5)
    const { id } = await save(app, studio.member, storyboardId)
    const read = async (page: object) => (await readKept(app, studio.member, id, page)).shots
    const names = ({ nodes }: Awaited<ReturnType<typeof read>>) => nodes.map(({ shotId }) => ids.indexOf(shotId))
    const start = await read({ first: 2 })
    expect([names(start), start.totalCount, start.pageInfo.hasNextPage]).toEqual([[0, 1], 5, true])
    const end = await read({ first: 9, after: start.pageInfo.endCursor })
    expect([names(end), end.pageInfo.hasNextPage]).toEqual([[2, 3, 4], false])
    const back = await read({ last: 2, before: end.pageInfo.startCursor })
    expect([names(back), back.pageInfo.hasPreviousPage]).toEqual([[0, 1], false])
    expect(names(await read({ last: 2 }))).toEqual([3, 4])
  })

  it('gets a name and a note by one who saw its last state, and is deleted by administrators', async () => {
    const { projectId, storyboardId } = await makeBoard(1)
    const { id } = await save(app, studio.member, storyboardId)
    const input = { storyboardVersionId: id, name: 'Locked', note: 'Sent to Ana', expectedVersion: 1 }
    const { storyboardVersion } = await mutated<{ storyboardVersion: object }>(
      app, studio.member, 'updateVersion', input, 'storyboardVersion { name note version }',
    )
    expect(storyboardVersion).toEqual({ name: 'Locked', note: 'Sent to Ana', version: 2 })
    expectRefused(await mutate(app, studio.member, 'updateVersion', input), 'CONFLICT')
    expectRefused(await mutate(app, studio.member, 'updateVersion', { storyboardVersionId: id }), 'INVALID_INPUT')
    expectRefused(
      await mutate(app, studio.member, 'updateVersion', { storyboardVersionId: id, name: 'x'.repeat(201) }),
      'INVALID_INPUT',
    )
    expectRefused(await mutate(app, studio.member, 'deleteVersion', { storyboardVersionId: id }), 'FORBIDDEN')
    expectRefused(await mutate(app, studio.outsider, 'deleteVersion', { storyboardVersionId: id }), 'NOT_FOUND')
    await mutated(app, studio.owner, 'deleteVersion', { storyboardVersionId: id })
    expect(await versionsOf(app, studio.member, storyboardId)).toEqual([])
    const types = (await readLog(app, studio.owner, projectId)).map(({ type }) => type)
    expect(types.filter((type) => type.startsWith('version.'))).toEqual(
      ['version.deleted', 'version.updated', 'version.made'],
    )
  })

  it('is not for outsiders: neither its list, its shots, nor its pictures', async () => {
    const { storyboardId } = await makeBoard(1)
    const { id } = await save(app, studio.member, storyboardId)
    const pictureUrl = (await readKept(app, studio.member, id)).shots.nodes[0]?.views[0]?.pictureUrl ?? ''
    const answer = await app.send<{ node: object | null }>(
      studio.outsider, 'query ($id: ID!) { node(id: $id) { id } }', { id },
    )
    expect(answer.data?.node ?? null).toBeNull()
    const path = pictureUrl.split('?')[0] ?? ''
    const open = async ({ accessToken }: Person, address = path) =>
      (await fetch(`${app.url}${address}`, { headers: { authorization: `Bearer ${accessToken}` } })).status
    expect(await open(studio.outsider)).toBe(404)
    expect(await open(studio.member)).toBe(200)
    expect((await fetch(`${app.url}${path}`)).status).toBe(401)
    const otherState = path.replace(/states\/[0-9a-f]{64}/, `states/${'0'.repeat(64)}`)
    expect(await open(studio.member, otherState)).toBe(404)
  })
})
