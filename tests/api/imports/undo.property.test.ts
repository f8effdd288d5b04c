import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeProject, makeStudio, type Studio } from '../../harness/fixtures.ts'
import { applied, chosen, contentsOf, imported, planned, sendUndo } from './importCalls.ts'

const TEXTS = ['', 'Waves', 'Gulls, many', 'Rain "here"', '雨', '=1+1'] as const

interface Row {
  board: string
  shot: string
  description: string
  dialogue: string
  frames: number
  isRejected: boolean
}

/** A row of a file of shots; some of the boards and shots are there already. */
const row: fc.Arbitrary<Row> = fc.record({
  board: fc.constantFrom('MAIN', 'PIER', 'DUNE'),
  shot: fc.constantFrom('SH0010', 'SH0020', 'SH0030', 'SH0040'),
  description: fc.constantFrom(...TEXTS),
  dialogue: fc.constantFrom(...TEXTS),
  frames: fc.integer({ min: 1, max: 200 }),
  isRejected: fc.boolean(),
})
const files = fc.uniqueArray(row, { minLength: 1, maxLength: 12, selector: ({ board, shot }) => `${board}/${shot}` })

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
const textOf = (rows: readonly Row[]) => [
  'Sequence,Name,Description,Dialogue,Nb Frames',
  ...rows.map(({ board, shot, description, dialogue, frames }) =>
    [board, shot, quoted(description), quoted(dialogue), frames].join(',')),
].join('\n')

const FIRST = textOf(['MAIN/SH0010', 'MAIN/SH0020', 'PIER/SH0010'].map((path, index) => {
  const [board = '', shot = ''] = path.split('/')
  return { board, shot, description: TEXTS[index] ?? '', dialogue: 'Hm', frames: 24, isRejected: false }
}))

let app: TestApp
let studio: Studio

beforeAll(async () => {
  app = await startApp()
  studio = await makeStudio(app)
})
afterAll(() => app.stop())

it('any part of any file is done as planned, and undone to what was there', { timeout: 240_000 }, async () => {
  const { owner, organizationId } = studio
  await fc.assert(
    fc.asyncProperty(files, async (rows) => {
      const { projectId } = await makeProject(app, owner, organizationId)
      await imported(app, owner, projectId, FIRST)
      const before = await contentsOf(app, owner, projectId)
      const plan = await planned(app, owner, projectId, textOf(rows))
      const items = new Map(plan.items.nodes.map((item) => [item.name, item]))
      const rejected = rows.filter(({ isRejected }) => isRejected)
      const itemIds = rejected.map(({ board, shot }) => items.get(`${board}/${shot}`)?.id)
      if (itemIds.length > 0) await chosen(app, owner, { importId: plan.id, itemIds, choice: 'REJECT' })
      const isRejected = new Set(rejected.map(({ board, shot }) => `${board}/${shot}`))
      const done = plan.items.nodes.filter(({ name, change }) => change !== 'UNCHANGED' && !isRejected.has(name))
      if (done.length === 0) return
      const { id } = await applied(app, owner, plan)
      const again = await planned(app, owner, projectId, textOf(rows))
      for (const { name, change } of again.items.nodes) {
        const asked = items.get(name)?.change
        expect(change, name).toBe(isRejected.has(name) ? asked : 'UNCHANGED')
      }
      expect((await sendUndo(app, owner, id)).errors).toEqual([])
      expect(await contentsOf(app, owner, projectId)).toEqual(before)
    }),
    { numRuns: 4, seed: 20_261_128 },
  )
})
