import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { originalKey, files } from '../../../server/modules/media/files.ts'
import { forgetUnusedMedia } from '../../../server/modules/media/mediaHousekeeping.service.ts'
import { emptyTrash } from '../../../server/modules/delivery/trash.service.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeDatabase } from '../../harness/database.ts'
import { join, makeProject, makeShot, makeStudio, type Studio } from '../../harness/fixtures.ts'
import { expectRefused } from '../../harness/refusals.ts'
import { inApp, prisma } from '../../harness/running.ts'
import {
  anyWav, giveSoundtrack, giveVoice, SOUNDTRACK, type SoundtrackAnswer, uploadSoundtrack, uploadVoice, VOICE,
  type VoiceAnswer,
} from '../../harness/sounds.ts'
import { mutatedOne } from '../projects/projectCalls.ts'

const DAY_MS = 86_400_000
const READ = `query ($id: ID!) { storyboard(by: { id: $id }) {
  revision soundtrack { ${SOUNDTRACK} storyboard { id } } } }`
const UPDATE = `mutation ($input: UpdateSoundtrackInput!) { updateSoundtrack(input: $input) {
  soundtrack { ${SOUNDTRACK} } storyboard { soundtrack { offset } } } }`
const REMOVE = `mutation ($id: ID!) { removeSoundtrack(input: { soundtrackId: $id }) {
  removedSoundtrackId storyboard { soundtrack { id } } } }`
const RESTORE = `mutation ($id: ID!) { restoreSoundtrack(input: { soundtrackId: $id }) { soundtrack { id name } } }`
const READ_VOICE = `query ($id: ID!) { shot(by: { id: $id }) { voice { ${VOICE} shot { id } } } }`
const REMOVE_VOICE = `mutation ($id: ID!) { removeShotVoice(input: { voiceId: $id }) {
  removedVoiceId shot { voice { id } } } }`
const RESTORE_VOICE = `mutation ($id: ID!) { restoreShotVoice(input: { voiceId: $id }) { shot { voice { id } } } }`

describe('sounds of a project', () => {
  let app: TestApp
  let studio: Studio
  let stranger: Studio

  beforeAll(async () => {
    app = await startApp(await makeDatabase())
    ;[studio, stranger] = [await makeStudio(app), await makeStudio(app)]
  })
  afterAll(() => app.stop())

  const board = async () => (await makeProject(app, studio.owner, studio.organizationId)).storyboardId
  const read = async (id: string) =>
    (await app.ask<{ storyboard: { revision: number; soundtrack: SoundtrackAnswer | null } }>(
      studio.member, READ, { id },
    )).storyboard
  const readVoice = async (id: string) =>
    (await app.ask<{ shot: { voice: (VoiceAnswer & { shot: { id: string } }) | null } }>(
      studio.member, READ_VOICE, { id },
    )).shot.voice
  const storageBytes = async ({ organizationId }: Studio) => {
    const id = uuidOf('Organization', organizationId)
    return Number((await prisma.organization.findUniqueOrThrow({ where: { id } })).storageBytes)
  }
  const types = async (storyboardId: string) => {
    const { projectId } = await prisma.storyboard.findUniqueOrThrow({
      where: { id: uuidOf('Storyboard', storyboardId) },
    })
    const events = await prisma.event.findMany({ where: { projectId }, orderBy: { seq: 'asc' } })
    return events.map(({ type }) => type).filter((type) => /^(soundtrack|voice)\./.test(type))
  }

  it('are kept, counted, told and sent as they came, whole and in parts', async () => {
    const id = await board()
    const before = await storageBytes(studio)
    const bytes = anyWav(2)
    const { data } = await uploadSoundtrack(app, studio.member, id, bytes, { name: 'C:\\takes\\Mix é.wav' })
    const made = data.setSoundtrack.soundtrack
    expect(made).toMatchObject({ name: 'Mix é.wav', offset: 0, volume: 1, version: 1, contentType: 'audio/wav' })
    expect(made.bytes).toBe(bytes.length)
    expect(made.duration).toBeCloseTo(2, 3)
    expect((await read(id)).soundtrack).toMatchObject({ id: made.id, storyboard: { id } })
    expect(await storageBytes(studio)).toBe(before + bytes.length)
    expect(await types(id)).toEqual(['soundtrack.set'])

    const whole = await fetch(`${app.url}${made.url}`)
    expect(new Uint8Array(await whole.arrayBuffer())).toEqual(bytes)
    expect(whole.headers.get('cache-control')).toBe('private, max-age=31536000, immutable')
    expect(whole.headers.get('accept-ranges')).toBe('bytes')
    expect(whole.headers.get('x-content-type-options')).toBe('nosniff')
    const part = (range: string) => fetch(`${app.url}${made.url}`, { headers: { range } })
    const middle = await part('bytes=10-19')
    expect([middle.status, middle.headers.get('content-range')]).toEqual([206, `bytes 10-19/${bytes.length}`])
    expect(new Uint8Array(await middle.arrayBuffer())).toEqual(bytes.slice(10, 20))
    expect(new Uint8Array(await (await part('bytes=-4')).arrayBuffer())).toEqual(bytes.slice(-4))
    const beyond = await part(`bytes=${bytes.length}-`)
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${bytes.length}`])
    expect((await fetch(`${app.url}${made.url.replace('signature=', 'signature=AAAA')}`)).status).toBe(401)
    expect((await fetch(`${app.url}${made.url.replace('/original', '/w420')}`)).status).toBe(401)
  })

  it('are stored once however often they are uploaded', async () => {
    const [first, second] = [await board(), await board()]
    const bytes = anyWav()
    await giveSoundtrack(app, studio.owner, first, bytes)
    const before = await storageBytes(studio)
    await giveSoundtrack(app, studio.owner, second, bytes)
    const shot = await makeShot(app, studio.owner, second)
    await giveVoice(app, studio.owner, shot.id, bytes)
    expect(await storageBytes(studio)).toBe(before)
  })

  it('are moved and made softer, at the version that was read', async () => {
    const id = await board()
    const { id: soundtrackId } = await giveSoundtrack(app, studio.owner, id)
    const update = (input: object) =>
      app.send<{ updateSoundtrack: { soundtrack: SoundtrackAnswer } }>(studio.member, UPDATE, {
        input: { soundtrackId, ...input },
      })
    const { revision } = await read(id)
    const { data } = await update({ offset: -48, expectedVersion: 1 })
    expect(data.updateSoundtrack.soundtrack).toMatchObject({ offset: -48, volume: 1, version: 2 })
    expect((await update({ volume: 0 })).data.updateSoundtrack.soundtrack).toMatchObject({ offset: -48, volume: 0 })
    expectRefused(await update({ offset: 1, expectedVersion: 2 }), 'CONFLICT')
    for (const wrong of [{}, { volume: 1.01 }, { volume: -0.1 }, { offset: 10_368_001 }, { offset: -10_368_001 }]) {
      expectRefused(await update(wrong), 'INVALID_INPUT')
    }
    const now = await read(id)
    expect(now.soundtrack).toMatchObject({ offset: -48, volume: 0, version: 3 })
    expect(now.revision).toBe(revision + 2)
  })

  it('go to the trash when they are replaced or removed, and come back', async () => {
    const id = await board()
    const first = await giveSoundtrack(app, studio.owner, id)
    const second = await giveSoundtrack(app, studio.owner, id)
    expect((await read(id)).soundtrack?.id).toBe(second.id)
    await app.ask(studio.owner, RESTORE, { id: first.id })
    expect((await read(id)).soundtrack?.id).toBe(first.id)
    const removed = await app.ask(studio.owner, REMOVE, { id: first.id })
    expect(removed).toEqual({ removeSoundtrack: { removedSoundtrackId: first.id, storyboard: { soundtrack: null } } })
    expectRefused(await app.send(studio.owner, REMOVE, { id: first.id }), 'NOT_FOUND')
    await inApp(forgetUnusedMedia)
    await app.ask(studio.owner, RESTORE, { id: second.id })
    expect((await read(id)).soundtrack?.id).toBe(second.id)
    expect((await fetch(`${app.url}${second.url}`)).status).toBe(200)
    const told = ['set', 'set', 'restored', 'removed', 'restored'].map((verb) => `soundtrack.${verb}`)
    expect(await types(id)).toEqual(told)
  })

  it('are gone with their files 30 days later', async () => {
    const id = await board()
    const { id: soundtrackId, url } = await giveSoundtrack(app, studio.owner, id)
    const where = { id: uuidOf('Soundtrack', soundtrackId) }
    const { soundId } = await prisma.soundtrack.findUniqueOrThrow({ where })
    await app.ask(studio.owner, REMOVE, { id: soundtrackId })
    await prisma.soundtrack.update({ where, data: { deletedAt: new Date(Date.now() - 31 * DAY_MS) } })
    const before = await storageBytes(studio)
    await inApp(emptyTrash)
    await inApp(forgetUnusedMedia)
    expect(await storageBytes(studio)).toBeLessThan(before)
    expect(await inApp(() => files().read(originalKey(soundId)))).toBeNull()
    expect((await fetch(`${app.url}${url}`)).status).toBe(404)
    expectRefused(await app.send(studio.owner, RESTORE, { id: soundtrackId }), 'NOT_FOUND')
  })

  it('are recorded for a shot, replaced, removed, brought back and copied with it', async () => {
    const id = await board()
    const shot = await makeShot(app, studio.owner, id)
    const first = await giveVoice(app, studio.member, shot.id)
    const voice = await giveVoice(app, studio.member, shot.id)
    expect(await readVoice(shot.id)).toMatchObject({ id: voice.id, contentType: 'audio/wav', shot: { id: shot.id } })
    await app.ask(studio.owner, REMOVE_VOICE, { id: voice.id })
    expect(await readVoice(shot.id)).toBeNull()
    await app.ask(studio.owner, RESTORE_VOICE, { id: first.id })
    expect((await readVoice(shot.id))?.id).toBe(first.id)
    const copied = await mutatedOne<{ shot: { id: string } }>(
      app, studio.owner, 'duplicateShots', { shotId: shot.id }, 'shot { id }',
    )
    const copy = await readVoice(copied.shot.id)
    expect(copy?.id).not.toBe(first.id)
    expect(copy?.bytes).toBe(first.bytes)
    expect(await types(id)).toEqual(['voice.set', 'voice.set', 'voice.removed', 'voice.restored'])
  })

  it('go with a reset and come back with it', async () => {
    const { projectId, storyboardId } = await makeProject(app, studio.owner, studio.organizationId)
    const { id } = await giveSoundtrack(app, studio.owner, storyboardId)
    const reset = 'mutation ($id: ID!) { resetProject(input: { projectId: $id }) { project { id } } }'
    await app.ask(studio.owner, reset, { id: projectId })
    expectRefused(await app.send(studio.owner, REMOVE, { id }), 'NOT_FOUND')
    const { seq } = await prisma.event.findFirstOrThrow({
      where: { projectId: uuidOf('Project', projectId), type: 'project.reset' },
    })
    const undo = `mutation ($input: UndoProjectResetInput!) { undoProjectReset(input: $input) { project { id } } }`
    await app.ask(studio.owner, undo, { input: { projectId, seq } })
    expect((await read(storyboardId)).soundtrack?.id).toBe(id)
  })

  it('move with their project to another organization', async () => {
    const target = await makeStudio(app)
    await join(target.organizationId, studio.owner, 'ADMIN')
    const { projectId, storyboardId } = await makeProject(app, studio.owner, studio.organizationId)
    const shared = anyWav()
    await giveSoundtrack(app, studio.owner, await board(), shared)
    await giveSoundtrack(app, studio.owner, storyboardId, shared)
    const shot = await makeShot(app, studio.owner, storyboardId)
    const voice = await giveVoice(app, studio.owner, shot.id)
    const before = [await storageBytes(studio), await storageBytes(target)] as const
    const transfer = `mutation ($input: TransferProjectInput!) { transferProject(input: $input) { project { id } } }`
    await app.ask(studio.owner, transfer, { input: { projectId, organizationId: target.organizationId } })
    expect(await storageBytes(studio)).toBe(before[0] - voice.bytes)
    expect(await storageBytes(target)).toBe(before[1] + voice.bytes + shared.length)
    const { storyboard } = await app.ask<{ storyboard: { soundtrack: SoundtrackAnswer } }>(studio.owner, READ, {
      id: storyboardId,
    })
    expect((await fetch(`${app.url}${storyboard.soundtrack.url}`)).status).toBe(200)
  })

  it('count against the plan', async () => {
    const id = await board()
    const where = { id: uuidOf('Organization', studio.organizationId) }
    const { storageBytes: had, plan } = await prisma.organization.findUniqueOrThrow({ where })
    await prisma.organization.update({ where, data: { plan: 'PROFESSIONAL', storageBytes: 100n * 1024n ** 3n } })
    expectRefused(await uploadSoundtrack(app, studio.owner, id), 'PLAN_LIMIT')
    await prisma.organization.update({ where, data: { plan, storageBytes: had } })
    expect((await read(id)).soundtrack).toBeNull()
  })

  it('are nobody else’s: not to hear, not to change', async () => {
    const id = await board()
    const shot = await makeShot(app, studio.owner, id)
    const { id: soundtrackId, url } = await giveSoundtrack(app, studio.owner, id)
    const voice = await giveVoice(app, studio.owner, shot.id)
    const outsider = stranger.owner
    expectRefused(await uploadSoundtrack(app, outsider, id), 'NOT_FOUND')
    expectRefused(await uploadSoundtrack(app, null, id), 'UNAUTHENTICATED')
    expectRefused(await uploadVoice(app, outsider, shot.id), 'NOT_FOUND')
    expectRefused(await app.send(outsider, UPDATE, { input: { soundtrackId, volume: 0 } }), 'NOT_FOUND')
    expectRefused(await app.send(outsider, REMOVE, { id: soundtrackId }), 'NOT_FOUND')
    expectRefused(await app.send(outsider, RESTORE, { id: soundtrackId }), 'NOT_FOUND')
    expectRefused(await app.send(outsider, REMOVE_VOICE, { id: voice.id }), 'NOT_FOUND')
    expectRefused(await app.send(outsider, RESTORE_VOICE, { id: voice.id }), 'NOT_FOUND')
    const path = url.split('?')[0] ?? ''
    const open = (token: string) => fetch(`${app.url}${path}`, { headers: { authorization: `Bearer ${token}` } })
    expect((await open(outsider.accessToken)).status).toBe(404)
    expect((await open(studio.member.accessToken)).status).toBe(200)
    const mediaId = path.split('/')[2] ?? ''
    const node = 'query ($id: ID!) { node(id: $id) { id } }'
    expect(await app.ask(studio.owner, node, { id: mediaId })).toEqual({ node: null })
    expect((await read(id)).soundtrack).toMatchObject({ id: soundtrackId, version: 1, volume: 1 })
  })
})
