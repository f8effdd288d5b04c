import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Plan } from '../../../server/__generated__/prisma/client.ts'
import { toTypeId, uuidOf } from '../../../server/kernel/ids.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { adding, draw } from '../../harness/drawings.ts'
import {
  makeOrganization,
  makePerson,
  makeProject,
  makeShot,
  makeStudio,
  makeToken,
  type Person,
  type Studio,
  verify,
} from '../../harness/fixtures.ts'
import { expectRefused, expectUnchanged } from '../../harness/refusals.ts'
import { prisma } from '../../harness/running.ts'
import { followByEvents } from '../../harness/subscriptions.ts'
import {
  act,
  add,
  anyEmail,
  lastEvents,
  makeServiceActor,
  setPlan,
  stateOf,
} from './people.ts'

const UPDATE = `mutation ($input: UpdateOrganizationInput!) {
  updateOrganization(input: $input) { organization { name description } }
}`
const USAGE = `query ($id: ID!) { organization(id: $id) {
  plan usage { projects projectLimit members memberLimit storageBytes storageLimitBytes }
} }`
const GIGABYTE = 1024 ** 3

describe('an organization', () => {
  let app: TestApp
  let studio: Studio

  beforeAll(async () => {
    app = await startApp()
  })
  beforeEach(async () => {
    studio = await makeStudio(app)
  })
  afterAll(() => app.stop())

  async function expectNo(sender: Person | null, mutation: string, input: object, code: string, message?: string) {
    await expectUnchanged(
      () => stateOf(studio.organizationId),
      async () => {
        const answer = await act(app, sender, mutation, { organizationId: studio.organizationId, ...input })
        expectRefused(answer, code)
        if (message) expect(answer.errors[0]?.message).toBe(message)
      },
    )
  }

  describe('made', () => {
    const planOf = async (organizationId: string): Promise<Plan | undefined> => (await stateOf(organizationId))?.plan

    it('has the plan that was asked for', async () => {
      expect(await planOf(await makeOrganization(app, studio.outsider, { plan: 'PROFESSIONAL' }))).toBe('PROFESSIONAL')
    })

    it('has the plan chosen at sign-up when it is the first, and the default when it is the second', async () => {
      const ada = await makePerson(app)
      await prisma.user.update({ where: { id: uuidOf('User', ada.id) }, data: { firstPlan: 'STARTER' } })
      const made = await Promise.all([makeOrganization(app, ada), makeOrganization(app, ada)])
      expect((await Promise.all(made.map(planOf))).toSorted()).toEqual(['ENTERPRISE', 'STARTER'])
      expect(await planOf(await makeOrganization(app, ada))).toBe('ENTERPRISE')
    })

    it('has the default plan for who owns another already', async () => {
      const where = { id: uuidOf('User', studio.owner.id) }
      await prisma.user.update({ where, data: { firstPlan: 'STARTER' } })
      expect(await planOf(await makeOrganization(app, studio.owner))).toBe('ENTERPRISE')
      expect((await prisma.user.findUniqueOrThrow({ where })).firstPlan).toBeNull()
    })
  })

  describe('updateOrganization', () => {
    it('changes what is given and logs what was before', async () => {
      const update = (input: object) =>
        app.ask(studio.admin, UPDATE, { input: { organizationId: studio.organizationId, ...input } })
      expect(await update({ name: ' Heron ' })).toEqual({
        updateOrganization: { organization: { name: 'Heron', description: '' } },
      })
      expect(await lastEvents(studio.organizationId)).toMatchObject([
        { type: 'organization.updated', payload: { name: { from: 'Kestrel', to: 'Heron' } } },
      ])
      expect(await update({ description: 'Two\nlines' })).toEqual({
        updateOrganization: { organization: { name: 'Heron', description: 'Two\nlines' } },
      })
      await expectUnchanged(() => stateOf(studio.organizationId), async () => void (await update({ name: 'Heron' })))
    })

    it('is refused for a blank name, to MEMBERs, outsiders and tokens that may not', async () => {
      await expectNo(studio.owner, 'updateOrganization', { name: ' ' }, 'INVALID_INPUT', 'Name is required')
      await expectNo(studio.member, 'updateOrganization', { name: 'Heron' }, 'FORBIDDEN')
      await expectNo(studio.outsider, 'updateOrganization', { name: 'Heron' }, 'NOT_FOUND')
      await expectNo(await makeToken(studio.owner, ['write']), 'updateOrganization', { name: 'Heron' }, 'FORBIDDEN')
    })
  })

  describe('its plan', () => {
    const change = (plan: Plan) => act(app, studio.owner, 'changePlan', { organizationId: studio.organizationId, plan })
    const alone = () =>
      prisma.member.deleteMany({
        where: { organizationId: uuidOf('Organization', studio.organizationId), role: { not: 'OWNER' } },
      })

    it('is changed by the OWNER and logged', async () => {
      expect((await change('PROFESSIONAL')).errors).toEqual([])
      expect(await lastEvents(studio.organizationId)).toMatchObject([
        { type: 'organization.planChanged', payload: { from: 'ENTERPRISE', to: 'PROFESSIONAL' } },
      ])
      await expectNo(studio.admin, 'changePlan', { plan: 'ENTERPRISE' }, 'FORBIDDEN')
      await expectNo(studio.outsider, 'changePlan', { plan: 'ENTERPRISE' }, 'NOT_FOUND')
      const token = await makeToken(studio.owner, ['read', 'write', 'admin'])
      await expectNo(token, 'changePlan', { plan: 'ENTERPRISE' }, 'FORBIDDEN')
    })

    it('goes down only when what is there fits', async () => {
      const starter = { plan: 'STARTER' }
      const tooMany = 'The Starter plan allows up to 1 member. There are 3, open invitations included.'
      await expectNo(studio.owner, 'changePlan', starter, 'PLAN_LIMIT', tooMany)
      await alone()
      await add(app, studio.owner, studio.organizationId, anyEmail())
      const invited = 'The Starter plan allows up to 1 member. There are 2, open invitations included.'
      await expectNo(studio.owner, 'changePlan', starter, 'PLAN_LIMIT', invited)
      const where = { id: uuidOf('Organization', studio.organizationId) }
      const invitedById = uuidOf('User', studio.owner.id)
      await prisma.invitation.updateMany({ where: { invitedById }, data: { expiresAt: new Date(0) } })
      for (let count = 0; count < 6; count++) await makeProject(app, studio.owner, studio.organizationId)
      const projects = 'The Starter plan allows up to 5 projects. There are 7.'
      await expectNo(studio.owner, 'changePlan', starter, 'PLAN_LIMIT', projects)
      await prisma.project.updateMany({
        where: { organizationId: where.id, id: { not: uuidOf('Project', studio.projectId) } },
        data: { deletedAt: new Date() },
      })
      await prisma.organization.update({ where, data: { storageBytes: 12.5 * GIGABYTE } })
      const storage = 'The Starter plan allows up to 10 GB of storage. 12.5 GB are used.'
      await expectNo(studio.owner, 'changePlan', starter, 'PLAN_LIMIT', storage)
      await prisma.organization.update({ where, data: { storageBytes: GIGABYTE } })
      await makeServiceActor(studio.organizationId)
      expect((await change('STARTER')).errors).toEqual([])
      expect(await app.ask(studio.owner, USAGE, { id: studio.organizationId })).toEqual({
        organization: {
          plan: 'STARTER',
          usage: {
            projects: 1,
            projectLimit: 5,
            members: 1,
            memberLimit: 1,
            storageBytes: GIGABYTE,
            storageLimitBytes: 10 * GIGABYTE,
          },
        },
      })
    })

    it('limits members and open invitations together', async () => {
      await alone()
      await setPlan(studio.organizationId, 'STARTER')
      const nina = await verify(app, await makePerson(app, 'Nina'))
      for (const email of [nina.email, anyEmail()]) {
        await expectNo(studio.owner, 'addMember', { email }, 'PLAN_LIMIT', 'The Starter plan allows up to 1 member.')
      }
    })

    it('lets no more in when many are added at the limit at once', async () => {
      await setPlan(studio.organizationId, 'PROFESSIONAL')
      await makeServiceActor(studio.organizationId)
      const accounts = await Promise.all(Array.from({ length: 8 }, async () => verify(app, await makePerson(app))))
      const emails = [...accounts.map(({ email }) => email), ...Array.from({ length: 8 }, () => anyEmail())]
      const senders = [studio.owner, studio.admin]
      const answers = await Promise.all(
        emails.map((email, index) => add(app, senders[index % 2] ?? null, studio.organizationId, email)),
      )
      const refused = answers.filter(({ errors }) => errors.length > 0)
      for (const answer of refused) expectRefused({ ...answer, data: {} }, 'PLAN_LIMIT')
      expect(answers.length - refused.length).toBe(7)
      const { organization } = await app.ask<{ organization: { usage: { members: number } } }>(studio.member, USAGE, {
        id: studio.organizationId,
      })
      expect(organization.usage.members).toBe(10)
    })

    it('has no limits as ENTERPRISE', async () => {
      expect(await app.ask(studio.member, USAGE, { id: studio.organizationId })).toMatchObject({
        organization: { usage: { projectLimit: null, memberLimit: null, storageLimitBytes: null } },
      })
    })
  })

  describe('deleteOrganization', () => {
    it('is the OWNER\'s alone, by a session', async () => {
      await expectNo(studio.admin, 'deleteOrganization', {}, 'FORBIDDEN')
      await expectNo(studio.member, 'deleteOrganization', {}, 'FORBIDDEN')
      await expectNo(studio.outsider, 'deleteOrganization', {}, 'NOT_FOUND')
      await expectNo(await makeToken(studio.owner, ['read', 'write', 'admin']), 'deleteOrganization', {}, 'FORBIDDEN')
    })

    it('takes everything below it out of sight, ends what is open and removes invitations', async () => {
      const { organizationId, owner, member } = studio
      const { data } = await add(app, owner, organizationId, anyEmail())
      const shot = await makeShot(app, owner, studio.storyboardId)
      const viewId = shot.views[0]?.id ?? ''
      await draw(app, owner, viewId, [adding()])
      const follow = 'subscription ($viewId: ID!) { viewOps(viewId: $viewId, after: "0") { seq } }'
      const following = await followByEvents<object>(app, member, follow, { viewId })
      expect((await following.next())?.data).toBeTruthy()
      const places = await prisma.member.findMany({ where: { organizationId: uuidOf('Organization', organizationId) } })

      expect((await act(app, owner, 'deleteOrganization', { organizationId })).errors).toEqual([])
      expect((await following.next())?.data ?? null).toBeNull()
      await following.stop()
      const state = await stateOf(organizationId)
      expect(state?.deletedAt).not.toBeNull()
      expect(state?.invitations).toEqual([])
      expect(state?.events.at(-1)).toMatchObject({ type: 'organization.deleted', payload: { name: 'Kestrel' } })

      const nodeIds = [
        organizationId,
        studio.projectId,
        studio.storyboardId,
        shot.id,
        viewId,
        data.addMember.invitation?.id,
        ...places.map(({ id }) => toTypeId('Member', id)),
      ]
      const query = `query ($ids: [ID!]!) { nodes(ids: $ids) { __typename } organizations { totalCount } }`
      for (const person of [owner, studio.admin, member]) {
        expect(await app.ask(person, query, { ids: nodeIds })).toEqual({
          nodes: nodeIds.map(() => null),
          organizations: { totalCount: 0 },
        })
      }
      expectRefused(await act(app, owner, 'deleteOrganization', { organizationId }), 'NOT_FOUND')
      expectRefused(await act(app, owner, 'updateOrganization', { organizationId, name: 'Heron' }), 'NOT_FOUND')
      expectRefused(await act(app, owner, 'createProject', { organizationId, name: 'Salt' }), 'NOT_FOUND')
      expectRefused(await draw(app, member, viewId, [adding()]), 'NOT_FOUND')
      expect((await stateOf(organizationId))?.eventSeq).toBe(state?.eventSeq)
    })
  })
})
