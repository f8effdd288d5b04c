import { request } from 'node:http'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { files, MEDIA_FOLDER } from '../../../server/modules/media/files.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeShot, makeStudio, type Studio } from '../../harness/fixtures.ts'
import { anyPicture, anyPng, bytesOf, giveImage, uploadImage } from '../../harness/images.ts'
import { expectNoInsides, expectRefused } from '../../harness/refusals.ts'
import { inApp, prisma } from '../../harness/running.ts'

const LIMIT = 10_485_760
const TOO_LARGE = 'File size too large. Please compress your image before uploading.'
const TOO_LARGE_FOR_FREE =
  'File size too large. Maximum size is 10MB for free accounts. Please compress your image or upgrade your plan.'
const NOT_IMAGE = 'Only image files are allowed. Please select a valid image file.'
const DAMAGED = 'The image is damaged or incomplete. Please select a valid image file.'
const TOO_MANY = 'The image has more than 50 megapixels. Please resize your image before uploading.'
const kindRefused = (kind: string) =>
  `${kind} images are not supported. Please select a PNG, JPEG, WebP, GIF or AVIF image.`

const encode = (text: string) => new TextEncoder().encode(text)
const join = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts))

/** The CRC that ends a chunk of a PNG. */
function crc(bytes: Uint8Array): number {
  let value = 0xffffffff
  for (const byte of bytes) {
    value ^= byte
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  }
  return (value ^ 0xffffffff) >>> 0
}

function chunk(type: string, body: Uint8Array): Uint8Array {
  const named = join(encode(type), body)
  const bytes = new Uint8Array(named.length + 8)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, body.length)
  bytes.set(named, 4)
  view.setUint32(named.length + 4, crc(named))
  return bytes
}

/** A PNG that says it is so large, of few bytes. */
function hugePng(width: number, height: number): Uint8Array<ArrayBuffer> {
  const header = new Uint8Array(13)
  const view = new DataView(header.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  header.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(new Uint8Array((Math.ceil(width / 8) + 1) * height))
  const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
  return join(signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', new Uint8Array()))
}

/** A PNG of exactly so many bytes: a chunk nobody reads fills it up. */
async function pngOf(bytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const png = await anyPng()
  const end = png.length - 12
  const filler = chunk('fiLl', new Uint8Array(bytes - png.length - 12))
  return join(png.subarray(0, end), filler, png.subarray(end))
}

const part = (bytes: Uint8Array<ArrayBuffer>, share: number) => bytes.slice(0, Math.floor(bytes.length * share))
const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
const noisy = () => sharp({ create: { width: 300, height: 200, channels: 3, background: '#808080', noise } })
const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#fff' } })
const container = (brand: string, others = '') =>
  join(Uint8Array.of(0, 0, 0, 16 + others.length), encode(`ftyp${brand}\0\0\0\0${others}`), new Uint8Array(99))
const bmp = () => {
  const bytes = new Uint8Array(58)
  bytes.set(encode('BM'))
  new DataView(bytes.buffer).setUint32(14, 40, true)
  return bytes
}

type Make = () => Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>>

const REFUSED: [string, Make, string][] = [
  ['a text named .png', () => join(encode('Rain on the window.\n')), NOT_IMAGE],
  ['an empty file', () => new Uint8Array(), NOT_IMAGE],
  ['one byte', () => Uint8Array.of(0x89), NOT_IMAGE],
  ['a page', () => join(encode('<!doctype html><html><svg></svg></html>')), NOT_IMAGE],
  ['a film', () => container('isom'), NOT_IMAGE],
  ['a text that begins as a bitmap', () => join(encode('BM begins a sentence about storyboards.')), NOT_IMAGE],
  ['comments without end', () => join(encode('<!---->'.repeat(600)), encode('<!--')), NOT_IMAGE],
  ['an SVG', () => join(encode('<svg xmlns="http://www.w3.org/2000/svg"/>')), kindRefused('SVG')],
  [
    'an SVG after a prologue',
    () => join(encode('\ufeff<?xml version="1.0"?>\n<!-- a -->\n<!DOCTYPE svg>\n<svg:svg onload="f()"></svg:svg>')),
    kindRefused('SVG'),
  ],
  ['a TIFF', () => bytesOf(anyPicture().tiff()), kindRefused('TIFF')],
  ['a HEIC', () => container('heic', 'mif1heic'), kindRefused('HEIC')],
  ['a BMP', bmp, kindRefused('BMP')],
  ['a PNG of 144 megapixels', () => bytesOf(plain(12_000, 12_000).png()), TOO_MANY],
  ['a PNG of 60 megapixels in few bytes', () => hugePng(60_000, 1_000), TOO_MANY],
  ['a PNG of no width', () => hugePng(0, 10), DAMAGED],
  ['the signature of a PNG alone', async () => (await anyPng()).slice(0, 8), DAMAGED],
  ['the signature of a JPEG alone', () => Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), DAMAGED],
  ['half a PNG', async () => part(await bytesOf(noisy().png()), 0.5), DAMAGED],
  ['most of a PNG', async () => part(await bytesOf(noisy().png()), 0.98), DAMAGED],
  ['half a JPEG', async () => part(await bytesOf(noisy().jpeg()), 0.5), DAMAGED],
  ['most of a WebP', async () => part(await bytesOf(noisy().webp()), 0.98), DAMAGED],
  ['the first bytes of a WebP', async () => part(await bytesOf(noisy().webp()), 0).slice(0, 12), NOT_IMAGE],
  ['half a GIF', async () => part(await bytesOf(noisy().gif()), 0.5), DAMAGED],
  ['half an AVIF', async () => part(await bytesOf(noisy().avif()), 0.5), DAMAGED],
]

describe('a file that is no picture for a view', () => {
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

  const tomorrow = () => new Date(Date.now() + 86_400_000)
  const incoming = () => inApp(() => files().list('incoming', tomorrow()))
  async function kept() {
    const id = uuidOf('Organization', studio.organizationId)
    const { storageBytes } = await prisma.organization.findUniqueOrThrow({ where: { id } })
    const media = await prisma.media.count({ where: { organizationId: id } })
    const view = await prisma.shotView.findUniqueOrThrow({ where: { id: uuidOf('View', viewId) } })
    return { storageBytes, media, view, folders: (await inApp(() => files().list(MEDIA_FOLDER, tomorrow()))).length }
  }
  async function expectNothingKept(work: () => Promise<unknown>) {
    const before = await kept()
    await work()
    expect(await kept()).toEqual(before)
    expect(await incoming()).toEqual([])
  }
  const setPlan = (plan: 'STARTER' | 'ENTERPRISE', storageBytes?: bigint) =>
    prisma.organization.update({
      where: { id: uuidOf('Organization', studio.organizationId) },
      data: { plan, ...(storageBytes !== undefined && { storageBytes }) },
    })

  it.each(REFUSED)('is %s', async (_, make, sentence) => {
    const bytes = await make()
    await expectNothingKept(async () => {
      const answer = await uploadImage(app, studio.owner, viewId, bytes)
      expectRefused(answer, 'INVALID_INPUT', { file: sentence })
      expectNoInsides(JSON.stringify(answer.errors))
    })
  })

  it('may have 10,485,760 bytes and not one more', async () => {
    const most = await pngOf(LIMIT)
    expect(most.length).toBe(LIMIT)
    const { image } = await giveImage(app, studio.owner, viewId, most)
    expect(image).toMatchObject({ width: 120, height: 80 })
    expect(image?.bytes).toBeLessThan(100_000)
    expect(await incoming()).toEqual([])

    const tooMuch = await pngOf(LIMIT + 1)
    await expectNothingKept(async () =>
      expectRefused(await uploadImage(app, studio.owner, viewId, tooMuch), 'INVALID_INPUT', {
        file: TOO_LARGE,
      }),
    )
    await setPlan('STARTER')
    await expectNothingKept(async () => {
      for (const bytes of [tooMuch, new Uint8Array(LIMIT + 2_000_000)]) {
        expectRefused(await uploadImage(app, studio.owner, viewId, bytes), 'INVALID_INPUT', {
          file: TOO_LARGE_FOR_FREE,
        })
      }
    })
    await setPlan('ENTERPRISE')
  })

  it('is refused where the plan has no room, and taken again where it is there already', async () => {
    const bytes = await anyPng()
    await giveImage(app, studio.owner, viewId, bytes)
    const { storageBytes } = await kept()
    await setPlan('STARTER', 10n * 1024n ** 3n)
    await expectNothingKept(async () => {
      const answer = await uploadImage(app, studio.owner, viewId, await anyPng())
      expectRefused(answer, 'PLAN_LIMIT')
      expect(answer.errors[0]?.message).toBe('The Starter plan allows up to 10 GB of storage.')
    })
    const other = (await makeShot(app, studio.owner, studio.storyboardId)).views[0]?.id ?? ''
    expect((await giveImage(app, studio.owner, other, bytes)).image).not.toBeNull()
    await setPlan('ENTERPRISE', storageBytes)
  })

  it('is refused to all but as many as the plan has room for, when they come at once', async () => {
    const { image } = await giveImage(app, studio.owner, viewId)
    const before = await kept()
    const limit = 10n * 1024n ** 3n
    await setPlan('STARTER', limit - BigInt(Math.floor((image?.bytes ?? 0) * 1.5)))
    const uploads = Array.from({ length: 4 }, async () => {
      const { views } = await makeShot(app, studio.owner, studio.storyboardId)
      return uploadImage(app, studio.owner, views[0]?.id ?? '', await anyPng())
    })
    const refused = (await Promise.all(uploads)).filter(({ errors }) => errors.length > 0)
    expect(refused).toHaveLength(3)
    for (const answer of refused) expectRefused(answer, 'PLAN_LIMIT')
    const after = await kept()
    expect([after.media, after.folders]).toEqual([before.media + 1, before.folders + 1])
    expect(after.storageBytes).toBeLessThanOrEqual(limit)
    expect(await incoming()).toEqual([])
    await setPlan('ENTERPRISE', before.storageBytes)
  })

  it('is not read for an outsider or for a token that may not write', async () => {
    const bytes = await anyPng()
    await expectNothingKept(async () => {
      expectRefused(await uploadImage(app, studio.outsider, viewId, bytes), 'NOT_FOUND')
      expectRefused(await uploadImage(app, null, viewId, bytes), 'UNAUTHENTICATED')
    })
  })

  describe('that stops on its way', () => {
    /** Begins an upload by hand; the file's end is still missing. */
    function begin(head: Uint8Array) {
      const query = `mutation ($input: SetViewImageInput!) { setViewImage(input: $input) { view { id } } }`
      const operations = JSON.stringify({ query, variables: { input: { viewId, file: null } } })
      const field = (name: string, body: string) =>
        `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${body}\r\n`
      const sending = request(`${app.url}/graphql`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${studio.owner.accessToken}`,
          'content-type': 'multipart/form-data; boundary=x',
        },
      })
      const answer = new Promise<string>((resolve, reject) => {
        sending.once('error', reject)
        sending.once('response', async (response) => resolve(Buffer.concat(await response.toArray()).toString()))
      })
      answer.catch(() => {})
      sending.write(field('operations', operations) + field('map', JSON.stringify({ 0: ['variables.input.file'] })))
      sending.write('--x\r\ncontent-disposition: form-data; name="0"; filename="a.png"\r\n\r\n')
      sending.write(head)
      return { sending, answer }
    }
    const bytesThere = async () => {
      const [name] = await incoming()
      return name === undefined ? 0 : ((await inApp(() => files().read(`incoming/${name}`)))?.length ?? 0)
    }

    it('lies on the disk as it comes, and is whole when it goes on', async () => {
      const bytes = await pngOf(8_000_000)
      const { sending, answer } = begin(bytes.subarray(0, 6_000_000))
      await expect.poll(bytesThere, { timeout: 10_000 }).toBeGreaterThan(5_500_000)
      sending.end(Buffer.concat([bytes.subarray(6_000_000), encode('\r\n--x--\r\n')]))
      expect(JSON.parse(await answer)).toMatchObject({ data: { setViewImage: { view: { id: viewId } } } })
      expect(await incoming()).toEqual([])
    })

    it('leaves nothing when the connection is cut', async () => {
      const bytes = await pngOf(4_000_000)
      await expectNothingKept(async () => {
        const { sending, answer } = begin(bytes.subarray(0, 3_000_000))
        await expect.poll(bytesThere, { timeout: 10_000 }).toBeGreaterThan(2_500_000)
        sending.destroy()
        await expect(answer).rejects.toThrow()
        await expect.poll(incoming, { timeout: 10_000 }).toEqual([])
      })
      expect((await giveImage(app, studio.owner, viewId, bytes)).image).not.toBeNull()
    })

    it('leaves nothing when the form ends within the file', async () => {
      const bytes = await pngOf(1_000_000)
      await expectNothingKept(async () => {
        const { sending, answer } = begin(bytes.subarray(0, 900_000))
        sending.end()
        expect(JSON.parse(await answer)).toMatchObject({ errors: [{ extensions: { code: 'INVALID_INPUT' } }] })
      })
    })
  })
})
