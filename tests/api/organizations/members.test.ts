import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Role } from '../../../server/__generated__/prisma/client.ts'
import { toTypeId, uuidOf } from '../../../server/kernel/ids.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { adding, draw } from '../../harness/drawings.ts'
import { makeShot, makeStudio, makeToken, type Person, type Studio } from '../../harness/fixtures.ts'
import { expectRefused, expectUnchanged } from '../../harness/refusals.ts'
import { prisma, recheckTokens } from '../../harness/running.ts'
import { followByEvents, followBySocket } from '../../harness/subscriptions.ts'
import {
  act,
  lastAccountEvent,
  lastEvents,
  makeServiceActor,
  memberIdOf,
  newMember,
  roleOf,
  stateOf,
} from './people.ts'

const FOLLOW = `subscription ($viewId: ID!) { viewOps(viewId: $viewId, after: "0") { seq } }`

describe('the people of an organization', () => {
  let app: TestApp
  let studio: Studio
  let ids: { owner: string; admin: string; member: string }

  beforeAll(async () => {
    app = await startApp()
  })
  beforeEach(async () => {
    studio = await makeStudio(app)
    const { organizationId, owner, admin, member } = studio
    ids = {
      owner: await memberIdOf(organizationId, owner),
      admin: await memberIdOf(organizationId, admin),
      member: await memberIdOf(organizationId, member),
    }
  })
  afterAll(() => app.stop())

  /** Asserts that something is refused and changes nothing. */
  async function expectNo(sender: Person | null, mutation: string, input: object, code: string, message?: string) {
    await expectUnchanged(
      () => stateOf(studio.organizationId),
      async () => {
        const answer = await act(app, sender, mutation, input)
        expectRefused(answer, code)
        if (message) expect(answer.errors[0]?.message).toBe(message)
      },
    )
  }
  async function expectYes(sender: Person, mutation: string, input: object) {
    expect((await act(app, sender, mutation, input)).errors).toEqual([])
  }

  describe('changeMemberRole', () => {
    const change = (memberId: string, role: Role) => ({ memberId, role })

    it('is done by an ADMIN to a MEMBER and told to both logs', async () => {
      await expectYes(studio.admin, 'changeMemberRole', change(ids.member, 'ADMIN'))
      expect(await roleOf(studio.organizationId, studio.member)).toBe('ADMIN')
      const payload = { user: studio.member.id, name: 'Mina', from: 'MEMBER', to: 'ADMIN' }
      const event = { type: 'member.roleChanged', subject: ids.member }
      expect(await lastEvents(studio.organizationId)).toEqual([
        { ...event, actorId: uuidOf('User', studio.admin.id), payload },
      ])
      expect(await lastAccountEvent(studio.member)).toMatchObject({
        ...event,
        payload: { organization: studio.organizationId, from: 'MEMBER', to: 'ADMIN' },
      })
    })

    it('is done to an ADMIN by the OWNER alone', async () => {
      const other = await newMember(app, studio.organizationId, 'ADMIN')
      const refusal = ['changeMemberRole', change(other.memberId, 'MEMBER'), 'FORBIDDEN'] as const
      await expectNo(studio.admin, ...refusal)
      await expectNo(await makeToken(studio.owner, ['read', 'write', 'admin']), ...refusal)
      await expectYes(studio.owner, 'changeMemberRole', change(other.memberId, 'MEMBER'))
      expect(await roleOf(studio.organizationId, other.person)).toBe('MEMBER')
    })

    it('is never done to the OWNER, and makes nobody an OWNER', async () => {
      const handOver = "The owner's role cannot be changed. Hand over ownership instead."
      for (const person of [studio.owner, studio.admin]) {
        await expectNo(person, 'changeMemberRole', change(ids.owner, 'MEMBER'), 'CONFLICT', handOver)
        await expectNo(person, 'changeMemberRole', change(ids.member, 'OWNER'), 'INVALID_INPUT')
      }
    })

    it('is refused to MEMBERs, outsiders, and for members of another organization', async () => {
      await expectNo(studio.member, 'changeMemberRole', change(ids.member, 'ADMIN'), 'FORBIDDEN')
      await expectNo(studio.outsider, 'changeMemberRole', change(ids.member, 'ADMIN'), 'NOT_FOUND')
      const stranger = (await makeStudio(app)).owner
      await expectNo(stranger, 'changeMemberRole', change(ids.member, 'ADMIN'), 'NOT_FOUND')
    })
  })

  describe('removeMember', () => {
    it('is done by an ADMIN to a MEMBER and told to both logs', async () => {
      await expectYes(studio.admin, 'removeMember', { memberId: ids.member })
      expect(await roleOf(studio.organizationId, studio.member)).toBeNull()
      const event = { type: 'member.removed', subject: ids.member }
      expect(await lastEvents(studio.organizationId)).toMatchObject([
        { ...event, payload: { user: studio.member.id, name: 'Mina' } },
      ])
      const payload = { organizationName: 'Kestrel' }
      expect(await lastAccountEvent(studio.member)).toMatchObject({ ...event, payload })
      await expectNo(studio.admin, 'removeMember', { memberId: ids.member }, 'NOT_FOUND', 'Member not found')
    })

    it('ends all access with the next request, and what is open at once', async () => {
      const query =
        `query ($id: ID!, $project: ID!) { organization(id: $id) { id } project(by: { id: $project }) { id } }`
      const read = () =>
        app.send(studio.member, query, { id: studio.organizationId, project: studio.projectId })
      const { views } = await makeShot(app, studio.owner, studio.storyboardId)
      const viewId = views[0]?.id ?? ''
      await draw(app, studio.member, viewId, [adding()])
      const open = await Promise.all(
        [followByEvents, followBySocket].map((follow) => follow<object>(app, studio.member, FOLLOW, { viewId })),
      )
      for (const following of open) expect((await following.next())?.data).toEqual({ viewOps: { seq: 1 } })
      expect((await read()).errors).toEqual([])

      await expectYes(studio.admin, 'removeMember', { memberId: ids.member })
      const refusals = (await read()).errors.map(({ extensions }) => extensions.code)
      expect(refusals.length).toBeGreaterThan(0)
      expect(new Set(refusals)).toEqual(new Set(['NOT_FOUND']))
      expectRefused(await draw(app, studio.member, viewId, [adding()]), 'NOT_FOUND')
      for (const following of open) {
        // Nothing more is drawn: it ends by itself.
        const last = await following.next().catch((error: unknown) => {
          if (error instanceof Error && error.message.includes('silent')) throw error
          return undefined
        })
        expect(last?.data ?? null).toBeNull()
        await following.stop()
      }
      expect(await app.ask(studio.member, '{ organizations { totalCount } }')).toEqual({
        organizations: { totalCount: 0 },
      })
    })

    it('is done to an ADMIN by the OWNER alone', async () => {
      const other = await newMember(app, studio.organizationId, 'ADMIN')
      await expectNo(studio.admin, 'removeMember', { memberId: other.memberId }, 'FORBIDDEN')
      await expectYes(studio.owner, 'removeMember', { memberId: other.memberId })
    })

    it('is done neither to the OWNER nor to oneself', async () => {
      for (const person of [studio.owner, studio.admin]) {
        const message = 'The owner cannot be removed. Hand over ownership first.'
        await expectNo(person, 'removeMember', { memberId: ids.owner }, 'CONFLICT', message)
      }
      const message = 'You cannot remove yourself. Leave the organization instead.'
      await expectNo(studio.admin, 'removeMember', { memberId: ids.admin }, 'CONFLICT', message)
    })

    it('is refused to MEMBERs, outsiders, and for members of another organization', async () => {
      const stranger = (await makeStudio(app)).owner
      await expectNo(studio.member, 'removeMember', { memberId: ids.admin }, 'FORBIDDEN')
      await expectNo(studio.outsider, 'removeMember', { memberId: ids.member }, 'NOT_FOUND')
      await expectNo(stranger, 'removeMember', { memberId: ids.member }, 'NOT_FOUND')
    })
  })

  describe('leaveOrganization', () => {
    const input = () => ({ organizationId: studio.organizationId })

    it('ends the place of a MEMBER and of an ADMIN', async () => {
      for (const person of [studio.member, studio.admin]) {
        await expectYes(person, 'leaveOrganization', input())
        expect(await roleOf(studio.organizationId, person)).toBeNull()
        expect(await lastEvents(studio.organizationId)).toMatchObject([
          { type: 'member.left', actorId: uuidOf('User', person.id), payload: { user: person.id, name: person.name } },
        ])
        expect(await lastAccountEvent(person)).toMatchObject({ type: 'member.left' })
        expectRefused(await act(app, person, 'leaveOrganization', input()), 'NOT_FOUND')
      }
    })

    it('is refused to the OWNER, to tokens and to outsiders', async () => {
      await expectNo(studio.owner, 'leaveOrganization', input(), 'CONFLICT', 'Hand over ownership before you leave')
      const token = await makeToken(studio.member, ['read', 'write', 'admin'])
      await expectNo(token, 'leaveOrganization', input(), 'FORBIDDEN')
      await expectNo(studio.outsider, 'leaveOrganization', input(), 'NOT_FOUND')
    })
  })

  describe('transferOwnership', () => {
    const TRANSFER = `mutation ($input: TransferOwnershipInput!) {
      transferOwnership(input: $input) {
        organization { viewerRole viewerCanDelete viewerCanLeave viewerCanAdminister }
        owner { id role } previousOwner { id role viewerCanTransferOwnership }
      }
    }`

    it('makes the member the OWNER and the OWNER an ADMIN, who may no more what the OWNER may', async () => {
      const answer = await app.send(studio.owner, TRANSFER, { input: { memberId: ids.member } })
      expect(answer.errors).toEqual([])
      expect(answer.data).toEqual({
        transferOwnership: {
          organization: {
            viewerRole: 'ADMIN',
            viewerCanDelete: false,
            viewerCanLeave: true,
            viewerCanAdminister: true,
          },
          owner: { id: ids.member, role: 'OWNER' },
          previousOwner: { id: ids.owner, role: 'ADMIN', viewerCanTransferOwnership: false },
        },
      })
      const payload = { from: studio.owner.id, fromName: 'Olga', to: studio.member.id, toName: 'Mina', name: 'Mina' }
      expect(await lastEvents(studio.organizationId)).toMatchObject([
        { type: 'ownership.transferred', subject: ids.member, payload },
      ])
      for (const person of [studio.owner, studio.member]) {
        expect(await lastAccountEvent(person)).toMatchObject({ type: 'ownership.transferred', payload })
      }
      await expectNo(studio.owner, 'transferOwnership', { memberId: ids.admin }, 'FORBIDDEN')
    })

    it('is the OWNER\'s alone, by a session', async () => {
      const { organizationId } = studio
      for (const person of [studio.admin, studio.member]) {
        await expectNo(person, 'transferOwnership', { memberId: await memberIdOf(organizationId, person) }, 'FORBIDDEN')
      }
      const token = await makeToken(studio.owner, ['read', 'write', 'admin'])
      await expectNo(token, 'transferOwnership', { memberId: ids.admin }, 'FORBIDDEN')
      await expectNo(studio.outsider, 'transferOwnership', { memberId: ids.admin }, 'NOT_FOUND')
    })

    it('goes neither to oneself nor to people outside of the organization', async () => {
      const message = 'You are the owner already'
      await expectNo(studio.owner, 'transferOwnership', { memberId: ids.owner }, 'CONFLICT', message)
      const other = await makeStudio(app)
      const strangers = [
        await memberIdOf(other.organizationId, other.member),
        (await makeServiceActor(studio.organizationId)).memberId,
        toTypeId('Member', '01a1fe73-15e0-770c-b423-937eae4cbae5'),
      ]
      for (const memberId of strangers) await expectNo(studio.owner, 'transferOwnership', { memberId }, 'NOT_FOUND')
    })
  })

  it('cannot touch the actor behind a service token', async () => {
    const { memberId } = await makeServiceActor(studio.organizationId)
    await expectNo(studio.owner, 'removeMember', { memberId }, 'NOT_FOUND')
    await expectNo(studio.owner, 'changeMemberRole', { memberId, role: 'MEMBER' }, 'NOT_FOUND')
  })

  it('tells everybody what one may', async () => {
    const mine =
      'viewerRole viewerCanAdminister viewerCanChangePlan viewerCanDelete viewerCanTransferOwnership viewerCanLeave'
    const query = `query ($id: ID!) { organization(id: $id) {
      ${mine}
      members { nodes {
        lastActiveAt organization { id } viewerCanChangeRole viewerCanRemove viewerCanTransferOwnership
      } }
    } }`
    interface Read {
      organization: Record<string, unknown> & { members: { nodes: Record<string, unknown>[] } }
    }
    await prisma.user.update({ where: { id: uuidOf('User', studio.admin.id) }, data: { lastActiveAt: new Date(0) } })
    const flags = async (person: Person) => {
      const { organization } = await app.ask<Read>(person, query, { id: studio.organizationId })
      const { members, viewerRole, ...rights } = organization
      expect(members.nodes[1]).toMatchObject({ organization: { id: studio.organizationId } })
      const named = (may: Record<string, unknown>) => Object.keys(may).filter((name) => may[name] === true).join(' ')
      return [viewerRole, named(rights), ...members.nodes.map(named)]
    }
    expect(await flags(studio.owner)).toEqual([
      'OWNER',
      'viewerCanAdminister viewerCanChangePlan viewerCanDelete viewerCanTransferOwnership',
      '',
      'viewerCanChangeRole viewerCanRemove viewerCanTransferOwnership',
      'viewerCanChangeRole viewerCanRemove viewerCanTransferOwnership',
    ])
    expect(await flags(studio.admin)).toEqual([
      'ADMIN', 'viewerCanAdminister viewerCanLeave', '', '', 'viewerCanChangeRole viewerCanRemove',
    ])
    expect(await flags(studio.member)).toEqual(['MEMBER', 'viewerCanLeave', '', '', ''])
    const token = await makeToken(studio.owner, ['read', 'admin'])
    expect(await flags(token)).toEqual(['OWNER', 'viewerCanAdminister', '', '', 'viewerCanChangeRole viewerCanRemove'])
    await prisma.accessToken.updateMany({
      where: { userId: uuidOf('User', studio.owner.id), kind: 'PERSONAL' },
      data: { projectId: uuidOf('Project', studio.projectId) },
    })
    await recheckTokens(uuidOf('User', studio.owner.id))
    const limited = `query ($id: ID!) { organization(id: $id) { ${mine} } }`
    const { organization } = await app.ask<Read>(token, limited, { id: studio.organizationId })
    expect(Object.values(organization)).toEqual(['OWNER', false, false, false, false, false])
  })
})
