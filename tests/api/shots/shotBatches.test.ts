import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeStudio, type Person, type Studio } from '../../harness/fixtures.ts'
import { expectRefused, expectUnchanged } from '../../harness/refusals.ts'
import { mutate, mutated, mutatedOne } from '../projects/projectCalls.ts'
import { makeBoard, namesOf, readWhole, rowsOf } from './boards.ts'

const MANY = 500

describe('batches of shots', () => {
  let app: TestApp
  let studio: Studio

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
  })
  afterAll(() => app.stop())

  const board = (storyboardId: string, after = 0) => readWhole(app, studio, storyboardId, after)
  const send = (name: string, input: object, person: Person = studio.member) => mutate(app, person, name, input)

  describe('createShots', () => {
    it('adds shots to one place in their order, with what is said of them', async () => {
      const { storyboardId, ids, statusIds } = await makeBoard(app, studio, [...'AB'])
      const before = await board(storyboardId)
      const shots = [
        { name: ' X ', description: 'Wide', aspectRatio: 'RATIO_1_1', frames: 7, statusId: statusIds[1] },
        {},
        { name: 'Z' },
      ]
      const counted = 'storyboard { revision shotCount }'
      const selection = `shots { id name } shotEdges { cursor node { id views { id } } } ${counted}`
      const input = { storyboardId, shots, place: { afterId: ids[0] } }
      const answer = await mutated<{ shots: { id: string }[]; shotEdges: { node: { id: string } }[] }>(
        app,
        studio.member,
        'createShots',
        input,
        selection,
      )
      expect(answer).toMatchObject({
        shots: [{ name: 'X' }, { name: 'Shot 4' }, { name: 'Z' }],
        storyboard: { revision: before.revision + 1, shotCount: 5 },
      })
      expect(answer.shotEdges.map(({ node }) => node.id)).toEqual(answer.shots.map(({ id }) => id))
      const after = await board(storyboardId, before.project.events.totalCount)
      expect(after.shots.nodes.map(({ name, code }) => `${name} ${code}`)).toEqual([
        'A SH0010', 'X SH0014', 'Shot 4 SH0015', 'Z SH0016', 'B SH0020',
      ])
      expect(after.shots.nodes[1]).toMatchObject({
        description: 'Wide',
        frames: 7,
        aspectRatio: 'RATIO_1_1',
        status: { id: statusIds[1] },
        views: [{ width: 230, height: 230, revision: 0 }],
      })
      expect(after.shots.nodes[2]).toMatchObject({ frames: 48, aspectRatio: 'RATIO_16_9', status: null })
      expect(after.project.events.nodes.map(({ type }) => type)).toEqual(Array(3).fill('shot.created'))
    })

    it('takes codes from the end where there are too few between', async () => {
      const { storyboardId } = await makeBoard(app, studio, [...'AB'])
      const shots = Array.from({ length: 40 }, () => ({}))
      await mutated(app, studio.member, 'createShots', { storyboardId, shots, place: { position: 2 } })
      const codes = (await board(storyboardId)).shots.nodes.map(({ code }) => code)
      expect([codes[1], codes[40], codes[41]]).toEqual(['SH0030', 'SH0420', 'SH0020'])
      expect(new Set(codes).size).toBe(42)
    })

    it('adds none when one breaks a rule, and names each that does', async () => {
      const { storyboardId } = await makeBoard(app, studio, ['A'])
      const other = await makeBoard(app, studio, [])
      const long = 'n'.repeat(201)
      await expectUnchanged(() => board(storyboardId), async () => {
        expectRefused(await send('createShots', { storyboardId, shots: [] }), 'INVALID_INPUT', {
          shots: 'Give 1 to 500 items',
        })
        const shots = [{}, { name: long, frames: 0 }, { frames: -1 }]
        expectRefused(await send('createShots', { storyboardId, shots }), 'INVALID_INPUT', {
          'shots.1.name': 'Name must be at most 200 characters',
          'shots.1.frames': 'Frames must be a whole number, at least 1',
          'shots.2.frames': 'Frames must be a whole number, at least 1',
        })
        const days = { storyboardId, shots: [{}, { frames: 24 * 86_400 + 1 }] }
        expectRefused(await send('createShots', days), 'INVALID_INPUT', {
          'shots.1.frames': 'A shot lasts at most 24 hours',
        })
        const foreign = { storyboardId, shots: [{}, { statusId: other.statusIds[0] }] }
        expectRefused(await send('createShots', foreign), 'NOT_FOUND', { 'shots.1': 'Status not found' })
        expectRefused(await send('createShots', { storyboardId, shots: [{}] }, studio.outsider), 'NOT_FOUND')
      })
    })
  })

  describe('updateShots', () => {
    it('changes each in its own way, and leaves what is not given', async () => {
      const { storyboardId, ids, statusIds } = await makeBoard(app, studio, [...'ABCD'])
      await mutatedOne(app, studio.owner, 'updateShots', { shotId: ids[3], statusId: statusIds[0] })
      const before = await board(storyboardId)
      const shots = [
        { shotId: ids[2], name: 'See', duration: 1.51, statusId: statusIds[2] },
        { shotId: ids[0], aspectRatio: 'RATIO_9_16', expectedVersion: 1 },
        { shotId: ids[3], statusId: null },
        { shotId: ids[1], description: 'Far', frames: 1 },
      ]
      const selection = 'shots { name } storyboard { revision }'
      const answer = await mutated(app, studio.member, 'updateShots', { shots }, selection)
      expect(answer).toEqual({
        shots: [{ name: 'See' }, { name: 'A' }, { name: 'D' }, { name: 'B' }],
        storyboard: { revision: before.revision + 1 },
      })
      const after = await board(storyboardId, before.project.events.totalCount)
      expect(after.shots.nodes).toMatchObject([
        { name: 'A', version: 2, frames: 48, aspectRatio: 'RATIO_9_16', status: null, views: [{ width: 135 }] },
        { name: 'B', version: 2, frames: 1, description: 'Far', aspectRatio: 'RATIO_16_9' },
        { name: 'See', version: 2, frames: 36, status: { id: statusIds[2] }, views: [{ width: 420 }] },
        { name: 'D', version: 3, frames: 48, status: null },
      ])
      expect(after.project.events.nodes.map(({ type, subjectId }) => [type, ids.indexOf(subjectId)])).toEqual([
        ['shot.updated', 2],
        ['shot.statusChanged', 2],
        ['shot.aspectRatioChanged', 0],
        ['shot.statusChanged', 3],
        ['shot.updated', 1],
      ])
    })

    it('changes none when one breaks a rule or is at another version', async () => {
      const { storyboardId, ids } = await makeBoard(app, studio, [...'AB'])
      const other = await makeBoard(app, studio, ['A'])
      const [a, b] = [{ shotId: ids[0], name: 'Changed' }, { shotId: ids[1] }]
      const update = (...shots: object[]) => send('updateShots', { shots })
      await expectUnchanged(() => board(storyboardId), async () => {
        expectRefused(await update(), 'INVALID_INPUT', { shots: 'Give 1 to 500 items' })
        expectRefused(await update(a, { ...b, name: ' ', frames: 2, duration: 2 }), 'INVALID_INPUT', {
          'shots.1.name': 'Name is required',
          'shots.1.duration': 'Give frames or a duration, not both',
        })
        const texts = 'name, description, notes, cameraNote, dialogue'
        const fields = `${texts}, code, frames, duration, aspectRatio, statusId, externalId`
        expectRefused(await update(a, b), 'INVALID_INPUT', { 'shots.1.name': `Give something to change: ${fields}` })
        const later = 'Shot has changed meanwhile: it is at version 1, not 7'
        const stale = await update(a, { ...b, name: 'X', expectedVersion: 7 })
        expectRefused(stale, 'CONFLICT', { 'shots.1.expectedVersion': later })
        expect(stale.errors[0]?.message).toBe(`shots.1.expectedVersion: ${later}`)
        expectRefused(await update(a, { ...b, statusId: other.statusIds[0] }), 'NOT_FOUND')
        expectRefused(await update(a, { ...a, frames: 3 }), 'INVALID_INPUT', {
          'shots.1': 'The same as shots.0',
        })
        expectRefused(await update(a, { shotId: other.ids[0], frames: 3 }), 'CONFLICT', {
          'shots.1': 'The shots must all be on one board',
        })
        expectRefused(await send('updateShots', { shots: [a] }, studio.outsider), 'NOT_FOUND')
      })
    })
  })

  describe('deleteShots and restoreShots', () => {
    it('take shots away together and bring them back to their places', async () => {
      const { storyboardId, ids } = await makeBoard(app, studio, [...'ABCD'])
      const shotIds = [ids[3], ids[1]]
      const before = await board(storyboardId)
      const left = 'deletedShotIds storyboard { shotIds }'
      const gone = await mutated(app, studio.member, 'deleteShots', { shots: rowsOf(shotIds) }, left)
      expect(gone).toEqual({ deletedShotIds: shotIds, storyboard: { shotIds: [ids[0], ids[2]] } })
      expect(namesOf(await board(storyboardId))).toBe('AC')
      await expectUnchanged(() => board(storyboardId), async () => {
        expectRefused(await send('deleteShots', { shots: rowsOf([ids[0], ids[1]]) }), 'NOT_FOUND', {
          'shots.1': 'Shot not found',
        })
        expectRefused(await send('restoreShots', { shotIds }, studio.outsider), 'NOT_FOUND')
      })
      const withLive = { shotIds: [...shotIds, ids[0]] }
      const back = await mutated(app, studio.member, 'restoreShots', withLive, 'shots { name }')
      expect(back).toMatchObject({ shots: [{ name: 'D' }, { name: 'B' }, { name: 'A' }] })
      const after = await board(storyboardId, before.project.events.totalCount)
      expect(after.shots.nodes.map(({ name, version }) => name + version)).toEqual(['A1', 'B3', 'C1', 'D3'])
      expect(after.project.events.nodes.map(({ type }) => type)).toEqual([
        'shot.deleted', 'shot.deleted', 'shot.restored', 'shot.restored',
      ])
      await expectUnchanged(() => board(storyboardId), async () => {
        expect((await send('restoreShots', { shotIds })).errors).toEqual([])
      })
    })
  })

  it(`of ${MANY} are quick`, async () => {
    const { storyboardId, ids } = await makeBoard(app, studio, Array.from({ length: MANY }, (_, index) => `N${index}`))
    const timed = async (name: string, input: object) => {
      const start = performance.now()
      await mutated(app, studio.member, name, input)
      return [name, Math.round(performance.now() - start)] as const
    }
    const half = ids.filter((_, index) => index % 2 === 0)
    const took = [
      await timed('updateShots', { shots: ids.map((shotId) => ({ shotId, frames: 9, aspectRatio: 'RATIO_4_3' })) }),
      await timed('moveShots', { shots: rowsOf(half), to: { position: 100 } }),
      await timed('duplicateShots', { shots: rowsOf(ids) }),
      await timed('deleteShots', { shots: rowsOf(ids) }),
      await timed('restoreShots', { shotIds: ids }),
    ]
    // Other tests share the machine: alone each takes about a tenth of this.
    for (const [name, milliseconds] of took) expect(milliseconds, name).toBeLessThan(5_000)
    const after = await board(storyboardId)
    expect(after.shotIds).toHaveLength(2 * MANY)
    expect(new Set(after.shots.nodes.map(({ code }) => code)).size).toBe(2 * MANY)
  })
})
