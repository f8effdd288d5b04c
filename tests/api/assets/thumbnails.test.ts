import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { files, MEDIA_FOLDER, originalKey } from '../../../server/modules/media/files.ts'
import { forgetUnusedMedia } from '../../../server/modules/media/mediaHousekeeping.service.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeDatabase } from '../../harness/database.ts'
import { join, makeProject, makeShot, makeStudio, makeToken, type Studio } from '../../harness/fixtures.ts'
import { anyPicture, anyPng, bytesOf, giveImage } from '../../harness/images.ts'
import { expectRefused, expectUnchanged } from '../../harness/refusals.ts'
import { inApp, prisma } from '../../harness/running.ts'
import { lastEvent, mutate, mutated, mutatedOne, readProject } from '../projects/projectCalls.ts'
import { giveThumbnail, makeAsset, readAsset, uploadThumbnail } from './assetCalls.ts'

const LIMIT = 10_485_760
const TOMORROW = new Date(Date.now() + 86_400_000)
const TOO_LARGE_FOR_FREE =
  'File size too large. Maximum size is 10MB for free accounts. Please compress your image or upgrade your plan.'
const encode = (text: string) => new Uint8Array(Buffer.from(text))

describe('thumbnails of assets', () => {
  let app: TestApp
  let studio: Studio

  beforeAll(async () => {
    app = await startApp(await makeDatabase())
    studio = await makeStudio(app)
  })
  afterAll(() => app.stop())

  const make = (projectId = studio.projectId) => makeAsset(app, studio.owner, projectId)
  const storageOf = async ({ organizationId }: Studio) => {
    const id = uuidOf('Organization', organizationId)
    return Number((await prisma.organization.findUniqueOrThrow({ where: { id } })).storageBytes)
  }
  const setPlan = (plan: 'STARTER' | 'PROFESSIONAL' | 'ENTERPRISE', storageBytes?: number) =>
    prisma.organization.update({
      where: { id: uuidOf('Organization', studio.organizationId) },
      data: { plan, ...(storageBytes !== undefined && { storageBytes }) },
    })
  const keptFiles = async () => [
    (await inApp(() => files().list(MEDIA_FOLDER, TOMORROW))).toSorted(),
    await inApp(() => files().list('incoming', TOMORROW)),
  ]
  const isThere = async (mediaId: string | undefined) => {
    const id = uuidOf('Media', mediaId ?? '')
    const file = await inApp(() => files().read(originalKey(id)))
    return [(await prisma.media.count({ where: { id } })) === 1, file !== null]
  }

  it('are kept, counted, shown by signed addresses and taken away', async () => {
    const asset = await make()
    const before = await storageOf(studio)
    const withPicture = await giveThumbnail(app, studio.member, asset.id)
    const { thumbnail } = withPicture
    expect(withPicture).toMatchObject({ version: 2, thumbnail: { width: 120 } })
    expect(await storageOf(studio)).toBe(before + (thumbnail?.bytes ?? 0))
    expect((await fetch(`${app.url}${thumbnail?.url}`)).status).toBe(200)
    expect(lastEvent(await readProject(app, studio.owner, studio.projectId))).toMatchObject({
      type: 'asset.thumbnailSet',
      payload: { name: 'Lighthouse', from: null, to: thumbnail?.id },
    })
    await mutated(app, studio.member, 'removeAssetThumbnail', { assetId: asset.id })
    expect(await readAsset(app, studio.owner, asset.id)).toMatchObject({ thumbnail: null, version: 3 })
    await mutated(app, studio.member, 'removeAssetThumbnail', { assetId: asset.id })
    expect((await readAsset(app, studio.owner, asset.id))?.version).toBe(3)
  })

  it('and frame images are one image where the file is the same', async () => {
    const bytes = await anyPng()
    const viewId = (await makeShot(app, studio.owner, studio.storyboardId)).views[0]?.id ?? ''
    const { image } = await giveImage(app, studio.owner, viewId, bytes)
    const before = await storageOf(studio)
    const [one, other] = [await make(), await make()]
    for (const { id } of [one, other]) {
      expect((await giveThumbnail(app, studio.owner, id, bytes)).thumbnail?.id).toBe(image?.id)
    }
    expect((await giveThumbnail(app, studio.owner, one.id, bytes)).version).toBe(2)
    expect(await storageOf(studio)).toBe(before)
  })

  it('are refused as frame images are, with the same words, and nothing is kept', async () => {
    const asset = await make()
    const png = await anyPng()
    const refused: [Uint8Array<ArrayBuffer>, string][] = [
      [encode('Rain on the window.'), 'Only image files are allowed. Please select a valid image file.'],
      [new Uint8Array(), 'Only image files are allowed. Please select a valid image file.'],
      [
        encode('<svg xmlns="http://www.w3.org/2000/svg"/>'),
        'SVG images are not supported. Please select a PNG, JPEG, WebP, GIF or AVIF image.',
      ],
      [
        await bytesOf(anyPicture().tiff()),
        'TIFF images are not supported. Please select a PNG, JPEG, WebP, GIF or AVIF image.',
      ],
      [png.slice(0, 40), 'The image is damaged or incomplete. Please select a valid image file.'],
      [new Uint8Array(LIMIT + 1), 'File size too large. Please compress your image before uploading.'],
    ]
    await setPlan('PROFESSIONAL')
    const state = async () => [await readProject(app, studio.owner, studio.projectId), await keptFiles()]
    await expectUnchanged(state, async () => {
      for (const [bytes, image] of refused) {
        expectRefused(await uploadThumbnail(app, studio.member, asset.id, bytes), 'INVALID_INPUT', { image })
      }
      await setPlan('STARTER')
      const large = await uploadThumbnail(app, studio.owner, asset.id, new Uint8Array(LIMIT + 1))
      expectRefused(large, 'INVALID_INPUT', { image: TOO_LARGE_FOR_FREE })
      const used = await storageOf(studio)
      await setPlan('PROFESSIONAL', 100 * 1024 ** 3)
      expectRefused(await uploadThumbnail(app, studio.owner, asset.id, await anyPng()), 'PLAN_LIMIT')
      await setPlan('ENTERPRISE', used)
      expectRefused(await uploadThumbnail(app, null, asset.id, png), 'UNAUTHENTICATED')
      expectRefused(await uploadThumbnail(app, studio.outsider, asset.id, png), 'NOT_FOUND')
      expectRefused(await uploadThumbnail(app, await makeToken(studio.owner, ['read']), asset.id, png), 'FORBIDDEN')
    })
  })

  it('are refused in an archived project and for an asset in the trash', async () => {
    const { projectId } = await makeProject(app, studio.owner, studio.organizationId)
    const [kept, gone] = [await make(projectId), await make(projectId)]
    await mutatedOne(app, studio.owner, 'deleteAssets', { assetId: gone.id })
    const png = await anyPng()
    expectRefused(await uploadThumbnail(app, studio.owner, gone.id, png), 'NOT_FOUND')
    expectRefused(await mutate(app, studio.owner, 'removeAssetThumbnail', { assetId: gone.id }), 'NOT_FOUND')
    await mutated(app, studio.owner, 'archiveProject', { projectId })
    await expectUnchanged(keptFiles, async () => {
      expectRefused(await uploadThumbnail(app, studio.owner, kept.id, png), 'CONFLICT')
    })
  })

  it('stay while an asset has them, in the trash too, and go by night when none does', async () => {
    const [used, trashed, unused] = [await make(), await make(), await make()]
    const media = []
    for (const { id } of [used, trashed, unused]) {
      media.push((await giveThumbnail(app, studio.owner, id)).thumbnail)
    }
    await mutatedOne(app, studio.owner, 'deleteAssets', { assetId: trashed.id })
    await mutated(app, studio.owner, 'removeAssetThumbnail', { assetId: unused.id })
    const before = await storageOf(studio)
    const [, , gone] = media
    await inApp(forgetUnusedMedia)
    for (const each of media) {
      expect(await isThere(each?.id)).toEqual(each === gone ? [false, false] : [true, true])
    }
    expect(await storageOf(studio)).toBeLessThanOrEqual(before - (gone?.bytes ?? 0))
    await mutatedOne(app, studio.owner, 'restoreAssets', { assetId: trashed.id })
    expect((await readAsset(app, studio.owner, trashed.id))?.thumbnail?.id).toBe(media[1]?.id)
  })

  it('are seen by a token that is limited to their project', async () => {
    const asset = await make()
    const { thumbnail } = await giveThumbnail(app, studio.owner, asset.id)
    const { projectId } = await makeProject(app, studio.owner, studio.organizationId)
    const seenBy = async (limit: string) => {
      const token = await makeToken(studio.member, ['read'])
      await prisma.accessToken.updateMany({
        where: { userId: uuidOf('User', studio.member.id), last4: token.accessToken.slice(-4), kind: 'PERSONAL' },
        data: { projectId: uuidOf('Project', limit) },
      })
      const [path] = (thumbnail?.url ?? '').split('?')
      const response = await fetch(`${app.url}${path}`, { headers: { authorization: `Bearer ${token.accessToken}` } })
      return response.status
    }
    expect(await seenBy(studio.projectId)).toBe(200)
    expect(await seenBy(projectId)).toBe(404)
  })

  it('move with their project, and their bytes with them', async () => {
    const target = await makeStudio(app)
    await join(target.organizationId, studio.owner, 'ADMIN')
    const { projectId } = await makeProject(app, studio.owner, studio.organizationId)
    const shared = await anyPng()
    const known = await anyPng()
    const [own, copied, doubled] = [await make(projectId), await make(projectId), await make(projectId)]
    const ownMedia = (await giveThumbnail(app, studio.owner, own.id)).thumbnail
    const sharedMedia = (await giveThumbnail(app, studio.owner, copied.id, shared)).thumbnail
    await giveThumbnail(app, studio.owner, doubled.id, known)
    // Also behind a view of a project that stays, and of an asset of the other organization.
    const viewId = (await makeShot(app, studio.owner, studio.storyboardId)).views[0]?.id ?? ''
    await giveImage(app, studio.owner, viewId, shared)
    const there = await makeAsset(app, target.owner, target.projectId)
    const thereMedia = (await giveThumbnail(app, target.owner, there.id, known)).thumbnail
    const before = [await storageOf(studio), await storageOf(target)] as const

    const plan = await app.ask<{ project: { transferPlan: { problem: { message: string } | null } } }>(
      studio.owner,
      `query ($id: ID!, $to: ID!) { project(by: { id: $id }) {
        transferPlan(organizationId: $to) { problem { message } } } }`,
      { id: projectId, to: target.organizationId },
    )
    expect(plan.project.transferPlan.problem).toBeNull()
    await mutated(app, studio.owner, 'transferProject', { projectId, organizationId: target.organizationId })
    const read = async (id: string) => (await readAsset(app, studio.owner, id))?.thumbnail
    expect((await read(own.id))?.id).toBe(ownMedia?.id)
    expect((await read(doubled.id))?.id).toBe(thereMedia?.id)
    expect((await read(copied.id))?.id).not.toBe(sharedMedia?.id)
    const [ownBytes = 0, sharedBytes = 0] = [ownMedia?.bytes, sharedMedia?.bytes]
    expect(await storageOf(studio)).toBe(before[0] - ownBytes)
    expect(await storageOf(target)).toBe(before[1] + ownBytes + sharedBytes)
    for (const { id } of [own, doubled, copied]) {
      expect((await fetch(`${app.url}${(await read(id))?.url}`)).status).toBe(200)
    }
  })
})
