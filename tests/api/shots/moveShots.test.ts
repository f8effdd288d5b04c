import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeStudio, type Person, type Studio } from '../../harness/fixtures.ts'
import { expectRefused, expectUnchanged } from '../../harness/refusals.ts'
import { mutate, mutated, mutatedOne } from '../projects/projectCalls.ts'
import { makeBoard, makeScenes, namesOf, placesOf, readWhole, rowsOf } from './boards.ts'

describe('moving shots', () => {
  let app: TestApp
  let studio: Studio

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
  })
  afterAll(() => app.stop())

  const board = (storyboardId: string) => readWhole(app, studio, storyboardId)
  const chosen = (ids: string[], names: string) => [...names].map((name) => ids[name.charCodeAt(0) - 65] ?? '')
  const MOVED = 'shots { id position } storyboard { revision }'
  const move = (ids: string[], names: string, to: object, person: Person = studio.member) =>
    mutate(app, person, 'moveShots', { shots: rowsOf(chosen(ids, names)), to }, MOVED)

  describe('moveShots', () => {
    it('moves a selection together, in its order on the board, to each kind of place', async () => {
      const { storyboardId, ids } = await makeBoard(app, studio, [...'ABCDEF'])
      const steps: [string, object, string][] = [
        ['EB', { position: 1 }, 'BEACDF'],
        ['BC', { afterId: ids[5] }, 'EADFBC'],
        ['CE', { beforeId: ids[3] }, 'AECDFB'],
        ['AE', { position: 99 }, 'CDFBAE'],
        ['CF', { position: 3 }, 'DBCFAE'],
        ['DBCFAE', { position: 1 }, 'DBCFAE'],
      ]
      for (const [names, to, expected] of steps) {
        expect((await move(ids, names, to)).errors).toEqual([])
        expect(namesOf(await board(storyboardId)), names).toBe(expected)
      }
    })

    it('writes the moved shots alone, logs each and answers them as they were named', async () => {
      const { storyboardId, ids } = await makeBoard(app, studio, [...'ABCD'])
      const before = await board(storyboardId)
      const { data } = await move(ids, 'DB', { position: 1 })
      expect(data).toEqual({
        shots: [
          { id: ids[3], position: 2 },
          { id: ids[1], position: 1 },
        ],
        storyboard: { revision: before.revision + 1 },
      })
      const after = await readWhole(app, studio, storyboardId, before.project.events.totalCount)
      expect(after.shots.nodes.map(({ name, version }) => name + version)).toEqual(['B2', 'D2', 'A1', 'C1'])
      expect(after.project.events.nodes).toMatchObject([
        { type: 'shot.moved', subjectId: ids[1] },
        { type: 'shot.moved', subjectId: ids[3] },
      ])
    })

    it('refuses what cannot be, names the row, and moves nothing', async () => {
      const { storyboardId, ids } = await makeBoard(app, studio, [...'ABC'])
      const other = await makeBoard(app, studio, ['A'])
      const stranger = await makeStudio(app)
      const foreign = await makeBoard(app, stranger, ['A'])
      const send = (shotIds: unknown[], to: object) => 
        mutate(app, studio.member, 'moveShots', { shots: rowsOf(shotIds), to })
      const first = { position: 1 }
      await expectUnchanged(() => board(storyboardId), async () => {
        expectRefused(await send([], first), 'INVALID_INPUT', { shots: 'Give 1 to 500 items' })
        expectRefused(await send(Array<string | undefined>(501).fill(ids[0]), first), 'TOO_COMPLEX')
        const twice = 'The same as shots.0'
        expectRefused(await send([ids[0], ids[1], ids[0]], first), 'INVALID_INPUT', { 'shots.2': twice })
        const elsewhere = 'The shots must all be on one board'
        expectRefused(await send([ids[0], other.ids[0]], first), 'CONFLICT', { 'shots.1': elsewhere })
        const unknown = 'Shot not found'
        expectRefused(await send([ids[0], foreign.ids[0]], first), 'NOT_FOUND', { 'shots.1': unknown })
        expectRefused(await send([ids[0], ids[1]], { afterId: ids[1] }), 'INVALID_INPUT', {
          to: 'Shot cannot be placed beside itself',
        })
        expectRefused(await send([ids[0]], { position: 0 }), 'INVALID_INPUT', { position: 'Position starts at 1' })
        expectRefused(await send([ids[0]], { afterId: other.ids[0] }), 'NOT_FOUND')
        expectRefused(await move(ids, 'A', first, studio.outsider), 'NOT_FOUND')
      })
    })

    it('never gives a rank twice, whatever moves to and fro', async () => {
      const { storyboardId, ids } = await makeBoard(app, studio, [...'ABCDE'])
      for (const [names, to] of [['ABD', 2], ['BDE', 2], ['AB', 3], ['CE', 2], ['ACE', 2], ['BD', 1]] as const) {
        expect((await move(ids, names, { position: to })).errors).toEqual([])
      }
      expect(new Set((await board(storyboardId)).shotIds)).toEqual(new Set(ids))
    })
  })

  describe('the scene of a moved shot', () => {
    const single = (ids: string[], name: string, to: object) =>
      mutatedOne(app, studio.member, 'moveShots', { shotId: chosen(ids, name)[0], to })

    it('is that of its neighbours inside a scene', async () => {
      const { storyboardId, ids } = await makeScenes(app, studio, [2, 2])
      expect(placesOf(await board(storyboardId))).toBe('A1 B1 C2 D2')
      await single(ids, 'A', { afterId: ids[2] })
      expect(placesOf(await board(storyboardId))).toBe('B1 C2 A2 D2')
    })

    it('stays on the border where a neighbour is in it, at both sides', async () => {
      const { storyboardId, ids } = await makeScenes(app, studio, [2, 2])
      await single(ids, 'A', { afterId: ids[1] })
      expect(placesOf(await board(storyboardId))).toBe('B1 A1 C2 D2')
      await single(ids, 'D', { afterId: ids[0] })
      expect(placesOf(await board(storyboardId))).toBe('B1 A1 D2 C2')
    })

    it('is that of the shot before on a border of two others and at the end, of the next at the start', async () => {
      const { storyboardId, ids } = await makeScenes(app, studio, [2, 2, 2])
      await single(ids, 'F', { afterId: ids[1] })
      expect(placesOf(await board(storyboardId))).toBe('A1 B1 F1 C2 D2 E3')
      await single(ids, 'D', { position: 1 })
      expect(placesOf(await board(storyboardId))).toBe('D1 A1 B1 F1 C2 E3')
      await single(ids, 'A', { position: 99 })
      expect(placesOf(await board(storyboardId))).toBe('D1 B1 F1 C2 E3 A3')
    })

    it('moves along when all of the scene moves to a border, and is left inside another', async () => {
      const { storyboardId, ids } = await makeScenes(app, studio, [2, 2, 2])
      await move(ids, 'EF', { position: 3 })
      expect(placesOf(await board(storyboardId))).toBe('A1 B1 E3 F3 C2 D2')
      await move(ids, 'AB', { position: 99 })
      expect(placesOf(await board(storyboardId))).toBe('E3 F3 C2 D2 A1 B1')
      await move(ids, 'CD', { position: 2 })
      expect(placesOf(await board(storyboardId))).toBe('E3 C3 D3 F3 A1 B1')
    })

    it('splits no scene when shots of several move together', async () => {
      const { storyboardId, ids } = await makeScenes(app, studio, [3, 3, 3])
      await move(ids, 'AGH', { beforeId: ids[3] })
      expect(placesOf(await board(storyboardId))).toBe('B1 C1 A1 G1 H1 D2 E2 F2 I3')
      await move(ids, 'FH', { beforeId: ids[8] })
      expect(placesOf(await board(storyboardId))).toBe('B1 C1 A1 G1 D2 E2 H2 F2 I3')
    })

    it('does not change when it is put where it is', async () => {
      const { storyboardId, ids } = await makeScenes(app, studio, [1, 1, 1])
      await single(ids, 'B', { position: 2 })
      expect(placesOf(await board(storyboardId))).toBe('A1 B2 C3')
    })

    it('is that of the shot before when it is made, of the next at the start', async () => {
      const { storyboardId, ids } = await makeScenes(app, studio, [2, 1])
      const add = (name: string, place: object | null) =>
        mutatedOne(app, studio.member, 'createShots', { storyboardId, name, place })
      await add('X', { afterId: ids[0] })
      await add('Y', { afterId: ids[1] })
      await add('Z', null)
      await add('W', { position: 1 })
      expect(placesOf(await board(storyboardId))).toBe('W1 A1 X1 B1 Y1 C2 Z2')
    })

    it('is none where there are no scenes, and after a shot without one', async () => {
      const { storyboardId, ids } = await makeBoard(app, studio, ['A', 'B'])
      await mutatedOne(app, studio.member, 'createShots', { storyboardId, name: 'X', place: { afterId: ids[0] } })
      const text = 'INT. MARSH - DAY\n\nReeds.\n'
      await mutated(app, studio.owner, 'importScript', { storyboardId, source: { text }, existingShotCount: 3 })
      await mutatedOne(app, studio.member, 'createShots', { storyboardId, name: 'Y', place: { afterId: ids[1] } })
      await mutatedOne(app, studio.member, 'createShots', { storyboardId, name: 'Z' })
      const { shots } = await board(storyboardId)
      expect(shots.nodes.map(({ scene }) => scene?.number ?? '-')).toEqual(['-', '-', '-', '-', '1', '1'])
    })
  })
})
