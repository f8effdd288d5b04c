import { performance } from 'node:perf_hooks'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toTypeId, uuidOf } from '../../../server/kernel/ids.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeProject, makeStudio, type Studio } from '../../harness/fixtures.ts'
import { randomFrom } from '../../harness/random.ts'
import { expectRefused } from '../../harness/refusals.ts'
import { pool } from '../../harness/running.ts'
import { statementsOf } from '../../harness/statements.ts'
import { bruteImpact, type Graph, randomGraph, together, writeGraph } from './impactGraphs.ts'

interface Page {
  totalCount: number
  nodes: { id: string }[]
}

interface Impact {
  assets: Page
  shots: Page
  tasks: Page
  screenTime: { frames: number; duration: number }
}

const IMPACT = `query ($id: ID!) {
  asset(by: { id: $id }) {
    impact {
      assets(first: 50) { totalCount nodes { id name } }
      shots(first: 50) { totalCount nodes { id code } }
      tasks(first: 50) { totalCount nodes { id title } }
      screenTime { frames duration }
    }
  }
}`

/** Graphs that are compared with brute force. */
const GRAPHS = 200
/** The bounds of one question to a large production. */
const MOST_STATEMENTS = 3
const MOST_MS = 5_000

describe('what a change of an asset touches', () => {
  let app: TestApp
  let studio: Studio

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
  })
  afterAll(() => app.stop())

  async function ask(assetId: string): Promise<Impact> {
    const variables = { id: toTypeId('Asset', assetId) }
    return (await app.ask<{ asset: { impact: Impact } }>(studio.member, IMPACT, variables)).asset.impact
  }
  const newProject = async () => (await makeProject(app, studio.owner, studio.organizationId)).projectId

  const uuidsOf = ({ nodes }: Page, name: 'Asset' | 'Shot' | 'Task') => nodes.map(({ id }) => uuidOf(name, id))

  async function expectLikeBruteForce(graph: Graph, place: number): Promise<void> {
    const { assets, shots, tasks, screenTime } = await ask(graph.assets[place]?.id ?? '')
    const brute = bruteImpact(graph, place)
    expect({
      assets: uuidsOf(assets, 'Asset'),
      shots: uuidsOf(shots, 'Shot'),
      tasks: uuidsOf(tasks, 'Task'),
      frames: screenTime.frames,
    }).toEqual(brute)
    expect([assets, shots, tasks].map(({ totalCount }) => totalCount)).toEqual([
      brute.assets.length,
      brute.shots.length,
      brute.tasks.length,
    ])
    expect(screenTime.duration).toBeCloseTo(brute.frames / 24, 6)
  }

  it(`is what brute force finds, on ${GRAPHS} random productions`, { timeout: 120_000 }, async () => {
    const random = randomFrom(20_261_121)
    const draw = (bound: number) => Math.floor(random() * bound)
    const graphs = Array.from({ length: GRAPHS }, () => randomGraph(draw))
    await writeGraph(await newProject(), together(graphs))
    let touched = 0
    for (const graph of graphs) {
      const place = graph.assets.findIndex(({ isTrashed }) => !isTrashed)
      if (place === -1) continue
      await expectLikeBruteForce(graph, place)
      touched += bruteImpact(graph, place).tasks.length
    }
    expect(touched).toBeGreaterThan(GRAPHS / 4)
  })

  it('asks for 10,000 shots and 500 assets with three statements', { timeout: 120_000 }, async () => {
    const random = randomFrom(7)
    const draw = (bound: number) => Math.floor(random() * bound)
    const rows = (count: number) => Array.from({ length: count }, () => ({ id: uuidv7(), isTrashed: false }))
    const [shotCount, assetCount, taskCount] = [10_000, 500, 5_000]
    const graph: Graph = {
      assets: rows(assetCount),
      boards: rows(10),
      shots: rows(shotCount).map((row, index) => ({ ...row, board: Math.floor(index / 1_000), frames: 1 + draw(100) })),
      tasks: rows(taskCount),
      links: Array.from({ length: assetCount - 1 }, (_, index) => ({
        source: index + 1, target: draw(index + 1), link: 'USES' as const,
      })),
      castings: Array.from({ length: shotCount }, (_, shot) => [0, 1, 2].map((step) => ({
        shot, asset: (shot * 3 + step * 167) % assetCount,
      }))).flat(),
      taskShots: Array.from({ length: taskCount }, (_, task) => ({ task, shot: task * 2 })),
      waits: Array.from({ length: taskCount - 1 }, (_, task) => ({ task: task + 1, other: draw(task + 1) })),
    }
    await writeGraph(await newProject(), graph)
    await pool.query('ANALYZE')
    const id = graph.assets[0]?.id ?? ''
    await ask(id)
    let impact: Impact | undefined
    const startedAt = performance.now()
    const statements = await statementsOf(async () => {
      impact = await ask(id)
    })
    expect(performance.now() - startedAt).toBeLessThan(MOST_MS)
    expect(statements.length, statements.join('\n\n')).toBeLessThanOrEqual(MOST_STATEMENTS)
    expect(impact?.assets.totalCount).toBe(assetCount - 1)
    expect(impact?.shots.totalCount).toBe(shotCount)
    expect(impact?.tasks.totalCount).toBe(taskCount)
    expect(impact?.shots.nodes.map(({ id: shotId }) => uuidOf('Shot', shotId))).toEqual(
      graph.shots.slice(0, 50).map((shot) => shot.id),
    )
    expect(impact?.screenTime.frames).toBe(graph.shots.reduce((sum, { frames }) => sum + frames, 0))
  })

  it('pages through what it lists, also when what a cursor names is not touched any more', async () => {
    const rows = (count: number) => Array.from({ length: count }, () => ({ id: uuidv7(), isTrashed: false }))
    const graph: Graph = {
      assets: rows(1),
      boards: rows(1),
      shots: rows(7).map((row) => ({ ...row, board: 0, frames: 1 })),
      tasks: [],
      links: [],
      castings: Array.from({ length: 7 }, (_, shot) => ({ shot, asset: 0 })),
      taskShots: [],
      waits: [],
    }
    await writeGraph(await newProject(), graph)
    const query = `query ($id: ID!, $after: String) {
      asset(by: { id: $id }) {
        impact {
          shots(first: 3, after: $after) {
            totalCount edges { cursor node { id duration } }
            pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
          }
        }
      }
    }`
    interface Shots {
      totalCount: number
      edges: { cursor: string; node: { id: string; duration: number } }[]
      pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string; endCursor: string }
    }
    const id = toTypeId('Asset', graph.assets[0]?.id ?? '')
    const read = async (after: string | null) =>
      (await app.ask<{ asset: { impact: { shots: Shots } } }>(studio.member, query, { id, after })).asset.impact.shots
    const seen: string[] = []
    let page = await read(null)
    expect(page.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false })
    for (;;) {
      seen.push(...page.edges.map(({ node }) => uuidOf('Shot', node.id)))
      if (!page.pageInfo.hasNextPage) break
      page = await read(page.pageInfo.endCursor)
    }
    expect(seen).toEqual(graph.shots.map((shot) => shot.id))
    expect(page.pageInfo.hasPreviousPage).toBe(true)
    const [, , third] = (await read(null)).edges
    await pool.query(`DELETE FROM "Casting" WHERE "shotId" = $1`, [graph.shots[2]?.id])
    const rest = await read(third?.cursor ?? '')
    expect(rest.edges.map(({ node }) => uuidOf('Shot', node.id))).toEqual(
      graph.shots.slice(3, 6).map((shot) => shot.id),
    )
    const refused = (variables: object) => app.send(studio.member, query, { id, ...variables })
    const nonsense = { after: 'after is not a cursor of this list' }
    expectRefused(await refused({ after: 'nonsense' }), 'INVALID_INPUT', nonsense)
    const ofTasks = query.replace('shots(', 'tasks(').replace('id duration', 'id')
    const wrongKind = await app.send(studio.member, ofTasks, { id, after: third?.cursor })
    expectRefused(wrongKind, 'INVALID_INPUT', nonsense)
    expectRefused(await app.send(studio.member, query.replace('first: 3', 'first: 201'), { id }), 'INVALID_INPUT', {
      first: 'first may be at most 200',
    })
  })

  it('costs as many statements for a list of assets as for one', async () => {
    const random = randomFrom(99)
    const graph = randomGraph((bound) => Math.floor(random() * bound))
    const projectId = await newProject()
    await writeGraph(projectId, { ...graph, assets: graph.assets.map((asset) => ({ ...asset, isTrashed: false })) })
    const query = `query ($id: ID!, $first: Int) {
      project(by: { id: $id }) {
        assets(first: $first) {
          nodes { impact { screenTime { frames } shots(first: 5) { totalCount nodes { code } } } }
        }
      }
    }`
    const count = async (first: number) =>
      (await statementsOf(() => app.ask(studio.member, query, { id: projectId, first }))).length
    expect(await count(10)).toBe(await count(2))
  })
})
