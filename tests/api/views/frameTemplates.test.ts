import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MAX_PAYLOAD_BYTES } from '../../../drawing/limits.ts'
import type { Operation } from '../../../drawing/operation.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { adding, draw, makeStroke, sent, type SentOperation } from '../../harness/drawings.ts'
import {
  join, makePerson, makeProject, makeShot, makeStudio, type Person, type Studio,
} from '../../harness/fixtures.ts'
import { randomFrom } from '../../harness/random.ts'
import { expectRefused } from '../../harness/refusals.ts'
import { mutate, mutated } from '../projects/projectCalls.ts'

interface Template {
  id: string
  name: string
  isDefault: boolean
  width: number
  operations: { kind: string; payload: string }[]
}
interface Read {
  project: {
    frameTemplates: Template[]
    defaultFrameTemplate: { name: string } | null
    events: { totalCount: number; nodes: { type: string; payload: object }[] }
  }
}
interface ReadView {
  revision: number
  width: number
  canvasData: { lines: { points: { x: number; y: number }[] }[] }
  layers: { key: string; name: string; opacity: number; strokeCount: number }[]
}
type Templates = { frameTemplates: { id: string; version: number }[] }

const PROJECT = `query ($id: ID!) { project(by: { id: $id }) {
  frameTemplates { id name isDefault width operations { kind payload } }
  defaultFrameTemplate { name }
  events(first: 200) { totalCount nodes { type payload } }
} }`
const VIEW = `query ($id: ID!) { node(id: $id) { ... on View {
  revision width canvasData layers { key name opacity strokeCount }
} } }`

describe('frame templates', () => {
  let app: TestApp
  let studio: Studio
  let projectId: string
  let storyboardId: string
  let viewId: string

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
  })
  beforeEach(async () => {
    const made = await makeProject(app, studio.owner, studio.organizationId)
    projectId = made.projectId
    storyboardId = made.storyboardId
    viewId = (await makeShot(app, studio.owner, storyboardId)).views[0]?.id ?? ''
  })
  afterAll(() => app.stop())

  const read = async (person: Person = studio.owner) =>
    (await app.ask<Read>(person, PROJECT, { id: projectId })).project
  const readView = async (id: string) => (await app.ask<{ node: ReadView }>(studio.owner, VIEW, { id })).node
  const save = async (...operations: SentOperation[]): Promise<void> =>
    expect((await draw(app, studio.member, viewId, operations)).errors).toEqual([])
  const create = (input: object, person: Person = studio.member) =>
    mutate<Templates>(app, person, 'createFrameTemplate', { viewId, name: 'Grid', ...input })
  const change = (verb: string, input: object, person: Person = studio.member) =>
    mutate(app, person, `${verb}FrameTemplates`, input)
  async function make(...names: string[]): Promise<string[]> {
    const ids: string[] = []
    for (const name of names) {
      const { frameTemplates: [made] } = await mutated<Templates>(
        app, studio.member, 'createFrameTemplate', { viewId, name }, 'frameTemplates { id }',
      )
      ids.push(made?.id ?? '')
    }
    return ids
  }
  const layered = () => [
    sent({ opId: uuidv7(), kind: 'SET_LAYER', layer: 'tone', fields: { name: 'Frame', opacity: 0.5 } } as Operation),
    adding([makeStroke({ layer: 'tone' }), makeStroke()]),
  ]

  it('are saved from a view, in order; members save them and viewers read them', async () => {
    await save(...layered())
    expect((await read()).frameTemplates).toEqual([])
    await make('Grid', 'Thirds')
    const viewer = await makePerson(app)
    await join(studio.organizationId, viewer, 'VIEWER')
    const { frameTemplates, defaultFrameTemplate, events } = await read(viewer)
    expect(frameTemplates).toMatchObject([
      { name: 'Grid', isDefault: false, width: 420 }, { name: 'Thirds', isDefault: false },
    ])
    expect(frameTemplates[0]?.operations.map(({ kind }) => kind)).toEqual(['SET_LAYER', 'ADD_STROKES'])
    expect(defaultFrameTemplate).toBeNull()
    expect(events.nodes.slice(-2)).toEqual([
      { type: 'frameTemplate.created', payload: { name: 'Grid' } },
      { type: 'frameTemplate.created', payload: { name: 'Thirds' } },
    ])
    expectRefused(await create({}, viewer), 'FORBIDDEN')
    expectRefused(await create({}, studio.outsider), 'NOT_FOUND')
    expectRefused(await create({ name: ' ' }), 'INVALID_INPUT')
    expectRefused(await create({ viewId: undefined }), 'INVALID_INPUT')
  })

  it('are made of operations, as a removed one comes back', async () => {
    await save(...layered())
    const [id = ''] = await make('Grid')
    const [kept] = (await read()).frameTemplates
    const gone = await change('delete', { frameTemplates: [{ frameTemplateId: id }] })
    expect(gone.errors).toEqual([])
    const operations = (kept?.operations ?? []).map((operation) => ({ ...operation, opId: uuidv7() }))
    const content = { projectId, width: 420, height: 240, operations }
    expect((await create({ viewId: undefined, content, isDefault: true })).errors).toEqual([])
    const [again] = (await read()).frameTemplates
    expect(again).toMatchObject({ name: 'Grid', isDefault: true })
    expect(again?.operations.map(({ kind }) => kind)).toEqual(kept?.operations.map(({ kind }) => kind))
    expectRefused(await create({ viewId: undefined, content: { ...content, width: 0 } }), 'INVALID_INPUT')
    expectRefused(await create({ content }), 'INVALID_INPUT')
  })

  it('are renamed, moved and removed', async () => {
    await save(adding())
    const [a, b, c] = await make('A', 'B', 'C')
    expect((await change('update', { frameTemplates: [{ frameTemplateId: b, name: 'Beta' }] })).errors).toEqual([])
    expect((await change('move', { frameTemplates: [{ frameTemplateId: c }], to: { beforeId: a } })).errors).toEqual([])
    expect((await read()).frameTemplates.map(({ name }) => name)).toEqual(['C', 'A', 'Beta'])
    expect((await change('delete', { frameTemplates: [{ frameTemplateId: a }] })).errors).toEqual([])
    const { frameTemplates, events } = await read()
    expect(frameTemplates.map(({ name }) => name)).toEqual(['C', 'Beta'])
    expect(events.nodes.slice(-3)).toMatchObject([
      { type: 'frameTemplate.updated', payload: { name: { from: 'B', to: 'Beta' } } },
      { type: 'frameTemplate.moved', payload: { name: 'C' } },
      { type: 'frameTemplate.deleted', payload: { name: 'A' } },
    ])
    const row = { frameTemplates: [{ frameTemplateId: b, name: 'Mine' }] }
    expectRefused(await change('update', row, studio.outsider), 'NOT_FOUND')
    expectRefused(await change('update', { frameTemplates: [{ frameTemplateId: b }] }), 'INVALID_INPUT')
  })

  it('are at most fifty, and of something that is drawn and not too large', async () => {
    expectRefused(await create({}), 'INVALID_INPUT', { viewId: 'Nothing is drawn there' })
    await save(adding())
    await make(...Array.from({ length: 50 }, (_, index) => `Template ${index}`))
    expectRefused(await create({}), 'CONFLICT')
    const random = randomFrom(1)
    const noise = () => makeStroke({
      points: Array.from({ length: 40_000 }, () =>
        ({ x: random() * 30_000, y: random() * 30_000, pressure: random() })),
    })
    for (let index = 0; index < 8; index++) await save(adding([noise()]))
    const [first] = (await read()).frameTemplates
    await change('delete', { frameTemplates: [{ frameTemplateId: first?.id }] })
    expectRefused(await create({}), 'CONFLICT', {
      viewId: `The strokes of a frame template take at most ${MAX_PAYLOAD_BYTES.toLocaleString('en-US')} bytes`,
    })
  })

  it('are what new views begin with, each in its own size, where one is set', async () => {
    await save(...layered())
    const [grid, thirds] = await make('Grid', 'Thirds')
    const set = (frameTemplateId: string | undefined, isDefault: boolean) =>
      change('update', { frameTemplates: [{ frameTemplateId, isDefault }] })
    await set(grid, true)
    await set(thirds, true)
    const { frameTemplates, defaultFrameTemplate } = await read()
    expect(frameTemplates.map(({ isDefault }) => isDefault)).toEqual([false, true])
    expect(defaultFrameTemplate).toEqual({ name: 'Thirds' })
    const { shots } = await mutated<{ shots: { id: string; views: { id: string }[] }[] }>(
      app, studio.member, 'createShots',
      { storyboardId, shots: [{}, { aspectRatio: 'RATIO_1_1' }] }, 'shots { id views { id } }',
    )
    const views = await Promise.all(shots.map(({ views: [view] }) => readView(view?.id ?? '')))
    for (const view of views) {
      expect(view).toMatchObject({
        revision: 2,
        layers: [{ key: 'tone', name: 'Frame', opacity: 0.5, strokeCount: 1 }, { key: 'base', strokeCount: 1 }],
      })
    }
    const widths = views.map(({ canvasData: { lines: [line] } }) =>
      (line?.points.at(-1)?.x ?? 0) - (line?.points[0]?.x ?? 0))
    expect((widths[0] ?? 0) / (views[0]?.width ?? 1)).toBeCloseTo((widths[1] ?? 0) / (views[1]?.width ?? 1), 2)
    const added = await mutated<{ views: { id: string }[] }>(
      app, studio.member, 'createViews', { shotId: shots[0]?.id, views: [{ name: 'Wide' }] }, 'views { id }',
    )
    expect((await readView(added.views[0]?.id ?? '')).revision).toBe(2)
    const script = { storyboardId, source: { text: 'INT. KITCHEN - NIGHT\n\nRain.\n' }, existingShotCount: 3 }
    await mutated(app, studio.member, 'importScript', script)
    const { project } = await app.ask<{ project: { latestViews: { revision: number }[] } }>(
      studio.owner, 'query ($id: ID!) { project(by: { id: $id }) { latestViews(first: 24) { revision } } }',
      { id: projectId },
    )
    expect(project.latestViews.map(({ revision }) => revision)).toEqual(Array.from({ length: 5 }, () => 2))
    await set(thirds, false)
    const { views: [plain] } = await makeShot(app, studio.owner, storyboardId)
    expect((await readView(plain?.id ?? '')).revision).toBe(0)
  })

  it('are too large to begin with beyond 32 kB', async () => {
    const random = randomFrom(2)
    const points = () => Array.from({ length: 20_000 }, () => ({ x: random() * 400, y: random() * 200 }))
    await save(adding([makeStroke({ points: points() })]))
    const [id] = await make('Noise')
    expectRefused(await change('update', { frameTemplates: [{ frameTemplateId: id, isDefault: true }] }), 'CONFLICT', {
      'frameTemplates.0.isDefault':
        'The strokes of a template that new views begin with take at most 32,768 bytes',
    })
  })

  it('come with the copy of a project', async () => {
    await save(adding())
    await make('Grid')
    const copy = await mutated<{ project: { frameTemplates: { name: string }[] } }>(
      app, studio.owner, 'duplicateProject', { projectId }, 'project { frameTemplates { name } }',
    )
    expect(copy.project.frameTemplates).toEqual([{ name: 'Grid' }])
  })
})
