import { afterAll, beforeAll, expect, it } from 'vitest'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { files, MEDIA_FOLDER } from '../../../server/modules/media/files.ts'
import { forgetUnusedMedia } from '../../../server/modules/media/mediaHousekeeping.service.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeDatabase } from '../../harness/database.ts'
import {
  join, makePerson, makeProject, makeShot, makeStudio, makeToken, type Studio,
} from '../../harness/fixtures.ts'
import { anyPng, giveImage } from '../../harness/images.ts'
import { giveLogo, type OrganizationWithLogo, uploadLogo, WITH_LOGO } from '../../harness/logos.ts'
import { expectRefused, expectUnchanged } from '../../harness/refusals.ts'
import { inApp, prisma } from '../../harness/running.ts'
import { mutate, mutated } from '../projects/projectCalls.ts'

const TOMORROW = new Date(Date.now() + 86_400_000)

let app: TestApp
let studio: Studio

beforeAll(async () => {
  app = await startApp(await makeDatabase())
  studio = await makeStudio(app)
})
afterAll(() => app.stop())

const organizationOf = ({ organizationId }: Studio) =>
  prisma.organization.findUniqueOrThrow({ where: { id: uuidOf('Organization', organizationId) } })
const storageOf = async (given: Studio) => Number((await organizationOf(given)).storageBytes)
const remove = (input: object = {}) => ({ organizationId: studio.organizationId, ...input })

async function lastEvent() {
  const { id: organizationId } = await organizationOf(studio)
  return prisma.organizationEvent.findFirst({ where: { organizationId }, orderBy: { seq: 'desc' } })
}

it('is kept, counted, shown by a signed address, replaced and taken away', async () => {
  const before = await organizationOf(studio)
  const { version, logo } = await giveLogo(app, studio.owner, studio.organizationId)
  expect([version, logo?.width, logo?.height]).toEqual([before.version + 1, 120, 80])
  expect(await storageOf(studio)).toBe(Number(before.storageBytes) + (logo?.bytes ?? 0))
  expect((await fetch(`${app.url}${logo?.url}`)).status).toBe(200)
  expect(await lastEvent()).toMatchObject({ type: 'organization.logoSet', payload: { from: null, to: logo?.id } })

  const administrator = await makePerson(app, 'Jonas')
  await join(studio.organizationId, administrator, 'ADMIN')
  const second = (await giveLogo(app, administrator, studio.organizationId)).logo
  expect(await lastEvent()).toMatchObject({ payload: { from: logo?.id, to: second?.id } })
  const stale = remove({ expectedVersion: before.version })
  expectRefused(await mutate(app, studio.owner, 'removeOrganizationLogo', stale), 'CONFLICT')
  const removed = () => mutated<{ organization: OrganizationWithLogo }>(
    app, studio.owner, 'removeOrganizationLogo', remove(), WITH_LOGO,
  )
  expect((await removed()).organization).toEqual({ version: before.version + 3, logo: null })
  expect(await lastEvent()).toMatchObject({ type: 'organization.logoRemoved', payload: { from: second?.id, to: null } })
  expect((await removed()).organization.version).toBe(before.version + 3)

  await inApp(() => forgetUnusedMedia())
  expect(await storageOf(studio)).toBe(Number(before.storageBytes))
  expect((await fetch(`${app.url}${logo?.url}`)).status).toBe(404)
})

it('is judged by its bytes, and only administrators change it', async () => {
  const encode = (text: string) => new Uint8Array(Buffer.from(text))
  const png = await anyPng()
  const state = async () => [
    await organizationOf(studio), await lastEvent(),
    (await inApp(() => files().list(MEDIA_FOLDER, TOMORROW))).toSorted(),
    await inApp(() => files().list('incoming', TOMORROW)),
  ]
  const send = (bytes: Uint8Array<ArrayBuffer>, sender: Parameters<typeof uploadLogo>[1] = studio.owner) =>
    uploadLogo(app, sender, studio.organizationId, bytes)
  await expectUnchanged(state, async () => {
    expectRefused(await send(encode('<svg xmlns="http://www.w3.org/2000/svg"/>')), 'INVALID_INPUT', {
      image: 'SVG images are not supported. Please select a PNG, JPEG, WebP, GIF or AVIF image.',
    })
    expectRefused(await send(encode('Rain.')), 'INVALID_INPUT', {
      image: 'Only image files are allowed. Please select a valid image file.',
    })
    expectRefused(await send(png.slice(0, 40)), 'INVALID_INPUT', {
      image: 'The image is damaged or incomplete. Please select a valid image file.',
    })
    expectRefused(await send(png, null), 'UNAUTHENTICATED')
    expectRefused(await send(png, studio.outsider), 'NOT_FOUND')
    expectRefused(await send(png, studio.member), 'FORBIDDEN')
    expectRefused(await send(png, await makeToken(studio.owner, ['read', 'write'])), 'FORBIDDEN')
    expectRefused(await mutate(app, studio.member, 'removeOrganizationLogo', remove()), 'FORBIDDEN')
    expectRefused(await mutate(app, studio.outsider, 'removeOrganizationLogo', remove()), 'NOT_FOUND')
  })
})

it('stays with its organization when a project that has the same image moves away', async () => {
  const target = await makeStudio(app)
  await join(target.organizationId, studio.owner, 'ADMIN')
  const bytes = await anyPng()
  const { logo } = await giveLogo(app, studio.owner, studio.organizationId, bytes)
  const { projectId, storyboardId } = await makeProject(app, studio.owner, studio.organizationId)
  const viewId = (await makeShot(app, studio.owner, storyboardId)).views[0]?.id ?? ''
  expect((await giveImage(app, studio.owner, viewId, bytes)).image?.id).toBe(logo?.id)
  await mutated(app, studio.owner, 'transferProject', { projectId, organizationId: target.organizationId })
  const { logoId } = await organizationOf(studio)
  expect(logoId).toBe(uuidOf('Media', logo?.id ?? ''))
  await inApp(() => forgetUnusedMedia())
  expect((await fetch(`${app.url}${logo?.url}`)).status).toBe(200)
})
