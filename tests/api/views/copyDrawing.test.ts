import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Operation } from '../../../drawing/operation.ts'
import { areLayersWritten } from '../../../server/modules/board/viewSaving.service.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { adding, draw, makeStroke, sent } from '../../harness/drawings.ts'
import { makeProject, makeShot, makeStudio, type Person, type Studio } from '../../harness/fixtures.ts'
import { expectRefused } from '../../harness/refusals.ts'
import { inApp } from '../../harness/running.ts'
import { mutate, mutated } from '../projects/projectCalls.ts'

type Without<Kind> = Kind extends unknown ? Omit<Kind, 'opId'> : never

interface ReadView {
  revision: number
  canvasData: { lines: { id: string; brushColor: string; points: { x: number; y: number }[] }[] }
  layers: { key: string; name: string; opacity: number; blend: string; strokeCount: number }[]
}

const VIEW = `query ($id: ID!) { node(id: $id) { ... on View {
  revision canvasData layers { key name opacity blend strokeCount }
} } }`
const SIZE = { width: 420, height: 240 }

describe('copyDrawing', () => {
  let app: TestApp
  let studio: Studio
  let [fromViewId, one, two] = ['', '', '']

  async function makeView(): Promise<string> {
    const { views } = await makeShot(app, studio.owner, studio.storyboardId)
    return views[0]?.id ?? ''
  }
  const op = (content: Without<Operation>) => sent({ ...content, opId: uuidv7() } as Operation)
  const read = async (id: string) => (await app.ask<{ node: ReadView }>(studio.owner, VIEW, { id })).node
  const save = async (viewId: string, ...operations: ReturnType<typeof op>[]): Promise<void> =>
    expect((await draw(app, studio.member, viewId, operations)).errors).toEqual([])
  const copy = (input: object, person: Person = studio.member) =>
    mutate(app, person, 'copyDrawing', { fromViewId, toViewIds: [one], ...input })

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
  })
  beforeEach(async () => {
    [fromViewId, one, two] = [await makeView(), await makeView(), await makeView()]
  })
  afterAll(() => app.stop())

  it('lays layers onto other views as they look, with new ids, and says that they were drawn in', async () => {
    const [ink, tone] = [makeStroke({ layer: 'ink' }), makeStroke({ layer: 'tone' })]
    const matrix = { a: 1, b: 0, c: 0, d: 1, e: 20, f: 0 }
    await save(
      fromViewId, adding([ink, tone, makeStroke()]),
      op({ kind: 'PLACE_STROKES', size: SIZE, groups: [{ matrix, strokeIds: [ink.id] }] }),
      op({ kind: 'RESTYLE_STROKES', style: { color: '#cc3300' }, strokeIds: [ink.id] }),
      op({ kind: 'SET_LAYER', layer: 'ink', fields: { name: 'Lines', opacity: 0.5, blend: 'MULTIPLY' } }),
    )
    await save(one, adding())
    const { views } = await mutated<{ views: { id: string; revision: number }[] }>(
      app, studio.member, 'copyDrawing', { fromViewId, toViewIds: [two, one], layerKeys: ['ink', 'base'] },
      'views { id revision }',
    )
    expect(views.map(({ id }) => id)).toEqual([two, one])
    expect(views.map(({ revision }) => revision)).toEqual([2, 3])
    const [original, first, second] = await Promise.all([fromViewId, one, two].map(read))
    expect(second?.layers).toMatchObject([
      { key: 'base', strokeCount: 1 },
      { key: 'ink', name: 'Lines', opacity: 0.5, blend: 'MULTIPLY', strokeCount: 1 },
    ])
    expect(first?.layers.map(({ strokeCount }) => strokeCount)).toEqual([2, 1])
    const line = second?.canvasData.lines.find(({ brushColor }) => brushColor === '#cc3300')
    expect(line?.points[0]).toEqual({ x: 30, y: 20 })
    const ids = new Set(original?.canvasData.lines.map(({ id }) => id))
    expect([first, second].flatMap((view) => view?.canvasData.lines ?? []).some(({ id }) => ids.has(id))).toBe(false)
    const { project } = await app.ask<{ project: { events: { nodes: { type: string; subjectId: string }[] } } }>(
      studio.owner,
      'query ($id: ID!) { project(by: { id: $id }) { events(first: 200) { nodes { type subjectId } } } }',
      { id: studio.projectId },
    )
    expect(project.events.nodes.slice(-2)).toEqual([
      { type: 'view.drawn', subjectId: two }, { type: 'view.drawn', subjectId: one },
    ])
  })

  it('copies everything by default, into another size, and nothing where nothing is drawn', async () => {
    await save(fromViewId, adding())
    await save(one, op({ kind: 'SET_SIZE', size: { width: 840, height: 480 } }))
    expect((await copy({})).errors).toEqual([])
    expect((await read(one)).canvasData.lines[0]?.points[0]).toEqual({ x: 20, y: 40 })
    expect((await copy({ fromViewId: two })).errors).toEqual([])
    expect((await read(one)).revision).toBe(2)
  })

  it('is refused whole where a layer is locked, or there would be too many', async () => {
    await save(fromViewId, adding([makeStroke({ layer: 'ink' })]))
    const toViewIds = [two, one]
    await save(one, op({ kind: 'SET_LAYER', layer: 'ink', fields: { name: 'Lines', isLocked: true } }))
    expectRefused(await copy({ toViewIds }), 'CONFLICT', { 'toViewIds.1': 'The layer Lines is locked' })
    const many = Array.from({ length: 12 }, () => op({ kind: 'SET_LAYER', layer: uuidv7(), fields: {} }))
    const full = await makeView()
    await save(full, ...many)
    expectRefused(await copy({ toViewIds: [full] }), 'CONFLICT', {
      'toViewIds.0': 'A drawing has at most 12 layers',
    })
    expect((await read(two)).revision).toBe(0)
  })

  it('is refused for layers and views that there are not, and for itself', async () => {
    await save(fromViewId, adding())
    expectRefused(await copy({ layerKeys: ['base', 'tone'] }), 'INVALID_INPUT', {
      layerKeys: 'The drawing has no layer tone',
    })
    expectRefused(await copy({ toViewIds: [one, fromViewId] }), 'INVALID_INPUT', {
      'toViewIds.1': 'A drawing cannot be copied onto itself',
    })
    const other = await makeProject(app, studio.owner, studio.organizationId)
    const { views: [elsewhere] } = await makeShot(app, studio.owner, other.storyboardId)
    expectRefused(await copy({ toViewIds: [elsewhere?.id] }), 'NOT_FOUND')
    expectRefused(await copy({}, studio.outsider), 'NOT_FOUND')
    expectRefused(await copy({ toViewIds: [] }), 'INVALID_INPUT')
    expectRefused(await copy({ toViewIds: Array.from({ length: 101 }, (_, index) => index === 0 ? one : two) }),
      'INVALID_INPUT')
  })

  it('is refused while layers are not stored, but for a plain sheet', async () => {
    await save(fromViewId, adding([makeStroke(), makeStroke({ layer: 'ink' })]))
    inApp(() => areLayersWritten.provide(false))
    try {
      expectRefused(await copy({}), 'CONFLICT')
      expect((await copy({ layerKeys: ['base'] })).errors).toEqual([])
    } finally {
      inApp(() => areLayersWritten.provide(true))
    }
  })
})
