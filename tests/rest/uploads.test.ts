import { connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { uuidOf } from '../../server/kernel/ids.ts'
import { startApp, type TestApp } from '../harness/app.ts'
import {
  makeDeadTokens,
  makeProject,
  makeShot,
  makeStudio,
  makeToken,
  type Person,
  type Studio,
} from '../harness/fixtures.ts'
import { anyPng } from '../harness/images.ts'
import { expectUnchanged } from '../harness/refusals.ts'
import { prisma } from '../harness/running.ts'
import { expectProblem, readRestBoard, request, type RestShot, succeed } from './restClient.ts'

const MOST_BYTES = 10_485_760
const FREE =
  'File size too large. Maximum size is 10MB for free accounts. Please compress your image or upgrade your plan.'
const PAID = 'File size too large. Please compress your image before uploading.'
const NO_IMAGE = 'Only image files are allowed. Please select a valid image file.'

let app: TestApp
let studio: Studio
let ids: { projectId: string; shotId: string; viewId: string }

beforeAll(async () => {
  app = await startApp()
  studio = await makeStudio(app)
})
afterAll(() => app.stop())
beforeEach(async () => {
  const shot = await makeShot(app, studio.owner, studio.storyboardId)
  ids = { projectId: studio.projectId, shotId: shot.id, viewId: shot.views[0]?.id ?? '' }
})

type Part = [string, string | Uint8Array<ArrayBuffer>]
const formOf = (...parts: Part[]) => {
  const form = new FormData()
  for (const [name, part] of parts) {
    if (typeof part === 'string') form.append(name, part)
    else form.append(name, new Blob([part], { type: 'image/png' }), 'frame.png')
  }
  return form
}
const idParts = (): Part[] => Object.entries(ids)
const upload = (person: Person | null, form: FormData) =>
  request<{ imageUrl: string }>(app, person, 'POST', '/upload-images', form)
const readView = async () => {
  const { shots } = await readRestBoard(app, studio.member, studio.projectId)
  return shots.find(({ id }) => id === ids.shotId)?.views[0]
}
const countImages = () =>
  prisma.media.count({ where: { organizationId: uuidOf('Organization', studio.organizationId) } })
const readAll = async () => [await readRestBoard(app, studio.owner, studio.projectId), await countImages()]

describe('upload-images', () => {
  it.each([
    ['before', (file: Part): Part[] => [...idParts(), file]],
    ['after', (file: Part): Part[] => [file, ...idParts()]],
    ['around', (file: Part): Part[] => [...idParts().slice(0, 1), file, ...idParts().slice(1)]],
  ])('takes a file with its ids %s it', async (_, arrange) => {
    const bytes = await anyPng()
    const { status, body } = await upload(studio.member, formOf(...arrange(['image', bytes])))
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body.imageUrl).toMatch(/^\/media\/media_[0-9a-z]{26}\/original\?expires=\d+&signature=[\w-]+$/)
    expect((await readView())?.image).toBe(body.imageUrl)
    const picture = await fetch(`${app.url}${body.imageUrl}`)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
    await picture.arrayBuffer()
  })

  it('passes over what it does not know in a form', async () => {
    const parts: Part[] = [['note', 'x'], ...idParts(), ['__proto__', 'x'], ['image', await anyPng()], ['after', 'x']]
    expect((await upload(studio.member, formOf(...parts))).status).toBe(200)
  })

  it('gives an image that delete-image takes away and update-shot brings back', async () => {
    const { body } = await upload(studio.member, formOf(...idParts(), ['image', await anyPng()]))
    const board = `/projects/${ids.projectId}/storyboard`
    const view = `${board}/shot/${ids.shotId}/views/${ids.viewId}`
    expect(await succeed(200, app, studio.member, 'PUT', `${view}/delete-image`)).toMatchObject({ image: null })
    const put = (image: string | null) =>
      succeed<RestShot>(200, app, studio.member, 'PUT', `${board}/update-shot`, {
        id: ids.shotId,
        views: [{ id: ids.viewId, image }],
      })
    expect((await put(body.imageUrl)).views[0]?.image).toBe(body.imageUrl)
    expect((await put(null)).views[0]?.image).toBeNull()
    const copy = await put(body.imageUrl).then(() =>
      succeed<RestShot>(201, app, studio.member, 'POST', `${board}/shot/${ids.shotId}/duplicate`),
    )
    expect(copy.views[0]?.image).toBe(body.imageUrl)
  })

  it('asks who sends it before it reads anything', async () => {
    const form = async () => formOf(...idParts(), ['image', await anyPng()])
    const { expired } = await makeDeadTokens(studio.owner)
    await expectUnchanged(readAll, async () => {
      expectProblem(await upload(null, await form()), 401)
      expectProblem(await upload(expired, await form()), 401)
      expectProblem(await upload(studio.outsider, await form()), 404)
      expectProblem(await upload(await makeToken(studio.owner, ['read']), await form()), 403)
    })
  })

  it('forgets the file when the ids that follow it are not those of a view', async () => {
    const other = await makeProject(app, studio.owner, studio.organizationId)
    const neighbour = await makeShot(app, studio.owner, studio.storyboardId)
    const wrong: [Partial<typeof ids>, number][] = [
      [{ projectId: other.projectId }, 404],
      [{ shotId: neighbour.id }, 404],
      [{ viewId: ids.viewId.replace(/.{4}$/, '0000') }, 404],
      [{ viewId: 'x' }, 400],
      [{ viewId: ids.shotId }, 400],
      [{ projectId: '' }, 400],
    ]
    await expectUnchanged(readAll, async () => {
      for (const [part, status] of wrong) {
        const parts: Part[] = [['image', await anyPng()], ...Object.entries({ ...ids, ...part })]
        expectProblem(await upload(studio.owner, formOf(...parts)), status)
      }
    })
  })

  it('says what is missing', async () => {
    await expectUnchanged(readAll, async () => {
      expectProblem(await upload(studio.owner, formOf(...idParts())), 400, { image: 'image is required' })
      expectProblem(await upload(studio.owner, formOf()), 400)
      expectProblem(await upload(studio.owner, formOf(['image', 'a text'], ...idParts())), 400, {
        image: 'image is required',
      })
      expectProblem(await upload(studio.owner, formOf(['image', await anyPng()])), 400, {
        projectId: 'projectId is required',
        shotId: 'shotId is required',
        viewId: 'viewId is required',
      })
      expectProblem(await request(app, studio.owner, 'POST', '/upload-images', { image: 'x' }), 415)
    })
  })

  it('reads no file of another name', async () => {
    const form = async (parts: Part[]) => formOf(...parts, ['picture', await anyPng()])
    await expectUnchanged(readAll, async () => {
      for (const parts of [[], idParts(), [...idParts().slice(1), ['image', await anyPng()] satisfies Part]]) {
        expectProblem(await upload(studio.owner, await form(parts)), 400)
      }
      expectProblem(await upload(studio.owner, await form(idParts())), 400, { image: 'image is required' })
    })
  })

  it('refuses what is no image', async () => {
    const files = ['INT. A\n\nRain.\n', '<svg xmlns="http://www.w3.org/2000/svg"/>', ''].map((text) => Buffer.from(text))
    await expectUnchanged(readAll, async () => {
      for (const bytes of [...files, Buffer.from((await anyPng()).subarray(0, 60))]) {
        const answer = await upload(studio.owner, formOf(...idParts(), ['image', new Uint8Array(bytes)]))
        expectProblem(answer, 415)
      }
      const answer = await upload(studio.owner, formOf(['image', new Uint8Array(files[0] ?? [])], ...idParts()))
      expectProblem(answer, 415, { image: NO_IMAGE })
    })
  })

  it('refuses a byte too many, whether the ids are known by then or not', async () => {
    const bytes = new Uint8Array(MOST_BYTES + 1)
    bytes.set(await anyPng())
    const { plan } = await prisma.organization.findUniqueOrThrow({
      where: { id: uuidOf('Organization', studio.organizationId) },
    })
    await expectUnchanged(readAll, async () => {
      const known = await upload(studio.owner, formOf(...idParts(), ['image', bytes]))
      expectProblem(known, 413, { image: plan === 'STARTER' ? FREE : PAID })
      const unknown = await upload(studio.owner, formOf(['image', bytes], ...idParts()))
      expectProblem(unknown, 413, { image: PAID })
    })
  })

  it('refuses two files and forms that cannot be read', async () => {
    const send = (type: string, body: string) =>
      request(app, studio.owner, 'POST', '/upload-images', body, { 'content-type': type })
    const file = '--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\nPNG'
    await expectUnchanged(readAll, async () => {
      const [one, other] = [await anyPng(), await anyPng()]
      expectProblem(await upload(studio.owner, formOf(['image', one], ['image', other], ...idParts())), 400, {
        image: 'Send one file',
      })
      expectProblem(await send('multipart/form-data', 'x'), 400)
      expectProblem(await send('multipart/form-data; boundary=x', ''), 400)
      expectProblem(await send('multipart/form-data; boundary=x', file), 400)
      expectProblem(await send('multipart/form-data; boundary=y', file), 400)
    })
  })

  it('keeps nothing of an upload that is cut off, and goes on answering', async () => {
    const { hostname, port } = new URL(app.url)
    const head = [
      'POST /api/upload-images HTTP/1.1',
      `Host: ${hostname}`,
      `Authorization: Bearer ${studio.owner.accessToken}`,
      'Content-Type: multipart/form-data; boundary=x',
      'Content-Length: 5000000',
      '',
      '--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\n',
    ].join('\r\n')
    await expectUnchanged(readAll, async () => {
      for (const bytes of [0, 100_000]) {
        await new Promise<void>((resolve, reject) => {
          const socket = connect(Number(port), hostname, () => {
            socket.write(head)
            socket.write(Buffer.alloc(bytes), () => setTimeout(() => socket.destroy(), 100))
          })
          socket.on('close', () => resolve())
          socket.on('error', reject)
        })
      }
    })
    expect((await upload(studio.member, formOf(...idParts(), ['image', await anyPng()]))).status).toBe(200)
  })
})
