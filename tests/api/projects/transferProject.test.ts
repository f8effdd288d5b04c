import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { adding, draw } from '../../harness/drawings.ts'
import {
  join,
  makePerson,
  makeProject,
  makeShot,
  makeStudio,
  makeToken,
  type Person,
  type Studio,
} from '../../harness/fixtures.ts'
import { expectRefused, expectUnchanged } from '../../harness/refusals.ts'
import { prisma } from '../../harness/running.ts'
import { followBySocket } from '../../harness/subscriptions.ts'
import {
  lastEvent,
  makeOrganizationOn,
  mutate,
  mutated,
  mutateOne,
  readOrganizationEvents,
  readProject,
} from './projectCalls.ts'

const PLAN = `query ($id: ID!, $organizationId: ID!) {
  project(by: { id: $id }) {
    transferPlan(organizationId: $organizationId) {
      organization { id } code newCode leaving { id } leavingCount stayingCount joiningCount
      storyboardCount shotCount problem { reason message }
    }
  }
}`
const OPEN = `query ($id: ID!) { project(by: { id: $id }) { id } }`
const FOLLOW = `subscription ($viewId: ID!, $after: String) { viewOps(viewId: $viewId, after: $after) { seq } }`
const STARTER_SENTENCE = 'The Starter plan allows up to 5 projects.'

interface Planned {
  project: {
    transferPlan: Record<string, unknown> & {
      leaving: { id: string }[]
      problem: { reason: string; message: string } | null
    }
  }
}

describe('transferProject', () => {
  let app: TestApp
  let studio: Studio
  let target: string

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
    target = await makeOrganizationOn(app, studio.admin)
  })
  afterAll(() => app.stop())

  const make = (name?: string) => makeProject(app, studio.owner, studio.organizationId, name)
  const transfer = (projectId: string, organizationId = target, person: Person = studio.admin) =>
    mutate(app, person, 'transferProject', { projectId, organizationId })
  const plan = (projectId: string, organizationId = target, person: Person = studio.admin) =>
    app.send<Planned>(person, PLAN, { id: projectId, organizationId })

  it('moves all of it; who is no member there loses access at once, and the plan said so', async () => {
    const organizationId = await makeOrganizationOn(app, studio.admin, 'STARTER', 'Merlin')
    const joiner = await makePerson(app)
    await join(organizationId, joiner, 'MEMBER')
    await join(organizationId, studio.member, 'MEMBER')
    const { projectId, storyboardId } = await make('Brick')
    await makeShot(app, studio.owner, storyboardId)
    const before = await readProject(app, studio.admin, projectId)
    const { transferPlan } = (await plan(projectId, organizationId)).data.project
    expect(transferPlan).toEqual({
      organization: { id: organizationId },
      code: before.code,
      newCode: before.code,
      leaving: [{ id: studio.owner.id }],
      leavingCount: 1,
      stayingCount: 2,
      joiningCount: 1,
      storyboardCount: 1,
      shotCount: 1,
      problem: null,
    })
    expectRefused(await app.send(joiner, OPEN, { id: projectId }), 'NOT_FOUND')

    const selection = 'project { id organization { id } } previousOrganization { id }'
    expect(await mutated(app, studio.admin, 'transferProject', { projectId, organizationId }, selection)).toEqual({
      project: { id: projectId, organization: { id: organizationId } },
      previousOrganization: { id: studio.organizationId },
    })
    expectRefused(await app.send(studio.owner, OPEN, { id: projectId }), 'NOT_FOUND')
    expectRefused(await mutateOne(app, studio.owner, 'createShots', { storyboardId }), 'NOT_FOUND')
    for (const person of [joiner, studio.member, studio.admin]) {
      expect((await app.send(person, OPEN, { id: projectId })).errors).toEqual([])
    }
    expect((await mutateOne(app, joiner, 'createShots', { storyboardId })).errors).toEqual([])

    const after = await readProject(app, studio.admin, projectId)
    expect(after).toMatchObject({ code: before.code, name: before.name, statuses: before.statuses })
    const [moved] = after.events.nodes.filter(({ type }) => type === 'project.transferred')
    expect(moved?.payload).toEqual({
      from: 'Kestrel',
      to: 'Merlin',
      code: { from: before.code, to: before.code },
    })
    const { name, code } = before
    expect((await readOrganizationEvents(studio.organizationId)).at(-1)).toEqual({
      type: 'project.transferredOut',
      payload: { name, code, to: 'Merlin' },
    })
    expect(await readOrganizationEvents(organizationId)).toEqual([
      { type: 'project.transferredIn', payload: { name, code, from: 'Kestrel' } },
    ])
  })

  it('ends what a lost member has open, and leaves open what a member keeps', async () => {
    const organizationId = await makeOrganizationOn(app, studio.admin)
    await join(organizationId, studio.member, 'MEMBER')
    const { projectId, storyboardId } = await make()
    const viewId = (await makeShot(app, studio.owner, storyboardId)).views[0]?.id ?? ''
    await draw(app, studio.member, viewId, [adding()])
    const follow = (person: Person) =>
      followBySocket<{ viewOps: { seq: number } }>(app, person, FOLLOW, { viewId, after: '0' })
    const [lost, kept] = [await follow(studio.owner), await follow(studio.member)]
    expect((await lost.next())?.data?.viewOps.seq).toBe(1)
    expect((await kept.next())?.data?.viewOps.seq).toBe(1)

    expect((await transfer(projectId, organizationId)).errors).toEqual([])
    const end = await lost.next().catch((error: unknown) => ({ errors: error, data: undefined }))
    expect(end?.data).toBeFalsy()
    expect(JSON.stringify(end)).toContain('NOT_FOUND')
    await draw(app, studio.member, viewId, [adding()])
    expect((await kept.next())?.data?.viewOps.seq).toBe(2)
    await Promise.all([lost.stop(), kept.stop()])
  })

  it('gives it the next code when its own was ever given there, as the plan said', async () => {
    const organizationId = await makeOrganizationOn(app, studio.owner)
    for (const name of ['Tide', 'Tide']) await makeProject(app, studio.owner, organizationId, name)
    const { projectId } = await make('Tide')
    const { transferPlan } = (await plan(projectId, organizationId, studio.owner)).data.project
    expect(transferPlan).toMatchObject({ code: 'TIDE', newCode: 'TIDE-3' })
    await mutated(app, studio.owner, 'transferProject', { projectId, organizationId })
    const moved = await readProject(app, studio.owner, projectId)
    expect(moved.code).toBe('TIDE-3')
    expect(lastEvent(moved)).toMatchObject({ payload: { code: { from: 'TIDE', to: 'TIDE-3' } } })
    const code = 'tide-3'
    expectRefused(await mutate(app, studio.owner, 'createProject', { organizationId, name: 'x', code }), 'CONFLICT')
    const left = { organizationId: studio.organizationId, name: 'x', code: 'TIDE' }
    expectRefused(await mutate(app, studio.owner, 'createProject', left), 'CONFLICT')
  })

  it('keeps to the limit of the plan there, and the plan of the transfer names it', async () => {
    const organizationId = await makeOrganizationOn(app, studio.admin, 'STARTER')
    for (let made = 0; made < 5; made++) await makeProject(app, studio.admin, organizationId)
    const { projectId } = await make()
    expect((await plan(projectId, organizationId)).data.project.transferPlan.problem?.message).toBe(STARTER_SENTENCE)
    await expectUnchanged(() => readProject(app, studio.admin, projectId), async () => {
      const answer = await transfer(projectId, organizationId)
      expectRefused(answer, 'PLAN_LIMIT')
      expect(answer.errors[0]?.message).toBe(STARTER_SENTENCE)
    })
    expect(await readOrganizationEvents(organizationId)).toEqual([])
  })

  it('lets one of many moved at once into the last room', async () => {
    const organizationId = await makeOrganizationOn(app, studio.admin, 'STARTER')
    for (let made = 0; made < 4; made++) await makeProject(app, studio.admin, organizationId)
    const ids = await Promise.all(Array.from({ length: 5 }, async () => (await make()).projectId))
    const answers = await Promise.all(ids.map((id) => transfer(id, organizationId)))
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1)
    const count = { organizationId: uuidOf('Organization', organizationId), deletedAt: null }
    expect(await prisma.project.count({ where: count })).toBe(5)
  })

  it('moves projects both ways at once, and one project once', async () => {
    const [here, there] = [await makeOrganizationOn(app, studio.owner), await makeOrganizationOn(app, studio.owner)]
    const make = (organizationId: string) =>
      Promise.all(Array.from({ length: 6 }, () => makeProject(app, studio.owner, organizationId, 'Swap')))
    const [out, back] = [await make(here), await make(there)]
    const answers = await Promise.all([
      ...out.map(({ projectId }) => transfer(projectId, there, studio.owner)),
      ...back.map(({ projectId }) => transfer(projectId, here, studio.owner)),
    ])
    expect(answers.flatMap(({ errors }) => errors)).toEqual([])
    for (const organizationId of [here, there]) {
      const rows = await prisma.project.findMany({ where: { organizationId: uuidOf('Organization', organizationId) } })
      expect(rows).toHaveLength(6)
      expect(new Set(rows.map(({ code }) => code.toLowerCase())).size).toBe(6)
    }

    const projectId = out[0]?.projectId ?? ''
    const same = await Promise.all(Array.from({ length: 4 }, () => transfer(projectId, here, studio.owner)))
    expect(same.filter(({ errors }) => errors.length === 0)).toHaveLength(1)
    for (const answer of same.filter(({ errors }) => errors.length > 0)) expectRefused(answer, 'CONFLICT')
  })

  it('tells of an archived project that it cannot be moved', async () => {
    const { projectId } = await make()
    await mutated(app, studio.owner, 'archiveProject', { projectId })
    const answer = await transfer(projectId)
    expectRefused(answer, 'CONFLICT')
    expect((await plan(projectId)).data.project.transferPlan.problem?.message).toBe(answer.errors[0]?.message)
  })

  it('and its plan ask for an ADMIN in both, of another organization', async () => {
    const { projectId } = await make()
    const both = async (person: Person, organizationId: string, code: string) => {
      expectRefused(await transfer(projectId, organizationId, person), code)
      const planned = await plan(projectId, organizationId, person)
      expect(planned.errors.map(({ extensions }) => extensions.code)).toEqual([code])
    }
    const there = await makeOrganizationOn(app, studio.owner)
    await join(there, studio.admin, 'MEMBER')
    const members = await makeOrganizationOn(app, studio.member)
    await expectUnchanged(() => readProject(app, studio.owner, projectId), async () => {
      await both(studio.admin, there, 'FORBIDDEN')
      await both(studio.member, members, 'FORBIDDEN')
      await both(studio.owner, members, 'NOT_FOUND')
      await both(studio.outsider, there, 'NOT_FOUND')
      await both(studio.owner, studio.organizationId, 'CONFLICT')
      await both(await makeToken(studio.owner, ['read', 'write']), there, 'FORBIDDEN')
    })
    await prisma.organization.update({
      where: { id: uuidOf('Organization', there) },
      data: { deletedAt: new Date() },
    })
    await both(studio.owner, there, 'NOT_FOUND')
  })
})
