import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeProject, makeStudio, makeToken, type Studio } from '../../harness/fixtures.ts'
import { readProjectFeed } from '../events/feed.ts'
import { mutated } from '../projects/projectCalls.ts'
import { applied, imported, planned, sendUndo } from './importCalls.ts'

let app: TestApp
let studio: Studio

beforeAll(async () => {
  app = await startApp()
  studio = await makeStudio(app)
})
afterAll(() => app.stop())

let projectId: string
let storyboardId: string

beforeEach(async () => {
  ({ projectId, storyboardId } = await makeProject(app, studio.owner, studio.organizationId))
})

function shotsFile(count: number, frames: number): string {
  const rows = Array.from({ length: count }, (_, index) => `MAIN,SH${String(index + 1).padStart(3, '0')}0,${frames}`)
  return ['Sequence,Name,Nb Frames', ...rows].join('\n')
}

const importOf = <Answer>(id: string, fields: string): Promise<{ node: Answer }> =>
  app.ask(studio.owner, `query ($id: ID!) { node(id: $id) { ... on Import { ${fields} } } }`, { id })

it('has the lengths and places of a cut and its board', async () => {
  const shots = [{ frames: 24 }, { frames: 12 }, { frames: 48 }]
  await mutated(app, studio.owner, 'createShots', { storyboardId, shots })
  const cut = [
    '* FRAMEWRIGHT RATE 24/1',
    '001 AX V C 00:00:00:00 00:00:02:00 00:00:00:00 00:00:02:00', '* FROM CLIP NAME: SH0030',
    '002 AX V C 00:00:00:00 00:00:02:00 00:00:02:00 00:00:04:00', '* FROM CLIP NAME: SH0010',
    '003 AX V C 00:00:00:00 00:00:01:00 00:00:04:00 00:00:05:00', '* FROM CLIP NAME: new',
  ].join('\n')
  const file = { name: 'cut.edl', storyboardId, as: { cut: { clipName: '{shot}' } } }
  const { id, items } = await planned(app, studio.owner, projectId, cut, file)
  const fields = 'timeline { itemId change framesBefore placeBefore framesAfter }'
  const { node } = await importOf<{ timeline: Record<string, unknown>[] }>(id, fields)
  expect(node.timeline.map(({ itemId }) => itemId)).toEqual(items.nodes.map((item) => item.id))
  const told = node.timeline.map(({ change, framesBefore, placeBefore, framesAfter }) =>
    [change, framesBefore, placeBefore, framesAfter])
  expect(told).toEqual([
    ['MOVED', 48, 3, 48], ['RETIMED', 24, 1, 48], ['ADDED', null, null, 24], ['REMOVED', 12, 2, null],
  ])
  const table = await planned(app, studio.owner, projectId, shotsFile(1, 36))
  expect((await importOf(table.id, fields)).node).toEqual({ timeline: [] })
})

it('says what columns of its kind can be read as', async () => {
  const choicesOf = async (text: string, as?: object) => {
    const { id } = await planned(app, studio.owner, projectId, text, as ? { as: { csv: as } } : {})
    type Choices = { columnChoices: { use: string; as: string | null }[] }
    const { node } = await importOf<Choices>(id, 'columnChoices { use as }')
    return node.columnChoices.map(({ use, as: name }) => name ?? use)
  }
  expect(await choicesOf('Type,Name,Mood\nPROP,Lamp,grim\n')).toEqual(
    ['Type', 'Name', 'Description', 'METADATA', 'IGNORED'])
  const shots = await choicesOf(shotsFile(1, 24))
  expect(shots).toEqual(expect.arrayContaining(['Sequence', 'Nb Frames', 'TASK_TYPE', 'IGNORED']))
  expect(shots).not.toContain('Asset Type')
  // Of what nobody knows, every column.
  expect(await choicesOf('A,B\n1,2\n')).toEqual(
    expect.arrayContaining(['Sequence', 'Asset Type', 'Due date', 'IGNORED']))
  expect(await choicesOf('A,B\n1,2\n', { kind: 'CASTING' })).toEqual(
    ['Parent', 'Name', 'Asset Type', 'Asset', 'Occurences', 'Label', 'IGNORED'])
})

it('is undone from the feed, by who may change what it changed, once', async () => {
  const done = await imported(app, studio.owner, projectId, shotsFile(2, 24))
  const offers = async (person = studio.member) => {
    const { nodes } = await readProjectFeed(app, person, projectId)
    return nodes.filter(({ type }) => type === 'import.applied').map(({ viewerCanUndo }) => viewerCanUndo)
  }
  expect(await offers()).toEqual(['UNDO_IMPORT'])
  expect(await offers(await makeToken(studio.member, ['read', 'imports:write']))).toEqual([null])
  expect(await offers(await makeToken(studio.member, ['read', 'write']))).toEqual(['UNDO_IMPORT'])
  expect((await sendUndo(app, studio.owner, done.id)).errors).toEqual([])
  expect(await offers()).toEqual([null])
})

it('is not undone from the feed once its board is in the trash', async () => {
  await mutated(app, studio.owner, 'createShots', { storyboardId, shots: [{ frames: 24 }] })
  const event = '001 AX V C 00:00:00:00 00:00:02:00 00:00:00:00 00:00:02:00'
  const cut = `* FRAMEWRIGHT RATE 24/1\n${event}\n* FROM CLIP NAME: SH0010\n`
  const file = { name: 'cut.edl', storyboardId, as: { cut: { clipName: '{shot}' } } }
  await applied(app, studio.owner, await planned(app, studio.owner, projectId, cut, file))
  await mutated(app, studio.owner, 'createStoryboard', { projectId, name: 'Other' })
  await mutated(app, studio.owner, 'deleteStoryboard', { storyboardId })
  const { nodes } = await readProjectFeed(app, studio.member, projectId)
  expect(nodes.find(({ type }) => type === 'import.applied')?.viewerCanUndo).toBeNull()
})
