import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeProject, makeStudio, type Studio } from '../../harness/fixtures.ts'
import { expectRefused } from '../../harness/refusals.ts'
import { mutate, mutated } from '../projects/projectCalls.ts'

let app: TestApp
let studio: Studio
let other: { projectId: string; storyboardId: string }

beforeAll(async () => {
  app = await startApp()
  studio = await makeStudio(app)
  other = await makeProject(app, studio.owner, studio.organizationId, 'Dunes')
})
afterAll(() => app.stop())

interface Made {
  id: string
  version: number
  externalId: string | null
}

const NOUNS = [
  { noun: 'Shot', list: 'shots', naming: 'name' },
  { noun: 'Task', list: 'tasks', naming: 'title' },
  { noun: 'Asset', list: 'assets', naming: 'name' },
] as const

describe.each(NOUNS)('the external ids of $list', ({ noun, list, naming }) => {
  const plural = `${noun}s`
  const idField = `${noun.toLowerCase()}Id`
  const selection = `${list} { id version externalId }`
  const sendNew = (keys: readonly (string | null)[], place: { projectId: string; storyboardId: string } = studio) => {
    const parent = noun === 'Shot' ? { storyboardId: place.storyboardId } : { projectId: place.projectId }
    const rows = keys.map((externalId) => ({ [naming]: 'Pier', externalId }))
    return mutate<Record<string, Made[]>>(app, studio.member, `create${plural}`, { ...parent, [list]: rows }, selection)
  }
  async function make(...keys: (string | null)[]): Promise<Made[]> {
    const { data, errors } = await sendNew(keys)
    if (errors.length > 0) throw new Error(JSON.stringify(errors))
    return data[list] ?? []
  }
  const sendUpdate = (rows: readonly object[]) =>
    mutate<Record<string, Made[]>>(app, studio.member, `update${plural}`, { [list]: rows }, selection)
  const trash = ({ id }: Made) => mutated(app, studio.member, `delete${plural}`, { [list]: [{ [idField]: id }] })
  const restore = ({ id }: Made) => mutated(app, studio.member, `restore${plural}`, { [`${idField}s`]: [id] })
  async function find(...externalIds: string[]): Promise<string[]> {
    const query = `query ($id: ID!, $externalIds: [String!]) {
      project(by: { id: $id }) { found: ${list}(filter: { externalIds: $externalIds }) { totalCount nodes { id } } }
    }`
    const variables = { id: studio.projectId, externalIds }
    type Found = { project: { found: { totalCount: number; nodes: { id: string }[] } } }
    const { project: { found } } = await app.ask<Found>(studio.member, query, variables)
    expect(found.totalCount).toBe(found.nodes.length)
    return found.nodes.map(({ id }) => id).toSorted()
  }

  it('are set, read, found and removed', async () => {
    const [first, second, plain] = await make('kitsu:1', ' kitsu:2 ', null)
    expect([first, second, plain].map((each) => each?.externalId)).toEqual(['kitsu:1', 'kitsu:2', null])
    expect(await find('kitsu:1', 'kitsu:2', 'kitsu:3')).toEqual([first?.id, second?.id].toSorted())
    const changes = [{ [idField]: first?.id, externalId: null }, { [idField]: second?.id, externalId: 'kitsu:9' }]
    const { data } = await sendUpdate(changes)
    expect(data[list]).toMatchObject([{ externalId: null, version: 2 }, { externalId: 'kitsu:9', version: 2 }])
    expect(await find('kitsu:1', 'kitsu:2', 'kitsu:9')).toEqual([second?.id])
  })

  it('are unique among those of the project, and refused as a whole', async () => {
    const [holder] = await make('taken')
    const refused = await sendNew(['free', 'taken'])
    expectRefused(refused, 'CONFLICT', { [`${list}.1.externalId`]: `The external id “taken” belongs to ${holder?.id}` })
    expect(refused.errors[0]?.extensions.reason).toBe('EXTERNAL_ID_TAKEN')
    expect(await find('free')).toEqual([])
    expectRefused(await sendNew(['twice', 'twice']), 'INVALID_INPUT')
    expect((await sendNew(['taken'], other)).errors).toEqual([])
    const [plain] = await make(null)
    expectRefused(await sendUpdate([{ [idField]: plain?.id, externalId: 'taken' }]), 'CONFLICT')
    for (const wrong of ['', ' ', 'x'.repeat(201), 'two\nlines']) {
      expectRefused(await sendNew([wrong]), 'INVALID_INPUT')
    }
  })

  it('can be exchanged in one mutation', async () => {
    const [one, two] = await make('left', 'right')
    const rows = [{ [idField]: one?.id, externalId: 'right' }, { [idField]: two?.id, externalId: 'left' }]
    const { data } = await sendUpdate(rows)
    expect(data[list]?.map(({ externalId }) => externalId)).toEqual(['right', 'left'])
  })

  it('stay through the trash, unless another takes them meanwhile', async () => {
    const [kept, lost] = await make('kept', 'lost')
    if (!kept || !lost) throw new Error('Nothing was made')
    await trash(kept)
    await trash(lost)
    const [taker] = await make('lost')
    await restore(kept)
    await restore(lost)
    expect(await find('kept', 'lost')).toEqual([kept.id, taker?.id].toSorted())
  })

  it('are told by the events', async () => {
    const [made] = await make('before')
    await sendUpdate([{ [idField]: made?.id, externalId: 'after' }])
    const query = `query ($id: ID!, $types: [String!]) {
      project(by: { id: $id }) { events(first: 200, filter: { types: $types }) { nodes { type subjectId payload } } }
    }`
    type Events = { project: { events: { nodes: { type: string; subjectId: string; payload: object }[] } } }
    const variables = { id: studio.projectId, types: [noun.toLowerCase()] }
    const { project: { events } } = await app.ask<Events>(studio.member, query, variables)
    expect(events.nodes.filter(({ subjectId }) => subjectId === made?.id)).toMatchObject([
      { type: `${noun.toLowerCase()}.created`, payload: { externalId: 'before' } },
      { type: `${noun.toLowerCase()}.updated`, payload: { externalId: { from: 'before', to: 'after' } } },
    ])
  })
})
