import type { Member, ProjectAccess } from '../../__generated__/prisma/client.ts'
import { changeProject, type ProjectChange } from '../../change.ts'
import { demandUnlimited, type Viewer } from '../../context.ts'
import { demandVersion, type ExpectedVersion, notFound, nothingToChange } from '../../kernel/errors.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { BATCH_LIMIT } from '../../kernel/inputRows.ts'
import { prisma, type Transaction } from '../../platform/database/client.ts'
import type { Recording } from '../../record.ts'
import { revokeAccess } from '../identity/accessRevoked.ts'
import { lockOrganizations } from '../identity/organizationLock.ts'
import { PERSON, type ReadMember } from '../identity/organizationReading.service.ts'
import { seeing } from '../identity/project.policy.ts'
import { readProject } from './projectReading.service.ts'

/** Most members that are chosen for a project: as many as a list that comes in may hold. */
export const MOST_CHOSEN = BATCH_LIMIT

/** What of the access to a project is to change; null or absent keeps it. */
export interface AccessChange {
  access?: ProjectAccess | null
  /** Exactly the members that are chosen. */
  memberIds?: readonly string[] | null
  expectedVersion?: ExpectedVersion
}

/** A member as a person in a change of a project's lists of members. */
export const AS_PERSON = { select: { id: true, user: { select: { id: true, name: true } } } } as const
export type Chosen = Pick<Member, 'id'> & { user: { id: string; name: string } }

/** The members with some ids. NOT_FOUND, by the place in the list, for an id of nobody in the organization. */
export async function readWished(
  tx: Transaction, organizationId: string, memberIds: readonly string[],
): Promise<Chosen[]> {
  const where = { id: { in: [...memberIds] }, organizationId, user: { kind: 'PERSON' as const } }
  const found = await tx.member.findMany({ where, ...AS_PERSON })
  const ids = new Set(found.map(({ id }) => id))
  const unknown = memberIds.findIndex((id) => !ids.has(id))
  if (unknown >= 0) throw notFound('Member', `memberIds.${unknown}`)
  return found
}

export const without = (from: readonly Chosen[], others: readonly Chosen[]) => {
  const ids = new Set(others.map(({ id }) => id))
  return from.filter(({ id }) => !ids.has(id))
}

/** People as ids and names in an event; nothing of nobody. */
export const peopleAs = (name: 'added' | 'removed', people: readonly Chosen[]) =>
  people.length > 0 && {
    [name]: people.map(({ user }) => toTypeId('User', user.id)),
    [`${name}Names`]: people.map(({ user }) => user.name),
  }

async function writeChosen({ tx, project }: ProjectChange, added: readonly Chosen[], removed: readonly Chosen[]) {
  const { id: projectId } = project
  await tx.projectMember.deleteMany({ where: { projectId, memberId: { in: removed.map(({ id }) => id) } } })
  await tx.projectMember.createMany({ data: added.map(({ id }) => ({ projectId, memberId: id })) })
}

/** The people, and the actors behind service tokens, who see a project. */
async function whoSees(tx: Transaction, project: Parameters<typeof seeing>[0]): Promise<string[]> {
  const members = await tx.member.findMany({ where: seeing(project), select: { userId: true } })
  return members.map(({ userId }) => userId)
}

/**
 * Notes in an organization's log that chosen members alone see a project: its events are left out for all others, even
 * once it is purged or elsewhere.
 */
export const noteChosen = (recordIn: Recording['recordIn'], organizationId: string, projectId: string): void =>
  recordIn('organization', organizationId)('project.accessChanged', { type: 'Project', id: projectId }, {
    access: { from: 'EVERYONE', to: 'CHOSEN' },
  })

/**
 * Changes who sees a project, archived or not. Members who no longer see it are unassigned from its tasks at once.
 * FORBIDDEN for who does not administer it, NOT_FOUND for a member there is not, CONFLICT at another version.
 */
export function setProjectAccess(viewer: Viewer, projectId: string, wish: AccessChange): Promise<{ id: string }> {
  const { access: wished = null, memberIds = null } = wish
  if (wished === null && memberIds === null) throw nothingToChange('access', 'access, memberIds')
  const work = async (change: ProjectChange) => {
    const { tx, record, recordIn, project: before } = change
    const { organizationId } = before
    demandVersion('Project', before, wish.expectedVersion)
    // Nobody's role changes meanwhile.
    await lockOrganizations(tx, [organizationId])
    const places = await tx.projectMember.findMany({ where: { projectId }, select: { member: AS_PERSON } })
    const chosen = places.map(({ member }) => member)
    const next = memberIds === null ? chosen : await readWished(tx, organizationId, [...new Set(memberIds)])
    const [added, removed] = [without(next, chosen), without(chosen, next)]
    const access = wished ?? before.access
    if (access === before.access && added.length + removed.length === 0) return { id: projectId }

    const saw = await whoSees(tx, before)
    await writeChosen(change, added, removed)
    await tx.project.update({ where: { id: projectId }, data: { access, version: { increment: 1 } } })
    const see = new Set(await whoSees(tx, { ...before, access }))
    const userIds = saw.filter((id) => !see.has(id))
    if (userIds.length > 0) await revokeAccess(change, { organizationId, userIds, projectIds: [projectId] })
    const subject = { type: 'Project', id: projectId } as const
    const payload = { ...(access !== before.access && { access: { from: before.access, to: access } }) }
    const people = { ...peopleAs('added', added), ...peopleAs('removed', removed) }
    record('project.accessChanged', subject, { ...payload, ...people })
    recordIn('organization', organizationId)('project.accessChanged', subject, payload)
    return { id: projectId }
  }
  return changeProject(viewer, projectId, 'organization:admin', work, 'archived')
}

/** The people who see a project, in the order of joining. NOT_FOUND for who may not see it. */
export async function readProjectMembers(viewer: Viewer, projectId: string): Promise<ReadMember[]> {
  const project = await readProject(viewer, projectId)
  demandUnlimited(viewer)
  return prisma().member.findMany({
    where: { ...seeing(project), user: { kind: 'PERSON' } },
    include: PERSON,
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  })
}
