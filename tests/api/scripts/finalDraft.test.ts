import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../harness/app.ts'
import { sendFile } from '../../harness/files.ts'
import { makeProject, makeStudio, type Studio } from '../../harness/fixtures.ts'
import { expectRefused } from '../../harness/refusals.ts'
import { FINAL_DRAFT_SCREENPLAY } from './screenplays.ts'

const PLAN = `query ($input: ScriptPlanInput!) {
  scriptPlan(input: $input) { scenes { shots { color } } skipped { notes } }
}`
const IMPORT = 'mutation ($input: ImportScriptInput!) { importScript(input: $input) { shotCount } }'
const BOARD = `query ($id: ID!) {
  storyboard(by: { id: $id }) {
    scenes { number heading line }
    scripts { title authors color }
    shots(first: 10) { nodes { description dialogue scriptLine scriptLineEnd scriptColor } }
  }
}`

interface Planned {
  scriptPlan: { scenes: { shots: { color: string | null }[] }[] }
}
interface Board {
  storyboard: { scenes: object[]; scripts: object[]; shots: { nodes: object[] } }
}

let app: TestApp
let studio: Studio
let storyboardId: string

beforeAll(async () => {
  app = await startApp()
  studio = await makeStudio(app)
  ;({ storyboardId } = await makeProject(app, studio.owner, studio.organizationId))
})
afterAll(() => app.stop())

const plan = (text: string) =>
  app.send<Planned>(studio.member, PLAN, { input: { storyboardId, source: { text } } })

it('makes the board of a Final Draft file, with its paragraphs as lines', async () => {
  const { data } = await plan(FINAL_DRAFT_SCREENPLAY)
  expect(data.scriptPlan.scenes[0]?.shots.map(({ color }) => color)).toEqual([null, 'PINK'])
  const { errors } = await sendFile(
    app, studio.member, IMPORT, { input: { storyboardId, source: { file: null } } },
    { at: 'variables.input.source.file', bytes: new TextEncoder().encode(FINAL_DRAFT_SCREENPLAY) },
  )
  expect(errors).toEqual([])
  const { storyboard } = await app.ask<Board>(studio.owner, BOARD, { id: storyboardId })
  expect(storyboard).toEqual({
    scenes: [{ number: '4A', heading: 'INT. KITCHEN - NIGHT', line: 1 }],
    scripts: [{ title: 'Salt House', authors: 'Nobody', color: 'PINK' }],
    shots: {
      nodes: [
        {
          description: 'Rain on the window.', dialogue: 'ANNA\nYou came back.', scriptLine: 2, scriptLineEnd: 4,
          scriptColor: null,
        },
        { description: 'القارب يغادر الميناء', dialogue: '', scriptLine: 5, scriptLineEnd: 5, scriptColor: 'PINK' },
      ],
    },
  })
})

it.each([
  ['XML_INVALID', '<?xml version="1.0"?>\n<FinalDraft>\n<Content>'],
  ['XML_WITH_ENTITIES', '<!DOCTYPE FinalDraft [<!ENTITY a "b">]>\n<FinalDraft/>'],
  ['SCRIPT_OF_OTHER_XML', '<?xml version="1.0"?><html/>'],
])('refuses other files with the reason %s', async (reason, text) => {
  const answer = await plan(text)
  expectRefused(answer, 'INVALID_INPUT')
  expect(answer.errors[0]?.extensions.fields?.['source']).toMatchObject({ reason })
})
