import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../harness/app.ts'
import {
  adding,
  clearing,
  draw,
  makeStroke,
  removing,
  resizing,
  restoring,
  type SentOperation,
} from '../../harness/drawings.ts'
import { makeShot, makeStudio, makeToken, type Person, readBoard, type Studio } from '../../harness/fixtures.ts'
import { expectRefused, expectUnchanged } from '../../harness/refusals.ts'

const VIEW = `query ($id: ID!) { node(id: $id) { ... on View { revision strokeCount canvasData } } }`
const DELETE_SHOT = `mutation ($shotId: ID!) {
  deleteShots(input: { shots: [{ shotId: $shotId }] }) { deletedShotIds }
}`
const LOG = `query ($viewId: ID!, $after: String, $first: Int) {
  viewOps(viewId: $viewId, after: $after, first: $first) {
    totalCount nodes { seq opId kind payload actorId } edges { cursor }
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  }
}`

interface Log {
  viewOps: {
    totalCount: number
    nodes: { seq: number; opId: string; kind: string; payload: string; actorId: string }[]
    edges: { cursor: string }[]
    pageInfo: object
  }
}

describe('the log of a drawing', () => {
  let app: TestApp
  let studio: Studio

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
  })
  afterAll(() => app.stop())

  async function makeView(): Promise<string> {
    const { views } = await makeShot(app, studio.owner, studio.storyboardId)
    return views[0]?.id ?? ''
  }
  const save = async (viewId: string, operations: SentOperation[], person: Person = studio.member) => {
    const { data, errors } = await draw(app, person, viewId, operations)
    expect(errors).toEqual([])
    return data.appendViewOps
  }
  const log = async (viewId: string, page: { after?: string; first?: number } = {}) =>
    (await app.ask<Log>(studio.owner, LOG, { viewId, ...page })).viewOps
  const everything = (viewId: string) => async () => [
    await log(viewId),
    await readBoard(app, studio.owner, studio.storyboardId),
    await app.ask(studio.owner, VIEW, { id: viewId }),
  ]

  describe('appendViewOps', () => {
    it('stores steps in the order sent, as they were sent, with who drew them', async () => {
      const viewId = await makeView()
      const operations = [adding(), adding([makeStroke(), makeStroke({ tool: 'eraser' })])]
      const { view, operations: stored } = await save(viewId, operations)
      expect(view).toEqual({ revision: 2, strokeCount: 3, width: 420, height: 240 })
      const actorId = studio.member.id
      const expected = operations.map((operation, index) => ({ ...operation, seq: index + 1, actorId }))
      expect(stored).toEqual(expected)
      expect((await log(viewId)).nodes).toEqual(expected)
    })

    it('counts strokes through removing, clearing and resizing', async () => {
      const viewId = await makeView()
      const strokes = [makeStroke(), makeStroke(), makeStroke()]
      const ids = strokes.map(({ id }) => id)
      const counts: number[][] = []
      for (const operations of [
        [adding(strokes)],
        [removing(ids.slice(0, 1))],
        [removing([ids[0] ?? '', randomUUID()])],
        [resizing({ width: 840, height: 480 })],
        [adding(), removing(ids.slice(1, 2)), adding()],
        [clearing()],
        [clearing()],
        [adding(), clearing(), adding(), resizing({ width: 1920, height: 1080 })],
      ]) {
        const { view } = await save(viewId, operations)
        counts.push([view.strokeCount, view.width, view.height])
      }
      expect(counts).toEqual([
        [3, 420, 240],
        [2, 420, 240],
        [2, 420, 240],
        [2, 840, 480],
        [3, 840, 480],
        [0, 840, 480],
        [0, 840, 480],
        [1, 1920, 1080],
      ])
    })

    it('counts a stroke once that two tabs of one person bring back', async () => {
      const viewId = await makeView()
      const stroke = makeStroke()
      const removal = removing([stroke.id])
      await save(viewId, [adding([stroke]), removal])
      const { view } = await save(viewId, [restoring([stroke], removal.opId), restoring([stroke], removal.opId)])
      expect(view).toMatchObject({ revision: 4, strokeCount: 1 })
    })

    it('stores a step once however often it is sent', async () => {
      const viewId = await makeView()
      const [first, second] = [adding(), adding()]
      await save(viewId, [first])
      const before = await readBoard(app, studio.owner, studio.storyboardId)
      const again = await save(viewId, [first], studio.admin)
      expect(again.view.revision).toBe(1)
      expect(again.operations).toMatchObject([{ seq: 1, opId: first.opId, actorId: studio.member.id }])
      expect(await readBoard(app, studio.owner, studio.storyboardId)).toEqual(before)

      const twice = await save(viewId, [second, first, second, { ...second, opId: second.opId.toUpperCase() }])
      expect(twice.view).toMatchObject({ revision: 2, strokeCount: 2 })
      expect(twice.operations.map(({ seq }) => seq)).toEqual([2, 1, 2, 2])
      expect((await log(viewId)).nodes.map(({ opId }) => opId)).toEqual([first.opId, second.opId])
    })

    it('stores a step once when it is sent many times at once', async () => {
      const viewId = await makeView()
      const operations = [adding(), adding(), adding()]
      const answers = await Promise.all(Array.from({ length: 6 }, () => save(viewId, operations)))
      for (const { operations: stored } of answers) expect(stored.map(({ seq }) => seq)).toEqual([1, 2, 3])
      const { totalCount, nodes } = await log(viewId)
      expect(totalCount).toBe(3)
      expect(nodes.map(({ opId }) => opId)).toEqual(operations.map(({ opId }) => opId))
    })

    it('stores what several save in one moment, but for a view that has gone to the trash', async () => {
      const { id: shotId, views } = await makeShot(app, studio.owner, studio.storyboardId)
      const [one, two, gone] = [await makeView(), await makeView(), views[0]?.id ?? '']
      await save(gone, [adding()])
      await app.ask(studio.owner, DELETE_SHOT, { shotId })
      const [refused, ...answers] = await Promise.all([
        draw(app, studio.member, gone, [adding()]),
        ...[one, two, one, two].map((viewId) => draw(app, studio.member, viewId, [adding(), adding()])),
      ])
      expectRefused(refused, 'NOT_FOUND')
      expect(refused.errors[0]?.message).toBe('View not found')
      for (const { errors } of answers) expect(errors).toEqual([])
      const seqs = answers.map(({ data }) => data.appendViewOps.operations.map(({ seq }) => seq).join())
      expect(seqs.sort()).toEqual(['1,2', '1,2', '3,4', '3,4'])
      for (const viewId of [one, two]) expect((await log(viewId)).nodes.map(({ seq }) => seq)).toEqual([1, 2, 3, 4])
    })

    it('keeps a step under its id in every view by itself', async () => {
      const [one, two] = [await makeView(), await makeView()]
      const operation = adding()
      await save(one, [operation])
      await save(two, [operation])
      expect((await log(two)).nodes).toMatchObject([{ seq: 1, opId: operation.opId }])
    })

    it('records one event however many steps are saved', async () => {
      const viewId = await makeView()
      const before = await readBoard(app, studio.owner, studio.storyboardId)
      await save(viewId, Array.from({ length: 250 }, () => adding()))
      const after = await readBoard(app, studio.owner, studio.storyboardId)
      expect(after.project.events.totalCount).toBe(before.project.events.totalCount + 1)
    })

    it.each([
      ['no base64', { payload: '***' }, 'its payload is not base64'],
      ['base64 without padding', { payload: 'AQA' }, 'its payload is not base64'],
      ['base64url', { payload: '-_-_' }, 'its payload is not base64'],
      ['a line break in base64', { payload: 'AQAA\n' }, 'its payload is not base64'],
      ['no UUID', { opId: 'one' }, 'opId must be a UUID'],
      ['a UUID with more', { opId: `${randomUUID()}\n` }, 'opId must be a UUID'],
      ['nothing', { payload: '' }, undefined],
      ['another version', { payload: 'CQAA' }, undefined],
      ['no strokes', { payload: 'AQAA' }, undefined],
      ['a stroke cut short', { payload: adding().payload.slice(0, 24) }, undefined],
      ['the payload of another kind', { kind: 'SET_SIZE' }, undefined],
      ['bytes left over', { kind: 'CLEAR', payload: 'AQAA' }, undefined],
    ])('refuses %s and stores none of the steps', async (_, change, reason) => {
      const viewId = await makeView()
      await expectUnchanged(everything(viewId), async () => {
        const answer = await draw(app, studio.member, viewId, [adding(), { ...adding(), ...change }])
        expectRefused(answer, 'INVALID_INPUT')
        const sentence = answer.errors[0]?.extensions.fields?.['operations']?.message
        if (reason) expect(sentence).toBe(`Operation 2: ${reason}`)
        expect(sentence).toMatch(/^Operation 2: ./)
      })
    })

    it('refuses a size no drawing has', async () => {
      const viewId = await makeView()
      // Version 1, width 0, height 0; then 32,768 × 1.
      for (const bytes of [[1, 0, 0], [1, 0x80, 0x80, 2, 1]]) {
        const payload = Buffer.from(bytes).toString('base64')
        const answer = await draw(app, studio.member, viewId, [{ opId: randomUUID(), kind: 'SET_SIZE', payload }])
        expectRefused(answer, 'INVALID_INPUT')
      }
      expect((await log(viewId)).totalCount).toBe(0)
    })

    it('takes 1 to 250 steps, of at most 1 MiB each', async () => {
      const viewId = await makeView()
      await expectUnchanged(everything(viewId), async () => {
        expectRefused(await draw(app, studio.member, viewId, []), 'INVALID_INPUT', {
          operations: 'Send at least one operation',
        })
        const many = Array.from({ length: 251 }, () => adding())
        expectRefused(await draw(app, studio.member, viewId, many), 'INVALID_INPUT', {
          operations: 'Send at most 250 operations at a time',
        })
        const payload = Buffer.alloc(1_048_577, 1).toString('base64')
        expectRefused(await draw(app, studio.member, viewId, [{ ...adding(), payload }]), 'INVALID_INPUT')
      })
    })

    it('is not found for an outsider, refused to nobody and to a token that may only read', async () => {
      const viewId = await makeView()
      const operations = [adding()]
      await expectUnchanged(everything(viewId), async () => {
        expectRefused(await draw(app, studio.outsider, viewId, operations), 'NOT_FOUND')
        expectRefused(await draw(app, null, viewId, operations), 'UNAUTHENTICATED')
        expectRefused(await draw(app, await makeToken(studio.member, ['read']), viewId, operations), 'FORBIDDEN')
      })
    })
  })

  describe('viewOps', () => {
    it('pages by sequence number', async () => {
      const viewId = await makeView()
      await save(viewId, Array.from({ length: 7 }, () => adding()))
      const seqs = (page: Log['viewOps']) => page.nodes.map(({ seq }) => seq)
      const first = await log(viewId, { first: 3 })
      expect(seqs(first)).toEqual([1, 2, 3])
      expect(first.totalCount).toBe(7)
      expect(first.edges.map(({ cursor }) => cursor)).toEqual(['1', '2', '3'])
      expect(first.pageInfo).toEqual({ hasNextPage: true, hasPreviousPage: false, startCursor: '1', endCursor: '3' })
      const last = await log(viewId, { first: 10, after: '3' })
      expect(seqs(last)).toEqual([4, 5, 6, 7])
      expect(last.pageInfo).toEqual({ hasNextPage: false, hasPreviousPage: true, startCursor: '4', endCursor: '7' })
      const beyond = await log(viewId, { after: '99' })
      expect(beyond).toMatchObject({ nodes: [], totalCount: 7, pageInfo: { hasNextPage: false } })
      expect(seqs(await log(viewId, { first: 0 }))).toEqual([])
    })

    it('refuses a page above its bound, an outsider and nobody', async () => {
      const viewId = await makeView()
      const read = (person: Person | null, page: object) => app.send(person, LOG, { viewId, ...page })
      expectRefused(await read(studio.owner, { first: 1001 }), 'INVALID_INPUT', { first: 'first may be at most 1000' })
      expectRefused(await read(studio.owner, { first: -1 }), 'INVALID_INPUT')
      expectRefused(await read(studio.outsider, {}), 'NOT_FOUND')
      expectRefused(await read(null, {}), 'UNAUTHENTICATED')
    })
  })
})
