import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { files, mediaFolder, originalKey } from '../../../server/modules/media/files.ts'
import { forgetUnusedMedia } from '../../../server/modules/media/mediaHousekeeping.service.ts'
import { emptyTrash } from '../../../server/modules/delivery/trash.service.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeDatabase } from '../../harness/database.ts'
import { makeShot, makeStudio, type Studio } from '../../harness/fixtures.ts'
import { giveImage, uploadImage, anyPng } from '../../harness/images.ts'
import { inApp, prisma } from '../../harness/running.ts'

const DAY_MS = 86_400_000
const REMOVE = `mutation ($id: ID!) { removeViewImage(input: { viewId: $id }) { view { id } } }`
const DELETE = `mutation ($id: ID!) { deleteShots(input: { shots: [{ shotId: $id }] }) { deletedShotIds } }`

describe('images nobody has any more', () => {
  let app: TestApp
  let studio: Studio

  beforeAll(async () => {
    app = await startApp(await makeDatabase())
    studio = await makeStudio(app)
  })
  afterAll(() => app.stop())

  const storageBytes = async () => {
    const id = uuidOf('Organization', studio.organizationId)
    return Number((await prisma.organization.findUniqueOrThrow({ where: { id } })).storageBytes)
  }
  async function makeImage() {
    const shot = await makeShot(app, studio.owner, studio.storyboardId)
    const viewId = shot.views[0]?.id ?? ''
    const { image } = await giveImage(app, studio.owner, viewId)
    return { shotId: shot.id, viewId, id: uuidOf('Media', image?.id ?? ''), bytes: image?.bytes ?? 0, url: image?.url }
  }
  const isThere = async (id: string) => ({
    row: (await prisma.media.count({ where: { id } })) === 1,
    file: (await inApp(() => files().read(originalKey(id)))) !== null,
  })

  it('are removed by night with their files, and their bytes are free', async () => {
    const [used, unused] = [await makeImage(), await makeImage()]
    await app.ask(studio.owner, REMOVE, { id: unused.viewId })
    expect(await isThere(unused.id)).toEqual({ row: true, file: true })
    const before = await storageBytes()
    await inApp(forgetUnusedMedia)
    expect(await isThere(unused.id)).toEqual({ row: false, file: false })
    expect(await isThere(used.id)).toEqual({ row: true, file: true })
    expect(await storageBytes()).toBe(before - unused.bytes)
    expect((await fetch(`${app.url}${unused.url}`)).status).toBe(404)
    expect((await fetch(`${app.url}${used.url}`)).status).toBe(200)
    await inApp(forgetUnusedMedia)
    expect(await storageBytes()).toBe(before - unused.bytes)
  })

  it('stay while what shows them lies in the trash', async () => {
    const { id, shotId } = await makeImage()
    await app.ask(studio.owner, DELETE, { id: shotId })
    await inApp(forgetUnusedMedia)
    expect(await isThere(id)).toEqual({ row: true, file: true })
    await prisma.shot.update({
      where: { id: uuidOf('Shot', shotId) },
      data: { deletedAt: new Date(Date.now() - 31 * DAY_MS) },
    })
    await inApp(emptyTrash)
    await inApp(forgetUnusedMedia)
    expect(await isThere(id)).toEqual({ row: false, file: false })
  })

  it('are not removed when they are used again meanwhile', async () => {
    const bytes = await anyPng()
    const view = async () => (await makeShot(app, studio.owner, studio.storyboardId)).views[0]?.id ?? ''
    for (let round = 0; round < 3; round += 1) {
      const [first, second] = [await view(), await view()]
      await giveImage(app, studio.owner, first, bytes)
      await app.ask(studio.owner, REMOVE, { id: first })
      const uploading = uploadImage(app, studio.owner, second, bytes)
      const [{ data, errors }] = await Promise.all([uploading, inApp(forgetUnusedMedia)])
      expect(errors).toEqual([])
      const url = data.setViewImage.view.image?.url ?? ''
      expect((await fetch(`${app.url}${url}`)).status).toBe(200)
      await app.ask(studio.owner, REMOVE, { id: second })
    }
  })

  it('take with them what a server left that ended within an upload, a day later', async () => {
    const stray = '01890000-0000-7000-8000-000000000001'
    await inApp(() => files().write(originalKey(stray), new Uint8Array(10)))
    await inApp(() => files().write('incoming/forgotten', new Uint8Array(10)))
    const { id } = await makeImage()
    const left = async () => [
      (await inApp(() => files().read(originalKey(stray)))) !== null,
      (await inApp(() => files().read('incoming/forgotten'))) !== null,
    ]
    await inApp(forgetUnusedMedia)
    expect(await left()).toEqual([true, true])
    await inApp(() => forgetUnusedMedia(Date.now() + 2 * DAY_MS))
    expect(await left()).toEqual([false, false])
    expect(await inApp(() => files().list(mediaFolder(id), new Date(Date.now() + DAY_MS)))).toContain('original')
  })

  it('go with their organization', async () => {
    const gone = await makeStudio(app)
    const viewId = (await makeShot(app, gone.owner, gone.storyboardId)).views[0]?.id ?? ''
    const { image } = await giveImage(app, gone.owner, viewId)
    const id = uuidOf('Media', image?.id ?? '')
    await prisma.organization.update({
      where: { id: uuidOf('Organization', gone.organizationId) },
      data: { deletedAt: new Date(Date.now() - 31 * DAY_MS) },
    })
    expect((await fetch(`${app.url}${image?.url}`)).status).toBe(404)
    await inApp(emptyTrash)
    await inApp(() => forgetUnusedMedia(Date.now() + 2 * DAY_MS))
    expect(await isThere(id)).toEqual({ row: false, file: false })
  })
})
