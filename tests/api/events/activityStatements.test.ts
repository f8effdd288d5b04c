import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { adding, draw } from '../../harness/drawings.ts'
import { join, makePerson, makeShot, makeStudio, type Studio } from '../../harness/fixtures.ts'
import { prisma } from '../../harness/running.ts'
import { statementsOf } from '../../harness/statements.ts'
import { newestOf, readOrganizationFeed, readProjectFeed } from './feed.ts'

/** Statements for the viewer, the project, its events, their count and all fields of an entry. */
const MOST_STATEMENTS = 24

describe('a page of the activity', () => {
  let app: TestApp
  let studio: Studio

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
    const people = await Promise.all(['Ben', 'Cleo', 'Dora'].map((name) => makePerson(app, name)))
    for (const person of people) await join(studio.organizationId, person, 'MEMBER')
    const remove = `mutation ($id: ID!) { deleteShots(input: { shots: [{ shotId: $id }] }) { deletedShotIds } }`
    const makeBoard = `mutation ($id: ID!) {
      createStoryboard(input: { projectId: $id, name: "Act" }) { storyboard { id } }
    }`
    const removeBoard = `mutation ($id: ID!) { deleteStoryboard(input: { storyboardId: $id }) { deletedStoryboardId } }`
    for (let index = 0; index < 18; index++) {
      const person = people[index % people.length] ?? studio.owner
      const shot = await makeShot(app, person, studio.storyboardId)
      await draw(app, person, shot.views[0]?.id ?? '', [adding()])
      if (index % 3 === 0) await app.ask(person, remove, { id: shot.id })
      if (index % 3 !== 1) continue
      type Made = { createStoryboard: { storyboard: { id: string } } }
      const { createStoryboard } = await app.ask<Made>(person, makeBoard, { id: studio.projectId })
      await app.ask(person, removeBoard, { id: createStoryboard.storyboard.id })
    }
  })
  afterAll(() => app.stop())

  const countStatements = async (work: () => Promise<unknown>) => (await statementsOf(work)).length

  it('costs as many statements with 50 entries as with 10', async () => {
    const read = (first: number) => readProjectFeed(app, studio.owner, studio.projectId, { first })
    const feed = await read(50)
    expect(feed.nodes).toHaveLength(50)
    for (const type of ['shot.deleted', 'storyboard.deleted', 'view.drawn']) {
      expect(newestOf(feed, type).subjectLabel).not.toBeNull()
    }
    const few = await countStatements(() => read(10))
    const many = await countStatements(() => read(50))
    expect(many).toBe(few)
    expect(many).toBeLessThanOrEqual(MOST_STATEMENTS)
    expect(many).toBeGreaterThan(5)
  })

  it('of an organization does so too', async () => {
    const organizationId = uuidOf('Organization', studio.organizationId)
    const make = `mutation ($input: CreateProjectInput!) { createProject(input: $input) { project { id } } }`
    const remove = `mutation ($id: ID!) { deleteProject(input: { projectId: $id }) { deletedProjectId } }`
    for (let index = 0; index < 12; index++) {
      const input = { organizationId: studio.organizationId, name: `Film ${index}` }
      type Made = { createProject: { project: { id: string } } }
      const { createProject } = await app.ask<Made>(studio.admin, make, { input })
      if (index % 2 === 0) await app.ask(studio.admin, remove, { id: createProject.project.id })
    }
    expect(await prisma.organizationEvent.count({ where: { organizationId } })).toBeGreaterThanOrEqual(18)
    const read = (first: number) => readOrganizationFeed(app, studio.owner, studio.organizationId, { first })
    const few = await countStatements(() => read(4))
    const many = await countStatements(() => read(18))
    expect(many).toBe(few)
    expect(many).toBeLessThanOrEqual(MOST_STATEMENTS)
  })
})
