import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { ranksBetween } from '../../../server/kernel/ranks.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeStudio, type Studio } from '../../harness/fixtures.ts'
import { expectRefused } from '../../harness/refusals.ts'
import { prisma } from '../../harness/running.ts'
import { statementsOf } from '../../harness/statements.ts'
import { makeBoard } from '../shots/boards.ts'
import { STATUSES } from './taskCalls.ts'

/** Statements for the viewer, the project and its counts, and 12 for each column, for any number of tasks. */
const MOST_STATEMENTS = 3 + 5 * 12
const MANY = 5_000
/** A board of 5,000 tasks opens in well under this, in milliseconds, on a machine that does other things as well. */
const SLOW_MS = 1_500

const CARD = `id title priority dueDate isLate position assignees { id name } blockedBy { id title status }
  shots(first: 2) { totalCount nodes { id code status { name } } } dependsOn { totalCount } dependents { totalCount }`
const BOARD = `query ($id: ID!, $first: Int!) {
  project(by: { id: $id }) {
    taskCounts { status count }
    ${STATUSES.map(
      (status) => `${status}: tasks(filter: { statuses: [${status}] }, first: $first) {
        totalCount edges { cursor node { ${CARD} } } pageInfo { hasNextPage endCursor }
      }`,
    ).join('\n')}
  }
}`

interface Column {
  totalCount: number
  edges: { node: { blockedBy: object[]; shots: { totalCount: number } } }[]
}

interface Board {
  project: Record<string, Column>
}

describe('the board of tasks', () => {
  let app: TestApp
  let studio: Studio

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
  })
  afterAll(() => app.stop())

  /** A project with tasks in all columns: each in up to three shots, every third waits for the one before it. */
  async function fill(count: number): Promise<string> {
    const board = await makeBoard(app, studio, Array.from({ length: 40 }, (_, index) => `Shot ${index}`))
    const projectId = uuidOf('Project', board.projectId)
    const shotIds = board.ids.map((id) => uuidOf('Shot', id))
    const ranks = ranksBetween(null, null, count)
    const values = ranks.map((rank, index) => ({
      id: uuidv7(),
      rank,
      title: `Task ${index}`,
      status: STATUSES[index % STATUSES.length],
      dueDate: index % 4 === 0 ? '2026-03-01' : null,
    }))
    await prisma.$executeRaw`
      INSERT INTO "Task" ("id", "projectId", "rank", "title", "status", "dueDate", "updatedAt")
      SELECT n."id", ${projectId}::uuid, n."rank", n."title", n."status", n."dueDate", now()
      FROM jsonb_to_recordset(${JSON.stringify(values)}::jsonb)
        AS n("id" uuid, "rank" text, "title" text, "status" "TaskStatus", "dueDate" date)`
    const ids = values.map(({ id }) => id)
    const userIds = [studio.member, studio.owner].map(({ id }) => uuidOf('User', id))
    await prisma.taskAssignee.createMany({
      data: ids.flatMap((taskId, index) => userIds.slice(index % 3).map((userId, rank) => ({ taskId, userId, rank }))),
    })
    await prisma.taskShot.createMany({
      data: ids.flatMap((taskId, index) =>
        [0, 1, 2].slice(index % 3).map((each) => ({ taskId, shotId: shotIds[(index + each) % shotIds.length] ?? '' })),
      ),
    })
    await prisma.taskDependency.createMany({
      data: ids.flatMap((taskId, index) => (index % 3 === 2 ? [{ taskId, dependsOnId: ids[index - 1] ?? '' }] : [])),
    })
    await prisma.$executeRaw`ANALYZE "Task", "TaskAssignee", "TaskShot", "TaskDependency"`
    return board.projectId
  }

  const countStatements = async (work: () => Promise<unknown>) => (await statementsOf(work)).length

  it('takes no more statements for 5 columns of 30 tasks than 12 a column', async () => {
    const id = await fill(200)
    const read = (first: number) => app.ask<Board>(studio.member, BOARD, { id, first })
    const { project } = await read(30)
    for (const status of STATUSES) {
      expect(project[status]?.edges).toHaveLength(30)
      expect(project[status]?.edges.every(({ node }) => node.shots.totalCount > 0)).toBe(true)
    }
    expect(project['IN_REVIEW']?.edges.some(({ node }) => node.blockedBy.length > 0)).toBe(true)
    const statements = await countStatements(() => read(30))
    expect(statements).toBeLessThanOrEqual(MOST_STATEMENTS)
    expect(statements).toBeGreaterThan(10)
  })

  it('takes as many statements for the tasks of 40 shots as for those of 2', async () => {
    const id = await fill(60)
    const query = `query ($id: ID!, $first: Int!) { project(by: { id: $id }) {
      storyboard { shots(first: $first) { nodes {
      code tasks(first: 5) { totalCount nodes { title status assignees { name } isLate } }
    } } } } }`
    const few = await countStatements(() => app.ask(studio.member, query, { id, first: 2 }))
    const many = await countStatements(() => app.ask(studio.member, query, { id, first: 40 }))
    expect(many).toBe(few)
  })

  it('refuses to answer with what blocks what blocks what blocks all of it', async () => {
    const { projectId } = studio
    const blocked = `blockedBy { ${'blockedBy { '.repeat(3)} id ${'} '.repeat(3)} }`
    const query = `query ($id: ID!) { project(by: { id: $id }) { tasks(first: 200) { nodes { ${blocked} } } } }`
    expectRefused(await app.send(studio.member, query, { id: projectId }), 'TOO_COMPLEX')
  })

  it('opens quickly with 5,000 tasks', async () => {
    const id = await fill(MANY)
    const read = () => app.ask<Board>(studio.member, BOARD, { id, first: 30 })
    const { project } = await read()
    expect(project['TODO']?.totalCount).toBe(MANY / STATUSES.length)
    const begin = performance.now()
    await read()
    expect(performance.now() - begin).toBeLessThan(SLOW_MS)
  })
})
