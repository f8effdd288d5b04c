import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makePerson, makeProject, makeShot, makeStudio, type Person, type Studio } from '../../harness/fixtures.ts'
import { expectRefused } from '../../harness/refusals.ts'
import { makeOrganizationOn, mutated, mutatedOne, readProject } from './projectCalls.ts'

const LIST = `query (
  $id: ID!, $search: String, $orderBy: ProjectOrder, $isArchived: Boolean, $first: Int, $after: String
) {
  organization(id: $id) {
    projects(
      filter: { search: $search, isArchived: $isArchived }, orderBy: $orderBy, first: $first, after: $after
    ) {
      totalCount nodes { name } pageInfo { hasNextPage endCursor }
    }
  }
}`
const RECENT = `query ($first: Int, $after: String, $last: Int, $before: String) {
  recentProjects(first: $first, after: $after, last: $last, before: $before) {
    totalCount nodes { name organization { id } } edges { cursor node { id } }
    pageInfo { hasNextPage hasPreviousPage endCursor }
  }
}`

interface List {
  totalCount: number
  nodes: { name: string }[]
  pageInfo: { hasNextPage: boolean; endCursor: string }
}

describe('lists of projects', () => {
  let app: TestApp
  let owner: Person
  let organizationId: string

  beforeAll(async () => {
    app = await startApp()
    owner = await makePerson(app)
    organizationId = await makeOrganizationOn(app, owner)
    for (const name of ['Cliff 100%', 'Ärger_im_Wald', 'Brick \\ Steel', 'Attic', 'Old']) {
      await makeProject(app, owner, organizationId, name)
    }
    const { projectId } = await makeProject(app, owner, organizationId, 'Archived Attic')
    await mutated(app, owner, 'archiveProject', { projectId })
    const gone = await makeProject(app, owner, organizationId, 'Deleted Attic')
    await mutated(app, owner, 'deleteProject', { projectId: gone.projectId })
  })
  afterAll(() => app.stop())

  const list = async (variables: object = {}) =>
    (await app.ask<{ organization: { projects: List } }>(owner, LIST, { id: organizationId, ...variables }))
      .organization.projects
  const names = async (variables?: object) => (await list(variables)).nodes.map(({ name }) => name)

  it.each([
    ['attic', ['Attic']],
    ['ÄRGER', ['Ärger_im_Wald']],
    ['  old ', ['Old']],
    ['%', ['Cliff 100%']],
    ['_', ['Ärger_im_Wald']],
    ['\\', ['Brick \\ Steel']],
    ['brick-s', ['Brick \\ Steel']],
    ['nowhere', []],
    [' ', ['Old', 'Attic', 'Brick \\ Steel', 'Ärger_im_Wald', 'Cliff 100%']],
  ])('finds %j in names and codes', async (search, found) => {
    expect(await names({ search })).toEqual(found)
    expect((await list({ search, first: 0 })).totalCount).toBe(found.length)
  })

  it.each(['\u0000', 'x'.repeat(201), 'two\nlines'])('refuses to search %.20j', async (search) => {
    expectRefused(await app.send(owner, LIST, { id: organizationId, search }), 'INVALID_INPUT')
  })

  it('orders by change, by name and by age, and pages in that order', async () => {
    expect((await names({ orderBy: { field: 'NAME' } })).slice(0, 3)).toEqual(['Attic', 'Brick \\ Steel', 'Cliff 100%'])
    expect(await names({ orderBy: { field: 'CREATED' } })).toEqual(await names())
    const before = await list({ orderBy: { field: 'CREATED' }, first: 2 })
    const after = await list({ orderBy: { field: 'CREATED' }, first: 3, after: before.pageInfo.endCursor })
    const paged = [...before.nodes, ...after.nodes].map(({ name }) => name)
    expect(paged).toEqual(await names({ orderBy: { field: 'CREATED' } }))
    const oldestFirst = await names({ orderBy: { field: 'CREATED', direction: 'ASC' } })
    expect(oldestFirst).toEqual((await names({ orderBy: { field: 'CREATED' } })).toReversed())
    expect([before.pageInfo.hasNextPage, after.pageInfo.hasNextPage, after.totalCount]).toEqual([true, false, 5])
  })

  it('shows archived projects alone, or all but them', async () => {
    expect(await names({ isArchived: true })).toEqual(['Archived Attic'])
    expect(await names({ isArchived: true, search: 'old' })).toEqual([])
    expect((await list({ isArchived: null })).totalCount).toBe(5)
  })

  it('shows the last changed projects of all organizations one is in, without archived and deleted ones', async () => {
    interface Recent {
      recentProjects: List & { edges: { cursor: string }[]; nodes: { name: string; organization: { id: string } }[] }
    }
    const recent = async (person: Person, variables: object = {}) =>
      (await app.ask<Recent>(person, RECENT, variables as Record<string, unknown>)).recentProjects
    const person = await makePerson(app)
    expect((await recent(person)).totalCount).toBe(0)
    const [first, second] = [await makeOrganizationOn(app, person), await makeOrganizationOn(app, person)]
    const one = await makeProject(app, person, first, 'One')
    await makeProject(app, person, second, 'Two')
    const three = await makeProject(app, person, first, 'Three')
    const hidden = await makeProject(app, person, second, 'Hidden')
    await mutated(app, person, 'archiveProject', { projectId: hidden.projectId })
    await mutated(app, person, 'updateProject', { projectId: one.projectId, description: 'changed' })
    const all = await recent(person)
    expect([all.totalCount, all.nodes.map(({ name }) => name)]).toEqual([3, ['One', 'Three', 'Two']])
    const page = await recent(person, { first: 1, after: all.edges[0]?.cursor })
    expect(page).toMatchObject({ nodes: [{ name: 'Three' }], totalCount: 3, pageInfo: { hasNextPage: true } })
    expect((await recent(person, { last: 1 })).nodes.map(({ name }) => name)).toEqual(['Two'])
    await mutated(app, person, 'deleteProject', { projectId: three.projectId })
    expect((await recent(person)).totalCount).toBe(2)
    expectRefused(await app.send(person, RECENT, { first: 201 }), 'INVALID_INPUT')
    expectRefused(await app.send(null, RECENT), 'UNAUTHENTICATED')
  })

  it('count shots and scenes without those in the trash', async () => {
    const studio: Studio = await makeStudio(app)
    const source = { text: 'INT. KITCHEN - NIGHT\n\nRain.\n\nEXT. QUAY - DAWN\n\nFog.\n' }
    await mutated(app, studio.owner, 'importScript', { storyboardId: studio.storyboardId, source })
    const before = await readProject(app, studio.member, studio.projectId)
    const [board] = before.storyboards.nodes
    expect(board).toMatchObject({ sceneCount: 2, shotCount: before.shotCount })
    expect(before.shotCount).toBeGreaterThan(0)
    const shot = await makeShot(app, studio.owner, studio.storyboardId)
    expect((await readProject(app, studio.member, studio.projectId)).shotCount).toBe(before.shotCount + 1)
    await mutatedOne(app, studio.owner, 'deleteShots', { shotId: shot.id })
    expect(await readProject(app, studio.member, studio.projectId)).toMatchObject({
      shotCount: before.shotCount,
      storyboards: { nodes: [{ shotCount: before.shotCount, sceneCount: 2 }] },
    })
  })
})
