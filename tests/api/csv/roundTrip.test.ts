import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeProject, makeStudio, type Studio } from '../../harness/fixtures.ts'
import { cast, makeAsset, makeTask } from '../casting/casts.ts'
import { mutated } from '../projects/projectCalls.ts'
import { exported, imported, type Kind, planned } from './csvCalls.ts'

const KINDS: readonly Kind[] = ['SHOTS', 'ASSETS', 'CASTING', 'TASKS']

/** What goes wrong with CSV. */
const NASTY = [
  '"', '""', "'", "''", '=', '+1', '-', '@SUM(A1)', '=HYPERLINK("http://evil")', "'=1", "''=1", ',', ';', '001', '1e5',
  '＝1', 'Crow', 'crow', '[2]', 'é', '👩‍🚀', 'ﬁ', '\uFEFF', '  ', 'NULL', 'Straße', 'İ', 'Σς',
]

const piece = fc.oneof(fc.constantFrom(...NASTY), fc.string({ unit: 'grapheme', maxLength: 4 }))
const words = fc.array(piece, { minLength: 1, maxLength: 3 }).map((pieces) => pieces.join(''))
// eslint-disable-next-line no-control-regex
const printable = (text: string) => text.replace(/[\u0000-\u001f\u007f-\u009f]|\p{Surrogate}/gu, '')
const names = words.map(printable).filter((text) => text.trim() !== '' && text.length <= 200)
const texts = fc.array(words.map(printable), { maxLength: 3 }).chain((lines) =>
  fc.constantFrom('\n', '\r\n', '\n\n').map((lineBreak) => lines.join(lineBreak)),
)

describe('a file that goes out and comes in again', () => {
  let app: TestApp
  let studio: Studio

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
  })
  afterAll(() => app.stop())

  const newProject = () => makeProject(app, studio.owner, studio.organizationId)

  /** A project full of what goes wrong. */
  async function fill(things: readonly { name: string; text: string }[]): Promise<string> {
    const { projectId, storyboardId } = await newProject()
    const shots = things.map(({ name, text }) => ({ description: text, dialogue: text, cameraNote: name, notes: text }))
    const made = await mutated<{ shots: { id: string }[] }>(
      app, studio.owner, 'createShots', { storyboardId, shots }, 'shots { id }',
    )
    const shotIds = made.shots.map(({ id }) => id)
    const dependsOnIds: string[] = []
    for (const [index, { name, text }] of things.entries()) {
      const type = index % 2 ? 'PROP' : 'CHARACTER'
      const assetId = await makeAsset(app, studio.owner, projectId, { name, type, description: text })
      await cast(app, studio.owner, [{ shotId: shotIds[index], assetId, label: index % 3 ? name : '' }])
      const task = { title: name, description: text, dependsOnIds, shotIds: shotIds.slice(0, index) }
      dependsOnIds.push(await makeTask(app, studio.owner, projectId, task))
    }
    return projectId
  }

  it('changes nothing, whatever the texts', { timeout: 120_000 }, async () => {
    const things = fc.array(fc.record({ name: names, text: texts }), { minLength: 1, maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(things, async (given) => {
        const projectId = await fill(given)
        for (const kind of KINDS) {
          const file = await exported(app, studio.member, projectId, kind)
          const plan = await planned(app, studio.member, projectId, kind, file)
          expect(plan.rows.nodes.filter(({ outcome }) => outcome !== 'SKIP'), kind).toEqual([])
          expect(plan.skipCount).toBe(given.length)
          await imported(app, studio.member, projectId, kind, file)
          expect(await exported(app, studio.member, projectId, kind)).toBe(file)
        }
      }),
      { numRuns: 4, seed: 20_261_121 },
    )
  })

  it('makes another project the same', { timeout: 60_000 }, async () => {
    const source = await fill([
      { name: '=1+1', text: "'=cmd|' /C calc'!A0" },
      { name: '001', text: 'two\nlines, "quoted"' },
      { name: '001', text: '' },
      { name: '@crow 👩‍🚀', text: '-5' },
    ])
    const { projectId } = await newProject()
    for (const kind of KINDS) {
      const file = await exported(app, studio.owner, source, kind)
      const plan = await imported(app, studio.owner, projectId, kind, file)
      expect([plan.createCount, plan.changeCount + plan.refuseCount], kind).toEqual([4, 0])
      expect(await exported(app, studio.owner, projectId, kind)).toBe(file)
    }
  })

  it('has no cell that a spreadsheet takes for a formula', async () => {
    const projectId = await fill([{ name: '=1+1', text: '+1' }, { name: '-1', text: '@x' }, { name: '＝1', text: "'=" }])
    const file = await exported(app, studio.owner, projectId, 'ASSETS')
    expect(file).toBe(
      '\uFEFFType,Name,Description\r\n' +
        `Character,"'＝1","''="\r\n` +
        `Character,"'=1+1","'+1"\r\n` +
        `Prop,"'-1","'@x"\r\n`,
    )
  })
})
