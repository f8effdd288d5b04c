import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeShot, makeStudio } from '../../harness/fixtures.ts'
import { mutate } from '../projects/projectCalls.ts'
import { save } from '../versions/boardVersions.ts'
import { sealOf } from './approvalCalls.ts'
import { makePlaylist } from './playlistCalls.ts'
import { decideOn, startBoardSession, startSession, takeLead } from './sessionCalls.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const reasonOf = ({ errors: [error] }: { errors: { extensions: { reason: string } }[] }) => error?.extensions.reason

/** A studio with a version of two shots. */
async function newVersion() {
  const studio = await makeStudio(app)
  const { owner, admin, storyboardId } = studio
  const first = (await makeShot(app, owner, storyboardId)).id
  const second = (await makeShot(app, owner, storyboardId)).id
  const { id: storyboardVersionId } = await save(app, owner, storyboardId)
  type Input = { shotIds?: string[]; storyboardVersionId?: string } & Record<string, unknown>
  const seal = async (input: Input, person = admin) =>
    mutate<{ approval: { id: string; reviewSession: { id: string } } }>(app, person, 'giveApproval', {
      decision: 'APPROVED', storyboardVersionId,
      seal: await sealOf(app, person, input.storyboardVersionId ?? storyboardVersionId, input.shotIds), ...input,
    }, 'approval { id reviewSession { id } }')
  return { ...studio, first, second, storyboardVersionId, seal }
}

it('seals an approved item of a playlist, as its leader', async () => {
  const { owner, admin, projectId, storyboardId, first, storyboardVersionId, seal } = await newVersion()
  const { id: playlistId, items: { nodes: [asIs, asWas] } } = await makePlaylist(app, owner, projectId, [
    { subject: { storyboardId }, shotIds: [first] }, { subject: { storyboardVersionId } },
  ])
  const { id: reviewSessionId } = await startSession(app, admin, playlistId)
  const ofVersion = { reviewSessionId, itemId: asWas?.id }
  expect(reasonOf(await seal(ofVersion))).toBe('REVIEW_NOT_APPROVED')
  for (const item of [asIs, asWas]) await decideOn(app, owner, reviewSessionId, { itemId: item?.id, kind: 'APPROVED' })
  expect(reasonOf(await seal(ofVersion, owner))).toBe('REVIEW_LED_BY_OTHERS')
  expect((await seal(ofVersion)).data.approval.reviewSession).toEqual({ id: reviewSessionId })
  expect((await seal({ reviewSessionId, itemId: asIs?.id, shotIds: [first] })).errors).toEqual([])
  const { node } = await app.ask<{ node: { approvals: { totalCount: number } } }>(
    owner, 'query ($id: ID!) { node(id: $id) { ... on ReviewSession { approvals { totalCount } } } }',
    { id: reviewSessionId },
  )
  expect(node.approvals.totalCount).toBe(2)
})

it('seals what the item plays alone, of the version that it plays', async () => {
  const { owner, admin, projectId, storyboardId, first, second, storyboardVersionId, seal } = await newVersion()
  const { id: playlistId, items: { nodes: [item] } } = await makePlaylist(app, owner, projectId, [
    { subject: { storyboardVersionId }, shotIds: [first] },
  ])
  const { id: reviewSessionId } = await startSession(app, admin, playlistId)
  await decideOn(app, owner, reviewSessionId, { itemId: item?.id, kind: 'APPROVED' })
  const input = { reviewSessionId, itemId: item?.id }
  for (const shotIds of [[], [second], [first, second]]) {
    expect(reasonOf(await seal({ ...input, shotIds }))).toBe('REVIEW_APPROVAL_ELSEWHERE')
  }
  await makeShot(app, owner, storyboardId)
  const later = await save(app, owner, storyboardId)
  expect(reasonOf(await seal({ ...input, shotIds: [first], storyboardVersionId: later.id })))
    .toBe('REVIEW_APPROVAL_ELSEWHERE')
  expect(reasonOf(await seal({ reviewSessionId, shotIds: [first] }))).toBe('NOT_FOUND')
  expect((await seal({ ...input, shotIds: [first] })).errors).toEqual([])
})

it('seals approved shots of a board, for who may approve', async () => {
  const { member, admin, storyboardId, first, second, seal } = await newVersion()
  const { id: reviewSessionId } = await startBoardSession(app, member, storyboardId)
  await decideOn(app, member, reviewSessionId, { shotId: first, kind: 'APPROVED' })
  expect(reasonOf(await seal({ reviewSessionId, shotIds: [first] }, member))).toBe('ROLE_TOO_LOW')
  await takeLead(app, admin, reviewSessionId)
  expect(reasonOf(await seal({ reviewSessionId, shotIds: [first, second] }))).toBe('REVIEW_NOT_APPROVED')
  expect(reasonOf(await seal({ reviewSessionId }))).toBe('REVIEW_NOT_APPROVED')
  expect((await seal({ reviewSessionId, shotIds: [first] })).errors).toEqual([])
})
