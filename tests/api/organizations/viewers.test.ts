import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { adding, draw } from '../../harness/drawings.ts'
import {
  makePerson, makeShot, makeStudio, type MadeShot, type Person, type Studio, verify,
} from '../../harness/fixtures.ts'
import { anyPng, giveImage, uploadImage } from '../../harness/images.ts'
import { expectRefused, expectUnchanged } from '../../harness/refusals.ts'
import { prisma } from '../../harness/running.ts'
import { uploadSoundtrack, uploadVoice } from '../../harness/sounds.ts'
import { makeAsset, uploadThumbnail } from '../assets/assetCalls.ts'
import { mutate, mutated } from '../projects/projectCalls.ts'
import { accept, act, add, anyEmail, newMember, sentToken, setPlan, stateOf } from './people.ts'

describe('a VIEWER', () => {
  let app: TestApp
  let studio: Studio
  let viewer: Person
  let memberId: string
  let shot: MadeShot

  beforeAll(async () => {
    app = await startApp()
  })
  beforeEach(async () => {
    studio = await makeStudio(app)
    ;({ person: viewer, memberId } = await newMember(app, studio.organizationId, 'VIEWER', 'Vera'))
    shot = await makeShot(app, studio.owner, studio.storyboardId)
  })
  afterAll(() => app.stop())

  const viewId = () => shot.views[0]?.id ?? ''
  const people = (members: object[]) => ({ organizationId: studio.organizationId, members })

  it('reads what a MEMBER reads, pictures and REST included', async () => {
    await draw(app, studio.owner, viewId(), [adding()])
    const { image } = await giveImage(app, studio.owner, viewId())
    const query = `query ($id: ID!, $viewId: ID!) {
      project(by: { id: $id }) { name viewerCanEdit viewerCanAdminister storyboard { shots { nodes { code } } } }
      viewOps(viewId: $viewId, first: 1) { nodes { seq } }
      organization(id: "${studio.organizationId}") { viewerRole viewerCanCreateProjects members { totalCount } }
    }`
    expect(await app.ask(viewer, query, { id: studio.projectId, viewId: viewId() })).toEqual({
      project: {
        name: 'Salt House', viewerCanEdit: false, viewerCanAdminister: false,
        storyboard: { shots: { nodes: [{ code: 'SH0010' }] } },
      },
      viewOps: { nodes: [{ seq: 1 }] },
      organization: { viewerRole: 'VIEWER', viewerCanCreateProjects: false, members: { totalCount: 4 } },
    })
    const get = (path: string, method = 'GET') =>
      fetch(`${app.url}${path}`, { method, headers: { authorization: `Bearer ${viewer.accessToken}` } })
    expect((await get(new URL(image?.url ?? '', app.url).pathname)).status).toBe(200)
    const board = `/api/projects/${studio.projectId}/storyboard`
    expect((await get(board)).status).toBe(200)
    expect((await get(`${board}/shot/${shot.id}/delete-shot`, 'DELETE')).status).toBe(403)
  })

  it('sends no file, no stroke and no wet ink, but may be seen on a board', async () => {
    const asset = await makeAsset(app, studio.owner, studio.projectId)
    const png = await anyPng()
    const read = async () => [await prisma.media.count(), (await stateOf(studio.organizationId))?.storageBytes]
    await expectUnchanged(read, async () => {
      expectRefused(await uploadImage(app, viewer, viewId(), png), 'FORBIDDEN')
      expectRefused(await uploadThumbnail(app, viewer, asset.id, png), 'FORBIDDEN')
      expectRefused(await uploadSoundtrack(app, viewer, studio.storyboardId), 'FORBIDDEN')
      expectRefused(await uploadVoice(app, viewer, shot.id), 'FORBIDDEN')
      expectRefused(await draw(app, viewer, viewId(), [adding()]), 'FORBIDDEN')
    })
    const presence = { storyboardId: studio.storyboardId, clientId: 'vera' }
    expect((await mutate(app, viewer, 'updatePresence', presence)).errors).toEqual([])
  })

  it('takes no seat, up to 50 of them, but one of a plan for one person', async () => {
    const where = { id: uuidOf('Organization', studio.organizationId) }
    await setPlan(studio.organizationId, 'PROFESSIONAL')
    const seats = Array.from({ length: 7 }, () => ({ email: anyEmail() }))
    await mutated(app, studio.owner, 'addMembers', people(seats))
    expectRefused(await add(app, studio.owner, studio.organizationId, anyEmail()), 'PLAN_LIMIT')
    expectRefused(await act(app, studio.owner, 'changeMemberRole', { memberId, role: 'MEMBER' }), 'PLAN_LIMIT')
    expectRefused(await act(app, studio.owner, 'transferOwnership', { memberId }), 'PLAN_LIMIT')
    const viewers = (count: number) => Array.from({ length: count }, () => ({ email: anyEmail(), role: 'VIEWER' }))
    await mutated(app, studio.admin, 'addMembers', people(viewers(49)))
    expectRefused(await mutate(app, studio.admin, 'addMembers', people(viewers(1))), 'PLAN_LIMIT')
    const usage = `query ($id: ID!) { organization(id: $id) { usage { members viewers viewerLimit } } }`
    expect(await app.ask(studio.owner, usage, { id: studio.organizationId })).toEqual({
      organization: { usage: { members: 10, viewers: 50, viewerLimit: 50 } },
    })
    await prisma.invitation.deleteMany({ where: { organizationId: where.id } })
    await prisma.member.deleteMany({ where: { organizationId: where.id, role: { in: ['ADMIN', 'MEMBER'] } } })
    expectRefused(
      await act(app, studio.owner, 'changePlan', { organizationId: studio.organizationId, plan: 'STARTER' }),
      'PLAN_LIMIT',
    )
    await mutated(app, studio.owner, 'changeMemberRole', { memberId, role: 'ADMIN' })
    await mutated(app, studio.owner, 'changeMemberRole', { memberId, role: 'VIEWER' })
  })

  it('is one by an invitation too', async () => {
    const email = anyEmail()
    await add(app, studio.owner, studio.organizationId, email, 'VIEWER')
    const { data } = await accept(app, await makePerson(app, 'Nina'), await sentToken(email))
    expect(data.acceptInvitation.organization.viewerRole).toBe('VIEWER')
  })

  it('is added with others, all or none, and the failure names the row', async () => {
    const known = await verify(app, await makePerson(app, 'Nina'))
    await expectUnchanged(() => stateOf(studio.organizationId), async () => {
      const rows = [{ email: anyEmail() }, { email: studio.member.email }]
      const taken = await mutate(app, studio.owner, 'addMembers', people(rows))
      expectRefused(taken, 'CONFLICT', { 'members.1.email': 'This person is a member already' })
      const twice = await mutate(app, studio.owner, 'addMembers', people([rows[0] ?? {}, rows[0] ?? {}]))
      expectRefused(twice, 'INVALID_INPUT', { 'members.1.email': 'The same as members.0.email' })
      expectRefused(await mutate(app, studio.owner, 'addMembers', people([])), 'INVALID_INPUT')
      const owner = [{ email: anyEmail(), role: 'OWNER' }]
      expectRefused(await mutate(app, studio.owner, 'addMembers', people(owner)), 'INVALID_INPUT')
      for (const person of [viewer, studio.member]) {
        expectRefused(await mutate(app, person, 'addMembers', people([{ email: anyEmail() }])), 'FORBIDDEN')
      }
      expectRefused(await mutate(app, studio.outsider, 'addMembers', people([{ email: anyEmail() }])), 'NOT_FOUND')
    })
    const stranger = anyEmail()
    const added = await mutated(
      app, studio.admin, 'addMembers', people([{ email: stranger, role: 'VIEWER' }, { email: known.email }]),
      'memberEdges { node { role user { name } } } invitationEdges { node { email role } }',
    )
    expect(added).toEqual({
      memberEdges: [{ node: { role: 'MEMBER', user: { name: 'Nina' } } }],
      invitationEdges: [{ node: { email: stranger, role: 'VIEWER' } }],
    })
  })
})
