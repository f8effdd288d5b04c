import { createCanvas } from '@napi-rs/canvas'
import sharp from 'sharp'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { LayerFields, LayerImage } from '../../../drawing/layer.ts'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { forgetUnusedMedia } from '../../../server/modules/media/mediaHousekeeping.service.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeDatabase } from '../../harness/database.ts'
import { adding, draw, makeStroke, sent } from '../../harness/drawings.ts'
import { makePerson, makeProject, makeShot, makeStudio, type Studio } from '../../harness/fixtures.ts'
import {
  anyPng, giveLayerImage, uploadLayerImage, VIEW_WITH_LAYERS, type ViewWithLayers,
} from '../../harness/images.ts'
import { expectRefused } from '../../harness/refusals.ts'
import { inApp, prisma } from '../../harness/running.ts'
import { fileOf, madeExport, unzipped } from '../exports/exportFormats.ts'
import { mutate, mutated } from '../projects/projectCalls.ts'

const READ = `query ($id: ID!) { node(id: $id) { ... on View ${VIEW_WITH_LAYERS.replace('view', '')} } }`
const SIZE = { width: 420, height: 240 }
const BLUE = { r: 0, g: 0, b: 255 }

const flat = (background: object): Promise<Buffer> =>
  sharp({ create: { width: 42, height: 24, channels: 3, background: background as { r: number } } }).png().toBuffer()

describe('pictures on layers', () => {
  let app: TestApp
  let studio: Studio
  let shotId: string
  let viewId: string

  beforeAll(async () => {
    app = await startApp(await makeDatabase())
    studio = await makeStudio(app)
  })
  beforeEach(async () => {
    const shot = await makeShot(app, studio.owner, studio.storyboardId)
    shotId = shot.id
    viewId = shot.views[0]?.id ?? ''
  })
  afterAll(() => app.stop())

  const read = async (id = viewId) => (await app.ask<{ node: ViewWithLayers }>(studio.member, READ, { id })).node
  const set = (layer: string, fields: Partial<LayerFields>) =>
    sent({ opId: uuidv7(), kind: 'SET_LAYER', layer, ...(fields.image && { size: SIZE }), fields })
  const picture = (mediaId: string): LayerImage =>
    ({ mediaId, width: 210, height: 120, matrix: { a: 1, b: 0, c: 0, d: 1, e: 210, f: 0 } })
  const blue = async () => new Uint8Array(await flat(BLUE))
  const fetched = async (path: string) => Buffer.from(await (await fetch(`${app.url}${path}`)).arrayBuffer())
  async function colorAt(path: string, left: number, top: number): Promise<number[]> {
    const { data } = await sharp(await fetched(path)).removeAlpha().extract({ left, top, width: 1, height: 1 })
      .raw().toBuffer({ resolveWithObject: true })
    return [...data]
  }
  const isBlue = (color: readonly number[]) => (color[0] ?? 255) < 40 && (color[2] ?? 0) > 200

  it('are fitted into the frame, painted, and replaced and removed by operations', async () => {
    const made = await giveLayerImage(app, studio.member, viewId, { bytes: await blue() })
    expect(made).toMatchObject({ revision: 1, layers: [{ key: 'reference', imageUrl: expect.stringMatching(/^\/media\//) }] })
    // A layer of references shows three quarters.
    const [red = 0, , strong = 0] = await colorAt(made.thumbnailUrl, 420, 240)
    expect([Math.abs(red - 64) < 12, strong > 240]).toEqual([true, true])
    expect((await sharp(await fetched(made.layers[0]?.imageUrl ?? '')).metadata()).width).toBe(42)
    const { view } = await mutated<{ view: ViewWithLayers }>(
      app, studio.member, 'removeLayerImage', { viewId, layerKey: 'reference' }, VIEW_WITH_LAYERS,
    )
    expect(view).toMatchObject({ revision: 2, layers: [{ imageUrl: null }], layerPictures: made.layerPictures })
    expect(await colorAt(view.thumbnailUrl, 420, 240)).toEqual([255, 255, 255])
  })

  it('are placed and brought back by operations that name them, and by none that name others', async () => {
    const given = await giveLayerImage(app, studio.member, viewId, { bytes: await blue(), layerKey: 'ink' })
    const { layerPictures: [{ name = '' } = {}] } = given
    const placing = [set('ink', { image: null }), set('tone', { image: picture(name) })]
    const moved = await draw(app, studio.member, viewId, placing)
    expect(moved.errors).toEqual([])
    const { layers, thumbnailUrl } = await read()
    expect(layers.map(({ key, imageUrl }) => [key, imageUrl !== null])).toEqual([['tone', true], ['ink', false]])
    expect(isBlue(await colorAt(thumbnailUrl, 600, 100))).toBe(true)
    expect(await colorAt(thumbnailUrl, 200, 100)).toEqual([255, 255, 255])
    expectRefused(
      await draw(app, studio.member, viewId, [set('ink', { image: picture(uuidv7()) })]),
      'INVALID_INPUT', { operations: 'No drawing of the project has this picture. Upload it with setLayerImage' },
    )
    const elsewhere = await makeProject(app, studio.owner, studio.organizationId)
    const other = (await makeShot(app, studio.owner, elsewhere.storyboardId)).views[0]?.id ?? ''
    const stolen = await draw(app, studio.owner, other, [set('ink', { image: picture(name) })])
    expect(stolen.errors[0]?.extensions).toMatchObject({ reason: 'LAYER_IMAGE_UNKNOWN' })
  })

  it('are refused on locked layers and layers that are not there, and to outsiders', async () => {
    await draw(app, studio.member, viewId, [set('ink', { isLocked: true })])
    expectRefused(
      await uploadLayerImage(app, studio.member, viewId, await anyPng(), 'ink'),
      'CONFLICT', { layerKey: 'The layer ink is locked' },
    )
    expectRefused(
      await uploadLayerImage(app, studio.member, viewId, await anyPng(), uuidv7()), 'INVALID_INPUT',
    )
    const outsider = await makePerson(app)
    expectRefused(await uploadLayerImage(app, outsider, viewId, await anyPng()), 'NOT_FOUND')
    const { layerPictures: [{ url = '' } = {}] } = await giveLayerImage(app, studio.member, viewId)
    const path = url.split('?')[0] ?? ''
    const get = (person: { accessToken: string }) =>
      fetch(`${app.url}${path}`, { headers: { authorization: `Bearer ${person.accessToken}` } })
    expect([(await get(studio.member)).status, (await get(outsider)).status]).toEqual([200, 404])
  })

  it('count as storage once, and stay by night as long as the log names them', async () => {
    const id = uuidOf('Organization', studio.organizationId)
    const storage = async () => Number((await prisma.organization.findUniqueOrThrow({ where: { id } })).storageBytes)
    const bytes = await anyPng()
    const before = await storage()
    await giveLayerImage(app, studio.member, viewId, { bytes })
    const after = await storage()
    expect(after).toBeGreaterThan(before)
    await giveLayerImage(app, studio.member, viewId, { bytes, layerKey: 'ink' })
    await mutated(app, studio.member, 'removeLayerImage', { viewId, layerKey: 'reference' }, 'view { id }')
    await mutated(app, studio.member, 'removeLayerImage', { viewId, layerKey: 'ink' }, 'view { id }')
    await inApp(forgetUnusedMedia)
    expect(await storage()).toBe(after)
    const { layerPictures } = await read()
    expect((await fetch(`${app.url}${layerPictures[0]?.url}`)).status).toBe(200)
  })

  it('come along with copies of drawings, shots, projects and versions', async () => {
    await giveLayerImage(app, studio.member, viewId, { bytes: await blue(), layerKey: 'ink' })
    const isPainted = async (id: string) => isBlue(await colorAt((await read(id)).thumbnailUrl, 420, 240))
    const target = (await makeShot(app, studio.owner, studio.storyboardId)).views[0]?.id ?? ''
    await mutated(app, studio.member, 'copyDrawing', { fromViewId: viewId, toViewIds: [target] }, 'views { id }')
    expect(await isPainted(target)).toBe(true)
    const { shots } = await mutated<{ shots: { views: { id: string }[] }[] }>(
      app, studio.member, 'duplicateShots', { shots: [{ shotId }] }, 'shots { views { id } }',
    )
    expect(await isPainted(shots[0]?.views[0]?.id ?? '')).toBe(true)
    const { storyboardVersion: version } = await mutated<{ storyboardVersion: { id: string } }>(
      app, studio.owner, 'makeVersion', { storyboardId: studio.storyboardId, name: 'One' }, 'storyboardVersion { id }',
    )
    await mutated(app, studio.member, 'removeLayerImage', { viewId, layerKey: 'ink' }, 'view { id }')
    const SHOWN = `query ($id: ID!) { node(id: $id) { ... on StoryboardVersion { shots(first: 50) { nodes {
      views { viewId pictureUrl ink } } } } } }`
    type KeptView = { viewId: string; pictureUrl: string; ink: unknown }
    type Shown = { node: { shots: { nodes: { views: KeptView[] }[] } } }
    const { node } = await app.ask<Shown>(studio.owner, SHOWN, { id: version.id })
    const kept = node.shots.nodes.flatMap(({ views }) => views).find((view) => view.viewId === viewId)
    expect(isBlue(await colorAt(kept?.pictureUrl ?? '', 420, 240))).toBe(true)
    const layerImages = { some: { viewId: uuidOf('View', viewId) } }
    const media = await prisma.media.findFirstOrThrow({ where: { layerImages } })
    expect(JSON.stringify(kept?.ink)).toContain(Buffer.from(media.sha256).toString('hex'))
  })

  it('are kept by frame templates and given to new views', async () => {
    const { projectId, storyboardId } = await makeProject(app, studio.owner, studio.organizationId)
    const own = (await makeShot(app, studio.owner, storyboardId)).views[0]?.id ?? ''
    await giveLayerImage(app, studio.owner, own, { bytes: await blue(), layerKey: 'ink' })
    const made = await mutate(app, studio.owner, 'createFrameTemplate', {
      name: 'Blue', viewId: own, isDefault: true,
    }, 'project { id }')
    expect(made.errors).toEqual([])
    await prisma.layerImage.deleteMany({ where: { viewId: uuidOf('View', own) } })
    await inApp(forgetUnusedMedia)
    const view = (await makeShot(app, studio.owner, storyboardId)).views[0]?.id ?? ''
    expect(isBlue(await colorAt((await read(view)).thumbnailUrl, 420, 240))).toBe(true)
    expect(await prisma.templateImage.count({ where: { projectId: uuidOf('Project', projectId) } })).toBe(1)
  })

  it('are exported: as layers of Photoshop and roles of Storyboarder, and in pictures', async () => {
    const { projectId, storyboardId } = await makeProject(app, studio.owner, studio.organizationId)
    const own = (await makeShot(app, studio.owner, storyboardId)).views[0]?.id ?? ''
    await giveLayerImage(app, studio.owner, own, { bytes: await blue(), layerKey: 'tone' })
    await draw(app, studio.owner, own, [adding([makeStroke({ layer: 'ink' })])])
    const files = async (as: object) =>
      unzipped(await fileOf(app, await madeExport(app, studio.owner, { projectId, as })))
    const { readPsd, initializeCanvas } = await import('ag-psd')
    initializeCanvas((width, height) => createCanvas(width, height) as never)
    const [, psd] = [...await files({ psd: { width: 84 } })][0] ?? []
    const { children = [] } = readPsd(psd ?? Buffer.alloc(0), { useImageData: true, skipCompositeImageData: true })
    const tone = children.find(({ name }) => name === 'Drawing')?.children?.find(({ name }) => name === 'Tone')
    const middle = 4 * ((tone?.imageData?.width ?? 0) * 24 + 42)
    expect([...tone?.imageData?.data.slice(middle, middle + 4) ?? []]).toEqual([0, 0, 255, 255])
    const board = await files({ storyboarder: {} })
    const png = [...board].find(([name]) => name.endsWith('-tone.png'))?.[1]
    const { data } = await sharp(png).extract({ left: 700, top: 400, width: 1, height: 1 }).raw()
      .toBuffer({ resolveWithObject: true })
    expect([...data]).toEqual([0, 0, 255, 255])
    const [, image] = [...await files({ images: { width: 84, isManifestIncluded: false } })][0] ?? []
    const pixel = await sharp(image).removeAlpha().extract({ left: 42, top: 40, width: 1, height: 1 }).raw().toBuffer()
    expect(isBlue([...pixel])).toBe(true)
  })
})
