import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { signedFor } from '../../../server/modules/media/signature.ts'
import { hashSecret } from '../../../server/modules/identity/secret.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeDatabase } from '../../harness/database.ts'
import { makeDeadTokens, makeProject, makeShot, makeStudio, makeToken, type Studio } from '../../harness/fixtures.ts'
import { expectRefused } from '../../harness/refusals.ts'
import { inApp, prisma } from '../../harness/running.ts'
import { changedTables, readTables } from '../../harness/tables.ts'
import { makeOrganizationOn, mutated } from '../projects/projectCalls.ts'
import { makeTask } from '../tasks/taskCalls.ts'
import {
  asked,
  download,
  exported,
  knownExport,
  ofKind,
  plainPath,
  type ReadExport,
  readExport,
  readLines,
  runExport,
  sendExport,
  tokenOf,
} from './exportCalls.ts'

let app: TestApp
let studio: Studio

beforeAll(async () => {
  app = await startApp(await makeDatabase())
})
beforeEach(async () => {
  studio = await makeStudio(app)
  await makeShot(app, studio.owner, studio.storyboardId)
})
afterAll(() => app.stop())

const statusOf = async (path: string | null, headers = {}) => (await download(app, path, headers)).status

describe('who may export a project', () => {
  it('is everybody who may read it, by the scope read too', async () => {
    const { owner, member, projectId } = studio
    for (const person of [owner, member, await makeToken(member, ['read'])]) {
      const made = await exported(app, person, projectId)
      expect(made.status).toBe('DONE')
      expect((await readLines(app, made)).at(-1)?.kind).toBe('trailer')
    }
  })

  it('is a token limited to the project, which is told no addresses and gets no file that has them', async () => {
    const { owner, member, projectId } = studio
    await makeTask(app, owner, projectId, 'Rough', { assigneeIds: [member.id] })
    const limited = await makeToken(owner, ['read'])
    await prisma.accessToken.updateMany({
      where: { secretHash: hashSecret(limited.accessToken) },
      data: { projectId: uuidOf('Project', projectId) },
    })
    const [row] = ofKind(await readLines(app, await exported(app, limited, projectId)), 'member')
    expect(row?.['user']).toEqual({ id: member.id, name: member.name })
    const full = await exported(app, owner, projectId)
    expect(ofKind(await readLines(app, full), 'member')).toMatchObject([{ user: { email: member.email } }])
    expect(await readExport(app, limited, full.id)).toBeNull()
    expect(await statusOf(plainPath(full.id), tokenOf(limited))).toBe(404)
    expect(await statusOf(plainPath(full.id), tokenOf(owner))).toBe(200)
  })

  it('is nobody else', async () => {
    const { owner, member, outsider, projectId } = studio
    const { expired, revoked } = await makeDeadTokens(owner)
    const unread = await makeToken(member, ['write', 'admin'])
    const before = await readTables()
    for (const nobody of [null, expired, revoked]) {
      expectRefused(await sendExport(app, nobody, projectId), 'UNAUTHENTICATED')
    }
    expectRefused(await sendExport(app, outsider, projectId), 'NOT_FOUND')
    expectRefused(await sendExport(app, unread, projectId), 'FORBIDDEN')
    expect(changedTables(before, await readTables())).toEqual([])
  })

  it('may export an archived one, and none in the trash', async () => {
    const { owner, projectId } = studio
    await mutated(app, owner, 'archiveProject', { projectId })
    const made = await exported(app, owner, projectId)
    expect((await readLines(app, made))[1]).toMatchObject({ kind: 'project', isArchived: true })
    await mutated(app, owner, 'deleteProject', { projectId })
    expectRefused(await sendExport(app, owner, projectId), 'NOT_FOUND')
  })

  it('gets three at a time and no more', async () => {
    const { owner, member, projectId } = studio
    const made: ReadExport[] = []
    for (const person of [owner, member, owner]) made.push(await asked(app, person, projectId))
    expect(made.map(({ status }) => status)).toEqual(['QUEUED', 'QUEUED', 'QUEUED'])
    const refused = await sendExport(app, owner, projectId)
    expectRefused(refused, 'CONFLICT')
    expect(refused.errors[0]?.message).toBe(
      '3 exports of this project are under way. Wait until one of them is finished.',
    )
    await runExport(made[0]?.id ?? '')
    await asked(app, owner, projectId)
  })

  it('may ask thirty times an hour', async () => {
    const { member, projectId } = studio
    const answers = await Promise.all(Array.from({ length: 31 }, () => sendExport(app, member, projectId)))
    const codes = answers.flatMap(({ errors }) => errors.map(({ extensions }) => extensions.code))
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(1)
    expect(codes.filter((code) => code === 'CONFLICT')).toHaveLength(27)
  })
})

describe('the list of exports', () => {
  const list = (person: Studio['owner'], id: string) =>
    app.ask<{ project: { exports: { totalCount: number; nodes: { id: string; requestedBy: { id: string } }[] } } }>(
      person,
      `query ($id: ID!) { project(by: { id: $id }) {
        exports(first: 2) { totalCount nodes { id requestedBy { id } } } } }`,
      { id },
    )

  it('has the newest first, ten at most, and no other project’s', async () => {
    const { owner, member, organizationId, projectId } = studio
    const made: ReadExport[] = []
    for (let index = 0; index < 12; index++) {
      made.push(await exported(app, index === 11 ? member : owner, projectId, { includeCanvasData: false }))
    }
    const { exports } = (await list(owner, projectId)).project
    expect(exports.totalCount).toBe(10)
    expect(exports.nodes).toEqual([
      { id: made[11]?.id, requestedBy: { id: member.id } },
      { id: made[10]?.id, requestedBy: { id: owner.id } },
    ])
    expect(await statusOf(made[1]?.downloadUrl ?? null)).toBe(404)
    const other = await makeProject(app, owner, organizationId)
    expect((await list(owner, other.projectId)).project.exports.totalCount).toBe(0)
  })
})

describe('the file', () => {
  it('opens by its signature for anybody, by a token for who may read', async () => {
    const { owner, member, outsider, projectId } = studio
    const { id, downloadUrl, fileName, sha256, bytes } = await exported(app, owner, projectId)
    const response = await download(app, downloadUrl)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/x-ndjson',
      'content-disposition': `attachment; filename="${fileName}"`,
      'content-length': String(bytes),
      'cache-control': 'private, no-store',
      'accept-ranges': 'bytes',
      etag: `"${sha256}"`,
    })
    const text = await response.text()
    const path = plainPath(id)
    for (const person of [member, await makeToken(member, ['read'])]) {
      expect(await (await download(app, path, tokenOf(person))).text()).toBe(text)
    }
    expect(await statusOf(path)).toBe(401)
    expect(await statusOf(path, tokenOf(outsider))).toBe(404)
    expect(await statusOf(path, tokenOf(await makeToken(member, [])))).toBe(403)
    expect(await statusOf(path, { authorization: 'Bearer fw_nothing' })).toBe(401)
  })

  it('is not found by a signature that is over, of another file or of nothing', async () => {
    const { owner, projectId } = studio
    const [first, second] = [await exported(app, owner, projectId), await exported(app, owner, projectId)]
    const query = second.downloadUrl?.split('?')[1]
    const paths = [
      inApp(() => signedFor(plainPath(first.id), -1000)),
      `${plainPath(first.id)}?${query}`,
      `${plainPath(first.id)}?expires=9999999999&signature=AAAA`,
      inApp(() => signedFor(plainPath(studio.projectId), 60_000)),
      inApp(() => signedFor('/media/exports/nothing', 60_000)),
    ]
    for (const path of paths) expect(await statusOf(path), path).toBe(404)
    expect(await statusOf(first.downloadUrl)).toBe(200)
  })

  it('answers a range, and one that lies beyond the end with 416', async () => {
    const { downloadUrl, bytes, sha256 } = await exported(app, studio.owner, studio.projectId)
    const whole = Buffer.from(await (await download(app, downloadUrl)).arrayBuffer())
    const end = whole.length - 1
    const ranges = [['bytes=0-9', 0, 9], ['bytes=10-', 10, end], ['bytes=-5', end - 4, end]] as const
    for (const [range, from, to] of ranges) {
      const part = await download(app, downloadUrl, { range })
      expect(part.status).toBe(206)
      expect(part.headers.get('content-range')).toBe(`bytes ${from}-${to}/${bytes}`)
      expect(Buffer.from(await part.arrayBuffer())).toEqual(whole.subarray(from, to + 1))
    }
    const beyond = await download(app, downloadUrl, { range: `bytes=${bytes}-` })
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${bytes}`])
    expect((await download(app, downloadUrl, { range: 'bytes=0-9', 'if-range': `"${sha256}"` })).status).toBe(206)
    expect((await download(app, downloadUrl, { range: 'bytes=0-9', 'if-range': '"other"' })).status).toBe(200)
  })

  it('is over after a day', async () => {
    const made = await exported(app, studio.owner, studio.projectId)
    const hours = (Date.parse(made.expiresAt ?? '') - Date.parse(made.finishedAt ?? '')) / 3_600_000
    expect(hours).toBe(24)
    const where = { id: uuidOf('ProjectExport', made.id) }
    await prisma.projectExport.update({ where, data: { expiresAt: new Date(Date.now() - 1) } })
    expect(await statusOf(made.downloadUrl)).toBe(404)
    expect(await statusOf(plainPath(made.id), tokenOf(studio.owner))).toBe(404)
    expect((await knownExport(app, studio.owner, made.id)).downloadUrl).toBeNull()
  })

  it('is not to be had while the project lies in the trash, nor after it went to another organization', async () => {
    const { owner, projectId } = studio
    const made = await exported(app, owner, projectId)
    await mutated(app, owner, 'deleteProject', { projectId })
    expect(await statusOf(made.downloadUrl)).toBe(404)
    expect(await statusOf(plainPath(made.id), tokenOf(owner))).toBe(404)
    expect(await readExport(app, owner, made.id)).toBeNull()
    await mutated(app, owner, 'restoreProject', { projectId })
    expect(await statusOf(made.downloadUrl)).toBe(200)
    await mutated(app, owner, 'resetProject', { projectId })
    expect(await statusOf(made.downloadUrl)).toBe(200)
    const organizationId = await makeOrganizationOn(app, owner)
    await mutated(app, owner, 'transferProject', { projectId, organizationId })
    expect(await statusOf(made.downloadUrl)).toBe(404)
    expect(await readExport(app, owner, made.id)).toBeNull()
  })
})
