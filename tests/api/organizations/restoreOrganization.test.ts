import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { emptyTrash } from '../../../server/modules/delivery/trash.service.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeStudio, makeToken, type Person, type Studio } from '../../harness/fixtures.ts'
import { expectRefused, expectUnchanged } from '../../harness/refusals.ts'
import { inApp, prisma } from '../../harness/running.ts'
import { mutated } from '../projects/projectCalls.ts'
import { act, add, anyEmail, stateOf } from './people.ts'

const DAY_MS = 86_400_000
const LIST = `{ deletedOrganizations(first: 10) {
  totalCount nodes { deletedId type label place deletedAt purgedAt deletedByName deletedBy { id } }
} }`

interface Listed {
  deletedOrganizations: { totalCount: number; nodes: { deletedId: string; deletedAt: string; purgedAt: string }[] }
}

describe('restoreOrganization', () => {
  let app: TestApp
  let studio: Studio

  beforeAll(async () => {
    app = await startApp()
  })
  beforeEach(async () => {
    studio = await makeStudio(app)
  })
  afterAll(() => app.stop())

  const deleteStudio = () => mutated(app, studio.owner, 'deleteOrganization', { organizationId: studio.organizationId })
  const restore = (person: Person) => act(app, person, 'restoreOrganization', { organizationId: studio.organizationId })
  const list = async (person: Person) => (await app.ask<Listed>(person, LIST)).deletedOrganizations.nodes
  const where = () => ({ organizationId: uuidOf('Organization', studio.organizationId) })

  it('brings back projects, members and roles, but neither invitations nor service tokens', async () => {
    const { organizationId, owner, admin, member, projectId } = studio
    await add(app, owner, organizationId, anyEmail())
    await mutated(app, owner, 'createServiceToken', { organizationId, name: 'Farm', scopes: ['READ'] })
    const people = { ...where(), user: { kind: 'PERSON' as const } }
    const roles = await prisma.member.findMany({ where: people, orderBy: { id: 'asc' } })
    await deleteStudio()
    const { organization, organizationEdge } = await mutated<{
      organization: { name: string; viewerRole: string }
      organizationEdge: { node: { id: string } }
    }>(
      app, owner, 'restoreOrganization', { organizationId },
      'organization { name viewerRole } organizationEdge { node { id } }',
    )
    expect([organization, organizationEdge.node.id]).toEqual([{ name: 'Kestrel', viewerRole: 'OWNER' }, organizationId])
    expect(await prisma.member.findMany({ where: where(), orderBy: { id: 'asc' } })).toEqual(roles)
    for (const person of [owner, admin, member]) {
      expect(await app.ask(person, `query ($id: ID!) { project(by: { id: $id }) { id } }`, { id: projectId }))
        .toEqual({ project: { id: projectId } })
    }
    expect(await prisma.invitation.count({ where: where() })).toBe(0)
    expect(await prisma.accessToken.count({ where: where() })).toBe(0)
    const told = { type: 'organization.restored', subject: organizationId, payload: { name: 'Kestrel' } }
    expect((await stateOf(organizationId))?.events.at(-1)).toMatchObject(told)
    const account = { where: { userId: uuidOf('User', owner.id) }, orderBy: { seq: 'desc' } } as const
    expect(await prisma.accountEvent.findFirst(account)).toMatchObject(told)
  })

  it('is the OWNER’s alone, by a session; an organization that is not in the trash stays as it is', async () => {
    await deleteStudio()
    await expectUnchanged(() => stateOf(studio.organizationId), async () => {
      expectRefused(await restore(studio.outsider), 'NOT_FOUND')
      for (const person of [studio.member, studio.admin, await makeToken(studio.owner, ['read', 'write', 'admin'])]) {
        expectRefused(await restore(person), 'FORBIDDEN')
      }
    })
    expect((await restore(studio.owner)).errors).toEqual([])
    await expectUnchanged(() => stateOf(studio.organizationId), async () => {
      expect((await restore(studio.owner)).errors).toEqual([])
    })
  })

  it('is offered to the OWNER for 30 days, then the organization is gone', async () => {
    const { organizationId, owner } = studio
    expect(await list(owner)).toEqual([])
    await deleteStudio()
    const [listed] = await list(owner)
    expect(listed).toMatchObject({
      deletedId: organizationId, type: 'ORGANIZATION', label: 'Kestrel', place: null, deletedByName: owner.name,
      deletedBy: { id: owner.id },
    })
    expect(Date.parse(listed?.purgedAt ?? '') - Date.parse(listed?.deletedAt ?? '')).toBe(30 * DAY_MS)
    for (const person of [studio.admin, studio.member, studio.outsider]) expect(await list(person)).toEqual([])
    expectRefused(await app.send(await makeToken(owner, ['read', 'admin']), LIST), 'FORBIDDEN')

    const deletedAt = new Date(Date.now() - 31 * DAY_MS)
    await prisma.organization.update({ where: { id: where().organizationId }, data: { deletedAt } })
    expect(await list(owner)).toEqual([])
    await inApp(() => emptyTrash())
    expectRefused(await restore(owner), 'NOT_FOUND')
  })
})
