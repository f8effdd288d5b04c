import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCanvas } from '@napi-rs/canvas'
import { initializeCanvas, readPsd } from 'ag-psd'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { files, mediaFolder } from '../../../server/modules/media/files.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { adding, draw, makeStroke } from '../../harness/drawings.ts'
import { makeShot, makeStudio, type MadeShot, type Person, type Studio } from '../../harness/fixtures.ts'
import { giveImage } from '../../harness/images.ts'
import { expectRefused } from '../../harness/refusals.ts'
import { inApp, prisma } from '../../harness/running.ts'
import { giveSoundtrack, giveVoice } from '../../harness/sounds.ts'
import { readEdl, readOtio } from '../../unit/exports/cutReaders.ts'
import { makeAsset } from '../assets/assetCalls.ts'
import { mutated, mutatedOne } from '../projects/projectCalls.ts'
import { download } from './exportCalls.ts'
import { fileOf, type FormatExport, madeExport, sendCreateExport, unzipped } from './exportFormats.ts'

/** The color of `makeStroke`. */
const INK = [0x1a, 0x2b, 0x3c]

let app: TestApp
let studio: Studio
let code: string
let shots: MadeShot[]

beforeAll(async () => {
  app = await startApp()
  studio = await makeStudio(app)
  const { owner, storyboardId, projectId } = studio
  const project = await app.ask<{ project: { code: string } }>(
    owner, 'query ($id: ID!) { project(by: { id: $id }) { code } }', { id: projectId },
  )
  code = project.project.code
  shots = [await makeShot(app, owner, storyboardId), await makeShot(app, owner, storyboardId)]
  const [first] = shots
  await mutatedOne(app, owner, 'updateShots', {
    shotId: first?.id, frames: 30, description: 'Rain.', cameraNote: 'Crane up', notes: 'Slow',
  })
  const viewId = first?.views[0]?.id ?? ''
  await draw(app, owner, viewId, [adding()])
  await giveImage(app, owner, viewId)
  await giveVoice(app, owner, first?.id ?? '')
  await giveSoundtrack(app, owner, storyboardId)
  await mutated(app, owner, 'updateStoryboard', { storyboardId, startTimecode: '01:00:00:00' })
  const lamp = await makeAsset(app, owner, projectId, { name: 'Lamp', type: 'PROP' })
  await mutated(app, owner, 'castAssets', { castings: [{ shotId: first?.id, assetId: lamp.id, occurrences: 2 }] })
})
afterAll(() => app.stop())

const made = (as: object) => madeExport(app, studio.member, { projectId: studio.projectId, as })
const filesOf = async (row: FormatExport) => unzipped(await fileOf(app, row))
const clipName = (index: number) => `${code.replaceAll('-', '_')}_MAIN-${shots[index]?.code}`

describe('exports of cuts', () => {
  it.each([
    ['otio', 'OTIO', 'otio'], ['edl', 'EDL', 'edl'],
    ['finalCut7', 'FINAL_CUT_7', 'xml'], ['fcpxml', 'FCPXML', 'fcpxml'],
  ])('as %s are a ZIP with pictures and sounds', async (field, format, extension) => {
    const row = await made({ [field]: { width: 64, isSoundIncluded: true } })
    expect(row).toMatchObject({ status: 'DONE', format, unitsDone: 2, unitsTotal: 2 })
    expect(row.warnings).toMatchObject([{ reason: 'EXPORT_NAME_CHANGED', shotId: null }])
    const files = await filesOf(row)
    expect([...files.keys()]).toEqual([
      `${code}_MAIN.${extension}`, `media/${clipName(0)}.png`, `media/${clipName(1)}.png`, 'media/mix.wav',
      `media/${clipName(0)}_voice.wav`,
    ])
    const { width, height } = await sharp(files.get(`media/${clipName(0)}.png`)).metadata()
    expect([width, height]).toEqual([64, 36])
    expect(files.get('media/mix.wav')?.toString('latin1', 0, 4)).toBe('RIFF')
    const text = files.get(`${code}_MAIN.${extension}`)?.toString() ?? ''
    for (const name of [clipName(0), clipName(1), 'Slow', 'Crane up']) {
      expect(text.toLowerCase()).toContain(name.toLowerCase())
    }
  })

  it('are a bundle of OpenTimelineIO', async () => {
    const row = await made({ otio: { media: 'OTIOZ', width: 64, views: 'CLIPS' } })
    expect(row.fileName).toMatch(/\.otioz$/)
    const files = await filesOf(row)
    expect([...files.keys()].slice(0, 2)).toEqual(['version.txt', 'content.otio'])
    expect(files.get('version.txt')?.toString()).toBe('1.0.0')
    const { clips, start } = readOtio(files.get('content.otio')?.toString() ?? '')
    expect(start).toBe(86_400)
    expect(clips.map(({ media, frames }) => [files.has(media ?? ''), frames])).toEqual([[true, 30], [true, 48]])
  })

  it('are a single file without media', async () => {
    const row = await made({ edl: { media: 'NONE', clipName: '{shot}' } })
    const text = (await fileOf(app, row)).toString()
    expect(readEdl(text, { numerator: 24, denominator: 1 }).clips.map(({ name }) => name))
      .toEqual(shots.map((shot) => shot.code))
    const answer = await download(app, row.downloadUrl)
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  })

  it('refuse a template that names nothing', async () => {
    const answer = await sendCreateExport(app, studio.member, {
      projectId: studio.projectId, as: { edl: { clipName: '{camera}' } },
    })
    expectRefused(answer, 'INVALID_INPUT')
    expect(answer.errors[0]?.message).toContain('{camera} is none')
  })

  it('fail for several boards in one file', async () => {
    const other = await makeStudio(app)
    const { storyboard } = await mutated<{ storyboard: { id: string } }>(
      app, other.owner, 'createStoryboard', { projectId: other.projectId, name: 'Second' }, 'storyboard { id }',
    )
    for (const id of [other.storyboardId, storyboard.id]) await makeShot(app, other.owner, id)
    const row = await madeExport(app, other.owner, { projectId: other.projectId, as: { fcpxml: { media: 'NONE' } } })
    expect(row).toMatchObject({ status: 'FAILED', failure: { reason: 'EXPORT_ONE_BOARD' } })
  })
})

describe('files of others', () => {
  it('are a screenplay', async () => {
    const row = await made({ fountain: {} })
    expect((await fileOf(app, row)).toString()).toBe(
      `Rain. [[shot ${shots[0]?.code} 1:06 – Crane up – Slow]]\n\n[[shot ${shots[1]?.code} 2:00]]\n`,
    )
  })

  it('are tables for Kitsu, which change nothing when they are imported', async () => {
    for (const kind of ['SHOTS', 'ASSETS', 'CASTING']) {
      const text = (await fileOf(app, await made({ csv: { kind } }))).toString()
      expect(text.charCodeAt(0)).toBeLessThan(128)
      const { project } = await app.ask<{ project: { csvPlan: { rows: { nodes: { outcome: string }[] } } } }>(
        studio.owner,
        `query ($id: ID!, $kind: CsvKind!, $text: String!) {
          project(by: { id: $id }) { csvPlan(kind: $kind, text: $text) { rows { nodes { outcome } } } }
        }`,
        { id: studio.projectId, kind, text },
      )
      const outcomes = project.csvPlan.rows.nodes.map(({ outcome }) => outcome)
      expect(outcomes.length).toBeGreaterThan(0)
      expect(new Set(outcomes)).toEqual(new Set(['SKIP']))
    }
  })

  it('are a project of Storyboarder', async () => {
    const files = await filesOf(await made({ storyboarder: {} }))
    const { boards } = JSON.parse(files.get('MAIN.storyboarder')?.toString() ?? '') as {
      boards: { layers: Record<string, { url: string }>; audio?: { filename: string } }[]
    }
    const [first, second] = boards
    for (const name of [first?.layers.fill?.url, first?.layers.reference?.url, first?.audio?.filename]) {
      expect(files.has(`images/${name}`)).toBe(true)
    }
    expect(second?.layers.reference).toBeUndefined()
    const fill = sharp(files.get(`images/${first?.layers.fill?.url}`))
    expect(await fill.metadata()).toMatchObject({ width: 1600, height: 900, hasAlpha: true })
    const { channels } = await sharp(files.get(`images/${first?.layers.fill?.url}`)).stats()
    expect([channels[3]?.min, channels[3]?.max]).toEqual([0, 255])
  })

  it('say what a project of Storyboarder has no place for, and name no sound that is left out', async () => {
    const other = await makeStudio(app)
    const { owner, projectId, storyboardId } = other
    const [wide, upright] = [await makeShot(app, owner, storyboardId), await makeShot(app, owner, storyboardId)]
    await giveVoice(app, owner, wide.id)
    await mutatedOne(app, owner, 'updateShots', { shotId: upright.id, aspectRatio: 'RATIO_9_16', frames: 1 })
    await mutated(app, owner, 'createViews', { shotId: upright.id, views: [{ name: 'b' }] })
    const as = { storyboarder: { isSoundIncluded: false } }
    const row = await madeExport(app, owner, { projectId, as })
    expect(row.warnings.map(({ reason, shotId }) => [reason, shotId])).toEqual([
      ['EXPORT_VIEWS_LEFT_OUT', upright.id], ['EXPORT_RATIO_FITTED', upright.id],
    ])
    const files = await filesOf(row)
    expect([...files.keys()].filter((name) => /\.(?:wav|mp3|m4a|ogg)$/.test(name))).toEqual([])
    expect(files.get('MAIN.storyboarder')?.toString()).not.toContain('"audio"')
  })

  it('are Photoshop files in layers', async () => {
    initializeCanvas(createCanvas as never)
    const files = await filesOf(await made({ psd: { width: 320 } }))
    expect([...files.keys()]).toEqual([`0001_${shots[0]?.code}_1.psd`, `0002_${shots[1]?.code}_1.psd`])
    const psds = [...files.values()].map((bytes) => readPsd(bytes, { useImageData: true }))
    expect(psds.map(({ width, height, children }) => [width, height, children?.map(({ name }) => name)])).toEqual([
      [320, 180, ['Paper', 'Image', 'Drawing']], [320, 180, ['Paper', 'Drawing']],
    ])
    const [paper, , drawing] = psds[0]?.children ?? []
    const alphas = [paper, drawing].map((layer) => {
      const { data = [] } = layer?.imageData ?? {}
      return new Set(Array.from(data).filter((_, index) => index % 4 === 3))
    })
    expect([...(alphas[0] ?? [])]).toEqual([255])
    expect([0, 255].map((alpha) => alphas[1]?.has(alpha))).toEqual([true, true])
  })
})

describe('Photoshop files by author', () => {
  it('have what each person drew in a layer of its own, erased by all', async () => {
    const other = await makeStudio(app)
    const { owner, member, projectId, storyboardId } = other
    const viewId = (await makeShot(app, owner, storyboardId)).views[0]?.id ?? ''
    await draw(app, member, viewId, [adding()])
    await draw(app, owner, viewId, [adding()])
    const layersOf = async () => {
      const row = await madeExport(app, owner, { projectId, as: { psd: { width: 320, isByAuthor: true } } })
      expect(row).toMatchObject({ status: 'DONE', failure: null })
      initializeCanvas(createCanvas as never)
      const [bytes] = [...(await filesOf(row)).values()]
      const { children = [] } = readPsd(bytes ?? Buffer.alloc(0), { useImageData: true })
      return children.find(({ name }) => name === 'Drawing')?.children ?? []
    }
    const inked = (layers: Awaited<ReturnType<typeof layersOf>>) => layers.map(({ name, imageData }) =>
      [name, Array.from(imageData?.data ?? []).some((value, index) => index % 4 === 3 && value > 0)])
    expect(inked(await layersOf())).toEqual([[member.name, true], [owner.name, true]])
    await draw(app, owner, viewId, [adding([makeStroke({ tool: 'eraser', radius: 20 })])])
    expect(inked(await layersOf())).toEqual([[member.name, false], [owner.name, false]])
  })
})

describe('Photoshop files of strokes that are half transparent', () => {
  const points = [{ x: 50, y: 120 }, { x: 350, y: 120 }]
  /** In the midst of the stroke, in a file 320 pixels wide. */
  const AT = { left: 152, top: 90 }
  const hasPsdTools = spawnSync('psd-tools', ['--version']).error === undefined
  let bytes: Buffer

  beforeAll(async () => {
    const other = await makeStudio(app)
    const { owner, projectId, storyboardId } = other
    const viewId = (await makeShot(app, owner, storyboardId)).views[0]?.id ?? ''
    await draw(app, owner, viewId, [adding([makeStroke({ radius: 20, opacity: 0.5, points })])])
    const row = await madeExport(app, owner, { projectId, as: { psd: { width: 320 } } })
    bytes = (await filesOf(row)).values().next().value ?? Buffer.alloc(0)
  })

  it('have their color and their opacity, and look as they were drawn', () => {
    initializeCanvas(createCanvas as never)
    const { children = [], imageData } = readPsd(bytes, { useImageData: true })
    const at = 4 * (AT.top * 320 + AT.left)
    const [red = 0, green = 0, blue = 0, alpha = 0] = [...(children[1]?.imageData?.data ?? []).slice(at, at + 4)]
    expect([red, green, blue].map((value, index) => Math.abs(value - (INK[index] ?? 0)) <= 1)).not.toContain(false)
    expect(alpha / 255).toBeCloseTo(0.5, 1)
    const shown = [red, green, blue].map((value) => (value * alpha) / 255 + 255 - alpha)
    const whole = [...(imageData?.data ?? []).slice(at, at + 3)]
    expect(whole.map((value, index) => Math.abs(value - (shown[index] ?? 0)) <= 1)).toEqual([true, true, true])
  })

  it.skipIf(!hasPsdTools)('are read by psd-tools (needs the command psd-tools)', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'framewright-psd-'))
    await writeFile(join(folder, 'view.psd'), bytes)
    execFileSync('psd-tools', ['export', `${join(folder, 'view.psd')}[1]`, join(folder, 'layer.png')])
    const layer = sharp(await readFile(join(folder, 'layer.png'))).extract({ ...AT, width: 1, height: 1 })
    const pixel = [...(await layer.ensureAlpha().raw().toBuffer())]
    await rm(folder, { recursive: true })
    expect(pixel.map((value, index) => Math.abs(value - (INK[index] ?? 128)) <= 2)).not.toContain(false)
  })
})

describe('a sound whose file is gone', () => {
  it('is left out with a warning', async () => {
    const storyboardId = uuidOf('Storyboard', studio.storyboardId)
    const { soundId } = await prisma.soundtrack.findFirstOrThrow({ where: { storyboardId } })
    await inApp(() => files().removeFolder(mediaFolder(soundId)))
    const row = await made({ otio: { width: 64 } })
    expect(row.warnings.map(({ reason }) => reason)).toEqual(['EXPORT_NAME_CHANGED', 'EXPORT_SOUND_MISSING'])
    expect(row).toMatchObject({ status: 'DONE' })
    expect([...(await filesOf(row)).keys()].filter((name) => name.endsWith('.wav'))).toEqual([
      `media/${clipName(0)}_voice.wav`,
    ])
  })
})

describe('own exports', () => {
  it('are listed over all projects, and started again as they were', async () => {
    const failed = await made({ edl: { width: 64, media: 'NONE' } })
    const own = async (person: Person) => {
      const { viewerExports } = await app.ask<{ viewerExports: { id: string }[] }>(
        person, 'query { viewerExports { id } }',
      )
      return viewerExports.map(({ id }) => id)
    }
    expect(await own(studio.member)).toContain(failed.id)
    expect(await own(studio.owner)).not.toContain(failed.id)
    const again = `mutation ($input: RetryExportInput!) { retryExport(input: $input) {
      projectExport { id format options fileName } } }`
    const input = { exportId: failed.id }
    expectRefused(await app.send(studio.outsider, again, { input }), 'NOT_FOUND')
    const { retryExport: { projectExport } } = await app.ask<{ retryExport: { projectExport: FormatExport } }>(
      studio.member, again, { input },
    )
    const { format, options, fileName } = failed
    expect(projectExport).toMatchObject({ format, options, fileName })
    expect((await own(studio.member))[0]).toBe(projectExport.id)
  })
})
