import { existsSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../harness/app.ts'
import { sendFile } from '../../harness/files.ts'
import { makeProject, makeStudio, readBoard, type Studio } from '../../harness/fixtures.ts'

// Screenplays of other authors, which this repository may not hold: they lie beside it where somebody has put them.
const FOLDER = new URL('../../../../shared/samples/fountain/', import.meta.url)

interface Planned {
  scriptPlan: { sceneCount: number; actionCount: number; shotCount: number }
}
interface Imported {
  importScript: { sceneCount: number; shotCount: number }
}

describe.skipIf(!existsSync(FOLDER))('importing sample screenplays', () => {
  let app: TestApp
  let studio: Studio

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
  })
  afterAll(() => app.stop())

  it.each([
    ['Brick-and-Steel.fountain', 8, 20],
    // A count of 128 takes three pairs of section lines without a blank line between for action.
    ['The-Last-Birthday-Card.fountain', 48, 125],
  ])('makes of %s %i scenes and of its %i action paragraphs shots', async (name, sceneCount, actionCount) => {
    const bytes = new Uint8Array(readFileSync(new URL(name, FOLDER)))
    const { storyboardId } = await makeProject(app, studio.owner, studio.organizationId)
    const send = <Data>(document: string, type: string) =>
      sendFile<Data>(
        app,
        studio.member,
        document.replace('TYPE', type),
        { input: { storyboardId, source: { file: null } } },
        { at: 'variables.input.source.file', bytes, name },
      )
    const planned = await send<Planned>(
      `query ($input: TYPE!) { scriptPlan(input: $input) { sceneCount actionCount shotCount } }`,
      'ScriptPlanInput',
    )
    expect(planned.data.scriptPlan).toMatchObject({ sceneCount, actionCount })
    const { shotCount } = planned.data.scriptPlan
    const imported = await send<Imported>(
      `mutation ($input: TYPE!) { importScript(input: $input) { sceneCount shotCount } }`,
      'ImportScriptInput',
    )
    expect(imported.data.importScript).toEqual({ sceneCount, shotCount })
    const { shots } = await readBoard(app, studio.owner, storyboardId)
    expect(shots.totalCount).toBe(shotCount)
  })
})
