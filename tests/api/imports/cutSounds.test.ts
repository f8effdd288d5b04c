import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeProject, makeStudio, makeToken, type Studio } from '../../harness/fixtures.ts'
import { expectRefused } from '../../harness/refusals.ts'
import { anyWav, giveSoundtrack, giveVoice } from '../../harness/sounds.ts'
import { fileOf, madeExport } from '../exports/exportFormats.ts'
import { mutated } from '../projects/projectCalls.ts'
import { applied, chosen, contentsOf, planned, type ReadImport, sendApply, sendUndo } from './importCalls.ts'
import { zipped } from './storyboarderFiles.ts'

let app: TestApp
let studio: Studio

beforeAll(async () => {
  app = await startApp()
  studio = await makeStudio(app)
})
afterAll(() => app.stop())

let projectId: string
let storyboardId: string
let shotId: string

beforeEach(async () => {
  ({ projectId, storyboardId } = await makeProject(app, studio.owner, studio.organizationId))
  const { shots } = await mutated<{ shots: { id: string }[] }>(app, studio.owner, 'createShots', {
    storyboardId, shots: [{ frames: 24 }, { frames: 24 }],
  }, 'shots { id }')
  shotId = shots[0]?.id ?? ''
})

const RATE = 24
const time = (value: number) => ({ OTIO_SCHEMA: 'RationalTime.1', rate: RATE, value })
const range = (start: number, frames: number) =>
  ({ OTIO_SCHEMA: 'TimeRange.1', start_time: time(start), duration: time(frames) })
const clip = (name: string, frames: number, { from = 0, url = '' } = {}) => ({
  OTIO_SCHEMA: 'Clip.2', name, source_range: range(from, frames),
  media_references: { DEFAULT_MEDIA: { OTIO_SCHEMA: 'ExternalReference.1', target_url: url } },
})
const track = (kind: string, children: object[]) => ({ OTIO_SCHEMA: 'Track.1', kind, children })
const gap = (frames: number) => ({ OTIO_SCHEMA: 'Gap.1', source_range: range(0, frames) })

const CUT = JSON.stringify({
  OTIO_SCHEMA: 'Timeline.1', name: 'Cut', tracks: { OTIO_SCHEMA: 'Stack.1', children: [
    track('Video', [clip('SH0010', 24), clip('SH0020', 24)]),
    track('Audio', [gap(6), clip('mix', 30, { from: 2, url: 'media/mix.wav' })]),
    track('Audio', [clip('door', 5, { url: 'media/Door.wav' })]),
  ] },
})

const plan = (files: Record<string, string | Uint8Array>, as?: object) =>
  planned(app, studio.owner, projectId, zipped({ 'content.otio': CUT, ...files }), {
    name: 'cut.otioz', storyboardId, as: { cut: { clipName: '{shot}', ...as } },
  })
const soundsOf = ({ items }: ReadImport) => items.nodes.filter(({ subjectType }) => subjectType === 'Soundtrack')
const accept = (read: ReadImport, ...names: string[]) => chosen(app, studio.owner, {
  importId: read.id, choice: 'ACCEPT',
  itemIds: soundsOf(read).filter(({ name }) => names.includes(name)).map(({ id }) => id),
})

const SOUNDTRACK = `query ($id: ID!) { node(id: $id) { ... on Storyboard { soundtrack { name offset } } } }`
const soundtrack = async () => (await app.ask<{ node: { soundtrack: { name: string; offset: number } | null } }>(
  studio.owner, SOUNDTRACK, { id: storyboardId })).node.soundtrack

describe('sounds in the ZIP of a cut', () => {
  it('are offered as the soundtrack, where the cut has them, and rejected at first', async () => {
    const read = await plan({ 'media/mix.wav': anyWav(), 'media/door.wav': anyWav(), 'media/unused.wav': anyWav() })
    expect(soundsOf(read).map(({ name, change, choice }) => [name, change, choice])).toEqual([
      ['mix.wav', 'ADDED', 'REJECT'], ['door.wav', 'ADDED', 'REJECT'],
    ])
    await accept(read, 'mix.wav')
    const before = await contentsOf(app, studio.owner, projectId)
    const done = await applied(app, studio.owner, read)
    expect(await soundtrack()).toEqual({ name: 'mix.wav', offset: 4 })
    expect((await sendUndo(app, studio.owner, done.id)).errors).toEqual([])
    expect(await contentsOf(app, studio.owner, projectId)).toEqual(before)
  })

  it('replace the one that is there, which undoing brings back', async () => {
    await giveSoundtrack(app, studio.owner, storyboardId)
    const files = { 'media/mix.wav': anyWav(), 'media/door.wav': anyWav() }
    const read = await plan(files)
    expect(soundsOf(read).map(({ change }) => change)).toEqual(['REPLACED', 'REPLACED'])
    await accept(read, 'mix.wav', 'door.wav')
    expect((await sendApply(app, studio.owner, read)).errors[0]?.extensions)
      .toMatchObject({ reason: 'CUT_SOUNDTRACKS_SEVERAL' })
    await chosen(app, studio.owner, {
      importId: read.id, choice: 'REJECT', itemIds: soundsOf(read).slice(1).map(({ id }) => id),
    })
    const before = await soundtrack()
    const done = await applied(app, studio.owner, read)
    expect(await soundtrack()).toMatchObject({ name: 'mix.wav' })
    expect(soundsOf(await plan(files)).map(({ name }) => name)).toEqual(['door.wav'])
    await mutated(app, studio.owner, 'removeSoundtrack', {
      soundtrackId: (await app.ask<{ node: { soundtrack: { id: string } } }>(
        studio.owner, 'query ($id: ID!) { node(id: $id) { ... on Storyboard { soundtrack { id } } } }',
        { id: storyboardId })).node.soundtrack.id,
    }, 'storyboard { id }')
    expect((await sendUndo(app, studio.owner, done.id)).errors[0]?.extensions)
      .toMatchObject({ reason: 'IMPORT_CHANGED_SINCE' })
    const again = await plan(files)
    await accept(again, 'door.wav')
    const second = await applied(app, studio.owner, again)
    expect((await sendUndo(app, studio.owner, second.id)).errors).toEqual([])
    expect(await soundtrack()).toBeNull()
    expect(before).not.toBeNull()
  })

  it('say what is no sound, and need the scope of media', async () => {
    const read = await plan({ 'media/mix.wav': 'no sound', 'media/door.wav': anyWav() })
    expect(soundsOf(read).map(({ name }) => name)).toEqual(['door.wav'])
    expect(read.warnings).toMatchObject([{ reason: 'SOUND_INVALID' }])
    await accept(read, 'door.wav')
    const partly = await makeToken(studio.owner, ['read', 'imports:write', 'shots:write'])
    expectRefused(await sendApply(app, partly, read), 'FORBIDDEN')
  })

  it('are not offered where the board has them already', async () => {
    await giveVoice(app, studio.owner, shotId)
    await giveSoundtrack(app, studio.owner, storyboardId, anyWav(2))
    const row = await madeExport(app, studio.owner, {
      projectId, what: { storyboardIds: [storyboardId] }, as: { otio: { media: 'OTIOZ' } },
    })
    const own = await planned(app, studio.owner, projectId, await fileOf(app, row), { name: 'own.otioz', storyboardId })
    expect(own.counts.map(({ change }) => change)).toEqual(['UNCHANGED'])
  })
})
