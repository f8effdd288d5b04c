import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeDatabase } from '../../harness/database.ts'
import { adding, draw } from '../../harness/drawings.ts'
import { makeShot, makeStudio, type MadeShot, type Studio } from '../../harness/fixtures.ts'
import { expectRefused } from '../../harness/refusals.ts'
import { prisma } from '../../harness/running.ts'
import { mutatedOne } from '../projects/projectCalls.ts'
import { download } from './exportCalls.ts'
import { fileOf, madeExport, pagesOf, sendCreateExport, unzipped } from './exportFormats.ts'

let app: TestApp
let studio: Studio
let shots: MadeShot[]

beforeAll(async () => {
  app = await startApp(await makeDatabase())
})
beforeEach(async () => {
  studio = await makeStudio(app)
  const { owner, storyboardId } = studio
  shots = [await makeShot(app, owner, storyboardId), await makeShot(app, owner, storyboardId)]
})
afterAll(() => app.stop())

const input = (options: object = {}) => ({ projectId: studio.projectId, as: { pdf: { resolution: 72, ...options } } })

const describeShot = (index: number, description: string) =>
  mutatedOne(app, studio.owner, 'updateShots', { shotId: shots[index]?.id, description })

describe('an export as PDF', () => {
  it('has a cover and the shots, with fonts for every script embedded', async () => {
    await draw(app, studio.owner, shots[0]?.views[0]?.id ?? '', [adding()])
    await describeShot(0, 'Der Reiher steigt. Цапля взлетает. サギが飛び立つ。')
    await describeShot(1, 'האנפה ממריאה. يطير مالك الحزين. Diệc bay lên.')
    const row = await madeExport(app, studio.member, input())
    expect(row).toMatchObject({
      status: 'DONE', format: 'PDF', unitsDone: 2, unitsTotal: 2, failure: null, warnings: [],
      fileName: expect.stringMatching(/\.pdf$/) as string,
    })
    const pdf = await fileOf(app, row)
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    expect(pagesOf(pdf)).toBe(2)
    const embedded = pdf.toString('latin1')
    expect(embedded.match(/\/FontFile[23]/g)?.length).toBeGreaterThanOrEqual(4)
    for (const { id } of shots) expect(embedded).toContain(id)
  })

  it('goes on with a text that is longer than a page', async () => {
    await describeShot(0, Array.from({ length: 2_000 }, (_, index) => `word${index}`).join(' '))
    const short = await madeExport(app, studio.member, input({ isCoverIncluded: false, fields: ['CODE'] }))
    const long = await madeExport(app, studio.member, input({ isCoverIncluded: false }))
    expect(pagesOf(await fileOf(app, short))).toBe(1)
    expect(pagesOf(await fileOf(app, long))).toBeGreaterThan(2)
  })

  it('of more than 400 pages is a ZIP of parts', async () => {
    // As a script can bring it, in a narrow column.
    const where = { id: uuidOf('Shot', shots[0]?.id ?? '') }
    await prisma.shot.update({ where, data: { dialogue: 'heron '.repeat(30_000) } })
    const asked = input({ columns: 8, rows: 1, margin: 50, fields: ['DIALOGUE'] })
    const preview = 'query ($input: CreateExportInput!) { exportPreview(input: $input) { fileName } }'
    const shown = await app.send<{ exportPreview: { fileName: string } }>(studio.member, preview, { input: asked })
    expect(shown.data?.exportPreview.fileName).toMatch(/\.zip$/)
    const row = await madeExport(app, studio.member, asked)
    expect(row).toMatchObject({ status: 'DONE', failure: null, fileName: expect.stringMatching(/\.zip$/) as string })
    const parts = unzipped(await fileOf(app, row))
    const [first = '', second = ''] = parts.keys()
    expect([parts.size, first]).toEqual([2, '0001-0400.pdf'])
    const last = Number(/^0401-(\d{4})\.pdf$/.exec(second)?.[1])
    expect([...parts.values()].map(pagesOf)).toEqual([400, last - 400])
    expect((await download(app, row.downloadUrl)).headers.get('content-type')).toBe('application/zip')
  })

  it('warns of characters that no font holds', async () => {
    await describeShot(0, 'Cuneiform: 𒀀')
    const { status, warnings } = await madeExport(app, studio.member, input())
    expect(status).toBe('DONE')
    expect(warnings).toMatchObject([{ reason: 'EXPORT_CHARACTERS_MISSING' }])
  })

  it('refuses options out of range, and outsiders', async () => {
    for (const options of [{ columns: 9 }, { rows: 0 }, { resolution: 600 }, { watermark: 'x'.repeat(41) }]) {
      expectRefused(await sendCreateExport(app, studio.owner, input(options)), 'INVALID_INPUT')
    }
    expectRefused(await sendCreateExport(app, studio.outsider, input()), 'NOT_FOUND')
  })
})
