import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeStudio, makeToken, type Person, type Studio } from '../../harness/fixtures.ts'
import { statementsOf } from '../../harness/statements.ts'
import { cast, makeStage, type Stage } from '../casting/casts.ts'
import { mutated, mutatedOne } from '../projects/projectCalls.ts'
import { dayFromNow, trash, trashShot } from './taskCalls.ts'

/** What the statements for ready rows say and no other. */
const READY = /WITH page AS MATERIALIZED/
/** What Prisma's statements for the rows of a list say. */
const FOUND_BEFORE = /FROM "public"\."(?:Task|Shot|Storyboard)"/
/** A field that rows are never ready for: with it, every field is resolved as ever. */
const AS_EVER = 'asEver: createdAt'

const SHOT = `
  id code name description frames duration aspectRatio rank scriptLine version openThreadCount unreadThreadCount
  status { id name color } scene { id number heading line } storyboard { id name code project { id } }
  views { id revision position thumbnailUrl(width: 420) image { __typename id } }`
const CAST = 'cast: casting(first: 200) { totalCount nodes { id occurrences label asset { id name code type } } }'
const TASK = `
  id title description status priority dueDate isLate rank version assignees { id name pictureUrl }
  blockedBy { id title status } pictured: shots(first: 2) { totalCount nodes { ${SHOT} ${CAST} } }`
const PAGE = 'totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor }'

/** An answer as text, without what was only asked to have it resolved as ever. */
const textOf = (answer: object) =>
  JSON.stringify(answer, (key, value: unknown) => (key === 'asEver' ? undefined : value))

describe('lists that are read at once', () => {
  let app: TestApp
  let studio: Studio
  let stage: Stage

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
    const { owner, member } = studio
    stage = await makeStage(app, studio, 5, 3)
    const { projectId, storyboardId, shotIds, assetIds } = stage
    const [first = '', second = '', third = '', gone = ''] = shotIds
    await mutated(app, owner, 'createScenes', {
      storyboardId, scenes: [{ heading: 'INT. MARSH', firstShotId: second }],
    }, 'scenes { id }')
    await mutated(app, owner, 'updateShots', { shots: [{ shotId: second, name: 'é "\\' }] })
    await cast(app, owner, shotIds.slice(0, 3).flatMap((shotId) => assetIds.map((assetId) => ({ shotId, assetId }))))
    await mutatedOne(app, owner, 'deleteAssets', { assetId: assetIds[2] })
    const tasks: string[] = []
    for (const input of [
      { title: 'Clean up', assigneeIds: [member.id, owner.id], shotIds: [third, first, second], dueDate: '2020-02-03' },
      { title: 'Two\u2028 "quoted"', priority: 'HIGH', shotIds: [gone], status: 'IN_REVIEW' },
      { title: 'Color', status: 'DONE', dueDate: '2020-02-03' },
      { title: 'Later', dueDate: dayFromNow(9) },
      { title: 'In the trash' },
    ]) {
      const { task } = await mutatedOne<{ task: { id: string } }>(
        app, owner, 'createTasks', { projectId, ...input }, 'task { id }',
      )
      tasks.push(task.id)
    }
    const [waiting, ...others] = tasks
    for (const dependsOnId of others) {
      await mutated(app, owner, 'addTaskDependency', { taskId: waiting, dependsOnId }, 'task { id }')
    }
    await trash(app, owner, tasks[4] ?? '')
    await trashShot(app, owner, gone)
  }, 60_000)
  afterAll(() => app.stop())

  const ask = async (list: string, person: Person = studio.member) => {
    const document = `query ($id: ID!) { node(id: $id) { ... on Project { ${list} } } }`
    const { data, errors } = await app.send(person, document, { id: stage.projectId })
    return { data, errors: errors.map(({ message, path }) => ({ message, path })) }
  }

  const SHOTS = (args: string, more = '') =>
    `shots${args} { ${PAGE} edges { cursor node { ${SHOT} ${CAST} ${more} } } }`
  const TASKS = (args: string, more = '') => `tasks${args} { ${PAGE} edges { cursor node { ${TASK} ${more} } } }`

  /** The same list as ready rows and as ever, and the statements for the first. */
  const askBothWays = async (listOf: typeof SHOTS, args: string) => {
    let ready: object = {}
    const statements = await statementsOf(async () => {
      ready = await ask(listOf(args))
    })
    return { ready, asEver: await ask(listOf(args, AS_EVER)), statements }
  }

  const NARROWED = [
    ['the last shots', SHOTS, '(last: 2)'],
    ['shots that are searched for', SHOTS, '(filter: { search: "SH" })'],
    ['the last tasks', TASKS, '(last: 2)'],
    ['late tasks', TASKS, '(filter: { isLate: true }, first: 9)'],
    ['tasks by their due dates', TASKS, '(orderBy: { field: DUE }, first: 9)'],
    ['tasks in their reversed order', TASKS, '(orderBy: { field: RANK, direction: DESC }, first: 9)'],
    ['tasks by the time of their last changes', TASKS, '(orderBy: { field: UPDATED }, first: 9)'],
  ] as const
  const PLAIN = [
    ['shots', SHOTS, ''],
    ['the first shots', SHOTS, '(first: 2)'],
    ['no shots', SHOTS, '(first: 0)'],
    ['shots by an empty filter', SHOTS, '(filter: { search: null, storyboardIds: [] })'],
    ['tasks', TASKS, '(first: 9)'],
    ['a column of tasks', TASKS, '(filter: { statuses: [TODO] }, first: 2)'],
    ['columns of tasks', TASKS, '(filter: { statuses: [DONE, IN_REVIEW], search: null }, first: 9)'],
    ['columns in their order', TASKS, '(orderBy: { field: RANK }, first: 3)'],
  ] as const

  it.each([...PLAIN, ...NARROWED])('are the same as when each field is resolved: %s', async (_, listOf, args) => {
    const { ready, asEver, statements } = await askBothWays(listOf, args)
    expect(statements.some((text) => READY.test(text))).toBe(true)
    expect(ready).toMatchObject({ errors: [] })
    expect(textOf(ready)).toBe(textOf(asEver))
  })

  it.each(PLAIN)('take one statement: %s', async (_, listOf, args) => {
    const { statements } = await askBothWays(listOf, args)
    expect(statements.filter((text) => FOUND_BEFORE.test(text))).toEqual([])
    expect(statements.filter((text) => READY.test(text))).toHaveLength(1)
  })

  interface Pages {
    data: { node: Record<string, { edges: { node: { id: string } }[]; pageInfo: { endCursor: string } }> }
  }

  it.each([['shots', SHOTS], ['tasks', TASKS]] as const)('go on after a cursor: %s', async (name, listOf) => {
    const first = ((await ask(listOf('(first: 1)'))) as Pages).data.node[name]
    const args = `(first: 2, after: ${JSON.stringify(first?.pageInfo.endCursor)})`
    const { ready, asEver, statements } = await askBothWays(listOf, args)
    expect(statements.filter((text) => FOUND_BEFORE.test(text))).toEqual([])
    expect(textOf(ready)).toBe(textOf(asEver))
    const [one, other] = [first, (ready as Pages).data.node[name]].map((page) => page?.edges.map(({ node }) => node.id))
    expect(other).toHaveLength(2)
    expect(other).not.toContain(one?.[0])
  })

  it('are those of each project of several, board by board', async () => {
    const { projectId } = stage
    const { storyboard } = await mutated<{ storyboard: { id: string } }>(
      app, studio.owner, 'createStoryboard', { projectId, name: 'Second' }, 'storyboard { id }',
    )
    await mutated(app, studio.owner, 'createShots', { storyboardId: storyboard.id, shots: [{}, {}] }, 'shots { id }')
    const other = await makeStage(app, studio, 2, 1)
    const ids = [projectId, other.projectId]
    const boards = `(filter: { storyboardIds: ["${storyboard.id}"] }, first: 4)`
    const listed = async (list: string) => {
      const document = `query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Project { ${list} } } }`
      const { data, errors } = await app.send(studio.member, document, { ids })
      expect(errors).toEqual([])
      return textOf(data ?? {})
    }
    for (const [listOf, args] of [[SHOTS, '(first: 4)'], [SHOTS, boards], [TASKS, '(first: 2)']] as const) {
      expect(await listed(listOf(args))).toBe(await listed(listOf(args, AS_EVER)))
    }
    expect((await askBothWays(SHOTS, boards)).ready).toMatchObject({
      data: { node: { shots: { totalCount: 2, edges: [{}, {}] } } },
    })
  })

  it('keep from a token what its scopes do not open', async () => {
    for (const scopes of [['tasks:read', 'projects:read'], ['tasks:read', 'shots:read', 'projects:read']] as const) {
      const token = await makeToken(studio.member, [...scopes])
      expect(textOf(await ask(TASKS('(first: 9)'), token))).toBe(textOf(await ask(TASKS('(first: 9)', AS_EVER), token)))
    }
  })
})
