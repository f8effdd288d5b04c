import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeStudio, type Studio } from '../../harness/fixtures.ts'
import { inFull } from '../../harness/full.ts'
import { randomFrom } from '../../harness/random.ts'
import { prisma } from '../../harness/running.ts'
import { makeTask } from './taskCalls.ts'

const CLIENTS = 8
const EDITS = inFull(1_000, 400)
const TASKS = 60
/** Of the edits, those that take a dependency away or send a task to the trash and back. */
const REMOVALS = 0.2
const TRASHINGS = 0.05

const ADD = `mutation ($input: AddTaskDependencyInput!) { addTaskDependency(input: $input) { task { id } } }`
const REMOVE = `mutation ($input: RemoveTaskDependencyInput!) { removeTaskDependency(input: $input) { task { id } } }`
const DELETE = `mutation ($input: DeleteTasksInput!) { deleteTasks(input: $input) { deletedTaskIds } }`
const RESTORE = `mutation ($input: RestoreTasksInput!) { restoreTasks(input: $input) { tasks { id } } }`

describe('what tasks wait for', () => {
  let app: TestApp
  let studio: Studio
  const ids: string[] = []

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
    for (let index = 0; index < TASKS; index++) {
      ids.push((await makeTask(app, studio.owner, studio.projectId, `Task ${index}`)).id)
    }
  })
  afterAll(() => app.stop())

  it(`has no circle and nothing twice after ${EDITS} changes by ${CLIENTS} clients at once`, async () => {
    const codes = new Map<string, number>()
    const count = (code: string) => codes.set(code, (codes.get(code) ?? 0) + 1)

    async function edit(seed: number) {
      const random = randomFrom(seed)
      const any = () => ids[Math.floor(random() * TASKS)] ?? ''
      const send = async (document: string, input: object) => {
        const { errors } = await app.send(studio.member, document, { input })
        count(errors[0]?.extensions.code ?? 'OK')
      }
      for (let index = 0; index < EDITS / CLIENTS; index++) {
        const dice = random()
        const pair = { taskId: any(), dependsOnId: any() }
        if (dice > REMOVALS + TRASHINGS) await send(ADD, pair)
        else if (dice > TRASHINGS) await send(REMOVE, pair)
        else {
          await send(DELETE, { tasks: [{ taskId: pair.taskId }] })
          await send(RESTORE, { taskIds: [pair.taskId] })
        }
      }
    }
    await Promise.all(Array.from({ length: CLIENTS }, (_, index) => edit(index + 1)))

    const foreseen = ['OK', 'CONFLICT', 'NOT_FOUND', 'INVALID_INPUT']
    expect([...codes.keys()].filter((code) => !foreseen.includes(code))).toEqual([])
    expect(codes.get('OK')).toBeGreaterThan(EDITS / 7)
    expect(codes.get('CONFLICT')).toBeGreaterThan(EDITS / 20)
    const links = await prisma.taskDependency.findMany({
      where: { task: { projectId: uuidOf('Project', studio.projectId) } },
    })
    expect(links.length).toBeGreaterThan(50)
    expect(new Set(links.map(({ taskId, dependsOnId }) => `${taskId} ${dependsOnId}`)).size).toBe(links.length)
    // What waits for nothing that is left can go: in a circle nothing can.
    let left = links
    for (let before = -1; before !== left.length; ) {
      before = left.length
      const waiting = new Set(left.map(({ taskId }) => taskId))
      left = left.filter(({ dependsOnId }) => waiting.has(dependsOnId))
    }
    expect(left).toEqual([])
  }, 120_000)
})
