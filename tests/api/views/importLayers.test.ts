import { createCanvas } from '@napi-rs/canvas'
import sharp from 'sharp'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { decodePayload } from '../../../drawing/encoding.ts'
import type { OperationKind, StoredOperation } from '../../../drawing/operation.ts'
import { undoOperations } from '../../../drawing/undo.ts'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { psdRefusal } from '../../../server/modules/board/psdHeader.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { adding, draw, makeStroke, sent } from '../../harness/drawings.ts'
import { sendFile } from '../../harness/files.ts'
import { makePerson, makeProject, makeShot, makeStudio, type Person, type Studio } from '../../harness/fixtures.ts'
import { FILE_AT } from '../../harness/images.ts'
import { colored, psdOf } from '../../harness/psds.ts'
import { expectRefused } from '../../harness/refusals.ts'
import { prisma } from '../../harness/running.ts'
import { fileOf, madeExport, unzipped } from '../exports/exportFormats.ts'

interface View {
  revision: number
  thumbnailUrl: string
  layers: { key: string; name: string; opacity: number; blend: string; isHidden: boolean; imageUrl: string | null }[]
}
const VIEW = 'revision thumbnailUrl layers { key name opacity blend isHidden imageUrl }'
type Logged = { seq: number; opId: string; kind: OperationKind; payload: string; actorId: string }
const IMPORT = `mutation ($input: ImportLayersInput!) { importLayers(input: $input) { view { ${VIEW} } } }`
const OPS = 'query ($id: ID!) { viewOps(viewId: $id, first: 100) { nodes { seq opId kind payload actorId } } }'

const [RED, BLUE, WHITE] = [[255, 0, 0, 255], [0, 0, 255, 255], [255, 255, 255, 255]] as const

describe('importLayers', () => {
  let app: TestApp
  let studio: Studio
  let viewId: string

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
  })
  beforeEach(async () => {
    viewId = (await makeShot(app, studio.owner, studio.storyboardId)).views[0]?.id ?? ''
  })
  afterAll(() => app.stop())

  const send = (bytes: Uint8Array<ArrayBuffer>, person: Person | null = studio.member) =>
    sendFile<{ importLayers: { view: View } }>(
      app, person, IMPORT, { input: { viewId, file: null } },
      { at: FILE_AT, bytes, name: 'frame.psd', type: 'image/vnd.adobe.photoshop' },
    )
  async function imported(bytes: Uint8Array<ArrayBuffer>): Promise<View> {
    const { data, errors } = await send(bytes)
    expect(errors).toEqual([])
    return data.importLayers.view
  }
  const read = async () => (await app.ask<{ node: View }>(
    studio.member, `query ($id: ID!) { node(id: $id) { ... on View { ${VIEW} } } }`, { id: viewId },
  )).node
  async function colorAt({ thumbnailUrl }: View, x: number, y: number): Promise<number[]> {
    const bytes = Buffer.from(await (await fetch(`${app.url}${thumbnailUrl}`)).arrayBuffer())
    const at = { left: Math.floor(x * 840), top: Math.floor(y * 480), width: 1, height: 1 }
    return [...await sharp(bytes).removeAlpha().extract(at).raw().toBuffer()]
  }
  const near = (color: readonly number[], wanted: readonly number[]): boolean =>
    color.every((value, index) => Math.abs(value - (wanted[index] ?? 0)) < 40)

  it('makes layers of the layers, in their order, with name, opacity and blend; hidden ones stay hidden', async () => {
    const view = await imported(psdOf(
      colored('Sky', RED), colored('tone', BLUE, { left: 42, width: 42, opacity: 0.5, blendMode: 'multiply' }),
      colored('Secret', RED, { hidden: true }), { name: 'Levels', adjustment: { type: 'invert' } },
    ))
    expect(view.layers.map(({ key, name, opacity, blend, isHidden, imageUrl }) =>
      [key === 'tone' ? key : '', name, Math.round(opacity * 10) / 10, blend, isHidden, imageUrl !== null])).toEqual([
      ['', 'Sky', 1, 'NORMAL', false, true], ['tone', '', 0.5, 'MULTIPLY', false, true],
      ['', 'Secret', 1, 'NORMAL', true, true],
    ])
    expect(near(await colorAt(view, 0.2, 0.5), [255, 0, 0])).toBe(true)
    expect(near(await colorAt(view, 0.8, 0.5), [128, 0, 0])).toBe(true)
  })

  it('hides what is drawn, and is one step of undo', async () => {
    await draw(app, studio.member, viewId, [adding([makeStroke({ layer: 'ink', radius: 40 })])])
    const view = await imported(psdOf(colored('Ink', RED), colored('Notes', BLUE, { width: 20, height: 20 })))
    expect(view.layers.map(({ key, name, isHidden }) => [key.length > 10 ? '' : key, name, isHidden])).toEqual([
      ['ink', '', true], ['', 'Ink', false], ['notes', '', false],
    ])
    const { viewOps } = await app.ask<{ viewOps: { nodes: Logged[] } }>(studio.member, OPS, { id: viewId })
    const history = viewOps.nodes.map(({ seq, opId, kind, payload, actorId }): StoredOperation =>
      ({ seq, actorId, operation: decodePayload(opId, kind, Buffer.from(payload, 'base64')) }))
    const undo = undoOperations(history, history[0]?.actorId ?? '', uuidv7, { width: 420, height: 240 })
    expect(undo).toHaveLength(3)
    await draw(app, studio.member, viewId, undo.map(sent))
    expect((await read()).layers.map(({ key, isHidden }) => [key, isHidden])).toEqual([['ink', false]])
  })

  it('comes back with a file of its own export, and gives its layers new pictures the next time', async () => {
    const { projectId, storyboardId } = await makeProject(app, studio.owner, studio.organizationId)
    viewId = (await makeShot(app, studio.owner, storyboardId)).views[0]?.id ?? ''
    await draw(app, studio.member, viewId, [adding([
      makeStroke({ layer: 'ink', color: '#ff0000', radius: 30, points: [{ x: 100, y: 120 }, { x: 320, y: 120 }] }),
      makeStroke({ layer: 'tone', color: '#0000ff', radius: 30, points: [{ x: 210, y: 200 }] }),
    ])])
    const row = await madeExport(app, studio.owner, { projectId, as: { psd: { width: 840 } } })
    const psd = new Uint8Array([...unzipped(await fileOf(app, row)).values()][0] ?? [])
    const view = await imported(psd)
    expect(view.layers.map(({ key, isHidden }) => [key.length > 10 ? '' : key, isHidden])).toEqual([
      ['tone', true], ['ink', true], ['', false], ['', false],
    ])
    expect(near(await colorAt(view, 0.5, 0.5), [255, 0, 0])).toBe(true)
    expect(near(await colorAt(view, 0.5, 0.83), [0, 0, 255])).toBe(true)
    expect(near(await colorAt(view, 0.1, 0.5), [255, 255, 255])).toBe(true)
    const again = await imported(psd)
    expect(again.layers.map(({ key }) => key)).toEqual(view.layers.map(({ key }) => key))
  })

  it('flattens from below what is too much, and groups that are too deep or blend as one', async () => {
    const many = await imported(psdOf(...Array.from({ length: 20 }, (_, index) =>
      colored(`L${index}`, index < 9 ? RED : BLUE, { width: index < 9 ? 84 : 4 }))))
    expect(many.layers).toHaveLength(12)
    expect(many.layers.map(({ name }) => name).slice(0, 2)).toEqual(['L0', 'L9'])
    viewId = (await makeShot(app, studio.owner, studio.storyboardId)).views[0]?.id ?? ''
    const grouped = await imported(psdOf(
      { name: 'Faded', opacity: 0.5, children: [colored('a', RED), colored('b', BLUE, { width: 42 })] },
      { name: 'Outer', children: [
        colored('c', RED, { width: 9 }),
        { name: 'Inner', children: [colored('d', RED, { width: 8 }), { name: 'Deep', children: [
          colored('e', RED, { width: 7 }), colored('f', BLUE, { width: 6 }),
        ] }] },
      ] },
    ))
    expect(grouped.layers.map(({ name }) => name)).toEqual(['Faded', 'c', 'd', 'Deep'])
    expect(near(await colorAt(grouped, 0.3, 0.5), [128, 128, 255])).toBe(true)
  })

  it('leaves out the paper, and counts what it keeps as storage', async () => {
    const view = await imported(psdOf(colored('Paper', WHITE), colored('Line', RED, { width: 10 })))
    expect(view.layers.map(({ name }) => name)).toEqual(['Line'])
    const where = { viewId: uuidOf('View', viewId) }
    const [image, ...others] = await prisma.layerImage.findMany({ where, include: { media: true } })
    expect([image?.media.width, image?.media.contentType, others]).toEqual([10, 'image/png', []])
  })

  it('refuses by name what is not taken, and writes nothing', async () => {
    const whole = psdOf(colored('Ink', RED))
    const changed = (at: number, ...values: number[]): Uint8Array<ArrayBuffer> => {
      const bytes = whole.slice()
      bytes.set(values, at)
      return bytes
    }
    const many = psdOf(...Array.from({ length: 201 }, (_, index) => colored(`${index}`, RED, { width: 1, height: 1 })))
    let nested = colored('Core', RED)
    for (let depth = 0; depth < 120; depth++) nested = { name: `${depth}`, children: [nested] }
    const png = new Uint8Array(createCanvas(4, 4).toBuffer('image/png'))
    const cases: [string, Uint8Array<ArrayBuffer>][] = [
      ['PSD_INVALID', png], ['PSD_INVALID', whole.slice(0, 20)], ['PSD_LARGE_DOCUMENT', changed(4, 0, 2)],
      ['PSD_COLOR_MODE', changed(24, 0, 4)], ['PSD_DEPTH', changed(22, 0, 16)],
      ['PSD_WITH_MANY_PIXELS', changed(14, 0, 1, 0, 0, 0, 1, 0, 0)], ['PSD_DAMAGED', changed(14, 0, 0, 0, 0)],
      ['PSD_DAMAGED', whole.slice(0, whole.length - 60)], ['PSD_DAMAGED', whole.slice(0, 120)],
      ['PSD_WITH_MANY_LAYERS', many], ['PSD_WITH_MANY_LAYERS', psdOf(nested)], ['PSD_EMPTY', psdOf()],
    ]
    for (const [reason, bytes] of cases) {
      const answer = await send(bytes)
      expectRefused(answer, 'INVALID_INPUT')
      expect(answer.errors[0]?.extensions.fields, reason).toHaveProperty('file.reason', reason)
    }
    expect(await read()).toMatchObject({ revision: 0 })
    expect(await prisma.layerImage.count({ where: { viewId: uuidOf('View', viewId) } })).toBe(0)
    expectRefused(await send(whole, await makePerson(app)), 'NOT_FOUND')
  })

  it('looks through a file with any byte changed, and refuses each that ends too early', () => {
    const group = { name: 'G', children: [colored('b', BLUE, { width: 4 })] }
    const whole = psdOf(colored('Ink', RED, { width: 8, height: 8 }), group)
    for (let at = 0; at < whole.length; at++) {
      for (const value of [0, 255]) {
        const bytes = whole.slice()
        bytes[at] = value
        expect(() => psdRefusal(bytes)).not.toThrow()
      }
    }
    for (let end = 0; end < whole.length; end++) expect(psdRefusal(whole.slice(0, end))).not.toBeNull()
    expect(psdRefusal(whole)).toBeNull()
  })
})
