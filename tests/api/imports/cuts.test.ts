import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeProject, makeStudio, type Studio } from '../../harness/fixtures.ts'
import { expectRefused } from '../../harness/refusals.ts'
import { prisma } from '../../harness/running.ts'
import { exported, readLines } from '../exports/exportCalls.ts'
import { fileOf, madeExport } from '../exports/exportFormats.ts'
import { mutated } from '../projects/projectCalls.ts'
import {
  applied, chosen, knownImport, planned, type ReadImport, runReading, sendApply, sendStart, sendUndo,
} from './importCalls.ts'

let app: TestApp
let studio: Studio

beforeAll(async () => {
  app = await startApp()
  studio = await makeStudio(app)
})
afterAll(() => app.stop())

let projectId: string
let storyboardId: string

const LENGTHS = [24, 1, 48, 36]

beforeEach(async () => {
  ({ projectId, storyboardId } = await makeProject(app, studio.owner, studio.organizationId))
  const shots = LENGTHS.map((frames, index) => ({ frames, notes: `Note ${index}`, description: `Waves ${index}` }))
  await mutated(app, studio.owner, 'createShots', { storyboardId, shots })
})

const plan = (content: string | Uint8Array, name: string, as?: object) =>
  planned(app, studio.owner, projectId, content, { name, storyboardId, ...(as && { as: { cut: as } }) })

/** The file of the board in a format. */
async function written(as: object): Promise<Buffer> {
  return fileOf(app, await madeExport(app, studio.owner, { projectId, what: { storyboardIds: [storyboardId] }, as }))
}

/** What becomes of shots: `SH0010: RETIMED 24→30`. */
const toldOf = ({ items }: ReadImport): string[] => items.nodes.map(({ name, changes }) => {
  const told = changes.map(({ change, from, to }) => `${change} ${from}→${to}`)
  return `${name.replace(/^SALT_HOUSE(?:_\d+)?_/, '')}: ${told.join(', ') || 'UNCHANGED'}`
})

const BOARD = `query ($id: ID!) { node(id: $id) { ... on Storyboard {
  shots(first: 50) { nodes { code name frames description notes views { id } } }
} } }`

interface BoardShot {
  code: string
  name: string
  frames: number
  description: string
  notes: string
  views: object[]
}

async function board(): Promise<BoardShot[]> {
  const { node } = await app.ask<{ node: { shots: { nodes: BoardShot[] } } }>(studio.owner, BOARD, { id: storyboardId })
  return node.shots.nodes
}

const lengths = async () => (await board()).map(({ code, frames }) => `${code} ${frames}`)

/** The lines of the project's data without what counts its changes, and without versions that imports make. */
async function contents(): Promise<object[]> {
  const lines = await readLines(app, await exported(app, studio.owner, projectId))
  return lines.slice(1, -1).filter(({ kind }) => kind !== 'version').map((line) => {
    const { version: _version, updatedAt: _updatedAt, revision: _revision, ...rest } = line
    return rest
  })
}

interface Timeline {
  tracks: { children: { children: { name: string; source_range: { duration: { value: number } } }[] }[] }
}

/** The board as a timeline, edited: SH0040 comes first and is used again, SH0020 goes, SH0030 is longer, one is new. */
async function editedTimeline(): Promise<string> {
  const timeline = JSON.parse((await written({ otio: { media: 'NONE' } })).toString()) as Timeline
  const [track] = timeline.tracks.children
  const [first, , third, fourth] = track?.children ?? []
  if (!track || !first || !third || !fourth) throw new Error('No clips')
  third.source_range.duration.value = 50
  const { metadata: _metadata, markers: _markers, ...plain } = structuredClone(third) as typeof third & {
    metadata?: object; markers?: object
  }
  const added = { ...plain, name: third.name.replace('SH0030', 'SH0035'), markers: [] }
  const again = structuredClone(fourth)
  again.source_range.duration.value = 7
  track.children = [fourth, first, added, third, again]
  return JSON.stringify(timeline)
}

describe('a board that was exported as a cut', () => {
  it.each([
    ['a.otio', { otio: { media: 'NONE' } }], ['a.otioz', { otio: { media: 'OTIOZ' } }], ['a.zip', { edl: {} }],
    ['a.edl', { edl: { media: 'NONE' } }], ['a.xml', { finalCut7: { media: 'NONE' } }],
    ['a.fcpxml', { fcpxml: { media: 'NONE' } }],
  ])('is not changed by %s', async (name, as) => {
    const read = await plan(await written(as), name)
    expect(read).toMatchObject({ status: 'READY', reader: 'CUT', warnings: [] })
    expect(toldOf(read)).toEqual(['SH0010', 'SH0020', 'SH0030', 'SH0040'].map((code) => `MAIN/${code}: UNCHANGED`))
    const nothing = await sendApply(app, studio.owner, read)
    expect(nothing.errors[0]?.extensions).toMatchObject({ reason: 'IMPORT_WITHOUT_CHANGES' })
  })
})

describe('a cut that an editor changed', () => {
  it('is planned, applied, found again and undone', async () => {
    const before = await contents()
    const timeline = await editedTimeline()
    const read = await plan(timeline, 'cut.otio')
    expect(toldOf(read)).toEqual([
      'MAIN/SH0040: REUSED SH0040→', 'MAIN/SH0010: UNCHANGED', 'MAIN-SH0035: ADDED →50',
      'MAIN/SH0030: RETIMED 48→50', 'MAIN/SH0040: RETIMED 36→7', 'MAIN/SH0020: REMOVED SH0020→',
    ])
    expect(read.counts.find(({ change }) => change === 'REMOVED')?.acceptedCount).toBe(0)
    await chosen(app, studio.owner, { importId: read.id, changes: ['REMOVED'], choice: 'ACCEPT' })
    const done = await applied(app, studio.owner, read)
    expect(done).toMatchObject({ status: 'APPLIED', versions: [{ kind: 'BEFORE_IMPORT' }] })
    const shots = await board()
    expect(shots.map(({ frames }) => frames)).toEqual([36, 24, 50, 50, 7])
    expect(shots.map(({ code }) => code).toSpliced(0, 1)).toEqual(['SH0010', 'SH0035', 'SH0030', 'SH0040'])
    expect(shots.every(({ views }) => views.length === 1)).toBe(true)

    expect(new Set(toldOf(await plan(timeline, 'cut.otio')).map((each) => each.split(': ')[1])))
      .toEqual(new Set(['UNCHANGED']))
    const { errors } = await sendUndo(app, studio.owner, done.id)
    expect(errors).toEqual([])
    expect(await contents()).toEqual(before)
  })

  it('leaves what is rejected', async () => {
    const read = await plan(await editedTimeline(), 'cut.otio')
    await chosen(app, studio.owner, { importId: read.id, changes: ['REUSED', 'ADDED'], choice: 'REJECT' })
    await applied(app, studio.owner, read)
    expect(await lengths()).toEqual(['SH0010 24', 'SH0020 1', 'SH0030 50', 'SH0040 7'])
  })

  it('moves shots, and takes it back beside what was added since', async () => {
    const list = [
      'TITLE: X', '* FRAMEWRIGHT RATE 24/1',
      '001 AX V C 00:00:00:00 00:00:02:00 00:00:00:00 00:00:02:00', '* FROM CLIP NAME: SH0030',
      '002 AX V C 00:00:00:00 00:00:01:00 00:00:02:00 00:00:03:00', '* FROM CLIP NAME: SH0010',
      '003 AX V C 00:00:00:00 00:00:00:01 00:00:03:00 00:00:03:01', '* FROM CLIP NAME: SH0020',
      '004 AX V C 00:00:00:00 00:00:02:00 00:00:03:01 00:00:05:01', '* FROM CLIP NAME: SH0040',
    ].join('\n')
    const read = await plan(list, 'cut.edl', { clipName: '{shot}' })
    expect(toldOf(read)[0]).toBe('MAIN/SH0030: MOVED 3→1')
    const done = await applied(app, studio.owner, read)
    expect(await lengths()).toEqual(['SH0030 48', 'SH0010 24', 'SH0020 1', 'SH0040 48'])
    await mutated(app, studio.owner, 'createShots', { storyboardId, shots: [{ frames: 5 }] })
    const { errors } = await sendUndo(app, studio.owner, done.id)
    expect(errors).toEqual([])
    expect(await lengths()).toEqual(['SH0010 24', 'SH0020 1', 'SH0030 48', 'SH0040 36', 'SH0050 5'])
  })

  it('takes a shot for a clip that somebody chose', async () => {
    const list = [
      '001 AX V C 00:00:00:00 00:00:01:00 00:00:00:00 00:00:01:00', '* FROM CLIP NAME: SH0010',
      '002 AX V C 00:00:00:00 00:00:00:01 00:00:01:00 00:00:01:01', '* FROM CLIP NAME: unknown',
      '003 AX V C 00:00:00:00 00:00:02:00 00:00:01:01 00:00:03:01', '* FROM CLIP NAME: SH0030',
      '004 AX V C 00:00:00:00 00:00:01:12 00:00:03:01 00:00:04:13', '* FROM CLIP NAME: SH0040',
    ].join('\n')
    const told = async (matches: object[]) =>
      toldOf(await plan(list, 'cut.edl', { clipName: '{shot}', matches }))[1]
    expect(await told([])).toBe('unknown: UNMATCHED SH0020→unknown')
    expect(await told([{ clip: 2, shot: 'SH0020' }])).toBe('MAIN/SH0020: UNCHANGED')
    expect(await told([{ clip: 2, shot: '' }])).toBe('unknown: ADDED →1')
    // The next cut knows it.
    const longer = list.replace('00:00:04:13', '00:00:04:14')
    await applied(app, studio.owner, await plan(longer, 'cut.edl', {
      clipName: '{shot}', matches: [{ clip: 2, shot: 'sh0020' }],
    }))
    expect(await told([])).toBe('MAIN/SH0020: UNCHANGED')
  })

  it('reads a list again with another shot of a clip, and keeps the choices for other items', async () => {
    const list = [
      '001 AX V C 00:00:00:00 00:00:01:00 00:00:00:00 00:00:01:02', '* FROM CLIP NAME: SH0010',
      '002 AX V C 00:00:00:00 00:00:00:01 00:00:01:02 00:00:01:03', '* FROM CLIP NAME: unknown',
      '003 AX V C 00:00:00:00 00:00:02:00 00:00:01:03 00:00:03:03', '* FROM CLIP NAME: SH0030',
    ].join('\n')
    const read = await plan(list, 'cut.edl', { clipName: '{shot}' })
    const choices = ({ items }: ReadImport) =>
      items.nodes.slice(0, 3).map(({ change, choice }) => `${change} ${choice}`)
    expect(choices(read)).toEqual(['RETIMED ACCEPT', 'UNMATCHED REJECT', 'UNCHANGED ACCEPT'])
    await chosen(app, studio.owner, {
      importId: read.id, itemIds: read.items.nodes.slice(0, 2).map(({ id }) => id), choice: 'REJECT',
    })
    const readAgain = async (shot: string) => {
      const cut = { ...read.options, matches: [{ clip: 2, shot }] }
      await mutated(app, studio.owner, 'updateImport', { importId: read.id, as: { cut } })
      await runReading(read.id)
      return knownImport(app, studio.owner, read.id)
    }
    // The rejection was of a clip that nobody knew.
    expect(choices(await readAgain('SH0020'))).toEqual(['RETIMED REJECT', 'UNCHANGED ACCEPT', 'UNCHANGED ACCEPT'])
    const made = await readAgain('')
    expect(choices(made)).toEqual(['RETIMED REJECT', 'ADDED ACCEPT', 'UNCHANGED ACCEPT'])
    expect(made.items.nodes.map(({ id }) => id).slice(0, 3)).toEqual(read.items.nodes.map(({ id }) => id).slice(0, 3))
    await applied(app, studio.owner, made)
    expect(await lengths()).toEqual(['SH0010 24', expect.stringMatching(/ 1$/), 'SH0020 1', 'SH0030 48', 'SH0040 36'])
  })

  it('asks for the rate of lists that name none', async () => {
    const list = '001 AX V C 00:00:00:00 00:00:01:00 00:00:00:00 00:00:00:24\n* FROM CLIP NAME: SH0010\n'
    const refused = { status: 'REFUSED', failure: { reason: 'CUT_TIMECODE_INVALID' } }
    expect(await plan(list, 'cut.edl')).toMatchObject(refused)
    const read = await plan(list, 'cut.edl', { frameRate: '25', clipName: '{shot}' })
    expect(read.warnings.map(({ reason }) => reason)).toEqual(['CUT_RATE_CONVERTED'])
    expect(toldOf(read)[0]).toBe('MAIN/SH0010: RETIMED 24→23')
    const unknown = { failure: { reason: 'CUT_RATE_UNKNOWN' } }
    expect(await plan(list, 'cut.edl', { frameRate: 'fast' })).toMatchObject(unknown)
  })

  it('writes nothing when a statement in the midst of it fails', async () => {
    const before = await contents()
    const read = await plan(await editedTimeline(), 'cut.otio')
    const trigger = `CREATE FUNCTION refuse_length() RETURNS trigger LANGUAGE plpgsql AS
      'BEGIN IF NEW."frames" = 7 THEN RAISE EXCEPTION ''no''; END IF; RETURN NEW; END'`
    await prisma.$executeRawUnsafe(trigger)
    await prisma.$executeRawUnsafe(
      'CREATE TRIGGER refuse_length BEFORE UPDATE ON "Shot" FOR EACH ROW EXECUTE FUNCTION refuse_length()')
    try {
      expect((await sendApply(app, studio.owner, read)).errors).not.toEqual([])
    } finally {
      await prisma.$executeRawUnsafe('DROP TRIGGER refuse_length ON "Shot"')
      await prisma.$executeRawUnsafe('DROP FUNCTION refuse_length()')
    }
    expect(await contents()).toEqual(before)
    await applied(app, studio.owner, read)
    expect((await board()).map(({ frames }) => frames)).toContain(7)
  })

  it('goes into a board', async () => {
    const text = (await written({ edl: { media: 'NONE' } })).toString()
    const refused = await sendStart(app, studio.owner, projectId, text, { name: 'cut.edl' })
    expectRefused(refused, 'INVALID_INPUT')
    expect(refused.errors[0]?.extensions).toMatchObject({ reason: 'IMPORT_INTO_BOARD' })
  })
})
