import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { forgetImports } from '../../../server/modules/delivery/imports/importsHousekeeping.service.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeProject, makeStudio, makeToken, type Person, type Studio } from '../../harness/fixtures.ts'
import { expectRefused } from '../../harness/refusals.ts'
import { inApp, prisma } from '../../harness/running.ts'
import { mutate, mutated } from '../projects/projectCalls.ts'
import { applied, changesOf, knownImport, runReading } from './importCalls.ts'

const TEXT = `Sequence,Name,Description\nMAIN,SH0010,${'Gulls circle. '.repeat(40)}\n`
const BYTES = new Uint8Array(Buffer.from(TEXT))
const HALF = 100

interface Upload {
  id: string
  url: string
  bytes: number
  offset: number
  fileName: string
}

const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

let app: TestApp
let studio: Studio
let projectId: string
let storyboardId: string

beforeAll(async () => {
  app = await startApp()
  studio = await makeStudio(app)
})
afterAll(() => app.stop())

beforeEach(async () => {
  ({ projectId, storyboardId } = await makeProject(app, studio.owner, studio.organizationId))
})

const announcement = (given: object = {}) =>
  ({ projectId, purpose: 'IMPORT', fileName: 'shots.csv', bytes: BYTES.length, sha256: sha256Of(BYTES), ...given })
const announce = async (given: object = {}, person = studio.member): Promise<Upload> =>
  (await mutated<{ upload: Upload }>(
    app, person, 'createUpload', announcement(given), 'upload { id url bytes offset fileName }',
  )).upload
const refusedToAnnounce = (given: object, person = studio.member) =>
  mutate<object>(app, person, 'createUpload', announcement(given), 'upload { id }')

const call = ({ url }: Upload, method: string, person: Person | null, body?: Uint8Array<ArrayBuffer>, range?: string) =>
  fetch(app.url + url, {
    method,
    headers: {
      ...(person && { authorization: `Bearer ${person.accessToken}` }), ...(range && { 'content-range': range }),
    },
    ...(body && { body }),
  })
const offsetOf = async (upload: Upload) =>
  Number((await call(upload, 'HEAD', studio.member)).headers.get('upload-offset'))
const put = (upload: Upload, body = BYTES, range?: string, person: Person | null = studio.member) =>
  call(upload, 'PUT', person, body, range)
const start = (uploadId: string, given: object = {}, person = studio.member) =>
  mutate<{ import: { id: string } }>(app, person, 'startImport', { projectId, uploadId, ...given }, 'import { id }')

describe('a file that comes in parts', () => {
  it('goes on where it broke off, and is imported', async () => {
    const upload = await announce()
    expect(upload).toMatchObject({ bytes: BYTES.length, offset: 0, fileName: 'shots.csv' })
    const range = (from: number, to: number) => `bytes ${from}-${to}/${BYTES.length}`
    const first = await put(upload, BYTES.slice(0, HALF), range(0, HALF - 1))
    expect([first.status, first.headers.get('upload-offset')]).toEqual([204, String(HALF)])
    expect(await offsetOf(upload)).toBe(HALF)
    expectRefused(await start(upload.id), 'CONFLICT', {
      uploadId: `${HALF} of ${BYTES.length} bytes have come. Send the rest first.`,
    })
    expect((await put(upload, BYTES.slice(0, HALF), range(0, HALF - 1))).status).toBe(409)
    expect((await put(upload, BYTES.slice(HALF), range(HALF, BYTES.length - 1))).status).toBe(204)

    const { data } = await start(upload.id)
    await runReading(data.import.id)
    const planned = await knownImport(app, studio.member, data.import.id)
    expect(planned).toMatchObject({ fileName: 'shots.csv', reader: 'CSV', status: 'READY' })
    expect(changesOf(planned)).toEqual(['2 ADDED MAIN/SH0010'])
    await applied(app, studio.member, planned)
    expect(await prisma.shot.count({ where: { storyboardId: uuidOf('Storyboard', storyboardId) } })).toBe(1)
    expect((await call(upload, 'HEAD', studio.member)).status).toBe(404)
    expectRefused(await start(upload.id), 'NOT_FOUND')
  })

  it('comes whole by one request, and is imported by REST', async () => {
    const upload = await announce()
    expect((await put(upload)).status).toBe(204)
    const form = new FormData()
    form.set('uploadId', upload.id)
    const { accessToken } = studio.member
    const response = await fetch(`${app.url}/api/projects/${projectId}/imports`, {
      method: 'POST', headers: { authorization: `Bearer ${accessToken}` }, body: form,
    })
    expect([response.status, await response.json()]).toMatchObject([201, { fileName: 'shots.csv', status: 'QUEUED' }])
  })

  it('stays when the import is refused, and begins again when it is damaged', async () => {
    const upload = await announce()
    await put(upload)
    expectRefused(await start(upload.id, { into: { storyboardId } }), 'INVALID_INPUT')
    expect(await offsetOf(upload)).toBe(BYTES.length)
    const other = await announce({ sha256: sha256Of(Buffer.from('other')) })
    await put(other)
    expectRefused(await start(other.id), 'INVALID_INPUT')
    expect(await offsetOf(other)).toBe(0)
  })

  it('is of one person, and of one project', async () => {
    const upload = await announce()
    expect((await put(upload, BYTES, undefined, studio.owner)).status).toBe(404)
    expect((await put(upload, BYTES, undefined, null)).status).toBe(401)
    const reader = await makeToken(studio.member, ['read'])
    expect((await put(upload, BYTES, undefined, reader)).status).toBe(403)
    await put(upload)
    expectRefused(await start(upload.id, {}, studio.owner), 'NOT_FOUND')
    const elsewhere = await makeProject(app, studio.owner, studio.organizationId)
    expectRefused(await start(upload.id, { projectId: elsewhere.projectId }), 'NOT_FOUND')
    expectRefused(await refusedToAnnounce({}, studio.outsider), 'NOT_FOUND')
  })

  it('is no longer than announced, and its parts are where they say', async () => {
    const upload = await announce()
    const length = BYTES.length
    for (const range of ['bytes 0-9/10', `bytes 5-2/${length}`, `bytes 0-${length}/${length}`, 'nonsense']) {
      expect((await put(upload, BYTES, range)).status, range).toBe(400)
    }
    expect((await put(upload, new Uint8Array([...BYTES, 1]))).status).toBe(400)
    expect(await offsetOf(upload)).toBe(length)
  })

  it('is refused when announced with an impossible size or hash, without room, and beyond ten at once', async () => {
    expectRefused(await refusedToAnnounce({ bytes: 0 }), 'INVALID_INPUT')
    expectRefused(await refusedToAnnounce({ bytes: 536_870_913 }), 'INVALID_INPUT')
    expectRefused(await refusedToAnnounce({ sha256: 'abc' }), 'INVALID_INPUT')
    const id = uuidOf('Organization', studio.organizationId)
    const { storageBytes, plan } = await prisma.organization.findUniqueOrThrow({ where: { id } })
    await prisma.organization.update({ where: { id }, data: { storageBytes: 10n ** 15n, plan: 'STARTER' } })
    expectRefused(await refusedToAnnounce({}), 'PLAN_LIMIT')
    await prisma.organization.update({ where: { id }, data: { storageBytes, plan } })
    await prisma.fileUpload.deleteMany({ where: { userId: uuidOf('User', studio.member.id) } })
    for (let count = 0; count < 10; count += 1) await announce({ fileName: `${randomUUID()}.csv` })
    expectRefused(await refusedToAnnounce({}), 'CONFLICT')
    await prisma.fileUpload.deleteMany({ where: { userId: uuidOf('User', studio.member.id) } })
  })

  it('is forgotten after a day', async () => {
    const upload = await announce()
    await put(upload)
    await inApp(() => forgetImports(Date.now() + 25 * 3_600_000))
    expect((await call(upload, 'HEAD', studio.member)).status).toBe(404)
    expect(await prisma.fileUpload.count({ where: { id: uuidOf('FileUpload', upload.id) } })).toBe(0)
  })
})
