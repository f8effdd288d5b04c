import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { forgetUnusedMedia } from '../../../server/modules/media/mediaHousekeeping.service.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeProject, makeStudio, type Studio } from '../../harness/fixtures.ts'
import { inApp, prisma } from '../../harness/running.ts'
import { mutated } from '../projects/projectCalls.ts'
import { picturedLayers, type ReadShot, shotsOf } from './boardReading.ts'
import { applied, planned, runReading, sendStart } from './importCalls.ts'
import { project, zipped } from './storyboarderFiles.ts'

let app: TestApp
let studio: Studio

beforeAll(async () => {
  app = await startApp()
  studio = await makeStudio(app)
})
afterAll(() => app.stop())

let projectId: string
let storyboardId: string

beforeEach(async () => {
  ({ projectId, storyboardId } = await makeProject(app, studio.owner, studio.organizationId))
})

const plan = (bytes: Uint8Array, as?: object, name = 'film.zip') =>
  planned(app, studio.owner, projectId, bytes, { name, storyboardId, ...(as && { as: { storyboarder: as } }) })
const board = (): Promise<ReadShot[]> => shotsOf(app, studio.owner, storyboardId)

describe('pictures and sounds of an import', () => {
  const stored = async () => {
    const where = { id: uuidOf('Organization', studio.organizationId) }
    return Number((await prisma.organization.findUniqueOrThrow({ where })).storageBytes)
  }

  it('are kept while it is, and gone when it is discarded', async () => {
    await inApp(forgetUnusedMedia)
    const before = await stored()
    const read = await plan(zipped(await project()))
    const held = await stored()
    expect(held).toBeGreaterThan(before)
    await inApp(forgetUnusedMedia)
    expect(await stored()).toBe(held)
    await mutated(app, studio.owner, 'discardImport', { importId: read.id }, 'import { id }')
    await inApp(forgetUnusedMedia)
    expect(await stored()).toBe(before)
  })

  it('have room in the plan of the organization, or the file is refused', async () => {
    const other = await makeStudio(app)
    const where = { id: uuidOf('Organization', other.organizationId) }
    await prisma.organization.update({ where, data: { plan: 'STARTER', storageBytes: 10n ** 12n } })
    const started = await sendStart(app, other.owner, other.projectId, zipped(await project()), {
      name: 'film.zip', storyboardId: other.storyboardId,
    })
    const { id } = started.data.startImport.import
    await runReading(id)
    const { node } = await app.ask<{ node: { status: string; failure: { reason: string } } }>(
      other.owner, 'query ($id: ID!) { node(id: $id) { ... on Import { status failure { reason } } } }', { id })
    expect(node).toMatchObject({ status: 'REFUSED', failure: { reason: 'PLAN_STORAGE' } })
  })
})

describe('projects of Storyboarder that are wrong', () => {
  const refusal = async (bytes: Uint8Array, name = 'a.storyboarder') => {
    const read = await plan(bytes, {}, name)
    return [read.status, read.failure?.reason]
  }
  const text = (value: string) => new TextEncoder().encode(value)

  it.each([
    ['no JSON', '{"boards":', 'STORYBOARDER_DAMAGED'], ['no boards', '{"boards":3}', 'STORYBOARDER_DAMAGED'],
    ['none', '{"boards":[]}', 'STORYBOARDER_EMPTY'],
    ['levels', `{"boards":${'['.repeat(200)}${']'.repeat(200)}}`, 'STORYBOARDER_TOO_NESTED'],
    ['many', `{"boards":[${'0,'.repeat(5000)}0]}`, 'STORYBOARDER_TOO_LARGE'],
  ])('are refused with a sentence: %s', async (_name, content, reason) => {
    expect(await refusal(text(content))).toEqual(['REFUSED', reason])
    expect(await refusal(zipped({ 'a.storyboarder': content }), 'a.zip')).toEqual(['REFUSED', reason])
  })

  it('have no more text than there is room for', async () => {
    const large = `{"a":"${'x'.repeat(17 * 1_048_576)}","boards":[]}`
    const bomb = zipped({ 'a.storyboarder': large, 'b.storyboarder': large })
    expect(await refusal(bomb, 'a.zip')).toEqual(['REFUSED', 'STORYBOARDER_TEXT_TOO_LARGE'])
  })

  it('have no more views of a shot than a shot may have', async () => {
    const boards = Array.from({ length: 101 }, (_, index) => ({ uid: `${index}`, newShot: index === 0 }))
    const read = await plan(text(JSON.stringify({ boards })), undefined, 'a.storyboarder')
    expect(read.items.nodes).toMatchObject([{ change: 'REFUSED', reasons: [{ reason: 'VIEWS_AT_LIMIT' }] }])
    await applied(app, studio.owner, await plan(
      text(JSON.stringify({ boards: boards.slice(0, 100) })), undefined, 'a.storyboarder'))
    const again = await plan(text(JSON.stringify({ boards })), undefined, 'a.storyboarder')
    expect(again.counts.filter(({ change }) => change === 'REFUSED')).toMatchObject([{ count: 1 }])
  })

  it('have no shot longer than a day', async () => {
    const boards = Array.from({ length: 40 }, (_, index) => ({ uid: `${index}`, newShot: index === 0, duration: 8e7 }))
    await applied(app, studio.owner, await plan(text(JSON.stringify({ boards })), undefined, 'a.storyboarder'))
    expect((await board()).map(({ frames }) => frames)).toEqual([86_400 * 24])
  })

  it('are read where boards are not what they should be', async () => {
    const odd = { boards: [
      null, 3, { uid: {}, shot: [], duration: 'x', layers: [1], audio: 4 },
      { uid: 'A', duration: -5, layers: { ink: 3 } },
      { uid: 'A', duration: 1e300, layers: { ['__proto__']: { url: 'x.png' }, ink: { url: '../../etc/passwd' } } },
    ] }
    const read = await plan(text(JSON.stringify(odd)), undefined, 'a.storyboarder')
    expect(read).toMatchObject({ status: 'READY', items: { totalCount: 5 } })
    await applied(app, studio.owner, read)
    expect((await board()).map(({ frames }) => frames)).toEqual([48, 48, 48, 48, 86_400 * 24])
  })

  it('say which pictures and sounds cannot be taken', async () => {
    const files = await project()
    const cut = files['film/images/a-ref.png' as keyof typeof files] as Uint8Array
    const read = await plan(zipped({
      ...files, 'film/images/a-ink.png': 'no picture', 'film/images/a-ref.png': cut.slice(0, cut.length / 2),
      'film/images/a.wav': 'no sound',
    }))
    expect(read.items.nodes[0]?.reasons.map(({ reason }) => reason)).toEqual(
      ['IMAGE_DAMAGED', 'IMAGE_INVALID', 'SOUND_INVALID'])
    await applied(app, studio.owner, read)
    expect((await board())[0]?.views.map(picturedLayers)[0]).toEqual(['shot-generator 1', 'fill 0.5'])
  })
})
