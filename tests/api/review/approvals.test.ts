import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toTypeId, uuidOf } from '../../../server/kernel/ids.ts'
import { keepVersionsOfNight } from '../../../server/modules/board/versionHousekeeping.service.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { adding, draw, makeStroke, removing, restoring } from '../../harness/drawings.ts'
import { makeProject, makeShot, makeStudio, type Studio } from '../../harness/fixtures.ts'
import { mailTo } from '../../harness/mails.ts'
import { expectRefused } from '../../harness/refusals.ts'
import { inApp, prisma } from '../../harness/running.ts'
import { memberIdOf } from '../organizations/people.ts'
import { mutate, mutated } from '../projects/projectCalls.ts'
import { save } from '../versions/boardVersions.ts'
import {
  answerAsGuest, approvalsOf, decide, guestSealOf, type ReadApproval, sealOf, tryToDecide,
} from './approvalCalls.ts'
import { enterAsGuest, shareBoard } from './reviewCalls.ts'

let app: TestApp
let studio: Studio
beforeAll(async () => {
  app = await startApp()
  studio = await makeStudio(app)
})
afterAll(() => app.stop())

/** A board of its own with so many shots. */
async function makeBoard(count = 2) {
  const { storyboardId } = await makeProject(app, studio.owner, studio.organizationId)
  const shots = []
  for (let made = 0; made < count; made += 1) {
    shots.push(await makeShot(app, studio.owner, storyboardId, `Shot ${made}`))
  }
  return { storyboardId, ids: shots.map(({ id }) => id), viewIds: shots.map(({ views }) => views[0]?.id ?? '') }
}

const change = (name: string, input: object) => mutated(app, studio.member, name, input)
const newest = async (storyboardId: string) => (await approvalsOf(app, studio.member, storyboardId))[0] as ReadApproval
const standingOf = ({ state, changesSince }: ReadApproval) => [state, ...changesSince]
const standing = async (storyboardId: string) => standingOf(await newest(storyboardId))
const reasonOf = ({ errors: [error] }: { errors: { extensions: { reason: string } }[] }) => error?.extensions.reason

describe('a decision about a version', () => {
  it('is of administrators, and of what its seal was made of alone', async () => {
    const { owner, admin, member } = studio
    const { storyboardId, ids: [first = '', second = ''] } = await makeBoard()
    const { id: storyboardVersionId } = await save(app, owner, storyboardId)
    const seal = await sealOf(app, owner, storyboardVersionId)
    expect(seal).toMatch(/^[\da-f]{64}$/)
    const input = { storyboardVersionId, seal }
    expectRefused(await tryToDecide(app, member, input), 'FORBIDDEN')
    const { owner: stranger } = await makeStudio(app)
    expectRefused(await tryToDecide(app, stranger, input), 'NOT_FOUND')
    expect(reasonOf(await tryToDecide(app, admin, { ...input, seal: seal.replace(/^./, 'x') }))).toBe('SEAL_DIFFERENT')
    expect(reasonOf(await tryToDecide(app, admin, { ...input, shotIds: [first] }))).toBe('SEAL_DIFFERENT')
    const elsewhere = (await makeBoard(1)).ids
    expect(reasonOf(await tryToDecide(app, admin, { ...input, shotIds: elsewhere }))).toBe('REVIEW_SHOT_NOT_IN_VERSION')
    expect(await approvalsOf(app, owner, storyboardId)).toEqual([])

    const { data: { approval } } = await tryToDecide(app, admin, { ...input, note: 'Lovely' })
    expect(approval).toMatchObject({
      state: 'CURRENT', decision: 'APPROVED', note: 'Lovely', seal, changesSince: [], approver: { id: admin.id },
    })
    const ofOne = await sealOf(app, owner, storyboardVersionId, [second])
    const some = await tryToDecide(app, owner, { storyboardVersionId, seal: ofOne, shotIds: [second] })
    expect(some.data.approval).toMatchObject({ shotIds: [second], state: 'CURRENT' })
  })

  it('is of members, too, whom the project names', async () => {
    const { owner, admin, member, organizationId, projectId, storyboardId } = await makeStudio(app)
    await makeShot(app, owner, storyboardId)
    const { id: storyboardVersionId } = await save(app, owner, storyboardId)
    const input = { storyboardVersionId, seal: await sealOf(app, owner, storyboardVersionId) }
    const memberIds = [await memberIdOf(organizationId, member)]
    const name = (person: typeof owner, ids: string[]) => mutate<{ project: object }>(
      app, person, 'setProjectApprovers', { projectId, memberIds: ids }, 'project { approvers { user { name } } }',
    )
    const mayApprove = async () => (await app.ask<{ project: { viewerCanApprove: boolean } }>(
      member, 'query ($id: ID!) { project(by: { id: $id }) { viewerCanApprove } }', { id: projectId },
    )).project.viewerCanApprove
    expectRefused(await name(member, memberIds), 'FORBIDDEN')
    expect(await mayApprove()).toBe(false)
    const { data } = await name(admin, memberIds)
    expect(data.project).toEqual({ approvers: [{ user: { name: member.name } }] })
    expect(await mayApprove()).toBe(true)
    expect((await tryToDecide(app, member, input)).data.approval.state).toBe('CURRENT')
    await name(owner, [])
    expectRefused(await tryToDecide(app, member, input), 'FORBIDDEN')
    const other = await makeStudio(app)
    expectRefused(await name(owner, [await memberIdOf(other.organizationId, other.owner)]), 'NOT_FOUND')
  })

  it('goes with its board, and is no obstacle to that', async () => {
    const { storyboardId } = await makeBoard(1)
    const { id } = await decide(app, studio.owner, storyboardId)
    const { projectId } = await prisma.storyboard.findUniqueOrThrow({
      where: { id: uuidOf('Storyboard', storyboardId) },
    })
    await prisma.project.delete({ where: { id: projectId } })
    expect(await prisma.approval.count({ where: { id: uuidOf('Approval', id) } })).toBe(0)
  })

  it('says what changed since, and nothing of what was undone', async () => {
    const { storyboardId, ids: [first = '', second = ''], viewIds: [view = ''] } = await makeBoard()
    const kept = makeStroke()
    await draw(app, studio.member, view, [adding([kept])])
    await decide(app, studio.owner, storyboardId)
    const scribble = makeStroke()
    await draw(app, studio.member, view, [adding([scribble])])
    expect(await standing(storyboardId)).toEqual(['CHANGED', 'PICTURE'])
    expect((await newest(storyboardId)).changedShots).toEqual([{ shotId: first, parts: ['PICTURE'] }])
    await draw(app, studio.member, view, [removing([scribble.id])])
    expect(await standing(storyboardId)).toEqual(['CURRENT'])
    const removal = removing([kept.id])
    await draw(app, studio.member, view, [removal])
    expect(await standing(storyboardId)).toEqual(['CHANGED', 'PICTURE'])
    await draw(app, studio.member, view, [restoring([kept], removal.opId)])
    expect(await standing(storyboardId)).toEqual(['CURRENT'])

    await change('updateShots', { shots: [{ shotId: first, notes: 'Colder' }] })
    expect(await standing(storyboardId)).toEqual(['CHANGED', 'TEXT'])
    await change('updateShots', { shots: [{ shotId: first, notes: '' }] })
    await change('updateShots', { shots: [{ shotId: second, frames: 99 }] })
    expect(await standing(storyboardId)).toEqual(['CHANGED', 'TIMING'])
    await change('moveShots', { shots: [{ shotId: second }], to: { position: 1 } })
    expect(await standing(storyboardId)).toEqual(['CHANGED', 'TIMING', 'ORDER'])
    await makeShot(app, studio.member, storyboardId)
    await change('deleteShots', { shots: [{ shotId: first }] })
    expect(await standing(storyboardId)).toEqual(['CHANGED', 'TIMING', 'ORDER'])
  })

  it('does not ask for statuses and codes, nor, of some shots, for the others', async () => {
    const { storyboardId, ids: [first = '', second = ''] } = await makeBoard()
    await decide(app, studio.owner, storyboardId, { shotIds: [first] })
    const { statuses: [status] } = (await app.ask<{ storyboard: { project: { statuses: { id: string }[] } } }>(
      studio.owner, 'query ($id: ID!) { storyboard(by: { id: $id }) { project { statuses { id } } } }',
      { id: storyboardId },
    )).storyboard.project
    await change('updateShots', { shots: [{ shotId: first, statusId: status?.id, code: 'SH9990' }] })
    await change('updateShots', { shots: [{ shotId: second, name: 'Other' }] })
    await makeShot(app, studio.member, storyboardId)
    expect(await standing(storyboardId)).toEqual(['CURRENT'])
    await change('deleteShots', { shots: [{ shotId: first }] })
    expect(await standing(storyboardId)).toEqual(['CHANGED', 'ORDER'])
  })

  it('is superseded by another of the same person, and withdrawn by that person alone', async () => {
    const { owner, admin } = studio
    const { storyboardId, ids: [first = ''] } = await makeBoard()
    const before = await decide(app, owner, storyboardId, { decision: 'CHANGES_REQUESTED', note: 'Softer' })
    await decide(app, admin, storyboardId, { shotIds: [first] })
    await decide(app, owner, storyboardId)
    const states = async () => (await approvalsOf(app, owner, storyboardId)).map(({ state }) => state)
    expect(await states()).toEqual(['CURRENT', 'CURRENT', 'SUPERSEDED'])
    const withdraw = (person: typeof owner, approvalId: string) =>
      mutate(app, person, 'withdrawApproval', { approvalId }, 'approval { state withdrawnAt }')
    const { id: newestId } = await newest(storyboardId)
    expect(reasonOf(await withdraw(admin, newestId))).toBe('APPROVAL_OF_OTHERS')
    expect((await withdraw(owner, newestId)).data).toMatchObject({ approval: { state: 'WITHDRAWN' } })
    expect(reasonOf(await withdraw(owner, newestId))).toBe('APPROVAL_WITHDRAWN')
    expect(await states()).toEqual(['WITHDRAWN', 'CURRENT', 'CURRENT'])
    expect((await newest(storyboardId)).decision).toBe('APPROVED')
    expect(before.note).toBe('Softer')
  })

  it('stands on the shots that it is about', async () => {
    const { owner, admin } = studio
    const { storyboardId, ids: [first = '', second = ''], viewIds: [view = ''] } = await makeBoard()
    await decide(app, owner, storyboardId)
    await decide(app, admin, storyboardId, { shotIds: [second], decision: 'CHANGES_REQUESTED' })
    await draw(app, studio.member, view, [adding()])
    const { id: newId } = await makeShot(app, studio.member, storyboardId)
    const { nodes } = await app.ask<{ nodes: { approvals: object[] }[] }>(
      owner,
      `query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Shot {
        approvals { state changesSince approval { decision approver { id } } }
      } } }`,
      { ids: [first, second, newId] },
    )
    const approved = { decision: 'APPROVED', approver: { id: owner.id } }
    expect(nodes.map(({ approvals }) => approvals)).toEqual([
      [{ state: 'CHANGED', changesSince: ['PICTURE'], approval: approved }],
      [
        {
          state: 'CURRENT', changesSince: [],
          approval: { decision: 'CHANGES_REQUESTED', approver: { id: admin.id } },
        },
        { state: 'CURRENT', changesSince: [], approval: approved },
      ],
      [],
    ])
  })

  it('keeps its version, which another one with the same seal is restored from', async () => {
    const { owner } = studio
    const { storyboardId, viewIds: [view = ''], ids: [first = ''] } = await makeBoard()
    await draw(app, studio.member, view, [adding()])
    const { seal, storyboardVersion: { id } } = await decide(app, owner, storyboardId)
    expect(reasonOf(await mutate(app, owner, 'deleteVersion', { storyboardVersionId: id }))).toBe('VERSION_ANSWERED')
    const past = new Date(Date.now() - 40 * 86_400_000)
    const where = { id: uuidOf('StoryboardVersion', id) }
    await prisma.storyboardVersion.update({ where, data: { createdAt: past, kind: 'DAILY' } })
    await prisma.storyboardVersion.create({
      data: {
        storyboardId: uuidOf('Storyboard', storyboardId), number: 900, kind: 'DAILY', seq: 1, frameRateNumerator: 24,
        frameRateDenominator: 1, startTimecode: 0, shotCount: 0, frames: 0,
        createdAt: new Date(past.getTime() + 60_000),
      },
    })
    await inApp(() => keepVersionsOfNight())
    expect(await prisma.storyboardVersion.count({ where })).toBe(1)

    await draw(app, studio.member, view, [adding()])
    await change('updateShots', { shots: [{ shotId: first, description: 'Another', frames: 7 }] })
    const parts = ['ORDER', 'TEXTS', 'TIMING', 'STATUS', 'DRAWINGS', 'IMAGES', 'SOUNDS']
    await mutated(app, owner, 'restoreVersion', { versionId: id, parts, includesBoard: true })
    const again = await save(app, owner, storyboardId, { name: 'Restored' })
    expect(await sealOf(app, owner, again.id)).toBe(seal)
    expect(await standing(storyboardId)).toEqual(['CURRENT'])
  })
})

describe('the answer of a guest', () => {
  const PERSONAL = { canApprove: true, recipientName: 'Gina', recipientEmail: 'gina@example.com' }

  it('needs a link for one person that asks for it', async () => {
    const { owner } = studio
    const { storyboardId } = await makeBoard()
    const make = (input: object) =>
      mutate(app, owner, 'createReviewLink', { subject: { storyboardId }, ...input }, 'reviewLink { id canApprove }')
    expect(reasonOf(await make({ canApprove: true }))).toBe('REVIEW_RECIPIENT_REQUIRED')
    expect(reasonOf(await make({ ...PERSONAL, recipientEmail: '' }))).toBe('REVIEW_RECIPIENT_REQUIRED')
    expect((await make(PERSONAL)).errors).toEqual([])
    const link = await shareBoard(app, owner, storyboardId, { canComment: true })
    const guest = await enterAsGuest(app, link, 'Gina')
    expect(await guestSealOf(app, guest)).toBe('')
    const version = await prisma.storyboardVersion.findFirstOrThrow({
      where: { storyboardId: uuidOf('Storyboard', storyboardId) },
    })
    const seal = await sealOf(app, owner, toTypeId('StoryboardVersion', version.id))
    expect(reasonOf(await answerAsGuest(app, guest, { seal }))).toBe('REVIEW_WITHOUT_APPROVAL')
    expect(await approvalsOf(app, owner, storyboardId)).toEqual([])
  })

  it('is about the version that was shown; both sides hold its seal, and only what was shown counts', async () => {
    const { owner } = studio
    const { storyboardId, ids: [first = '', second = ''], viewIds: [view = ''] } = await makeBoard()
    const recipientEmail = `gina-${storyboardId.slice(-8)}@example.com`
    const link = await shareBoard(app, owner, storyboardId, { ...PERSONAL, recipientEmail, shows: ['DIALOGUE'] })
    const guest = await enterAsGuest(app, link, 'Gina')
    const seal = await guestSealOf(app, guest)
    expect(reasonOf(await answerAsGuest(app, guest, { seal: seal.replace(/^./, 'x') }))).toBe('SEAL_DIFFERENT')
    expect(reasonOf(await answerAsGuest(app, guest, { seal, versionNumber: 7 }))).toBe('REVIEW_VERSION_CHANGED')
    const { data } = await answerAsGuest(app, guest, { seal, versionNumber: 1, note: 'Go' })
    expect(data.review.answer).toEqual({ decision: 'APPROVED', versionNumber: 1, seal })
    expect(await newest(storyboardId))
      .toMatchObject({ guestName: 'Gina', approver: null, state: 'CURRENT', note: 'Go' })
    expect((await mailTo(recipientEmail)).text).toContain(`Seal: ${seal.slice(0, 16)}`)

    await change('updateShots', { shots: [{ shotId: first, description: 'Hidden', notes: 'Hidden' }] })
    expect(await standing(storyboardId)).toEqual(['CURRENT'])
    await change('updateShots', { shots: [{ shotId: second, dialogue: 'Hello' }] })
    expect(await standing(storyboardId)).toEqual(['CHANGED', 'TEXT'])
    await draw(app, studio.member, view, [adding()])
    expect(await standing(storyboardId)).toEqual(['CHANGED', 'PICTURE', 'TEXT'])

    await mutated(app, owner, 'updateReviewLink', { reviewLinkId: link.id, subject: { storyboardId } })
    expect(reasonOf(await answerAsGuest(app, guest, { seal, versionNumber: 1 }))).toBe('SEAL_DIFFERENT')
    await mutated(app, owner, 'revokeReviewLink', { reviewLinkId: link.id })
    expect(reasonOf(await answerAsGuest(app, guest, { seal }))).toBe('REVIEW_ENDED')
  })

  it('reaches who shared the version', async () => {
    const { admin, storyboardId } = await makeStudio(app)
    const recipientEmail = `hugo-${storyboardId.slice(-8)}@example.com`
    const link = await shareBoard(app, admin, storyboardId, { ...PERSONAL, recipientEmail })
    const guest = await enterAsGuest(app, link, 'Hugo')
    const seal = await guestSealOf(app, guest)
    await answerAsGuest(app, guest, { decision: 'CHANGES_REQUESTED', seal })
    const mails = await Promise.all([mailTo(recipientEmail), mailTo(admin.email, 2)])
    for (const { text } of mails) expect(text).toContain(`Seal: ${seal.slice(0, 16)}`)
    const kinds = async (person: typeof admin) =>
      (await app.ask<{ viewer: { notifications: { nodes: { kind: string; guestName: string | null }[] } } }>(
        person, '{ viewer { notifications(first: 5) { nodes { kind guestName } } } }',
      )).viewer.notifications.nodes.filter(({ kind }) => kind === 'REVIEW_ANSWERED')
    expect(await kinds(admin)).toEqual([{ kind: 'REVIEW_ANSWERED', guestName: 'Hugo' }])

    await mutated(app, admin, 'markNotificationsRead', { all: true })
    await mutated(app, guest, 'withdrawReviewAnswer', { seal })
    for (const { subject, text } of await Promise.all([mailTo(recipientEmail, 2), mailTo(admin.email, 3)])) {
      expect(subject).toBe('Hugo withdrew the request for changes of Main')
      expect(text).toContain(`Seal: ${seal.slice(0, 16)}`)
    }
    expect(await kinds(admin)).toHaveLength(2)
  })
})
