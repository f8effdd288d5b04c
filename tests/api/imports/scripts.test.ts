import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeProject, makeStudio, type Studio } from '../../harness/fixtures.ts'
import { expectRefused } from '../../harness/refusals.ts'
import { exported, readLines } from '../exports/exportCalls.ts'
import { mutated } from '../projects/projectCalls.ts'
import { applied, changesOf, chosen, planned, sendUndo } from './importCalls.ts'

const HALL = 'The front door opens and Ada shakes the rain from her coat.'
const TABLE = 'A long table, set for eleven guests who never arrive.'
const CLIFF = 'Gulls circle above the cliff while the tide comes in.'
const BOAT = 'Tom pushes the rowing boat across the wet stones.'

const FIRST = [
  'Title: Salt House', 'INT. HALL - DAY', HALL, 'ADA\nHello?', TABLE, 'A clock strikes.', 'EXT. CLIFF - DAY', CLIFF,
  'EXT. BEACH - DAWN', BOAT,
].join('\n\n')
const SECOND = [
  'Title: Salt House', 'INT. HALL - NIGHT', HALL, 'ADA\nIs anybody here?', 'A lamp goes out at the window.',
  'A long table, set for seven guests who never arrive.', 'EXT. BEACH - DAWN', BOAT, 'INT. ATTIC - NIGHT', 'Dust.',
  'EXT. CLIFF - DAY', CLIFF,
].join('\n\n')

const BOARD = `query ($id: ID!) { storyboard(by: { id: $id }) {
  scripts { title revision color previous { id } }
  scenes { number heading line script { revision } }
  shots(first: 100) { nodes {
    id code description dialogue frames scriptLine scriptState scriptColor script { revision } scene { heading }
  } }
} }`

interface Shot {
  id: string
  code: string
  description: string
  dialogue: string
  scriptState: string | null
  scene: { heading: string } | null
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

const plan = (text: string, name = 'salt.fountain') =>
  planned(app, studio.member, projectId, text, { name, storyboardId })
const read = async () =>
  (await app.ask<{ storyboard: { scripts: object[]; scenes: object[]; shots: { nodes: Shot[] } } }>(
    studio.owner, BOARD, { id: storyboardId },
  )).storyboard
const shots = async () => (await read()).shots.nodes
const board = async () => (await shots()).map(({ code, description, scene, scriptState }) =>
  `${code} ${scene?.heading ?? '-'}: ${description} ${scriptState ?? '-'}`)
const importFirst = async () => applied(app, studio.member, await plan(FIRST))

/** The lines of the project's data without what counts its changes. */
async function contents(): Promise<object[]> {
  const lines = await readLines(app, await exported(app, studio.owner, projectId))
  return lines.slice(1, -1).filter(({ kind }) => kind !== 'version')
    .map(({ version: _version, updatedAt: _updatedAt, revision: _revision, ...rest }) => rest)
}

describe('a script that is imported', () => {
  it('makes its scenes and shots, and is undone', async () => {
    const first = await plan(FIRST)
    expect(changesOf(first)).toEqual([
      '- ADDED Salt House', '3 ADDED 1 INT. HALL - DAY', `5 ADDED ${HALL}`, `10 ADDED ${TABLE}`,
      '12 ADDED A clock strikes.', '14 ADDED 2 EXT. CLIFF - DAY', `16 ADDED ${CLIFF}`,
      '18 ADDED 3 EXT. BEACH - DAWN', `20 ADDED ${BOAT}`,
    ])
    const before = await contents()
    const done = await applied(app, studio.member, first)
    expect(await board()).toEqual([
      `SH0010 INT. HALL - DAY: ${HALL} CURRENT`, `SH0020 INT. HALL - DAY: ${TABLE} CURRENT`,
      'SH0030 INT. HALL - DAY: A clock strikes. CURRENT', `SH0040 EXT. CLIFF - DAY: ${CLIFF} CURRENT`,
      `SH0050 EXT. BEACH - DAWN: ${BOAT} CURRENT`,
    ])
    expect((await sendUndo(app, studio.member, done.id)).errors).toEqual([])
    expect(await contents()).toEqual(before)
  })
})

describe('a script that is imported again', () => {
  it('keeps boards on their lines, takes new texts, adds new lines, moves scenes, and is undone', async () => {
    await importFirst()
    const [hall] = await shots()
    await mutated(app, studio.owner, 'duplicateShots', { shots: [{ shotId: hall?.id }] })
    const before = await contents()
    const second = await plan(SECOND)
    expect(changesOf(second)).toEqual([
      '- ADDED Salt House', '3 RENAMED 1 INT. HALL - NIGHT', '5 RETEXTED MAIN/SH0010', '5 RETEXTED MAIN/SH0015',
      '10 ADDED A lamp goes out at the window.', '12 RETEXTED MAIN/SH0020', '- ORPHANED MAIN/SH0030',
      '14 MOVED 2 EXT. BEACH - DAWN', '16 UNCHANGED MAIN/SH0050', '18 ADDED 3 INT. ATTIC - NIGHT', '20 ADDED Dust.',
      '22 RENAMED 4 EXT. CLIFF - DAY', '24 UNCHANGED MAIN/SH0040',
    ])
    const done = await applied(app, studio.member, second)
    expect(await board()).toEqual([
      `SH0010 INT. HALL - NIGHT: ${HALL} CHANGED`, `SH0015 INT. HALL - NIGHT: ${HALL} CHANGED`,
      'SH0017 INT. HALL - NIGHT: A lamp goes out at the window. CHANGED',
      'SH0020 INT. HALL - NIGHT: A long table, set for seven guests who never arrive. CHANGED',
      'SH0030 INT. HALL - NIGHT: A clock strikes. ORPHANED', `SH0050 EXT. BEACH - DAWN: ${BOAT} CURRENT`,
      'SH0060 INT. ATTIC - NIGHT: Dust. CHANGED', `SH0040 EXT. CLIFF - DAY: ${CLIFF} CURRENT`,
    ])
    expect(await read()).toMatchObject({
      scripts: [{ revision: 0, color: 'WHITE', previous: null }, { revision: 1, color: 'BLUE', previous: {} }],
      scenes: [
        { number: '1', heading: 'INT. HALL - NIGHT', line: 3, script: { revision: 1 } },
        { number: '2', heading: 'EXT. BEACH - DAWN', line: 14 }, { number: '3', heading: 'INT. ATTIC - NIGHT' },
        { number: '4', heading: 'EXT. CLIFF - DAY', line: 22 },
      ],
    })
    expect((await shots())[0]).toMatchObject({
      dialogue: 'ADA\nIs anybody here?', scriptLine: 5, script: { revision: 1 }, scriptColor: 'BLUE',
    })
    expect((await sendUndo(app, studio.member, done.id)).errors).toEqual([])
    expect(await contents()).toEqual(before)
  })

  it('changes nothing if it is the same', async () => {
    await importFirst()
    const again = await plan(FIRST)
    expect(changesOf(again).filter((change) => !change.includes(' UNCHANGED '))).toEqual(['- ADDED Salt House'])
  })

  it('leaves the text of people, and shows that of the script', async () => {
    await importFirst()
    const [, table] = await shots()
    await mutated(app, studio.owner, 'updateShots', { shots: [{ shotId: table?.id, description: 'Mine.' }] })
    const second = await plan(SECOND)
    const item = second.items.nodes.find(({ name }) => name === 'MAIN/SH0020')
    expect(item).toMatchObject({
      change: 'RETEXTED', changes: [{ field: 'description', from: TABLE }], reasons: [{ reason: 'SCRIPT_TEXT_KEPT' }],
    })
    await applied(app, studio.member, second)
    expect((await shots()).find(({ code }) => code === 'SH0020')).toMatchObject({
      description: 'Mine.', scriptState: 'CHANGED',
    })
  })

  it('does what is accepted alone', async () => {
    await importFirst()
    const second = await plan(SECOND)
    const changes = ['RETEXTED', 'MOVED', 'ORPHANED']
    await chosen(app, studio.member, { importId: second.id, changes, choice: 'REJECT' })
    await applied(app, studio.member, second)
    const after = await board()
    expect(after).toContain(`SH0020 INT. HALL - NIGHT: ${TABLE} CURRENT`)
    expect(after).toContain('SH0030 INT. HALL - NIGHT: A clock strikes. CURRENT')
    expect(after.indexOf(`SH0040 EXT. CLIFF - DAY: ${CLIFF} CURRENT`))
      .toBeLessThan(after.indexOf(`SH0050 EXT. BEACH - DAWN: ${BOAT} CURRENT`))
  })

  it('is refused an undo once it was revised again', async () => {
    await importFirst()
    const second = await applied(app, studio.member, await plan(SECOND))
    await applied(app, studio.member, await plan(FIRST))
    expectRefused(await sendUndo(app, studio.member, second.id), 'CONFLICT')
  })
})

describe('clearScriptFlags', () => {
  it('clears the flags of shots, by an event for each that had one', async () => {
    await importFirst()
    await applied(app, studio.member, await plan(SECOND))
    const flagged = (await shots()).filter(({ scriptState }) => scriptState !== 'CURRENT')
    expect(flagged.map(({ code, scriptState }) => `${code} ${scriptState ?? ''}`)).toEqual([
      'SH0010 CHANGED', 'SH0015 CHANGED', 'SH0020 CHANGED', 'SH0030 ORPHANED', 'SH0060 CHANGED',
    ])
    const shotIds = flagged.map(({ id }) => id)
    const cleared = await mutated<{ shots: object[] }>(
      app, studio.member, 'clearScriptFlags', { shotIds: shotIds.slice(1) }, 'shots { scriptState }',
    )
    expect(cleared.shots).toEqual(['CURRENT', 'CURRENT', null, 'CURRENT'].map((scriptState) => ({ scriptState })))
    expect((await shots())[0]).toMatchObject({ scriptState: 'CHANGED' })
  })
})
