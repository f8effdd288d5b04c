import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LayerFields } from '../../../drawing/layer.ts'
import type { Operation } from '../../../drawing/operation.ts'
import { areLayersWritten } from '../../../server/modules/board/viewSaving.service.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { adding, draw, makeStroke, type SentOperation, sent } from '../../harness/drawings.ts'
import { makeShot, makeStudio, type Studio } from '../../harness/fixtures.ts'
import { expectRefused } from '../../harness/refusals.ts'
import { inApp } from '../../harness/running.ts'
import { succeed } from '../../rest/restClient.ts'
import { save as saveVersion } from '../versions/boardVersions.ts'

type Without<Kind> = Kind extends unknown ? Omit<Kind, 'opId'> : never
type Content = Without<Operation>

interface ReadView {
  strokeCount: number
  canvasData: { lines: object[] }
  camera: object | null
  layers: { key: string; strokeCount: number }[]
}

interface Restored {
  restoreVersion: { storyboard: { shots: { nodes: { views: { id: string }[] }[] } } }
}

const RESTORE = `mutation ($input: RestoreVersionInput!) { restoreVersion(input: $input) {
  storyboard { shots(first: 10) { nodes { views { id } } } }
} }`

describe('drawings with layers', () => {
  let app: TestApp
  let studio: Studio

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
  })
  afterAll(() => app.stop())

  async function makeView(): Promise<string> {
    const { views } = await makeShot(app, studio.owner, studio.storyboardId)
    return views[0]?.id ?? ''
  }
  const save = (viewId: string, ...operations: SentOperation[]) => draw(app, studio.member, viewId, operations)

  it('are not stored while the server is not set to', async () => {
    const viewId = await makeView()
    const layered = sent({ opId: uuidv7(), kind: 'SET_LAYER', layer: 'ink', fields: {} })
    const accepts = async () => (await app.ask<{ acceptsLayers: boolean }>(studio.member, '{ acceptsLayers }', {}))
    expect(await accepts()).toEqual({ acceptsLayers: true })
    inApp(() => areLayersWritten.provide(false))
    try {
      expect(await accepts()).toEqual({ acceptsLayers: false })
      for (const operation of [layered, adding([makeStroke({ layer: 'ink' })])]) {
        expectRefused(await save(viewId, adding(), operation), 'CONFLICT', {
          operations: 'This server does not store layers, brushes and camera moves yet',
        })
      }
      expect((await save(viewId, adding())).data.appendViewOps.view.revision).toBe(1)
    } finally {
      inApp(() => areLayersWritten.provide(true))
    }
    expect((await save(viewId, layered)).data.appendViewOps.view.revision).toBe(2)
  })

  const VIEW = `query ($id: ID!) { node(id: $id) { ... on View {
    strokeCount canvasData camera { start { width } easing holdEnd }
    layers { key role name opacity blend isHidden isLocked strokeCount }
  } } }`
  const read = async (viewId: string) => (await app.ask<{ node: ReadView }>(studio.owner, VIEW, { id: viewId })).node
  const op = (content: Content) => sent({ ...content, opId: uuidv7() } as Operation)
  const counts = ({ layers }: ReadView) => Object.fromEntries(layers.map(({ key, strokeCount }) => [key, strokeCount]))
  const set = (layer: string, fields: Partial<LayerFields>) => op({ kind: 'SET_LAYER', layer, fields })

  it('tell their layers and camera, and count what is drawn', async () => {
    const viewId = await makeView()
    await save(viewId, adding())
    expect(await read(viewId)).toMatchObject({
      strokeCount: 1, camera: null,
      layers: [{ key: 'base', role: null, name: '', opacity: 1, blend: 'NORMAL', isHidden: false, strokeCount: 1 }],
    })
    await save(viewId, adding([makeStroke({ layer: 'ink' }), makeStroke({ layer: 'tone' })]))
    await save(viewId, adding([makeStroke({ layer: 'ink' })]), set('ink', { name: 'Lines', opacity: 0.5 }))
    await save(viewId, adding([makeStroke({ layer: 'ink' }), makeStroke()]))
    const frame = { x: 210, y: 120, width: 300, angle: 0 }
    const camera = { start: frame, end: frame, easing: 'EASE_IN', holdStart: 0, holdEnd: 12 } as const
    await save(viewId, op({ kind: 'SET_CAMERA', size: { width: 420, height: 240 }, camera }))
    const view = await read(viewId)
    expect(view).toMatchObject({
      strokeCount: 6, camera: { start: { width: 300 }, easing: 'EASE_IN', holdEnd: 12 },
      layers: [
        { key: 'tone', role: 'TONE', blend: 'MULTIPLY', strokeCount: 1 }, { key: 'base', strokeCount: 2 },
        { key: 'ink', role: 'INK', name: 'Lines', opacity: 0.5, strokeCount: 3 },
      ],
    })
    await save(viewId, set('ink', { isRemoved: true }))
    expect(counts(await read(viewId))).toEqual({ tone: 1, base: 2 })
    await save(viewId, adding([makeStroke({ layer: 'ink' })]))
    expect(counts(await read(viewId))).toEqual({ tone: 1, base: 2, ink: 4 })
  })

  it('have at most twelve layers', async () => {
    const viewId = await makeView()
    const layers = Array.from({ length: 12 }, () => set(uuidv7(), {}))
    expect((await save(viewId, ...layers)).errors).toEqual([])
    for (const one of [set(uuidv7(), {}), adding([makeStroke({ layer: 'ink' })])]) {
      expectRefused(await save(viewId, one), 'CONFLICT', { operations: 'A drawing has at most 12 layers' })
    }
    expect((await read(viewId)).layers).toHaveLength(12)
  })

  it('take pencils and soft brushes up to a radius of 30, larger ones only again after their space grew', async () => {
    const { id: shotId, views } = await makeShot(app, studio.owner, studio.storyboardId)
    const viewId = views[0]?.id ?? ''
    for (const brush of ['pencil', 'soft'] as const) {
      expect((await save(viewId, adding([makeStroke({ brush, radius: 30 })]))).errors).toEqual([])
      const large = adding([makeStroke({ brush, radius: 30.01 })])
      expectRefused(await save(viewId, large), 'INVALID_INPUT', {
        operations: 'A pencil or soft brush has a radius of at most 30 px',
      })
    }
    const drawn = makeStroke({ brush: 'soft', radius: 30 })
    const size = { width: 840, height: 480 }
    expect((await save(viewId, adding([drawn]), op({ kind: 'SET_SIZE', size }))).errors).toEqual([])
    const again = [op({ kind: 'REMOVE_STROKES', strokeIds: [drawn.id] }), adding([{ ...drawn, radius: 60 }])]
    expect((await save(viewId, ...again)).errors).toEqual([])
    expect((await save(viewId, adding([makeStroke({ brush: 'marker', radius: 60 })]))).errors).toEqual([])
    const line = { points: [{ x: 1, y: 1 }], brushColor: '#000', brushRadius: 31, brush: 'pencil' }
    const sent = { id: shotId, views: [{ id: viewId, canvasData: { lines: [line] } }] }
    await succeed(400, app, studio.member, 'PUT', `/projects/${studio.projectId}/storyboard/update-shot`, sent)
    expect((await read(viewId)).strokeCount).toBe(4)
  })

  it('are read and written as canvasData, hidden layers aside', async () => {
    const { id: shotId, views } = await makeShot(app, studio.owner, studio.storyboardId)
    const viewId = views[0]?.id ?? ''
    const strokes = [makeStroke({ layer: 'tone' }), makeStroke({ layer: 'ink' })]
    await save(viewId, adding(strokes), set('tone', { isHidden: true }))
    const { canvasData } = await read(viewId)
    expect(canvasData).toMatchObject({ lines: [{ layer: 'ink' }], layers: [{ key: 'ink' }], width: 420, height: 240 })
    const line = { points: [{ x: 1, y: 1 }], brushColor: '#000', brushRadius: 1 }
    const sent = { id: shotId, views: [{ id: viewId, canvasData: { lines: [line, line] } }] }
    await succeed(200, app, studio.member, 'PUT', `/projects/${studio.projectId}/storyboard/update-shot`, sent)
    expect(counts(await read(viewId))).toEqual({ tone: 1, ink: 2 })
  })

  it('are painted, and come back with a version, or as a copy', async () => {
    const { views, id: shotId } = await makeShot(app, studio.owner, studio.storyboardId)
    const viewId = views[0]?.id ?? ''
    const stroke = makeStroke({ layer: 'ink', radius: 40 })
    await save(viewId, adding([stroke]), adding([makeStroke({ tool: 'eraser' })]))
    const then = await read(viewId)
    const { id: versionId } = await saveVersion(app, studio.owner, studio.storyboardId)
    const matrix = { a: 1, b: 0, c: 0, d: 1, e: 50, f: 0 }
    const size = { width: 420, height: 240 }
    await save(viewId, op({ kind: 'PLACE_STROKES', size, layer: 'tone', groups: [{ matrix, strokeIds: [stroke.id] }] }))
    await save(viewId, set('ink', { isRemoved: true }), set('notes', {}))
    const { errors } = await app.send(studio.owner, RESTORE, { input: { versionId, shotIds: [shotId] } })
    expect(errors).toEqual([])
    const now = await read(viewId)
    expect({ ...now, canvasData: null }).toEqual({ ...then, canvasData: null })
    expect(now.canvasData.lines).toEqual(then.canvasData.lines)
    const into = { newStoryboard: { name: 'Copy' } }
    const copied = await app.send<Restored>(studio.owner, RESTORE, { input: { versionId, shotIds: [shotId], into } })
    expect(copied.errors).toEqual([])
    const [copy] = copied.data.restoreVersion.storyboard.shots.nodes.flatMap((shot) => shot.views)
    expect({ ...(await read(copy?.id ?? '')), canvasData: null }).toEqual({ ...then, canvasData: null })
  })
})
