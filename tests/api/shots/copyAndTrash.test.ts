import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../harness/app.ts'
import { adding, clearing, draw, makeStroke, removing } from '../../harness/drawings.ts'
import {
  makeProject,
  makeShot,
  makeStudio,
  type MadeShot,
  type Person,
  readBoard,
  type Studio,
} from '../../harness/fixtures.ts'
import { expectRefused, expectUnchanged } from '../../harness/refusals.ts'
import { mutatedOne, mutateOne } from '../projects/projectCalls.ts'

const SELECTIONS = {
  duplicateShots: 'shot { id code name position } shotEdge { node { id } } storyboard { revision }',
  deleteShots: 'deletedShotId storyboard { revision shots { totalCount } }',
  restoreShots: 'shot { id code position version } storyboard { revision }',
  updateShots: 'shot { id }',
  moveShots: 'shot { id }',
}
const WHOLE = `query ($id: ID!) {
  shot(by: { id: $id }) {
    description frames aspectRatio status { id }
    views { id name revision strokeCount width height canvasData }
  }
}`
const LOG = `query ($id: ID!) { viewOps(viewId: $id) { nodes { seq opId kind payload actorId } } }`

interface Whole {
  shot: { description: string; aspectRatio: string; views: { id: string; revision: number; canvasData: object }[] }
}
interface Duplicated {
  shot: { id: string; code: string; name: string; position: number }
}

describe('copies and the trash', () => {
  let app: TestApp
  let studio: Studio

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
  })
  afterAll(() => app.stop())

  async function makeBoard(...names: string[]) {
    const { storyboardId, statusIds } = await makeProject(app, studio.owner, studio.organizationId)
    const shots: MadeShot[] = []
    for (const name of names) shots.push(await makeShot(app, studio.owner, storyboardId, name))
    return { storyboardId, statusIds, shots }
  }
  const board = (storyboardId: string) => readBoard(app, studio.owner, storyboardId)
  const order = async (storyboardId: string) =>
    (await board(storyboardId)).shots.nodes.map(({ name, position }) => `${position}${name}`).join(' ')
  const send = <Data>(
    name: keyof typeof SELECTIONS,
    shotId: string | undefined,
    input = {},
    person: Person = studio.member,
  ) => mutateOne<Data>(app, person, name, { shotId, ...input }, SELECTIONS[name])

  describe('duplicateShots', () => {
    it('copies views, drawing logs, status and ratio right after the original, under a code between', async () => {
      const { storyboardId, statusIds } = await makeBoard()
      const input = { storyboardId, name: 'Harbour', description: 'Wide', aspectRatio: 'RATIO_4_3' }
      const { shot: original } = await mutatedOne<{ shot: MadeShot }>(
        app, studio.owner, 'createShots', input, 'shot { id code views { id } }',
      )
      await makeShot(app, studio.owner, storyboardId, 'Next')
      const [stroke, gone] = [makeStroke(), makeStroke()]
      const [view] = original.views
      await draw(app, studio.owner, view?.id ?? '', [adding([stroke, gone]), removing([gone.id]), adding()])
      await mutatedOne(app, studio.owner, 'updateShots', { shotId: original.id, statusId: statusIds[2] })

      const { data } = await send<Duplicated>('duplicateShots', original.id)
      const copy = data.shot
      expect(copy).toMatchObject({ code: 'SH0015', name: 'Harbour', position: 2 })
      expect(await order(storyboardId)).toBe('1Harbour 2Harbour 3Next')

      const wholes = await Promise.all(
        [original.id, copy.id].map(async (id) => (await app.ask<Whole>(studio.owner, WHOLE, { id })).shot),
      )
      const comparable = wholes.map((shot) => ({ ...shot, views: shot.views.map(({ id: _, ...rest }) => rest) }))
      expect(comparable[1]).toEqual(comparable[0])
      expect(comparable[1]).toMatchObject({
        description: 'Wide',
        aspectRatio: 'RATIO_4_3',
        status: { id: statusIds[2] },
        views: [{ revision: 3, strokeCount: 2, width: 240, height: 180 }],
      })
      const viewIds = wholes.map(({ views }) => views[0]?.id)
      expect(viewIds[0]).not.toBe(viewIds[1])
      const logs = await Promise.all(viewIds.map((id) => app.ask(studio.owner, LOG, { id })))
      expect(logs[1]).toEqual(logs[0])

      await draw(app, studio.owner, viewIds[1] ?? '', [clearing()])
      expect((await app.ask<Whole>(studio.owner, WHOLE, { id: original.id })).shot.views[0]?.revision).toBe(3)
    })

    it('takes another name and description, and counts a default name on', async () => {
      const { storyboardId, shots } = await makeBoard('A')
      const named = await send<Duplicated>('duplicateShots', shots[0]?.id, { name: ' Copy ', description: 'Closer' })
      expect(named.data.shot.name).toBe('Copy')
      const shot = await makeShot(app, studio.owner, storyboardId)
      const counted = await send<Duplicated>('duplicateShots', shot.id)
      expect(counted.data.shot.name).toBe('Shot 4')
    })

    it('refuses what is no name, an outsider and a shot in the trash, and copies nothing', async () => {
      const { storyboardId, shots } = await makeBoard('A', 'B')
      await send('deleteShots', shots[1]?.id)
      await expectUnchanged(() => board(storyboardId), async () => {
        expectRefused(await send('duplicateShots', shots[0]?.id, { name: 'n'.repeat(201) }), 'INVALID_INPUT')
        expectRefused(await send('duplicateShots', shots[0]?.id, {}, studio.outsider), 'NOT_FOUND')
        expectRefused(await send('duplicateShots', shots[1]?.id), 'NOT_FOUND')
      })
    })
  })

  describe('deleteShots and restoreShots', () => {
    it('shifts the later shots, brings back at the same place and gives the code to nobody', async () => {
      const { storyboardId, shots } = await makeBoard('A', 'B', 'C')
      const id = shots[1]?.id ?? ''
      const deleted = await send<object>('deleteShots', id)
      expect(deleted.data).toMatchObject({
        deletedShotId: id, storyboard: { revision: 4, shots: { totalCount: 2 } },
      })
      expect(await order(storyboardId)).toBe('1A 2C')
      expectRefused(await app.send(studio.member, `query ($id: ID!) { shot(by: { id: $id }) {
        id } }`, { id }), 'NOT_FOUND')
      expect(await app.ask(studio.member, `query ($id: ID!) { node(id: $id) { id } }`, { id })).toEqual({ node: null })

      const input = { storyboardId, name: 'D', place: { afterId: shots[0]?.id } }
      const inserted = await mutatedOne<{ shot: { code: string } }>(
        app, studio.member, 'createShots', input, 'shot { code }',
      )
      expect(inserted.shot.code).not.toBe('SH0020')
      const restored = await send<object>('restoreShots', id)
      expect(restored.data).toMatchObject({ shot: { id, code: 'SH0020', version: 3 } })
      expect(await order(storyboardId)).toBe('1A 2D 3B 4C')
    })

    it('keeps what was drawn', async () => {
      const { shots } = await makeBoard('A')
      const [shot] = shots
      await draw(app, studio.owner, shot?.views[0]?.id ?? '', [adding()])
      await send('deleteShots', shot?.id)
      expectRefused(await draw(app, studio.owner, shot?.views[0]?.id ?? '', [adding()]), 'NOT_FOUND')
      await send('restoreShots', shot?.id)
      const { views } = (await app.ask<Whole>(studio.owner, WHOLE, { id: shot?.id })).shot
      expect(views).toMatchObject([{ revision: 1, strokeCount: 1 }])
    })

    it('deletes once and leaves a shot alone that is not in the trash', async () => {
      const { storyboardId, shots } = await makeBoard('A')
      await send('deleteShots', shots[0]?.id)
      await expectUnchanged(() => board(storyboardId), async () => {
        expectRefused(await send('deleteShots', shots[0]?.id), 'NOT_FOUND')
      })
      await send('restoreShots', shots[0]?.id)
      await expectUnchanged(() => board(storyboardId), async () => {
        expect((await send('restoreShots', shots[0]?.id)).errors).toEqual([])
      })
    })

    it('is not found for an outsider, in the trash or out of it', async () => {
      const { storyboardId, shots } = await makeBoard('A', 'B')
      await send('deleteShots', shots[1]?.id)
      await expectUnchanged(() => board(storyboardId), async () => {
        expectRefused(await send('deleteShots', shots[0]?.id, {}, studio.outsider), 'NOT_FOUND')
        expectRefused(await send('restoreShots', shots[1]?.id, {}, studio.outsider), 'NOT_FOUND')
      })
    })

    it('refuses changes to a shot in the trash', async () => {
      const { storyboardId, shots } = await makeBoard('A', 'B')
      const [a, b] = shots
      await send('deleteShots', b?.id)
      const changes = [
        ['updateShots', { name: 'X' }],
        ['moveShots', { to: { position: 1 } }],
        ['updateShots', { statusId: null }],
      ] as const
      await expectUnchanged(() => board(storyboardId), async () => {
        for (const [name, input] of changes) expectRefused(await send(name, b?.id, input), 'NOT_FOUND')
        const beside = await send('moveShots', a?.id, { to: { afterId: b?.id } })
        expectRefused(beside, 'NOT_FOUND')
      })
    })
  })
})
