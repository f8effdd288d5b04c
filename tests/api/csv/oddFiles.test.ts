import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeProject, makeStudio, type Studio } from '../../harness/fixtures.ts'
import { expectRefused } from '../../harness/refusals.ts'
import { imported, planned, reasonsOf, sendImport, sendPlan } from './csvCalls.ts'

describe('files that mean harm', () => {
  let app: TestApp
  let studio: Studio
  let projectId: string

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
    projectId = (await makeProject(app, studio.owner, studio.organizationId)).projectId
  })
  afterAll(() => app.stop())

  it('are refused for characters that no text has', async () => {
    for (const text of ['Sequence,Name\nSQ\u0000,A', 'Sequence,Name\nSQ,A\ud83d']) {
      const answer = await sendPlan(app, studio.member, projectId, 'SHOTS', text)
      expectRefused(answer, 'INVALID_INPUT', { text: 'The file is binary, not plain text' })
    }
  })

  it('are refused for a first line that never ends', async () => {
    for (const cell of [',', 'a,', 'Sequence;']) {
      const text = `Name,Sequence,${cell.repeat(200_000)}\nA,B`
      const answer = await sendPlan(app, studio.member, projectId, 'SHOTS', text)
      expectRefused(answer, 'INVALID_INPUT')
      expect(answer.errors[0]?.message).toMatch(/^The first line (?:names more than 1,000 columns|must name)/)
    }
  })

  it('are refused for more links than one change can tell the log of', async () => {
    const numbers = Array.from({ length: 500 }, (_, index) => index + 1)
    const board = `Sequence,Name\n${numbers.map((n) => `L,${n}`).join('\n')}`
    await imported(app, studio.member, projectId, 'SHOTS', board)
    const shots = numbers.map((n) => `L/${n}`).join(' ')
    const file = `Title,Shots\n${numbers.slice(0, 101).map((n) => `Task ${n},${shots}`).join('\n')}`
    const plan = await planned(app, studio.member, projectId, 'TASKS', file)
    expect(reasonsOf(plan)).toEqual({ 102: 'A file changes at most 50,000 links with shots and other tasks' })
    expectRefused(await sendImport(app, studio.member, projectId, 'TASKS', file), 'INVALID_INPUT')
    const nothing = await planned(app, studio.member, projectId, 'TASKS', 'Title\nTask 1')
    expect(nothing.createCount).toBe(1)
  })
})
