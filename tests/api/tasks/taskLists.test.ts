import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeProject, makeShot, makeStudio, makeToken, type Studio } from '../../harness/fixtures.ts'
import { expectRefused } from '../../harness/refusals.ts'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { prisma } from '../../harness/running.ts'
import { mutated, mutatedOne } from '../projects/projectCalls.ts'
import { dayFromNow, makeTask, STATUSES, trash } from './taskCalls.ts'

interface Connection {
  totalCount: number
  edges: { cursor: string; node: { title: string } }[]
  nodes: { id: string; title: string }[]
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string; endCursor: string }
}

type Counts = { status: string; count: number }[]

const ARGUMENTS = `$filter: TaskFilter, $orderBy: TaskOrder, $first: Int, $after: String, $last: Int, $before: String`
const GIVEN = `filter: $filter, orderBy: $orderBy, first: $first, after: $after, last: $last, before: $before`
const PAGE = `totalCount edges { cursor node { title } } nodes { id title }
  pageInfo { hasNextPage hasPreviousPage startCursor endCursor }`
const OF_PROJECT = `query ($id: ID!, ${ARGUMENTS}) {
  project(by: { id: $id }) { tasks(${GIVEN}) { ${PAGE} } taskCounts(filter: $filter) { status count } }
}`
const OF_ORGANIZATION = `query ($id: ID!, ${ARGUMENTS}) {
  organization(id: $id) {
    tasks(${GIVEN}) { ${PAGE} }
    taskCounts(filter: $filter) { status count }
  }
}`

const countsOf = (counts: Counts) => counts.map(({ count }) => count).join(' ')

describe('the tasks of a project', () => {
  let app: TestApp
  let studio: Studio
  let projectId: string
  let shotIds: string[]
  const ids = new Map<string, string>()

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
    const made = await makeProject(app, studio.owner, studio.organizationId)
    projectId = made.projectId
    shotIds = []
    for (let index = 0; index < 2; index++) {
      shotIds.push((await makeShot(app, studio.owner, made.storyboardId)).id)
    }
    const make = async (title: string, input: object = {}) => {
      ids.set(title, (await makeTask(app, studio.owner, projectId, title, input)).id)
    }
    await make('Hull', { priority: 'HIGH', assigneeIds: [studio.member.id], dueDate: dayFromNow(-3) })
    await make('Oars', { description: 'Wet 50%_wood', dueDate: dayFromNow(2), shotIds: [shotIds[0]] })
    await make('Anchor', { status: 'IN_PROGRESS', assigneeIds: [studio.admin.id], dependsOnIds: [ids.get('Hull')] })
    await make('Sail', {
      status: 'IN_REVIEW', priority: 'LOW', assigneeIds: [studio.owner.id, studio.member.id], shotIds,
    })
    await make('Keel', { status: 'DONE', dueDate: dayFromNow(-4), shotIds: [shotIds[1]] })
    await make('Mast', { status: 'BLOCKED', dependsOnIds: [ids.get('Keel')], dueDate: dayFromNow(2) })
    await make('Gone', { priority: 'HIGH', dueDate: dayFromNow(-3) })
    await trash(app, studio.owner, ids.get('Gone') ?? '')
  })
  afterAll(() => app.stop())

  const read = async (variables: object = {}) => {
    const answer = await app.ask<{ project: { tasks: Connection; taskCounts: Counts } }>(studio.member, OF_PROJECT, {
      id: projectId,
      ...variables,
    })
    const { tasks, taskCounts } = answer.project
    expect(tasks.edges.map(({ node }) => node.title)).toEqual(tasks.nodes.map(({ title }) => title))
    return { ...tasks, counts: countsOf(taskCounts), titles: tasks.nodes.map(({ title }) => title).join(' ') }
  }
  const send = (variables: object) => app.send(studio.member, OF_PROJECT, { id: projectId, ...variables })

  it.each([
    [{ field: 'RANK' }, 'Hull Oars Anchor Mast Sail Keel'],
    [{ field: 'RANK', direction: 'DESC' }, 'Keel Sail Mast Anchor Oars Hull'],
    [{ field: 'DUE' }, 'Keel Hull Oars Mast Anchor Sail'],
    [{ field: 'DUE', direction: 'DESC' }, 'Mast Oars Hull Keel Sail Anchor'],
    [{ field: 'PRIORITY' }, 'Hull Oars Anchor Keel Mast Sail'],
    [{ field: 'PRIORITY', direction: 'ASC' }, 'Sail Mast Keel Anchor Oars Hull'],
    [{ field: 'TITLE', direction: 'ASC' }, 'Anchor Hull Keel Mast Oars Sail'],
    [{ field: 'CREATED' }, 'Mast Keel Sail Anchor Oars Hull'],
    [{ field: 'CREATED', direction: 'ASC' }, 'Hull Oars Anchor Sail Keel Mast'],
  ])('come in the order %j, page by page in both directions, whatever happens to the row at the cursor', async (
    orderBy,
    expected,
  ) => {
    expect(await read({ orderBy })).toMatchObject({ titles: expected, totalCount: 6, counts: '2 1 1 1 1' })
    const forwards: string[] = []
    for (let after: string | null = null; ; ) {
      const page = await read({ orderBy, first: 2, after })
      forwards.push(page.titles)
      expect(page.pageInfo.hasPreviousPage).toBe(after !== null)
      if (!page.pageInfo.hasNextPage) break
      after = page.pageInfo.endCursor
    }
    expect(forwards.join(' ')).toBe(expected)
    expect(forwards).toHaveLength(3)
    const backwards: string[] = []
    for (let before: string | null = null; ; ) {
      const page = await read({ orderBy, last: 4, before })
      backwards.unshift(page.titles)
      if (!page.pageInfo.hasPreviousPage) break
      before = page.pageInfo.startCursor
    }
    expect(backwards.join(' ')).toBe(expected)
    for (const [index, title] of expected.split(' ').entries()) {
      const { edges } = await read({ orderBy })
      await trash(app, studio.owner, ids.get(title) ?? '')
      const rest = await read({ orderBy, after: edges[index]?.cursor })
      const earlier = await read({ orderBy, before: edges[index]?.cursor })
      await mutatedOne(app, studio.owner, 'restoreTasks', { taskId: ids.get(title) })
      expect(rest.titles).toBe(expected.split(' ').slice(index + 1).join(' '))
      expect(earlier.titles).toBe(expected.split(' ').slice(0, index).join(' '))
    }
  })

  it('come last changed first', async () => {
    await mutatedOne(app, studio.owner, 'updateTasks', { taskId: ids.get('Sail'), description: 'Torn.' })
    await mutatedOne(app, studio.owner, 'updateTasks', { taskId: ids.get('Hull'), description: 'Tarred.' })
    const { titles, pageInfo } = await read({ orderBy: { field: 'UPDATED' }, first: 2 })
    expect(titles).toBe('Hull Sail')
    expect((await read({ orderBy: { field: 'UPDATED' }, first: 9, after: pageInfo.endCursor })).nodes).toHaveLength(4)
  })

  it('refuse a cursor of another order or of nothing, and a page beyond the bound', async () => {
    const { pageInfo } = await read({ orderBy: { field: 'TITLE' }, first: 1 })
    expectRefused(await send({ orderBy: { field: 'DUE' }, after: pageInfo.endCursor }), 'INVALID_INPUT', {
      after: 'after is not a cursor of this list',
    })
    const told = (text: string) => Buffer.from(text).toString('base64')
    const id = '01936f3e-8f2c-7000-8000-000000000000'
    const cursors = [
      'TITLE:[]', 'TITLE:["a"]', 'TITLE:["a\\u0000",""]', `TITLE:["a\\u0000","${id}"]`, `TITLE:[1,"${id}"]`, 'TITLE:[',
      `TITLE:[null,"${id}"]`, `TITLE:["\\ud800","${id}"]`, 'TITLE:["a","b"]', 'nothing',
    ]
    for (const cursor of cursors) {
      expectRefused(await send({ orderBy: { field: 'TITLE' }, after: told(cursor) }), 'INVALID_INPUT')
    }
    for (const moment of ['2026-02-99T00:00:00.000Z', '0000-01-01T00:00:00.000Z', '2026']) {
      const before = told(`DUE:["${moment}","${id}"]`)
      expectRefused(await send({ orderBy: { field: 'DUE' }, before }), 'INVALID_INPUT')
    }
    const after = told(`RANK:["LATER","a0","${id}"]`)
    expectRefused(await send({ orderBy: { field: 'RANK' }, after }), 'INVALID_INPUT')
    for (const page of [{ first: 201 }, { last: 201 }, { first: -1 }]) {
      expectRefused(await send(page), 'INVALID_INPUT')
    }
    expect((await read({ orderBy: { field: 'DUE' }, after: told(`DUE:[null,"${id}"]`) })).titles).toBe('Anchor Sail')
  })

  const member = () => studio.member.id
  const admin = () => studio.admin.id

  it.each<[string, () => object, string, string]>([
    ['statuses', () => ({ statuses: ['DONE', 'TODO'] }), 'Hull Oars Keel', '2 1 1 1 1'],
    ['no statuses', () => ({ statuses: [] }), 'Hull Oars Anchor Mast Sail Keel', '2 1 1 1 1'],
    ['priorities', () => ({ priorities: ['HIGH', 'LOW'] }), 'Hull Sail', '1 0 0 1 0'],
    ['one of people', () => ({ assigneeIds: [member()] }), 'Hull Sail', '1 0 0 1 0'],
    ['one of several assignees', () => ({ assigneeIds: [studio.owner.id] }), 'Sail', '0 0 0 1 0'],
    ['several people', () => ({ assigneeIds: [member(), admin()] }), 'Hull Anchor Sail', '1 1 0 1 0'],
    ['nobody', () => ({ isUnassigned: true }), 'Oars Mast Keel', '1 0 1 0 1'],
    ['somebody', () => ({ isUnassigned: false }), 'Hull Anchor Sail', '1 1 0 1 0'],
    ['one or nobody', () => ({ assigneeIds: [admin()], isUnassigned: true }), 'Oars Anchor Mast Keel', '1 1 1 0 1'],
    ['one, not nobody', () => ({ assigneeIds: [admin()], isUnassigned: false }), 'Anchor', '0 1 0 0 0'],
    ['a first day', () => ({ dueFrom: dayFromNow(2) }), 'Oars Mast', '1 0 1 0 0'],
    ['a last day', () => ({ dueTo: dayFromNow(-3) }), 'Hull Keel', '1 0 0 0 1'],
    ['one day', () => ({ dueFrom: dayFromNow(-3), dueTo: dayFromNow(-3) }), 'Hull', '1 0 0 0 0'],
    ['a due date', () => ({ hasDueDate: true }), 'Hull Oars Mast Keel', '2 0 1 0 1'],
    ['no due date', () => ({ hasDueDate: false }), 'Anchor Sail', '0 1 0 1 0'],
    ['being late', () => ({ isLate: true }), 'Hull', '1 0 0 0 0'],
    ['being in time', () => ({ isLate: false }), 'Oars Anchor Mast Sail Keel', '1 1 1 1 1'],
    ['being late and done', () => ({ isLate: true, statuses: ['DONE'] }), '', '1 0 0 0 0'],
    ['being blocked', () => ({ isBlocked: true }), 'Anchor', '0 1 0 0 0'],
    ['being free', () => ({ isBlocked: false }), 'Hull Oars Mast Sail Keel', '2 0 1 1 1'],
    ['one shot', () => ({ shotIds: [shotIds[0]] }), 'Oars Sail', '1 0 0 1 0'],
    ['several shots', () => ({ shotIds }), 'Oars Sail Keel', '1 0 0 1 1'],
    ['a title in any case', () => ({ search: ' hULL ' }), 'Hull', '1 0 0 0 0'],
    ['a description', () => ({ search: '50%_W' }), 'Oars', '1 0 0 0 0'],
    ['a blank text', () => ({ search: '  ' }), 'Hull Oars Anchor Mast Sail Keel', '2 1 1 1 1'],
    ['all but one', () => ({ exceptId: ids.get('Hull') }), 'Oars Anchor Mast Sail Keel', '1 1 1 1 1'],
    ['all at once', () => ({
      statuses: ['IN_REVIEW'], priorities: ['LOW'], assigneeIds: [member()], isUnassigned: true,
      hasDueDate: false, isLate: false, isBlocked: false, shotIds, search: 'sai', exceptId: ids.get('Hull'),
    }), 'Sail', '0 0 0 1 0'],
  ])('are found by %s', async (_name, filter, titles, counts) => {
    const found = await read({ filter: filter(), orderBy: { field: 'RANK' } })
    expect([found.titles, found.counts]).toEqual([titles, counts])
    expect(found.totalCount).toBe(titles.split(' ').filter(Boolean).length)
  })

  it('are blocked by what is not done and not in the trash', async () => {
    const blocked = async () => (await read({ filter: { isBlocked: true } })).titles
    await trash(app, studio.owner, ids.get('Hull') ?? '')
    expect(await blocked()).toBe('')
    await mutatedOne(app, studio.owner, 'restoreTasks', { taskId: ids.get('Hull') })
    await mutatedOne(app, studio.owner, 'updateTasks', { taskId: ids.get('Keel'), status: 'IN_REVIEW' })
    expect(await blocked()).toBe('Anchor Mast')
    await mutatedOne(app, studio.owner, 'updateTasks', { taskId: ids.get('Keel'), status: 'DONE' })
    expect(await blocked()).toBe('Anchor')
  })

  it('refuse a filter that makes no sense', async () => {
    for (const filter of [
      { search: 'x'.repeat(201) },
      { dueFrom: 'soon' },
      { statuses: ['LATER'] },
      { assigneeIds: [projectId] },
      { shotIds: ['nothing'] },
    ]) {
      expectRefused(await send({ filter }), 'INVALID_INPUT')
    }
  })
})

describe('the tasks of an organization', () => {
  let app: TestApp
  let studio: Studio
  let projects: string[]

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
    projects = []
    for (const name of ['First', 'Second', 'Archived', 'Trashed']) {
      const { projectId } = await makeProject(app, studio.owner, studio.organizationId, name)
      projects.push(projectId)
      const late = { dueDate: dayFromNow(-5), assigneeIds: [studio.member.id] }
      await makeTask(app, studio.owner, projectId, `${name} late`, late)
      await makeTask(app, studio.owner, projectId, `${name} open`, { status: 'IN_REVIEW' })
    }
    await mutated(app, studio.owner, 'archiveProject', { projectId: projects[2] })
    await mutated(app, studio.owner, 'deleteProject', { projectId: projects[3] })
  })
  afterAll(() => app.stop())

  const read = async (variables: object = {}, person = studio.member) => {
    type Read = { organization: { tasks: Connection; taskCounts: Counts } }
    const { organization } = await app.ask<Read>(person, OF_ORGANIZATION, { id: studio.organizationId, ...variables })
    const { tasks, taskCounts } = organization
    return [tasks.nodes.map(({ title }) => title), countsOf(taskCounts)]
  }

  it('are those of its projects that are neither archived nor in the trash, by due date', async () => {
    const all = ['First late', 'Second late', 'First open', 'Second open']
    expect(await read()).toEqual([all, '2 0 0 2 0'])
    expect(await read({ filter: { projectIds: [] } })).toEqual([all, '2 0 0 2 0'])
    const ofSecond = { projectIds: projects.slice(1) }
    expect(await read({ filter: ofSecond })).toEqual([['Second late', 'Second open'], '1 0 0 1 0'])
    const mine = { assigneeIds: [studio.member.id], isLate: true }
    expect(await read({ filter: mine })).toEqual([all.slice(0, 2), '2 0 0 0 0'])
    const firstToDo = { orderBy: { field: 'RANK' }, filter: { statuses: ['TODO'] }, first: 1 }
    expect(await read(firstToDo)).toEqual([['First late'], '2 0 0 2 0'])
  })

  it('are nobody else’s, and of one project alone by a token limited to it', async () => {
    expectRefused(await app.send(studio.outsider, OF_ORGANIZATION, { id: studio.organizationId }), 'NOT_FOUND')
    const other = await makeStudio(app)
    await makeTask(app, other.owner, other.projectId, 'Theirs')
    const projectIds = [other.projectId]
    expect(await read({ filter: { projectIds } })).toEqual([[], STATUSES.map(() => 0).join(' ')])
    const token = await makeToken(studio.member, ['read'])
    await prisma.accessToken.updateMany({
      where: { userId: uuidOf('User', studio.member.id), kind: 'PERSONAL' },
      data: { projectId: uuidOf('Project', projects[0] ?? '') },
    })
    expect(await read({}, token)).toEqual([['First late', 'First open'], '1 0 0 1 0'])
  })
})
