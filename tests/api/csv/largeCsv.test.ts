import { performance } from 'node:perf_hooks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeProject, makeStudio, type Studio } from '../../harness/fixtures.ts'
import { inFull } from '../../harness/full.ts'
import { statementsOf } from '../../harness/statements.ts'
import { exported, imported, type Kind, planned } from './csvCalls.ts'

/** Rows of each file: as many as one may have in the full run. */
const ROWS = inFull(10_000, 2_000)
/** A row may take this long, in milliseconds; the transaction ends after 60 seconds. */
const MOST_MS_PER_ROW = 5

const numbers = Array.from({ length: ROWS }, (_, index) => index)
const codeOf = (index: number) => String(index).padStart(5, '0')

const FILES: Record<Kind, (text: string) => string> = {
  SHOTS: (text) =>
    [
      'Sequence,Name,Nb Frames,Description',
      ...numbers.map((index) => `SQ${index % 20},${codeOf(index)},24,${text}`),
    ].join('\n'),
  ASSETS: (text) =>
    ['Type,Name,Description', ...numbers.map((index) => `Prop,Crate ${index % (ROWS / 2)},${text}`)].join('\n'),
  CASTING: (text) =>
    [
      'Parent,Name,Asset Type,Asset,Label',
      ...numbers.map((index) => `SQ${index % 20},${codeOf(index)},Prop,CRATE-${2 + (index % 50)},${text}`),
    ].join('\n'),
  TASKS: (text) =>
    [
      'Title,Description,Priority,Shots,Depends on',
      ...numbers.map((index) => {
        const waits = index > 0 ? `Task ${index - 1}` : ''
        return `Task ${index},${text},High,SQ${index % 20}/${codeOf(index)},${waits}`
      }),
    ].join('\n'),
}

describe(`files of ${ROWS} rows`, () => {
  let app: TestApp
  let studio: Studio
  let projectId: string

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
    projectId = (await makeProject(app, studio.owner, studio.organizationId)).projectId
  })
  afterAll(() => app.stop())

  async function timed<Result>(work: () => Promise<Result>): Promise<Result> {
    const startedAt = performance.now()
    const result = await work()
    expect((performance.now() - startedAt) / ROWS).toBeLessThan(MOST_MS_PER_ROW)
    return result
  }

  const kinds = Object.keys(FILES) as Kind[]
  it.each(kinds)('of %s come in, change and go out in time', { timeout: 240_000 }, async (kind) => {
    const [first, second] = [FILES[kind]('one'), FILES[kind]('two')]
    const made = await timed(() => imported(app, studio.member, projectId, kind, first))
    expect([made.createCount, made.skipCount, made.refuseCount]).toEqual([ROWS, 0, 0])
    const plan = await timed(() => planned(app, studio.member, projectId, kind, second))
    const few = second.split('\n').slice(0, 3).join('\n')
    const fewStatements = await statementsOf(() => planned(app, studio.member, projectId, kind, few))
    const statements = await statementsOf(() => planned(app, studio.member, projectId, kind, second))
    expect(statements.length, statements.join('\n')).toBe(fewStatements.length)
    expect(plan.changeCount).toBe(ROWS)
    await timed(() => imported(app, studio.member, projectId, kind, second))
    const file = await timed(() => exported(app, studio.member, projectId, kind))
    expect((await planned(app, studio.member, projectId, kind, file)).skipCount).toBe(ROWS)
  })
})
