import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeStudio, makeToken, type Person, type Studio } from '../../harness/fixtures.ts'
import { statementsOf } from '../../harness/statements.ts'
import { cast, makeStage, type Stage } from '../casting/casts.ts'
import { mutated, mutatedOne } from '../projects/projectCalls.ts'
import { dayFromNow, trash, trashShot } from './taskCalls.ts'

/** What the statements for ready rows say and no other. */
const READY = /WITH page AS MATERIALIZED|'tasks', \(SELECT json_agg/
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

  it.each([
    ['shots', SHOTS, ''],
    ['the first shots', SHOTS, '(first: 2)'],
    ['the last shots', SHOTS, '(last: 2)'],
    ['shots that are searched for', SHOTS, '(filter: { search: "SH" })'],
    ['tasks', TASKS, '(first: 9)'],
    ['a column of tasks', TASKS, '(filter: { statuses: [TODO] }, first: 2)'],
    ['the last tasks', TASKS, '(last: 2)'],
    ['late tasks', TASKS, '(filter: { isLate: true }, first: 9)'],
    ['tasks by their due dates', TASKS, '(orderBy: { field: DUE }, first: 9)'],
    ['tasks by the time of their last changes', TASKS, '(orderBy: { field: UPDATED }, first: 9)'],
  ])('are the same as when each field is resolved: %s', async (_, listOf, args) => {
    let ready: object = {}
    const statements = await statementsOf(async () => {
      ready = await ask(listOf(args))
    })
    expect(statements.some((text) => READY.test(text))).toBe(true)
    expect(ready).toMatchObject({ errors: [] })
    expect(textOf(ready)).toBe(textOf(await ask(listOf(args, AS_EVER))))
  })

  it('keep from a token what its scopes do not open', async () => {
    for (const scopes of [['tasks:read', 'projects:read'], ['tasks:read', 'shots:read', 'projects:read']] as const) {
      const token = await makeToken(studio.member, [...scopes])
      expect(textOf(await ask(TASKS('(first: 9)'), token))).toBe(textOf(await ask(TASKS('(first: 9)', AS_EVER), token)))
    }
  })
})
