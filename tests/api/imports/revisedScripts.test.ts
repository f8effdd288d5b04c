import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeProject, makeStudio, type Studio } from '../../harness/fixtures.ts'
import { finalDraftFile, paragraph } from '../../unit/scripts/finalDraftFile.ts'
import { fileOf, madeExport } from '../exports/exportFormats.ts'
import { applied, changesOf, contentsOf, planned, sendUndo } from './importCalls.ts'

const RAIN = 'Rain runs down the window while the kettle begins to sing.'
const LETTER = 'Ines folds the letter and hides it behind the clock.'
const FERRY = 'The ferry comes in with all of its lights turned off.'

const run = (text: string, revision?: number) =>
  ({ xml: `<Text${revision === undefined ? '' : ` RevisionID="${revision}"`}>${text}</Text>` })
const REVISIONS = '<Revisions><Revision ID="1" Name="Blue Rev."/><Revision ID="2" Name="Pink Rev."/></Revisions>'

const FIRST = finalDraftFile([
  paragraph('Scene Heading', { ...run('INT. KITCHEN - NIGHT'), attributes: ' Number="12"' }),
  paragraph('Action', RAIN), paragraph('Character', 'INES'), paragraph('Dialogue', 'You came back.'),
  paragraph('Action', 'A door slams.'),
  paragraph('Scene Heading', { ...run('EXT. PIER - DAWN'), attributes: ' Number="13"' }), paragraph('Action', FERRY),
])
const SECOND = finalDraftFile([
  paragraph('Scene Heading', { ...run('INT. KITCHEN - NIGHT'), attributes: ' Number="12"' }),
  paragraph('Action', RAIN), paragraph('Character', 'INES'), paragraph('Dialogue', run('You never left.', 2)),
  paragraph('Action', run(LETTER, 1)),
  paragraph('Scene Heading', { ...run('EXT. PIER - DUSK', 2), attributes: ' Number="13"' }), paragraph('Action', FERRY),
], REVISIONS)

const FIRST_TEXT = ['INT. KITCHEN - NIGHT', RAIN, 'A door slams.', 'EXT. PIER - DAWN', FERRY, ''].join('\n\n')
const SECOND_TEXT = [
  'INT. KITCHEN - NIGHT', RAIN, LETTER, 'INT. NET LOFT - DAY', 'Dust in the light.', 'EXT. PIER - DAWN', FERRY, '',
].join('\n\n')

const SHOTS = `query ($id: ID!) { storyboard(by: { id: $id }) { scenes { number heading } shots(first: 50) { nodes {
  code description dialogue scriptState scriptColor } } } }`

interface Board {
  scenes: { number: string; heading: string }[]
  shots: { nodes: { code: string; description: string; dialogue: string; scriptState: string; scriptColor: string }[] }
}

let app: TestApp
let studio: Studio
let projectId: string
let storyboardId: string

beforeAll(async () => {
  app = await startApp()
  studio = await makeStudio(app)
})
afterAll(() => app.stop())

beforeEach(async () => {
  ({ projectId, storyboardId } = await makeProject(app, studio.owner, studio.organizationId))
})

const plan = (text: string, name: string, as?: object) =>
  planned(app, studio.member, projectId, text, { name, storyboardId, ...(as && { as }) })
const imported = async (text: string, name: string, as?: object) =>
  applied(app, studio.member, await plan(text, name, as))
const read = async () =>
  (await app.ask<{ storyboard: Board }>(studio.owner, SHOTS, { id: storyboardId })).storyboard
const fountain = async (areNotesIncluded: boolean) => {
  const row = await madeExport(app, studio.member, { projectId, as: { fountain: { areNotesIncluded } } })
  return (await fileOf(app, row)).toString()
}

describe('a revised script of Final Draft', () => {
  it('keeps the shots of its lines and the numbers of its scenes, gives them its colors, and is undone', async () => {
    await imported(FIRST, 'house.fdx')
    const before = await contentsOf(app, studio.owner, projectId)
    const second = await plan(SECOND, 'house.fdx')
    expect(changesOf(second)).toEqual([
      '- ADDED Script', '1 UNCHANGED 12 INT. KITCHEN - NIGHT', '2 RETEXTED MAIN/SH0010', '- ORPHANED MAIN/SH0020',
      `5 ADDED ${LETTER}`, '6 RENAMED 13 EXT. PIER - DUSK', '7 UNCHANGED MAIN/SH0030',
    ])
    const done = await applied(app, studio.member, second)
    const { scenes, shots } = await read()
    expect(scenes).toEqual([
      { number: '12', heading: 'INT. KITCHEN - NIGHT' }, { number: '13', heading: 'EXT. PIER - DUSK' },
    ])
    expect(shots.nodes.map(({ description, scriptState, scriptColor }) => [description, scriptState, scriptColor]))
      .toEqual([
        [RAIN, 'CHANGED', 'PINK'], ['A door slams.', 'ORPHANED', 'PINK'], [LETTER, 'CHANGED', 'BLUE'],
        [FERRY, 'CURRENT', null],
      ])
    expect(shots.nodes[0]?.dialogue).toBe('INES\nYou never left.')
    expect((await sendUndo(app, studio.member, done.id)).errors).toEqual([])
    expect(await contentsOf(app, studio.owner, projectId)).toEqual(before)
  })
})

describe('a script that follows', () => {
  it('comes at the end of the board as one of its own, and is revised as such', async () => {
    await imported(FIRST_TEXT, 'first.fountain')
    const again = await plan(FIRST_TEXT, 'first.fountain', { script: { follows: true } })
    expect(changesOf(again).filter((change) => change.includes(' ADDED '))).toHaveLength(6)
    await applied(app, studio.member, again)
    const texts = [RAIN, 'A door slams.', FERRY]
    expect((await read()).shots.nodes.map(({ description }) => description)).toEqual([...texts, ...texts])
  })
})

describe('the Fountain file of a board whose script was revised', () => {
  it('is the revision alone, with a note for each shot, and changes nothing when it is imported', async () => {
    await imported(FIRST_TEXT, 'house.fountain')
    await imported(SECOND_TEXT, 'house.fountain')
    expect(await fountain(false)).toBe(SECOND_TEXT)
    const written = await fountain(true)
    expect(written.replaceAll(/ \[\[shot .*?\]\]/g, '')).toBe(SECOND_TEXT)
    const codes = (await read()).shots.nodes.map(({ code }) => code)
    expect(codes).toHaveLength(5)
    expect(new Set(Array.from(written.matchAll(/\[\[shot (\S+)/g), ([, code]) => code))).toEqual(new Set(codes))
    expect(changesOf(await plan(written, 'house.fountain')).filter((change) => !change.includes(' UNCHANGED ')))
      .toEqual(['- ADDED Script'])
  })
})
