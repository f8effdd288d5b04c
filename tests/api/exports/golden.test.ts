import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FrameRate } from '../../../server/kernel/frames.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeDatabase } from '../../harness/database.ts'
import { makeStudio, type Studio } from '../../harness/fixtures.ts'
import { inFull } from '../../harness/full.ts'
import { readEdl, readFcpxml, readFinalCut7, readOtio } from '../../unit/exports/cutReaders.ts'
import { RATES } from '../../unit/exports/manifests.ts'
import { mutated } from '../projects/projectCalls.ts'
import { linesOf, ofKind } from './exportCalls.ts'
import { fileOf, madeExport, unzipped } from './exportFormats.ts'

/** Shots of one frame at the start, in a row and at the end, over the first minute. */
const LENGTHS = [1, 1, 31, 12, 1, 5, 1]
const TOTAL = LENGTHS.reduce((sum, frames) => sum + frames, 0)
const STARTS = LENGTHS.map((_, index) => LENGTHS.slice(0, index).reduce((sum, frames) => sum + frames, 0))

const inUsualRun = RATES.filter(([, , , isDropFrame]) => isDropFrame).slice(0, 1)

/** Of each clip in a file, what the file says. */
interface ReadClip {
  name: string
  start: number
  frames: number
}

describe.each(inFull([...RATES], inUsualRun))('at %s fps', (_name, numerator, denominator, isDropFrame) => {
  const rate: FrameRate = { numerator, denominator }
  const second = Math.ceil(numerator / denominator)
  let app: TestApp
  let studio: Studio
  let projectId: string
  let startFrame: number
  let codes: string[]

  beforeAll(async () => {
    const page = new JSDOM('').window.document.defaultView
    if (page) globalThis.DOMParser = page.DOMParser
    app = await startApp(await makeDatabase())
    studio = await makeStudio(app)
    const { owner, organizationId } = studio
    const made = await mutated<{ project: { id: string; storyboard: { id: string } } }>(
      app, owner, 'createProject', { organizationId, name: 'Rates', code: 'RATES', frameRate: rate },
      'project { id storyboard { id } }',
    )
    projectId = made.project.id
    const storyboardId = made.project.storyboard.id
    const startTimecode = isDropFrame ? '00:59:59;10' : '00:59:59:10'
    await mutated(app, owner, 'updateStoryboard', { storyboardId, startTimecode })
    // Two numbers of each minute are left out but of each tenth, four at 59.94.
    startFrame = 3599 * second + 10 - (isDropFrame ? (second / 15) * 54 : 0)
    const shots = LENGTHS.map((frames, index) => ({ name: `Shot ${index}`, frames, description: `Line ${index}.` }))
    const { shots: created } = await mutated<{ shots: { code: string }[] }>(
      app, owner, 'createShots', { storyboardId, shots }, 'shots { code }',
    )
    codes = created.map(({ code }) => code)
  })
  afterAll(() => app.stop())

  async function bytesOf(as: object): Promise<Buffer> {
    const row = await madeExport(app, studio.owner, { projectId, as })
    expect(row).toMatchObject({ status: 'DONE', failure: null })
    return fileOf(app, row)
  }

  /** One clip a shot in order, contiguous from the start, named after its shot. */
  function expectGolden(clips: readonly ReadClip[], start: number, nameOf: (code: string) => string): void {
    expect(clips.map(({ name, start: at, frames }) => [name, at, frames])).toEqual(
      codes.map((code, index) => [nameOf(code), start + (STARTS[index] ?? 0), LENGTHS[index]]),
    )
    expect(new Set(clips.map(({ name }) => name)).size).toBe(clips.length)
  }

  it.each([
    ['otio', readOtio], ['edl', readEdl], ['finalCut7', readFinalCut7], ['fcpxml', readFcpxml],
  ] as const)('keeps its frames as %s', async (field, read) => {
    const options = { media: 'NONE', ...(field !== 'otio' && { isDropFrame }) }
    const { name, start, frames, clips } = read((await bytesOf({ [field]: options })).toString(), rate)
    expect([name, start]).toEqual(['RATES_MAIN', startFrame])
    if (frames !== null) expect(frames).toBe(TOTAL)
    expectGolden(clips, startFrame, (code) => `RATES_MAIN-${code}`)
  })

  it('keeps the boundaries as storyboarder', async () => {
    const file = unzipped(await bytesOf({ storyboarder: {} })).get('MAIN.storyboarder')?.toString() ?? ''
    const { boards } = JSON.parse(file) as { boards: { shot: string; time: number; duration: number }[] }
    const milliseconds = (frames: number) => Math.round((frames * 1000 * denominator) / numerator)
    expect(boards.map(({ shot, time, duration }) => [shot, time, time + duration])).toEqual(
      codes.map((code, index) => [
        code, milliseconds(STARTS[index] ?? 0), milliseconds((STARTS[index] ?? 0) + (LENGTHS[index] ?? 0)),
      ]),
    )
  })

  it('keeps its lengths as fountain', async () => {
    const text = (await bytesOf({ fountain: {} })).toString()
    const notes = [...text.matchAll(/\[\[shot (\S+) (\d+):(\d+)\]\]/g)]
    let start = 0
    expectGolden(notes.map(([, name = '', seconds, rest]) => {
      const clip = { name, start, frames: Number(seconds) * second + Number(rest) }
      start += clip.frames
      return clip
    }), 0, (code) => code)
  })

  it('keeps its lengths as csv, with the frame numbers of each shot', async () => {
    const lines = (await bytesOf({ csv: { kind: 'SHOTS' } })).toString().trimEnd().split('\n').slice(1)
    const rows = lines.map((line) => line.split(','))
    expect(rows.map(([board, name, , frames, first, last]) => [board, name, frames, first, last].join(' '))).toEqual(
      codes.map((code, index) => `MAIN ${code} ${LENGTHS[index]} 1001 ${1000 + (LENGTHS[index] ?? 0)}`),
    )
  })

  it('has a picture for each frame, in order', async () => {
    const names = [...unzipped(await bytesOf({ images: { of: 'FRAMES', width: 16 } })).keys()]
    expect(names.pop()).toBe('manifest.csv')
    expect(names).toHaveLength(TOTAL)
    expect(names.toSorted()).toEqual(names)
    const counts = codes.map((code) => names.filter((name) => name.includes(code)).length)
    expect(counts).toEqual(LENGTHS)
  })

  it('keeps its frames as data', async () => {
    const lines = linesOf((await bytesOf({ data: {} })).toString())
    const shots = ofKind(lines, 'shot') as { code: string; frames: number; position: number }[]
    let start = 0
    expectGolden(shots.map(({ code: name, frames }) => {
      const clip = { name, start, frames }
      start += frames
      return clip
    }), 0, (code) => code)
    expect(shots.map(({ position }) => position)).toEqual(LENGTHS.map((_, index) => index + 1))
  })
})
