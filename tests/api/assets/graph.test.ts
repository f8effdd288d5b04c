import { v7 as uuidv7 } from 'uuid'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { toTypeId, uuidOf } from '../../../server/kernel/ids.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeProject, makeStudio, type Studio } from '../../harness/fixtures.ts'
import { randomFrom } from '../../harness/random.ts'
import { expectRefused } from '../../harness/refusals.ts'
import { prisma } from '../../harness/running.ts'
import { mutatedOne } from '../projects/projectCalls.ts'
import { addDependency, makeAsset } from './assetCalls.ts'

interface Graph {
  assets: { id: string }[]
  dependencies: { id: string; source: { id: string }; target: { id: string } }[]
  isComplete: boolean
}

const GRAPH = 'graph { isComplete assets { id } dependencies { id source { id } target { id } } }'

describe('the graph of an asset', () => {
  let app: TestApp
  let studio: Studio

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
  })
  afterAll(() => app.stop())

  async function read(id: string): Promise<Graph> {
    const query = `query ($id: ID!) { asset(by: { id: $id }) { ${GRAPH} } }`
    return (await app.ask<{ asset: { graph: Graph } }>(studio.member, query, { id })).asset.graph
  }

  /** A project with so many assets and these dependencies between them, by their numbers. */
  async function makeGraph(count: number, edges: readonly (readonly [number, number])[]): Promise<string[]> {
    const projectId = uuidOf('Project', (await makeProject(app, studio.owner, studio.organizationId)).projectId)
    const ids = Array.from({ length: count }, () => uuidv7())
    await prisma.asset.createMany({
      data: ids.map((id, index) => ({ id, projectId, code: `A${index}`, name: `A${index}`, type: 'PROP' as const })),
    })
    await prisma.assetDependency.createMany({
      data: edges.map(([from, to]) => ({
        projectId,
        sourceId: ids[from] ?? '',
        targetId: ids[to] ?? '',
        link: 'USES' as const,
      })),
      skipDuplicates: true,
    })
    return ids.map((id) => toTypeId('Asset', id))
  }

  it('holds what hangs together, in either direction and in circles, and no more', async () => {
    const ids = await makeGraph(8, [[0, 1], [2, 1], [2, 3], [3, 0], [3, 4], [6, 7]])
    const graph = await read(ids[1] ?? '')
    expect(graph.isComplete).toBe(true)
    expect(graph.assets.map(({ id }) => ids.indexOf(id))).toEqual([1, 0, 2, 3, 4])
    expect(graph.dependencies).toHaveLength(5)
    expect((await read(ids[5] ?? '')).assets).toEqual([{ id: ids[5] }])
    expect((await read(ids[6] ?? '')).assets.map(({ id }) => ids.indexOf(id))).toEqual([6, 7])
  })

  it('goes not through what lies in the trash', async () => {
    const make = () => makeAsset(app, studio.member, studio.projectId)
    const [a, b, c] = [await make(), await make(), await make()]
    await addDependency(app, studio.member, a.id, 'OWNS', b.id)
    await addDependency(app, studio.member, b.id, 'USES', c.id)
    expect((await read(a.id)).assets).toHaveLength(3)
    await mutatedOne(app, studio.owner, 'deleteAssets', { assetId: b.id })
    expect(await read(a.id)).toEqual({ isComplete: true, assets: [{ id: a.id }], dependencies: [] })
  })

  it('is cut after 100 assets, the nearest first', async () => {
    const chain = Array.from({ length: 100 }, (_, index) => [index, index + 1] as const)
    const ids = await makeGraph(101, chain)
    const graph = await read(ids[0] ?? '')
    expect(graph.isComplete).toBe(false)
    expect(graph.assets.map(({ id }) => ids.indexOf(id))).toEqual(Array.from({ length: 100 }, (_, index) => index))
    expect(graph.dependencies).toHaveLength(99)
    const whole = await makeGraph(100, chain.slice(0, 99))
    expect((await read(whole[50] ?? '')).isComplete).toBe(true)

    const star = await makeGraph(300, Array.from({ length: 299 }, (_, index) => [index + 1, 0] as const))
    const cut = await read(star[0] ?? '')
    expect([cut.assets.length, cut.assets[0]?.id, cut.isComplete]).toEqual([100, star[0], false])
  })

  it('is what walking step by step finds, on graphs by chance', async () => {
    const random = randomFrom(5)
    for (let round = 0; round < 10; round++) {
      const count = 5 + Math.floor(random() * 40)
      const any = () => Math.floor(random() * count)
      const edges = Array.from({ length: Math.floor(count * 1.2) }, () => [any(), any()] as const)
        .filter(([from, to]) => from !== to)
      const ids = await makeGraph(count, edges)
      const distances = new Map([[0, 0]])
      for (const [here, distance] of distances) {
        for (const [from, to] of edges) {
          for (const [near, next] of [[from, to], [to, from]] as const) {
            if (near === here && !distances.has(next)) distances.set(next, distance + 1)
          }
        }
      }
      const { assets, isComplete } = await read(ids[0] ?? '')
      const found = assets.map(({ id }) => ids.indexOf(id))
      expect(isComplete).toBe(true)
      expect(found.toSorted()).toEqual([...distances.keys()].toSorted())
      const inOrder = found.map((index) => distances.get(index) ?? -1)
      expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b))
    }
  })

  it('costs as many statements with 90 assets as with 9, and dependencies as many for 40 assets as for 4', async () => {
    const star = (count: number) => Array.from({ length: count - 1 }, (_, index) => [0, index + 1] as const)
    const [few, many] = [await makeGraph(9, star(9)), await makeGraph(90, star(90))]
    async function statementsOf(work: () => Promise<unknown>): Promise<number> {
      const query = vi.spyOn(pg.Client.prototype, 'query')
      await work()
      const { length } = query.mock.calls
      query.mockRestore()
      return length
    }
    // From now on the token is known for some seconds.
    await read(few[0] ?? '')
    const cost = await statementsOf(() => read(few[0] ?? ''))
    expect(await statementsOf(() => read(many[0] ?? ''))).toBe(cost)

    const fields = 'dependencies { totalCount nodes { source { name } target { name } } } graph { isComplete }'
    const { projectId } = await prisma.asset.findUniqueOrThrow({ where: { id: uuidOf('Asset', many[0] ?? '') } })
    const list = (first: number) =>
      app.ask(
        studio.member,
        `query ($id: ID!, $first: Int!) { project(by: { id: $id }) { assets(first: $first) { nodes { ${fields} } } } }`,
        { id: toTypeId('Project', projectId), first },
      )
    const listCost = await statementsOf(() => list(4))
    expect(await statementsOf(() => list(40))).toBe(listCost)
    expect(Math.max(cost, listCost)).toBeLessThanOrEqual(6)
  })

  it('is counted with all its assets by what a request may cost', async () => {
    const ids = await makeGraph(2, [[0, 1]])
    const within = (fields: string) => `graph { assets { ${fields} } }`
    const deep = `query ($id: ID!) { asset(by: { id: $id }) { ${within(within(within('id')))} } }`
    expectRefused(await app.send(studio.member, deep, { id: ids[0] }), 'TOO_COMPLEX')
  })
})
