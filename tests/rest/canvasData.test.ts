import { createCanvas, loadImage } from '@napi-rs/canvas'
import fc from 'fast-check'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { decodePayload } from '../../drawing/encoding.ts'
import type { OperationKind } from '../../drawing/operation.ts'
import { undoOperation } from '../../drawing/undo.ts'
import { startApp, type TestApp } from '../harness/app.ts'
import { adding, draw, makeStroke, restoring } from '../harness/drawings.ts'
import { makeProject, makeShot, makeStudio, type Studio } from '../harness/fixtures.ts'
import { expectUnchanged } from '../harness/refusals.ts'
import {
  type CanvasData,
  drawingOf,
  expectProblem,
  readRestBoard,
  request,
  type RestShot,
  succeed,
} from './restClient.ts'
import { inText, savedDrawing, type SavedDrawing } from './sampleCanvasData.ts'

let app: TestApp
let studio: Studio
let shotId: string
let viewId: string

beforeAll(async () => {
  app = await startApp()
  studio = await makeStudio(app)
})
afterAll(() => app.stop())
// A project of its own: every answer holds the whole board.
beforeEach(async () => {
  studio = { ...studio, ...(await makeProject(app, studio.owner, studio.organizationId)) }
  const shot = await makeShot(app, studio.owner, studio.storyboardId)
  shotId = shot.id
  viewId = shot.views[0]?.id ?? ''
})

const path = () => `/projects/${studio.projectId}/storyboard/update-shot`
const send = (canvasData: unknown, id = viewId) =>
  request<RestShot>(app, studio.member, 'PUT', path(), { id: shotId, views: [{ id, canvasData }] })
async function write(canvasData: unknown): Promise<CanvasData> {
  const sent = { id: shotId, views: [{ id: viewId, canvasData }] }
  return drawingOf((await succeed<RestShot>(200, app, studio.member, 'PUT', path(), sent)).views[0])
}
async function readView() {
  const board = await readRestBoard(app, studio.member, studio.projectId)
  const view = board.shots.flatMap(({ views }) => views).find(({ id }) => id === viewId)
  if (!view) throw new Error('The view is gone')
  return view
}
const readDrawing = async () => drawingOf(await readView())

const HEXADECIMAL: Record<string, string> = {
  '#444': '#444444',
  'rgb(79, 179, 232)': '#4fb3e8',
  black: '#000000',
}

/** The documented part of a drawing, with colors as they are told. */
const documented = ({ lines, width, height }: SavedDrawing | CanvasData) => ({
  lines: lines.map(({ points, brushColor, brushRadius }) => ({
    points: points.map(({ x, y }) => ({ x: Number(x), y: Number(y) })),
    brushColor: HEXADECIMAL[brushColor] ?? brushColor,
    brushRadius: Number(brushRadius),
  })),
  width: Number(width),
  height: Number(height),
})

describe('drawings that widgets of web pages saved', () => {
  it.each([
    ['numbers', (data: SavedDrawing) => data],
    ['text', inText],
  ])('reads a thousand lines of %s, doubled first points and dots, and tells the same', async (_, as) => {
    const saved = as(savedDrawing(1_000))
    const written = await write(JSON.stringify(saved))
    expect(documented(written)).toEqual(documented(saved))
    expect(documented(await readDrawing())).toEqual(documented(saved))
  })

  it('takes text and objects alike, and a second write of the same changes nothing', async () => {
    const saved = savedDrawing(40)
    const first = await write(saved)
    expect(await write(JSON.stringify(saved))).toEqual(first)
    expect(await write(first)).toEqual(first)
    expect(await write({ ...first, revision: undefined })).toEqual(first)
  })

  it('paints them', async () => {
    const dot = { points: [{ x: 200, y: 200 }], brushColor: '#e5484d', brushRadius: 50 }
    const tapped = { x: '60.33333206176758', y: '340.66668701171875' }
    const tap = { points: [tapped, tapped, tapped], brushColor: 'rgb(79, 179, 232)', brushRadius: '20' }
    const { lines } = await write({ ...savedDrawing(0), lines: [dot, tap] })
    expect(lines[1]?.points[0]).toEqual({ x: 60.375, y: 340.625 })
    const { node } = await app.ask<{ node: { thumbnailUrl: string } }>(
      studio.member,
      'query ($id: ID!) { node(id: $id) { ... on View { thumbnailUrl(width: 420) } } }',
      { id: viewId },
    )
    const picture = await fetch(`${app.url}${node.thumbnailUrl}`)
    expect(picture.status).toBe(200)
    const image = await loadImage(Buffer.from(await picture.arrayBuffer()))
    expect([image.width, image.height]).toEqual([420, 420])
    const context = createCanvas(420, 420).getContext('2d')
    context.drawImage(image, 0, 0)
    const pixelAt = (x: number, y: number) => [...context.getImageData(x, y, 1, 1).data.subarray(0, 3)]
    expect(pixelAt(5, 5)).toEqual([255, 255, 255])
    const distance = (pixel: number[], color: number[]) =>
      pixel.reduce((sum, channel, index) => sum + Math.abs(channel - (color[index] ?? 0)), 0)
    expect(distance(pixelAt(210, 250), [0xe5, 0x48, 0x4d])).toBeLessThan(12)
    for (const [x, y] of [[63, 357], [63, 341], [80, 357]] as const) {
      expect(distance(pixelAt(x, y), [79, 179, 232])).toBeLessThan(12)
    }
    expect(pixelAt(63, 390)).toEqual([255, 255, 255])
  })

  it('scales what is there when the size changes, and leaves the space as it is for a size of a page', async () => {
    await draw(app, studio.owner, viewId, [adding([makeStroke({ points: [{ x: 0, y: 0 }, { x: 420, y: 240 }] })])])
    const { lines, revision } = await readDrawing()
    const doubled = await write({ lines, width: 840, height: 480, revision })
    expect(doubled).toMatchObject({ width: 840, height: 480 })
    expect(doubled.lines).toMatchObject([{ points: [{ x: 0, y: 0 }, { x: 840, y: 480 }] }])
    const { width, height } = await write({ ...doubled, width: '100%', height: '100%' })
    expect([width, height]).toEqual([840, 480])
  })

  it('is stable: what was told may be written back, and is told again', async () => {
    const point = fc.record({ x: fc.integer({ min: 0, max: 3200 }), y: fc.integer({ min: 0, max: 3200 }) })
    const drawing = fc.record({
      lines: fc.array(
        fc.record({
          points: fc.array(point.map(({ x, y }) => ({ x: x / 8, y: y / 8 })), { minLength: 1, maxLength: 12 }),
          brushColor: fc.constantFrom('#000000', '#e5484d', '#ffffff'),
          brushRadius: fc.integer({ min: 1, max: 5000 }).map((hundredths) => hundredths / 100),
        }),
        { maxLength: 6 },
      ),
      width: fc.constant(400),
      height: fc.constant(400),
    })
    await fc.assert(
      fc.asyncProperty(drawing, async (wanted) => {
        const told = await write(wanted)
        expect(documented(told)).toEqual(documented(wanted))
        expect(await write(told)).toEqual(told)
      }),
      { numRuns: 15 },
    )
  })
})

describe('update-shot', () => {
  it('writes a shot and only the views that are named', async () => {
    const views = `/projects/${studio.projectId}/storyboard/shot/${shotId}/views`
    await succeed(201, app, studio.member, 'POST', views, { name: 'Second' })
    const before = await readView()
    const saved = savedDrawing(3)
    const shot = await succeed<RestShot>(200, app, studio.member, 'PUT', path(), {
      id: shotId,
      name: 'Door',
      description: 'It opens.',
      aspectRatio: 'RATIO_4_3',
      duration: 3,
      views: [],
    })
    expect(shot).toMatchObject({
      name: 'Door',
      description: 'It opens.',
      aspectRatio: 'RATIO_4_3',
      frames: 72,
      duration: 3,
    })
    const [first, second] = shot.views
    expect([first?.id, first?.name]).toEqual([before.id, before.name])
    const drawn = await succeed<RestShot>(200, app, studio.member, 'PUT', path(), {
      id: shotId,
      views: [{ id: second?.id, canvasData: saved }],
    })
    expect(drawn).toEqual({ ...shot, views: [first, { ...second, canvasData: drawn.views[1]?.canvasData }] })
    expect(documented(drawingOf(drawn.views[1]))).toEqual(documented(saved))
  })

  it('leaves what is null as it is', async () => {
    const nothing = { name: null, description: null, aspectRatio: null, frames: null, duration: null }
    const shot = await succeed<RestShot>(200, app, studio.member, 'PUT', path(), { id: shotId, frames: 30 })
    expect(await succeed(200, app, studio.member, 'PUT', path(), { id: shotId, ...nothing, views: [] })).toEqual(shot)
  })

  it('writes nothing again that is so already: neither a step nor an event', async () => {
    await write(savedDrawing(2))
    const board = await readRestBoard(app, studio.member, studio.projectId)
    const shot = board.shots.find(({ id }) => id === shotId)
    const count = async () => {
      const query = 'query ($id: ID!) { project(by: { id: $id }) { events { totalCount } } }'
      const { project } = await app.ask<{ project: { events: { totalCount: number } } }>(studio.owner, query, {
        id: studio.projectId,
      })
      return project.events.totalCount
    }
    await expectUnchanged(count, async () => {
      expect(await succeed<RestShot>(200, app, studio.member, 'PUT', path(), shot)).toEqual(shot)
    })
  })

  it('refuses a drawing whose revision is over, and takes one without', async () => {
    const first = await write(savedDrawing(2))
    await draw(app, studio.owner, viewId, [adding()])
    await expectUnchanged(readView, async () => {
      const answer = await send({ ...first, lines: [] })
      const revisions = `it is at revision ${first.revision + 1}, not ${first.revision}`
      expectProblem(answer, 409, { 'views.0.canvasData': `The drawing has changed meanwhile: ${revisions}` })
    })
    expect((await write({ lines: [], width: 400, height: 400 })).lines).toEqual([])
  })

  it('is drawn by who wrote it, among the steps of others, and can be taken back', async () => {
    const steps = Array.from({ length: 5 }, () => adding())
    await Promise.all([...steps.map((step) => draw(app, studio.owner, viewId, [step])), write(savedDrawing(5))])
    await write(savedDrawing(5))
    await draw(app, studio.owner, viewId, [adding(), adding()])
    expect((await write(savedDrawing(5))).lines).toHaveLength(5)

    interface Logged {
      seq: number
      opId: string
      kind: OperationKind
      payload: string
      actorId: string
    }
    const query = `query ($id: ID!) {
      viewOps(viewId: $id, first: 100) { nodes { seq opId kind payload actorId } }
    }`
    const { viewOps } = await app.ask<{ viewOps: { nodes: Logged[] } }>(studio.owner, query, { id: viewId })
    expect(viewOps.nodes.map(({ seq }) => seq)).toEqual(viewOps.nodes.map((_, index) => index + 1))
    const history = viewOps.nodes.map(({ seq, opId, kind, payload, actorId }) => {
      return { seq, actorId, operation: decodePayload(opId, kind, Buffer.from(payload, 'base64')) }
    })
    const undo = undoOperation(history, studio.member.id, uuidv7())
    if (undo?.kind !== 'ADD_STROKES' || undo.undoes === undefined) throw new Error('Nothing to take back')
    await draw(app, studio.member, viewId, [restoring(undo.strokes, undo.undoes)])
    expect((await readDrawing()).lines).toHaveLength(7)
  })

  const line = { points: [{ x: 1, y: 1 }], brushColor: '#000', brushRadius: 2 }
  const linesOf = (part: object) => ({ lines: [{ ...line, ...part }] })
  it.each<[string, unknown, string]>([
    ['no JSON', '{"lines":', 'canvasData is not valid JSON.'],
    ['an empty text', '', 'canvasData is not valid JSON.'],
    ['a list', '[]', 'canvasData is not an object.'],
    ['no lines', {}, 'lines is not a list.'],
    ['a point without y', { lines: [line, { ...line, points: [{ x: 1 }] }] }, 'lines[1].points[0].y is not a number.'],
    ['a color that is none', linesOf({ brushColor: 'none' }), 'lines[0].brushColor is not a color like #1a2b3c.'],
    ['a radius of nothing', linesOf({ brushRadius: 0 }), 'lines[0].brushRadius is 0; it lies between 0.01 and 1000.'],
    ['too much', ' '.repeat(10_485_761), 'canvasData has more than 10485760 characters.'],
  ])('refuses %s, says where, and leaves the shot as it is', async (_, canvasData, sentence) => {
    await write(savedDrawing(2))
    const read = () => readRestBoard(app, studio.member, studio.projectId)
    await expectUnchanged(read, async () => {
      const views = [{ id: viewId, canvasData: savedDrawing(1) }, { id: viewId, canvasData }]
      const sent = { id: shotId, description: 'Rain', views }
      expectProblem(await request(app, studio.member, 'PUT', path(), sent), 400, { 'views.1.canvasData': sentence })
    })
  })

  it.each<[string, object, string]>([
    ['a number for a drawing', { canvasData: 7 }, 'canvasData has the wrong type; expected: string, object, null'],
    ['a number for an image', { image: 7 }, 'image has the wrong type; expected: string, null'],
    ['an id of another kind', { id: 'shot_01h455vb4pex5vsknk084sn02q' }, ''],
    ['an image of another server', { image: 'https://example.com/a.png' }, ''],
  ])('refuses %s', async (_, part, sentence) => {
    await expectUnchanged(readView, async () => {
      const views = [{ id: viewId, ...part }]
      const sent = { id: shotId, description: 'Rain', views }
      const answer = await request(app, studio.member, 'PUT', path(), sent)
      const field = `views.0.${Object.keys(part)[0]}`
      const said = (answer.body as { message: string }).message.replace(`${field}: `, '')
      expectProblem(answer, 400, { [field]: sentence || said })
    })
  })

  it('finds no view of another shot, and no shot of another board', async () => {
    const other = await makeShot(app, studio.owner, studio.storyboardId)
    const read = () => readRestBoard(app, studio.member, studio.projectId)
    await expectUnchanged(read, async () => {
      expectProblem(await send(savedDrawing(1), other.views[0]?.id), 404, { 'views.0.id': 'View not found' })
      const stranger = { id: other.id.replace(/.{4}$/, '0000'), description: 'Rain' }
      expectProblem(await request(app, studio.member, 'PUT', path(), stranger), 404)
      const sent = { id: shotId, views: [{ id: viewId, canvasData: savedDrawing(1) }] }
      expectProblem(await request(app, studio.outsider, 'PUT', path(), sent), 404)
    })
  })
})
