import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillStudio, projectOf } from '../../../prisma/studio/fillStudio.ts'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeDatabase } from '../../harness/database.ts'
import { makeOrganization, makePerson, type Person } from '../../harness/fixtures.ts'
import { pool } from '../../harness/running.ts'

const SCALE = { projects: 2, boards: 2, shots: 3, assets: 2, tasks: 12, operations: 2, events: 7 }

let app: TestApp
let owner: Person
let organization: string

beforeAll(async () => {
  app = await startApp(await makeDatabase())
  owner = await makePerson(app)
  organization = await makeOrganization(app, owner)
  const organizationId = uuidOf('Organization', organization)
  await fillStudio(pool, { organizationId, userId: uuidOf('User', owner.id) }, SCALE)
}, 60_000)
afterAll(() => app.stop())

test('a studio that was generated has all that it shall have, and can be read like any other', async () => {
  interface Read {
    node: object
    storyboard: { shots: { totalCount: number; nodes: { views: { id: string; strokeCount: number }[] }[] } }
  }
  const { projectId, storyboardId } = projectOf(uuidOf('Organization', organization), 1)
  const read = await app.ask<Read>(owner, `query ($id: ID!, $boardId: ID!) {
    node(id: $id) { ... on Project {
      storyboards { totalCount } shots { totalCount } assets { totalCount } activity { totalCount }
      tasks { totalCount nodes { status shots { totalCount } assignees { id } } }
    } }
    storyboard(by: { id: $boardId }) {
      shots { totalCount nodes { scene { number } status { name } casting { totalCount } views { id strokeCount } } } }
  }`, { id: projectId, boardId: storyboardId })
  expect(read).toMatchObject({
    node: {
      storyboards: { totalCount: 2 }, shots: { totalCount: 6 }, assets: { totalCount: 2 }, activity: { totalCount: 7 },
      tasks: { totalCount: 12, nodes: expect.arrayContaining([
        { status: 'TODO', shots: { totalCount: 1 }, assignees: [{ id: owner.id }] },
      ]) },
    },
    storyboard: { shots: { totalCount: 3, nodes: expect.arrayContaining([
      { scene: { number: '1' }, status: { name: 'Status 0' }, casting: { totalCount: 2 }, views: [expect.anything()] },
    ]) } },
  })
  const [view] = read.storyboard.shots.nodes[0]?.views ?? []
  expect(view?.strokeCount).toBe(2)
  const ops = 'query ($viewId: ID!) { viewOps(viewId: $viewId) { totalCount } }'
  expect(await app.ask(owner, ops, { viewId: view?.id })).toEqual({ viewOps: { totalCount: 2 } })
})
