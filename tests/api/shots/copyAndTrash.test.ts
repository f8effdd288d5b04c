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

const DUPLICATE = `mutation ($input: DuplicateShotInput!) {
  duplicateShot(input: $input) { shot { id code name position } shotEdge { node { id } } storyboard { revision } }
}`
const DELETE = `mutation ($input: DeleteShotInput!) {
  deleteShot(input: $input) { deletedShotId storyboard { revision shots { totalCount } } }
}`
const RESTORE = `mutation ($input: RestoreShotInput!) {
  restoreShot(input: $input) { shot { id code position version } storyboard { revision } }
}`
const WHOLE = `query ($id: ID!) {
  shot(id: $id) {
    description frames aspectRatio status { id }
    views { id name revision strokeCount width height canvasData }
  }
}`
const LOG = `query ($id: ID!) { viewOps(viewId: $id) { nodes { seq opId kind payload actorId } } }`

interface Whole {
  shot: { description: string; aspectRatio: string; views: { id: string; revision: number; canvasData: string }[] }
}
interface Duplicated {
  duplicateShot: { shot: { id: string; code: string; name: string; position: number } }
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
  const send = <Data>(document: string, shotId: string | undefined, input = {}, person: Person = studio.member) =>
    app.send<Data>(person, document, { input: { shotId, ...input } })

  describe('duplicateShot', () => {
    it('copies views, drawing logs, status and ratio right after the original, under a code between', async () => {
      const { storyboardId, statusIds } = await makeBoard()
      const { createShot } = await app.ask<{ createShot: { shot: MadeShot } }>(
        studio.owner,
        `mutation ($input: CreateShotInput!) { createShot(input: $input) { shot { id code views { id } } } }`,
        { input: { storyboardId, name: 'Harbour', description: 'Wide', aspectRatio: 'RATIO_4_3' } },
      )
      const original = createShot.shot
      await makeShot(app, studio.owner, storyboardId, 'Next')
      const [stroke, gone] = [makeStroke(), makeStroke()]
      const [view] = original.views
      await draw(app, studio.owner, view?.id ?? '', [adding([stroke, gone]), removing([gone.id]), adding()])
      const input = { input: { shotId: original.id, statusId: statusIds[2] } }
      await app.ask(
        studio.owner,
        `mutation ($input: ChangeShotStatusInput!) { changeShotStatus(input: $input) { shot { id } } }`,
        input,
      )

      const { data } = await send<Duplicated>(DUPLICATE, original.id)
      const copy = data.duplicateShot.shot
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
      const named = await send<Duplicated>(DUPLICATE, shots[0]?.id, { name: ' Copy ', description: 'Closer' })
      expect(named.data.duplicateShot.shot.name).toBe('Copy')
      const shot = await makeShot(app, studio.owner, storyboardId)
      const counted = await send<Duplicated>(DUPLICATE, shot.id)
      expect(counted.data.duplicateShot.shot.name).toBe('Shot 4')
    })

    it('refuses what is no name, an outsider and a shot in the trash, and copies nothing', async () => {
      const { storyboardId, shots } = await makeBoard('A', 'B')
      await send(DELETE, shots[1]?.id)
      await expectUnchanged(() => board(storyboardId), async () => {
        expectRefused(await send(DUPLICATE, shots[0]?.id, { name: 'n'.repeat(201) }), 'INVALID_INPUT')
        expectRefused(await send(DUPLICATE, shots[0]?.id, {}, studio.outsider), 'NOT_FOUND')
        expectRefused(await send(DUPLICATE, shots[1]?.id), 'NOT_FOUND')
      })
    })
  })

  describe('deleteShot and restoreShot', () => {
    it('shifts the later shots, brings back at the same place and gives the code to nobody', async () => {
      const { storyboardId, shots } = await makeBoard('A', 'B', 'C')
      const id = shots[1]?.id ?? ''
      const deleted = await send<object>(DELETE, id)
      expect(deleted.data).toMatchObject({
        deleteShot: { deletedShotId: id, storyboard: { revision: 4, shots: { totalCount: 2 } } },
      })
      expect(await order(storyboardId)).toBe('1A 2C')
      expectRefused(await app.send(studio.member, `query ($id: ID!) { shot(id: $id) { id } }`, { id }), 'NOT_FOUND')
      expect(await app.ask(studio.member, `query ($id: ID!) { node(id: $id) { id } }`, { id })).toEqual({ node: null })

      const inserted = await app.ask<{ createShot: { shot: { code: string } } }>(
        studio.member,
        `mutation ($input: CreateShotInput!) { createShot(input: $input) { shot { code } } }`,
        { input: { storyboardId, name: 'D', place: { afterId: shots[0]?.id } } },
      )
      expect(inserted.createShot.shot.code).not.toBe('SH0020')
      const restored = await send<object>(RESTORE, id)
      expect(restored.data).toMatchObject({ restoreShot: { shot: { id, code: 'SH0020', version: 3 } } })
      expect(await order(storyboardId)).toBe('1A 2D 3B 4C')
    })

    it('keeps what was drawn', async () => {
      const { shots } = await makeBoard('A')
      const [shot] = shots
      await draw(app, studio.owner, shot?.views[0]?.id ?? '', [adding()])
      await send(DELETE, shot?.id)
      expectRefused(await draw(app, studio.owner, shot?.views[0]?.id ?? '', [adding()]), 'NOT_FOUND')
      await send(RESTORE, shot?.id)
      const { views } = (await app.ask<Whole>(studio.owner, WHOLE, { id: shot?.id })).shot
      expect(views).toMatchObject([{ revision: 1, strokeCount: 1 }])
    })

    it('deletes once and leaves a shot alone that is not in the trash', async () => {
      const { storyboardId, shots } = await makeBoard('A')
      await send(DELETE, shots[0]?.id)
      await expectUnchanged(() => board(storyboardId), async () => {
        expectRefused(await send(DELETE, shots[0]?.id), 'NOT_FOUND')
      })
      await send(RESTORE, shots[0]?.id)
      await expectUnchanged(() => board(storyboardId), async () => {
        expect((await send(RESTORE, shots[0]?.id)).errors).toEqual([])
      })
    })

    it('is not found for an outsider, in the trash or out of it', async () => {
      const { storyboardId, shots } = await makeBoard('A', 'B')
      await send(DELETE, shots[1]?.id)
      await expectUnchanged(() => board(storyboardId), async () => {
        expectRefused(await send(DELETE, shots[0]?.id, {}, studio.outsider), 'NOT_FOUND')
        expectRefused(await send(RESTORE, shots[1]?.id, {}, studio.outsider), 'NOT_FOUND')
      })
    })

    it('refuses changes to a shot in the trash', async () => {
      const { storyboardId, shots } = await makeBoard('A', 'B')
      const [a, b] = shots
      await send(DELETE, b?.id)
      const documents = [
        [`mutation ($input: UpdateShotInput!) { updateShot(input: $input) { shot { id } } }`, { name: 'X' }],
        [`mutation ($input: MoveShotInput!) { moveShot(input: $input) { shot { id } } }`, { to: { position: 1 } }],
        [`mutation ($input: ChangeShotStatusInput!) { changeShotStatus(input: $input) { shot { id } } }`, {}],
      ] as const
      await expectUnchanged(() => board(storyboardId), async () => {
        for (const [document, input] of documents) expectRefused(await send(document, b?.id, input), 'NOT_FOUND')
        const beside = await send(documents[1][0], a?.id, { to: { afterId: b?.id } })
        expectRefused(beside, 'NOT_FOUND')
      })
    })
  })
})
