import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { adding, clearing, draw, makeStroke, resizing } from '../../harness/drawings.ts'
import { makeShot, makeStudio, makeToken, type Person, type Studio } from '../../harness/fixtures.ts'
import { expectNoInsides, expectRefused } from '../../harness/refusals.ts'
import { prisma } from '../../harness/running.ts'
import { mutatedOne } from '../projects/projectCalls.ts'

const VIEW = `query ($id: ID!, $width: Int) {
  node(id: $id) { ... on View { revision strokeCount canvasData thumbnailUrl(width: $width) } }
}`

interface Read {
  node: { revision: number; strokeCount: number; canvasData: object; thumbnailUrl: string }
}

describe('a view for the eye', () => {
  let app: TestApp
  let studio: Studio
  let shotId: string
  let viewId: string

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
    const shot = await makeShot(app, studio.owner, studio.storyboardId)
    shotId = shot.id
    viewId = shot.views[0]?.id ?? ''
    await draw(app, studio.owner, viewId, [adding(), adding()])
  })
  afterAll(() => app.stop())

  const read = async (width?: number) => (await app.ask<Read>(studio.member, VIEW, { id: viewId, width })).node
  const get = (path: string, person: Person | null = null) =>
    fetch(`${app.url}${path}`, person ? { headers: { authorization: `Bearer ${person.accessToken}` } } : {})
  const expectFailure = async (response: Response, status: number, code: string) => {
    const text = await response.text()
    expect(response.status, text).toBe(status)
    expect(JSON.parse(text)).toMatchObject({ code, message: expect.any(String), error: expect.any(String) })
    expect(response.headers.get('cache-control') ?? '').not.toContain('immutable')
    expectNoInsides(text)
  }

  describe('canvasData', () => {
    it('is the documented form of what was drawn', async () => {
      const shot = await makeShot(app, studio.owner, studio.storyboardId)
      const id = shot.views[0]?.id ?? ''
      const stroke = makeStroke({ color: '#e5484d', radius: 3.5 })
      await draw(app, studio.owner, id, [adding(), clearing(), adding([stroke]), resizing({ width: 840, height: 480 })])
      const { node } = await app.ask<Read>(studio.member, VIEW, { id })
      const data = node.canvasData as { lines: { points: object[] }[] }
      expect(data).toMatchObject({ width: 840, height: 480, revision: 4 })
      expect(data.lines).toHaveLength(1)
      expect(data.lines[0]).toMatchObject({ id: stroke.id, brushColor: '#e5484d' })
      expect(data.lines[0]?.points).toHaveLength(3)
    })

    it('is an empty canvas before anything was drawn', async () => {
      const shot = await makeShot(app, studio.owner, studio.storyboardId)
      const { node } = await app.ask<Read>(studio.member, VIEW, { id: shot.views[0]?.id })
      expect(node.canvasData).toMatchObject({ lines: [], width: 420, height: 240 })
    })
  })

  describe('/media/views', () => {
    it('opens by the signed address, with no token, and may be kept for ever', async () => {
      const { thumbnailUrl, revision } = await read(420)
      expect(thumbnailUrl).toMatch(/\?expires=\d+&signature=[\w-]{24}$/)
      expect(thumbnailUrl.split('?')[0]).toBe(`/media/views/${viewId}/${revision}/w420.webp`)
      const response = await get(thumbnailUrl)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe('image/webp')
      expect(response.headers.get('cache-control')).toContain('immutable')
      const bytes = Buffer.from(await response.arrayBuffer())
      expect([bytes.toString('latin1', 0, 4), bytes.toString('latin1', 8, 12)]).toEqual(['RIFF', 'WEBP'])
      expect(Buffer.from(await (await get(thumbnailUrl)).arrayBuffer())).toEqual(bytes)
    })

    it('is a PNG of the width asked for, with ink on it', async () => {
      const response = await get(`/media/views/${viewId}/2/w210.png`, studio.member)
      expect(response.headers.get('content-type')).toBe('image/png')
      const bytes = Buffer.from(await response.arrayBuffer())
      expect(bytes.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([210, 120])
      const other = (await makeShot(app, studio.owner, studio.storyboardId)).views[0]?.id
      const empty = await get(`/media/views/${other}/0/w210.png`, studio.member)
      expect(Buffer.from(await empty.arrayBuffer()).length).toBeLessThan(bytes.length)
    })

    it('asks for a signature or a token', async () => {
      await expectFailure(await get(`/media/views/${viewId}/2/w420.webp`), 401, 'UNAUTHENTICATED')
      const noToken = await get(`/media/views/${viewId}/2/w420.webp`, { ...studio.member, accessToken: 'fw_nonsense' })
      await expectFailure(noToken, 401, 'UNAUTHENTICATED')
      const noScope = await get(`/media/views/${viewId}/2/w420.webp`, await makeToken(studio.member, ['write']))
      await expectFailure(noScope, 403, 'FORBIDDEN')
    })

    it('does not open by a signature that was made for something else', async () => {
      const { thumbnailUrl } = await read(420)
      const url = new URL(thumbnailUrl, app.url)
      const change = (work: (url: URL) => void) => {
        const changed = new URL(url)
        work(changed)
        return changed.pathname + changed.search
      }
      const signature = url.searchParams.get('signature') ?? ''
      const otherSignature = (signature.startsWith('A') ? 'B' : 'A') + signature.slice(1)
      const tampered = [
        change(({ searchParams }) => searchParams.set('signature', otherSignature)),
        change(({ searchParams }) => searchParams.set('signature', '')),
        change(({ searchParams }) => searchParams.set('signature', signature.slice(0, -1))),
        change(({ searchParams }) => searchParams.append('signature', signature)),
        change(({ searchParams }) => searchParams.set('expires', String(Number(searchParams.get('expires')) + 86_400))),
        change(({ searchParams }) => searchParams.set('expires', '1')),
        change(({ searchParams }) => searchParams.set('expires', 'never')),
        change(({ searchParams }) => searchParams.delete('expires')),
        change((each) => (each.pathname = each.pathname.replace('/2/', '/1/'))),
        change((each) => (each.pathname = each.pathname.replace('w420', 'w840'))),
        change((each) => (each.pathname = each.pathname.replace('webp', 'png'))),
      ]
      for (const path of tampered) await expectFailure(await get(path), 401, 'UNAUTHENTICATED')
    })

    it('opens by a member\'s token and is not found by an outsider\'s', async () => {
      const path = `/media/views/${viewId}/2/w420.webp`
      expect((await get(path, studio.member)).status).toBe(200)
      expect((await get(path, await makeToken(studio.member, ['read']))).status).toBe(200)
      await expectFailure(await get(path, studio.outsider), 404, 'NOT_FOUND')
    })

    it.each([
      (id: string) => `/media/views/${id}/3/w420.webp`,
      (id: string) => `/media/views/${id}/999999999/w420.webp`,
      (id: string) => `/media/views/${id}/9999999999/w420.webp`,
      (id: string) => `/media/views/${id}/-1/w420.webp`,
      (id: string) => `/media/views/${id}/2/w421.webp`,
      (id: string) => `/media/views/${id}/2/w420.gif`,
      (id: string) => `/media/views/${id}/2/w0420.webp`,
      (id: string) => `/media/views/${id}/2/..%2f..%2fw420.webp`,
      (id: string) => `/media/views/${id.replace('view', 'shot')}/2/w420.webp`,
      () => '/media/views/view_01jd8x0000e8v9h1m2n3p4q5r6/0/w420.webp',
      () => '/media/views/nonsense/0/w420.webp',
      () => `/media/views/%27%20OR%201%3D1/0/w420.webp`,
    ])('is not found at %s', async (pathOf) => {
      await expectFailure(await get(pathOf(viewId), studio.member), 404, 'NOT_FOUND')
    })

    it('paints a picture in four widths and refuses any other in its address', async () => {
      for (const width of [210, 420, 840, 1920]) {
        const { thumbnailUrl } = await read(width)
        expect((await get(thumbnailUrl)).status).toBe(200)
      }
      for (const width of [0, 1, 421, -210]) {
        expectRefused(await app.send(studio.member, VIEW, { id: viewId, width }), 'INVALID_INPUT', {
          width: 'width must be one of 210, 420, 840, 1920',
        })
      }
    })

    it('is gone while its board or project is in the trash', async () => {
      const { thumbnailUrl } = await read(420)
      const inTrash = { deletedAt: new Date() }
      const board = { where: { id: uuidOf('Storyboard', studio.storyboardId) } }
      const project = { where: { id: uuidOf('Project', studio.projectId) } }
      await prisma.storyboard.update({ ...board, data: inTrash })
      await expectFailure(await get(thumbnailUrl), 404, 'NOT_FOUND')
      await prisma.storyboard.update({ ...board, data: { deletedAt: null } })
      await prisma.project.update({ ...project, data: inTrash })
      await expectFailure(await get(thumbnailUrl), 404, 'NOT_FOUND')
      await prisma.project.update({ ...project, data: { deletedAt: null } })
      expect((await get(thumbnailUrl)).status).toBe(200)
    })

    it('is gone while its shot is in the trash', async () => {
      const { thumbnailUrl } = await read(420)
      await mutatedOne(app, studio.owner, 'deleteShots', { shotId })
      await expectFailure(await get(thumbnailUrl), 404, 'NOT_FOUND')
      await expectFailure(await get(thumbnailUrl, studio.member), 404, 'NOT_FOUND')
      await mutatedOne(app, studio.owner, 'restoreShots', { shotId })
      expect((await get(thumbnailUrl)).status).toBe(200)
    })
  })
})
