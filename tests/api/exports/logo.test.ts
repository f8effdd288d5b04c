import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { videoProblem } from '../../../server/modules/delivery/exports/videoPackage.ts'
import { files, mediaFolder } from '../../../server/modules/media/files.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeDatabase } from '../../harness/database.ts'
import { makeShot, makeStudio, type Studio } from '../../harness/fixtures.ts'
import { bytesOf } from '../../harness/images.ts'
import { giveLogo } from '../../harness/logos.ts'
import { inApp } from '../../harness/running.ts'
import { fileOf, madeExport } from './exportFormats.ts'

const QUERY = `query ($input: CreateExportInput!) {
  exportPreview(input: $input) { pictureUrl warnings { reason } } }`
const RED = { r: 220, g: 0, b: 0 }
/** Three times as wide as high. */
const LOGO = { width: 300, height: 100 }

interface Box {
  left: number
  top: number
  width: number
  height: number
}

let app: TestApp
let studio: Studio

beforeAll(async () => {
  app = await startApp(await makeDatabase())
  studio = await makeStudio(app)
  await makeShot(app, studio.owner, studio.storyboardId)
})
afterAll(() => app.stop())

const logoBytes = () => bytesOf(sharp({ create: { ...LOGO, channels: 3, background: RED } }).png())

/** Where a page of a preview is red; null where it is nowhere. */
async function redIn(as: object): Promise<{ red: Box | null; size: Pick<Box, 'width' | 'height'>; reasons: string[] }> {
  const input = { projectId: studio.projectId, as }
  interface Shown {
    exportPreview: { pictureUrl: string; warnings: { reason: string }[] }
  }
  const { exportPreview } = await app.ask<Shown>(studio.member, QUERY, { input })
  const picture = sharp(Buffer.from(exportPreview.pictureUrl.replace('data:image/webp;base64,', ''), 'base64'))
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at: [number, number][] = []
  for (let pixel = 0; pixel < info.width * info.height; pixel++) {
    const [red = 0, green = 0, blue = 0] = data.subarray(pixel * info.channels)
    if (red > 160 && green < 70 && blue < 70) at.push([pixel % info.width, Math.floor(pixel / info.width)])
  }
  const range = (numbers: number[]) => [Math.min(...numbers), Math.max(...numbers)] as const
  const [left, right] = range(at.map(([x]) => x))
  const [top, bottom] = range(at.map(([, y]) => y))
  const red = at.length === 0 ? null : { left, top, width: right - left + 1, height: bottom - top + 1 }
  return { red, size: info, reasons: exportPreview.warnings.map(({ reason }) => reason) }
}

const LOGO_AT = (more: object = {}) => ({ burnIns: [{ what: 'LOGO', corner: 'BOTTOM_RIGHT', size: 10, ...more }] })

describe('the logo of an organization', () => {
  it('is left out where there is none: of a cover silently, of a video with a warning', async () => {
    expect(await redIn({ pdf: {} })).toMatchObject({ red: null, reasons: [] })
    if (videoProblem() !== null) return
    expect(await redIn({ video: LOGO_AT() })).toMatchObject({ red: null, reasons: ['EXPORT_LOGO_MISSING'] })
  })

  it('stands on the cover of a PDF, above the title, and in the file', async () => {
    const without = await fileOf(app, await madeExport(app, studio.member, {
      projectId: studio.projectId, as: { pdf: { resolution: 72 } },
    }))
    await giveLogo(app, studio.owner, studio.organizationId, await logoBytes())
    const { red, size, reasons } = await redIn({ pdf: {} })
    if (!red) throw new Error('There is no logo')
    expect(reasons).toEqual([])
    expect(red.width / red.height).toBeCloseTo(3, 1)
    expect(red.height / size.height).toBeCloseTo(1 / 6, 1)
    expect(red.top + red.height).toBeLessThan(size.height / 3)
    expect(await redIn({ pdf: { isCoverIncluded: false } })).toMatchObject({ red: null })
    const row = await madeExport(app, studio.member, { projectId: studio.projectId, as: { pdf: { resolution: 72 } } })
    expect(row).toMatchObject({ status: 'DONE', warnings: [] })
    const images = (pdf: Buffer) => pdf.toString('latin1').match(/\/Subtype \/Image/g)?.length ?? 0
    expect(images(await fileOf(app, row))).toBe(images(without) + 1)
  })

  it.skipIf(videoProblem() !== null)('is burnt into videos as large and as opaque as asked', async () => {
    const { logo } = await giveLogo(app, studio.owner, studio.organizationId, await logoBytes())
    const { red, size } = await redIn({ video: LOGO_AT() })
    if (!red) throw new Error('There is no logo')
    expect(Math.abs(red.height - size.height / 10)).toBeLessThanOrEqual(2)
    expect(red.width / red.height).toBeCloseTo(3, 0)
    expect(red.left + red.width).toBeGreaterThan(size.width * 0.95)
    expect(red.top + red.height).toBeGreaterThan(size.height * 0.93)
    // Over white paper a faint one is light.
    expect((await redIn({ video: LOGO_AT({ opacity: 0.25 }) })).red).toBeNull()
    await inApp(() => files().removeFolder(mediaFolder(uuidOf('Media', logo?.id ?? ''))))
    for (const as of [{ video: LOGO_AT() }, { pdf: {} }]) {
      expect(await redIn(as)).toMatchObject({ red: null, reasons: ['EXPORT_LOGO_MISSING'] })
    }
  })
})
