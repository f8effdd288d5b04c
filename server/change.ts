import { Prisma } from './__generated__/prisma/client.ts'
import type { Plan, ProjectAccess } from './__generated__/prisma/enums.ts'
import { demandUnlimited, type Viewer } from './context.ts'
import { fail, notFound, sessionEnded } from './kernel/errors.ts'
import { declareFailures } from './kernel/failure.ts'
import type { FrameNumbers } from './kernel/frameNumbers.ts'
import { demand, demandCredential, type Permission, type Role } from './kernel/permissions.ts'
import { MAY_SEE_PROJECT } from './kernel/projectAccess.ts'
import { currentReceipt, type Receipt } from './kernel/receipt.ts'
import { requestFailures } from './kernel/request.failures.ts'
import { ownedByResources } from './kernel/resources.ts'
import { isDeadlock, prisma, type Transaction } from './platform/database/client.ts'
import { inGroups, takeTurns, WorkFailed } from './platform/database/turns.ts'
import { type Attempt, currentAttempt } from './platform/idempotency/once.ts'
import type { Actor, Log, Recording, Recordings } from './record.ts'
import { transact, transactOnce, TRANSACTION_LIMITS } from './transact.ts'

/** What a change works with. */
export interface Change extends Recording {
  tx: Transaction
  /** Whose change it is. */
  userId: string
}

/** The locked project a change belongs to. */
export interface LockedProject extends FrameNumbers {
  id: string
  organizationId: string
  code: string
  name: string
  frameRateNumerator: number
  frameRateDenominator: number
  access: ProjectAccess
  version: number
  archivedAt: Date | null
  deletedAt: Date | null
  /** Of who changes it; jobs have none. */
  role?: Role
}

/** The locked organization a change belongs to. */
export interface LockedOrganization {
  id: string
  name: string
  plan: Plan
  storageBytes: bigint
  version: number
  deletedAt: Date | null
}

/** How far gone a project may be for a change of it: most need one that is neither archived nor in the trash. */
export type Reach = 'active' | 'archived' | 'trash'
/** The same for an organization. */
type OrganizationReach = Exclude<Reach, 'archived'>

const changeBy = (
  actor: Actor, log: Log, tx: Transaction, recordings: Recordings, receipt: Receipt | undefined,
): Change => ({
  tx,
  userId: actor.userId,
  record: recordings.recorder(actor, log, receipt),
  recordIn: (name, ownerId) => recordings.recorder(actor, { name, ownerId }, receipt),
  recheckAccess: (userId) => void recordings.recheckedUsers.add(userId),
})

/** Why a project cannot be changed, whatever the change. */
export const changeFailures = declareFailures({
  PROJECT_ARCHIVED: ['CONFLICT', 'This project is archived and read-only. Restore it to change it.'],
})

/** Throws CONFLICT when the project is archived and the change needs one that is not. */
function demandReach({ archivedAt }: LockedProject, reach: Reach): void {
  if (archivedAt !== null && reach === 'active') throw fail(changeFailures.PROJECT_ARCHIVED())
}

/** A change of a project, as `changeProject` hands it to its work. */
export type ProjectChange = Change & { project: LockedProject }

/** Makes changes of one kind in one go, each of another subject: the same statements for all of them. */
export type MakeTogether<Asked, Result> = (
  changes: readonly (ProjectChange & { asked: Asked })[],
) => Promise<readonly Result[]>

interface ProjectWork {
  viewer: Viewer
  permission: Permission
  reach: Reach
  make: MakeTogether<unknown, unknown>
  asked: unknown
  /** What of the project it changes, for work that others' work of the same kind may join. */
  subject: string | null
  /** Of a request with a key. */
  attempt: Attempt | undefined
  /** Of a request that wants to know its events. */
  receipt: Receipt | undefined
}

const PROJECT = Prisma.raw(
  ['id', 'organizationId', 'code', 'name', 'frameRateNumerator', 'frameRateDenominator', 'firstFrame',
    'frameNumbering', 'access', 'version', 'archivedAt', 'deletedAt'].map((column) => `p."${column}"`).join(', '),
)

/**
 * A locked project with the roles of those who see it. Read after the lock by a statement of its own: one that waits
 * sees what it joins as it was when the wait began, and an earlier change of the batch may have changed anything.
 */
async function readLocked(tx: Transaction, projectId: string, userIds: readonly string[]) {
  const rows = await tx.$queryRaw<(LockedProject & { role: Role; userId: string })[]>`
    SELECT ${PROJECT}, m."role"::text AS "role", m."userId"
    FROM "Project" p
    JOIN "Organization" o ON o."id" = p."organizationId" AND o."deletedAt" IS NULL
    JOIN "Member" m ON m."organizationId" = p."organizationId" AND m."userId" = ANY(${userIds}::uuid[])
    WHERE p."id" = ${projectId}::uuid AND ${Prisma.raw(MAY_SEE_PROJECT)}`
  return new Map(rows.map((row) => [row.userId, row]))
}

/** Makes changes that go together, each if its viewer may make it. */
async function makeGroup(
  tx: Transaction, recordings: Recordings, projectId: string, group: readonly [ProjectWork, ...ProjectWork[]],
): Promise<readonly unknown[]> {
  const projects = await readLocked(tx, projectId, group.map(({ viewer }) => viewer.userId))
  const changes = group.map(({ viewer, permission, reach, receipt, asked }) => {
    const project = projects.get(viewer.userId)
    if (!project || (viewer.projectId !== null && viewer.projectId !== projectId)) throw notFound('Project')
    if (project.deletedAt !== null && reach !== 'trash') throw notFound('Project')
    demand(project.role, viewer, permission)
    demandReach(project, reach)
    return { ...changeBy(viewer, { name: 'project', ownerId: projectId }, tx, recordings, receipt), project, asked }
  })
  const results = await group[0].make(changes)
  for (const { attempt } of group) await attempt?.markWritten(tx)
  return results
}

/** Runs several people's changes of one project in order in one transaction: all of them or none. */
function changeTogether(projectId: string, batch: readonly ProjectWork[]): Promise<unknown[]> {
  return transact(async (tx, recordings) => {
    await tx.$executeRaw`SELECT FROM "Project" WHERE "id" = ${projectId}::uuid FOR UPDATE`
    const results: unknown[] = []
    for (const group of inGroups(batch)) {
      const made = await makeGroup(tx, recordings, projectId, group).catch((cause: unknown) => {
        throw isDeadlock(cause) ? cause : new WorkFailed(cause)
      })
      results.push(...made)
    }
    return results
  })
}

const turns = ownedByResources(() => takeTurns(changeTogether))

// What belongs to the request is read here: the batch may run in another one.
const takeTurn = (projectId: string, work: Omit<ProjectWork, 'attempt' | 'receipt'>) =>
  turns()(projectId, { ...work, attempt: currentAttempt(), receipt: currentReceipt() })

/**
 * The one way to change anything in a project: locks it, checks the viewer's role, runs the change, logs its events,
 * wakes their readers. NOT_FOUND for an outsider, FORBIDDEN for a role or token that may not. Changes of one project
 * that wait for each other in this server are committed together; one that fails takes none of the others with it, so
 * the work may run a second time.
 */
export function changeProject<Result>(
  viewer: Viewer,
  projectId: string,
  permission: Permission,
  work: (change: ProjectChange) => Promise<Result>,
  reach: Reach = 'active',
): Promise<Result> {
  const make: MakeTogether<unknown, unknown> = (changes) => Promise.all(changes.map(work))
  return takeTurn(projectId, { viewer, permission, reach, make, asked: null, subject: null }) as Promise<Result>
}

/**
 * The same for changes that many people make at once, each of a subject of its own: those that wait for each other one
 * after the other, of different subjects and with the same `make`, are made in one go. Answers this one's result.
 */
export function changeProjectTogether<Asked, Result>(
  viewer: Viewer,
  projectId: string,
  permission: Permission,
  { subject, asked, make }: { subject: string; asked: Asked; make: MakeTogether<Asked, Result> },
): Promise<Result> {
  const work = { viewer, permission, reach: 'active', make: make as MakeTogether<unknown, unknown>, asked } as const
  return takeTurn(projectId, { ...work, subject }) as Promise<Result>
}

/**
 * For jobs, which act later and for somebody: the caller has proved that they may. Reaches what is archived or in the
 * trash. NOT_FOUND when the project is purged.
 */
export function changeProjectOf<Result>(
  projectId: string,
  actor: Actor,
  work: (change: ProjectChange) => Promise<Result>,
): Promise<Result> {
  return transactOnce(async (tx, recordings) => {
    const [project] = await tx.$queryRaw<LockedProject[]>`
      SELECT ${PROJECT} FROM "Project" p WHERE p."id" = ${projectId}::uuid FOR UPDATE`
    if (!project) throw notFound('Project')
    const log = { name: 'project', ownerId: projectId } as const
    return work({ ...changeBy(actor, log, tx, recordings, currentReceipt()), project })
  })
}

/** Locks an organization, then reads somebody's role in it, null for none. NOT_FOUND when it is gone. */
async function lockOrganization(tx: Transaction, id: string, userId: string, reach: OrganizationReach = 'active') {
  const [organization] = await tx.$queryRaw<LockedOrganization[]>`
    SELECT "id", "name", "plan"::text AS "plan", "storageBytes", "version", "deletedAt" FROM "Organization"
    WHERE "id" = ${id}::uuid AND ("deletedAt" IS NULL OR ${reach === 'trash'}) FOR UPDATE`
  if (!organization) throw notFound('Organization')
  const member = await tx.member.findUnique({ where: { organizationId_userId: { organizationId: id, userId } } })
  return { ...organization, role: member?.role ?? null }
}

/**
 * Locks a further organization inside a change and checks the viewer's role there. NOT_FOUND for an outsider,
 * FORBIDDEN for a role or token that may not.
 */
export async function joinOrganization(
  tx: Transaction,
  viewer: Viewer,
  organizationId: string,
  permission: Permission,
  reach?: OrganizationReach,
): Promise<LockedOrganization> {
  const organization = await lockOrganization(tx, organizationId, viewer.userId, reach)
  if (organization.role === null) throw notFound('Organization')
  demandUnlimited(viewer)
  demand(organization.role, viewer, permission)
  return organization
}

/** The same for what belongs to an organization and to none of its projects. */
export function changeOrganization<Result>(
  viewer: Viewer,
  organizationId: string,
  permission: Permission,
  work: (change: Change & { organization: LockedOrganization }) => Promise<Result>,
  reach?: OrganizationReach,
): Promise<Result> {
  return transactOnce(async (tx, recordings) => {
    const organization = await joinOrganization(tx, viewer, organizationId, permission, reach)
    const log = { name: 'organization', ownerId: organizationId } as const
    return work({ ...changeBy(viewer, log, tx, recordings, currentReceipt()), organization })
  })
}

/** For those who are no members (yet) or act later, by a job: the caller has proved that they may. */
export function changeOrganizationOf<Result>(
  organizationId: string,
  actor: Actor,
  work: (change: Change & { organization: LockedOrganization }) => Promise<Result>,
): Promise<Result> {
  return transactOnce(async (tx, recordings) => {
    const organization = await lockOrganization(tx, organizationId, actor.userId)
    const log = { name: 'organization', ownerId: organizationId } as const
    return work({ ...changeBy(actor, log, tx, recordings, currentReceipt()), organization })
  })
}

/** The same for what belongs to the viewer alone. UNAUTHENTICATED when the token has ended since the request began. */
export function changeAccount<Result>(
  viewer: Viewer, permission: Permission, work: (change: Change) => Promise<Result>,
): Promise<Result> {
  if (viewer.isService) throw fail(requestFailures.SERVICE_TOKEN_WITHOUT_ACCOUNT())
  demandUnlimited(viewer)
  demandCredential(viewer, permission)
  return changeAccountOf(viewer.userId, viewer.tokenId, async (change) => {
    if ((await change.tx.accessToken.count({ where: { id: viewer.tokenId } })) === 0) throw sessionEnded()
    return work(change)
  })
}

/** For those who have no token yet (sign-up, sign-in, links from mails) and for jobs: the caller has proved who. */
export function changeAccountOf<Result>(
  userId: string, tokenId: string | null, work: (change: Change) => Promise<Result>,
): Promise<Result> {
  return transactOnce(async (tx, recordings) => {
    // The lock that an event's reference to its actor does not wait for.
    await tx.$executeRaw`SELECT FROM "User" WHERE "id" = ${userId}::uuid FOR NO KEY UPDATE`
    return work(changeBy({ userId, tokenId }, { name: 'account', ownerId: userId }, tx, recordings, currentReceipt()))
  })
}

/**
 * For what strangers leave with us (contact, consultation, newsletter): it belongs to nobody who has a log, so nothing
 * is recorded. The one kind of change outside of the logs; the guards name every mutation that makes it.
 */
export function changeInquiries<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  return prisma().$transaction(work, TRANSACTION_LIMITS)
}

/**
 * For housekeeping by the clock, which has no viewer: what it removes was logged when it went to the trash, so nothing
 * is recorded again.
 */
export function sweep<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  return prisma().$transaction(work, TRANSACTION_LIMITS)
}
