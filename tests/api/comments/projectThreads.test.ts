import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeProject, makeShot, makeStudio } from '../../harness/fixtures.ts'
import { statementsOf } from '../../harness/statements.ts'
import { mutated } from '../projects/projectCalls.ts'
import { makeTask } from '../tasks/taskCalls.ts'
import { startThread } from './commentCalls.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

interface Page {
  project: { threads: { nodes: { number: number }[]; pageInfo: { startCursor: string; endCursor: string } } }
}

it('threads of several boards are read board by board, forwards and backwards, those of tasks last', async () => {
  const { owner, organizationId } = await makeStudio(app)
  const { projectId, storyboardId } = await makeProject(app, owner, organizationId)
  const { storyboard } = await mutated<{ storyboard: { id: string } }>(
    app, owner, 'createStoryboard', { projectId, name: 'Second' }, 'storyboard { id }',
  )
  const start = async (subject: object) => (await startThread(app, owner, { subject })).thread.number
  const { id: taskId } = await makeTask(app, owner, projectId, 'Ink')
  const task = await start({ taskId })
  const inOrder: number[] = []
  for (const boardId of [storyboardId, storyboard.id]) {
    const onBoard = await start({ storyboardId: boardId })
    for (let made = 0; made < 3; made += 1) {
      const { id: shotId } = await makeShot(app, owner, boardId)
      inOrder.push(await start({ shotId }), await start({ shotId }))
    }
    inOrder.push(onBoard)
  }
  inOrder.push(task)
  const read = async (args: object, direction = 'ASC') => (await app.ask<Page>(
    owner, `query ($id: ID!, $first: Int, $last: Int, $after: String, $before: String) { project(by: { id: $id }) {
      threads(
        first: $first, last: $last, after: $after, before: $before, orderBy: { field: BOARD, direction: ${direction} }
      ) { nodes { number } pageInfo { startCursor endCursor } }
    } }`, { id: projectId, ...args },
  )).project.threads
  const numbers = async (args: object, direction?: string) =>
    (await read(args, direction)).nodes.map(({ number }) => number)
  expect(await numbers({ first: 50 })).toEqual(inOrder)
  expect(await numbers({ last: 50 })).toEqual(inOrder)
  for (let place = 1; place < inOrder.length; place += 1) {
    const { pageInfo: { endCursor: after } } = await read({ first: place })
    expect(await numbers({ first: 3, after })).toEqual(inOrder.slice(place, place + 3))
    const { pageInfo: { startCursor: before } } = await read({ last: place })
    expect(await numbers({ last: 3, before })).toEqual(inOrder.slice(0, inOrder.length - place).slice(-3))
  }
  const [, ...falling] = await numbers({ first: 50 }, 'DESC')
  const { pageInfo: { endCursor: after } } = await read({ first: 1 }, 'DESC')
  expect(falling).toHaveLength(inOrder.length - 1)
  expect(await numbers({ first: 50, after }, 'DESC')).toEqual(falling)

  // What is sorted are the threads of so many shots of one board, however many others the project has.
  const statements = await statementsOf(() => read({ first: 2 }))
  const reading = statements.filter((text) => text.includes('FROM "public"."CommentThread" AS "t0"'))
  expect(reading).toEqual([expect.stringMatching(/"shotId" IN \(\$\d+,\$\d+,\$\d+\)/) as string])
})
