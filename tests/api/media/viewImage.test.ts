import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { adding, draw } from '../../harness/drawings.ts'
import { makeProject, makeShot, makeStudio, makeToken, type Person, type Studio } from '../../harness/fixtures.ts'
import {
  anyPicture,
  anyPng,
  bytesOf,
  giveImage,
  uploadImage,
  VIEW_WITH_IMAGE,
  type ViewWithImage,
} from '../../harness/images.ts'
import { expectRefused } from '../../harness/refusals.ts'
import { prisma } from '../../harness/running.ts'
import { mutatedOne } from '../projects/projectCalls.ts'

const REMOVE = `mutation ($id: ID!) { removeViewImage(input: { viewId: $id }) { ${VIEW_WITH_IMAGE} } }`
const READ = `query ($id: ID!) {
  node(id: $id) { ... on View { pictureRevision revision image { id url } thumbnailUrl } }
}`

describe('the image behind a view', () => {
  let app: TestApp
  let studio: Studio

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
  })
  afterAll(() => app.stop())

  const newProject = () => makeProject(app, studio.owner, studio.organizationId)
  const newView = async () => (await makeShot(app, studio.owner, studio.storyboardId)).views[0]?.id ?? ''
  const read = async (id: string) => (await app.ask<{ node: ViewWithImage }>(studio.member, READ, { id })).node
  const get = (path: string, person: Person | null = null) =>
    fetch(`${app.url}${path}`, person ? { headers: { authorization: `Bearer ${person.accessToken}` } } : {})
  const fetched = async (path: string) => Buffer.from(await (await get(path)).arrayBuffer())
  const storageBytes = async () => {
    const id = uuidOf('Organization', studio.organizationId)
    return Number((await prisma.organization.findUniqueOrThrow({ where: { id } })).storageBytes)
  }
  const eventsOf = async () => {
    const rows = await prisma.event.findMany({
      where: { projectId: uuidOf('Project', studio.projectId), type: { startsWith: 'view.image' } },
      orderBy: { seq: 'asc' },
    })
    return rows.map(({ type, subject, payload }) => ({ type, subject, payload }))
  }

  it.each([
    ['PNG', () => anyPicture().png(), 'image/png'],
    ['JPEG', () => anyPicture().jpeg(), 'image/jpeg'],
    ['progressive JPEG in CMYK', () => anyPicture().toColourspace('cmyk').jpeg({ progressive: true }), 'image/jpeg'],
    ['WebP', () => anyPicture().webp(), 'image/webp'],
    ['GIF', () => anyPicture().gif(), 'image/png'],
    ['AVIF', () => anyPicture().avif(), 'image/webp'],
  ])('can be a %s', async (_, make, contentType) => {
    const viewId = await newView()
    const { image, pictureRevision, revision } = await giveImage(app, studio.member, viewId, await bytesOf(make()))
    expect(image).toMatchObject({ width: 120, height: 80, contentType })
    expect({ pictureRevision, revision }).toEqual({ pictureRevision: 1, revision: 0 })
    const response = await get(image?.url ?? '')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe(contentType)
    expect(response.headers.get('content-disposition')).toBe('inline')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('cache-control')).toContain('immutable')
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(bytes.length).toBe(image?.bytes)
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 120, height: 80, space: 'srgb' })
  })

  it('is the first frame of what moves', async () => {
    const frame = (background: string) => sharp({ create: { width: 10, height: 10, channels: 3, background } })
    const frames = await Promise.all(['#ff0000', '#0000ff'].map((color) => frame(color).png().toBuffer()))
    const moving = await bytesOf(sharp(frames, { join: { animated: true } }).gif())
    expect((await sharp(moving).metadata()).pages).toBe(2)
    const { image } = await giveImage(app, studio.owner, await newView(), moving)
    expect(image).toMatchObject({ width: 10, height: 10 })
    const kept = sharp(await fetched(image?.url ?? ''))
    expect((await kept.metadata()).pages ?? 1).toBe(1)
    expect([...(await kept.removeAlpha().raw().toBuffer()).subarray(0, 3)]).toEqual([255, 0, 0])
  })

  it('stands upright and tells nothing of where it was taken', async () => {
    const taken = anyPicture({ width: 200, height: 100 })
      .withExif({ IFD0: { Copyright: 'SECRET-OWNER' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
    const bytes = await bytesOf(taken)
    expect((await sharp(bytes).metadata()).orientation).toBe(6)
    const { image } = await giveImage(app, studio.owner, await newView(), bytes)
    expect(image).toMatchObject({ width: 100, height: 200 })
    const kept = await fetched(image?.url ?? '')
    const { orientation, exif, xmp, icc } = await sharp(kept).metadata()
    expect({ orientation: orientation ?? 1, exif, xmp, icc }).toEqual({ orientation: 1 })
    expect(kept.toString('latin1')).not.toContain('SECRET-OWNER')
  })

  it('comes in four smaller widths, never enlarged, and in no other', async () => {
    const { image } = await giveImage(app, studio.owner, await newView(), await anyPng({ width: 1000, height: 500 }))
    const id = image?.id ?? ''
    const query = `query ($id: ID!, $width: Int) { node(id: $id) { ... on Media { url(width: $width) } } }`
    for (const [asked, width, height] of [[210, 210, 105], [420, 420, 210], [840, 840, 420], [1920, 1000, 500]]) {
      const { node } = await app.ask<{ node: { url: string } }>(studio.member, query, { id, width: asked })
      expect(node.url).toMatch(new RegExp(`^/media/${id}/w${asked}\\?expires=`))
      const response = await get(node.url)
      expect(response.headers.get('content-type')).toBe('image/webp')
      const bytes = Buffer.from(await response.arrayBuffer())
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width, height })
      expect(await fetched(node.url)).toEqual(bytes)
    }
    expectRefused(await app.send(studio.member, query, { id, width: 421 }), 'INVALID_INPUT', {
      width: 'width must be one of 210, 420, 840, 1920',
    })
    for (const variant of ['w421', 'w0210', 'w210.webp', 'x', '..%2foriginal']) {
      expect((await get(`/media/${id}/${variant}`, studio.member)).status).toBe(404)
    }
  })

  it('is kept once when the same file comes twice, under any name and to any view', async () => {
    const bytes = await anyPng()
    const [first, second] = [await newView(), await newView()]
    const before = await storageBytes()
    const { image } = await giveImage(app, studio.owner, first, bytes)
    const counted = await storageBytes()
    expect(counted - before).toBe(image?.bytes)
    const { data } = await uploadImage(app, studio.member, second, bytes, 'again.jpg')
    expect(data.setViewImage.view.image?.id).toBe(image?.id)
    expect(await storageBytes()).toBe(counted)

    const same = await giveImage(app, studio.owner, first, bytes)
    expect(same.pictureRevision).toBe(1)

    const elsewhere = await makeStudio(app)
    const there = (await makeShot(app, elsewhere.owner, elsewhere.storyboardId)).views[0]?.id ?? ''
    expect((await giveImage(app, elsewhere.owner, there, bytes)).image?.id).not.toBe(image?.id)
  })

  it('is kept once when the same file comes at once', async () => {
    const bytes = await anyPng()
    const views = await Promise.all([newView(), newView(), newView()])
    const before = await storageBytes()
    const given = await Promise.all(views.map((id) => giveImage(app, studio.owner, id, bytes)))
    expect(new Set(given.map(({ image }) => image?.id)).size).toBe(1)
    expect((await storageBytes()) - before).toBe(given[0]?.image?.bytes)
  })

  it('raises the revision of the picture and of the board, and leaves an event', async () => {
    const viewId = await newView()
    const revisionOf = async () => {
      const id = uuidOf('Storyboard', studio.storyboardId)
      return (await prisma.storyboard.findUniqueOrThrow({ where: { id } })).revision
    }
    await draw(app, studio.owner, viewId, [adding()])
    const before = await revisionOf()
    const given = await giveImage(app, studio.member, viewId)
    expect(given).toMatchObject({ revision: 1, pictureRevision: 2 })
    expect(given.thumbnailUrl).toContain(`/media/views/${viewId}/2/w840.webp`)
    expect(await revisionOf()).toBe(before + 1)
    await draw(app, studio.owner, viewId, [adding(), adding()])
    expect(await read(viewId)).toMatchObject({ revision: 3, pictureRevision: 4, image: { id: given.image?.id } })

    const { removeViewImage } = await app.ask<{ removeViewImage: { view: ViewWithImage } }>(studio.owner, REMOVE, {
      id: viewId,
    })
    expect(removeViewImage.view).toMatchObject({ image: null, pictureRevision: 5, revision: 3 })
    expect(await revisionOf()).toBe(before + 2)
    const [set, removed] = (await eventsOf()).filter(({ subject }) => subject === viewId)
    expect(set).toMatchObject({ type: 'view.imageSet', payload: { from: null, to: given.image?.id } })
    expect(removed).toMatchObject({ type: 'view.imageRemoved', payload: { from: given.image?.id, to: null } })

    await app.ask(studio.owner, REMOVE, { id: viewId })
    expect(await read(viewId)).toMatchObject({ pictureRevision: 5 })
    expect((await eventsOf()).filter(({ subject }) => subject === viewId)).toHaveLength(2)
  })

  it('goes with a copy of its shot', async () => {
    const shot = await makeShot(app, studio.owner, studio.storyboardId)
    const given = await giveImage(app, studio.owner, shot.views[0]?.id ?? '')
    const { duplicateShots } = await app.ask<{ duplicateShots: { shots: [{ views: ViewWithImage[] }] } }>(
      studio.owner,
      `mutation ($id: ID!) {
        duplicateShots(input: { shots: [{ shotId: $id }] }) { shots { views { pictureRevision image { id } } } }
      }`,
      { id: shot.id },
    )
    expect(duplicateShots.shots[0].views).toEqual([
      { pictureRevision: given.pictureRevision, image: { id: given.image?.id } },
    ])
  })

  it('is open to members and to signed addresses alone', async () => {
    const { image } = await giveImage(app, studio.owner, await newView())
    const path = image?.url.split('?')[0] ?? ''
    expect(path).toBe(`/media/${image?.id}/original`)
    expect((await get(path)).status).toBe(401)
    expect((await get(path, studio.member)).status).toBe(200)
    expect((await get(path, studio.outsider)).status).toBe(404)
    expect((await get(path, await makeToken(studio.member, ['write']))).status).toBe(403)
    expect((await get(image?.url.replace('original', 'w210') ?? '')).status).toBe(401)
    expect((await get(image?.url.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A')) ?? '')).status).toBe(401)
    const other = await giveImage(app, studio.owner, await newView())
    expect((await get(image?.url.replace(image.id, other.image?.id ?? '') ?? '')).status).toBe(401)
    const node = await app.ask(studio.outsider, `query ($id: ID!) { node(id: $id) { id } }`, { id: image?.id })
    expect(node).toEqual({ node: null })
  })

  it('is shown to a token limited to a project where that project uses it', async () => {
    const [own, other] = [await newProject(), await newProject()]
    const shot = await makeShot(app, studio.owner, own.storyboardId)
    const { image } = await giveImage(app, studio.owner, shot.views[0]?.id ?? '')
    const limitedTo = async (projectId: string) => {
      const person = await makeToken(studio.member, ['read'])
      await prisma.accessToken.updateMany({
        where: { userId: uuidOf('User', person.id), projectId: null, kind: 'PERSONAL' },
        data: { projectId: uuidOf('Project', projectId) },
      })
      return person
    }
    const path = `/media/${image?.id}/w210`
    const limited = await limitedTo(own.projectId)
    expect((await get(path, limited)).status).toBe(200)
    expect((await get(path, await limitedTo(other.projectId))).status).toBe(404)
    await app.ask(studio.owner, 'mutation ($id: ID!) { deleteProject(input: { projectId: $id }) { __typename } }', {
      id: own.projectId,
    })
    expect((await get(path, limited)).status).toBe(404)
  })

  it('can do nothing in a page of its own', async () => {
    const { image, thumbnailUrl } = await giveImage(app, studio.owner, await newView())
    for (const address of [image?.url ?? '', thumbnailUrl]) {
      const { headers } = await get(address)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    }
  })

  it('is refused in the trash and in an archived project', async () => {
    const shot = await makeShot(app, studio.owner, studio.storyboardId)
    await mutatedOne(app, studio.owner, 'deleteShots', { shotId: shot.id })
    expectRefused(await uploadImage(app, studio.owner, shot.views[0]?.id ?? '', await anyPng()), 'NOT_FOUND')
    const other = await makeStudio(app)
    const viewId = (await makeShot(app, other.owner, other.storyboardId)).views[0]?.id ?? ''
    const id = uuidOf('Project', other.projectId)
    await prisma.project.update({ where: { id }, data: { archivedAt: new Date() } })
    expectRefused(await uploadImage(app, other.owner, viewId, await anyPng()), 'CONFLICT')
    const organizationId = uuidOf('Organization', other.organizationId)
    expect(await prisma.media.count({ where: { organizationId } })).toBe(0)
  })
})
