import { Prisma } from './__generated__/prisma/client.ts'
import type { Viewer } from './context.ts'
import { notFound } from './kernel/errors.ts'
import { type NodeName, toTypeId } from './kernel/ids.ts'
import { demand, demandCredential, type Permission, type Role } from './kernel/permissions.ts'
import { publish } from './platform/bus/bus.ts'
import { prisma, type Transaction } from './platform/database/client.ts'
import { takeTurns, WorkFailed } from './platform/database/turns.ts'

/** Waiting for a connection and running, in milliseconds; an import of a long script takes the longest. */
const TRANSACTION_LIMITS = { maxWait: 15_000, timeout: 60_000 }

const LOGS = {
  project: { events: Prisma.raw('"Event"'), owner: Prisma.raw('"Project"'), key: Prisma.raw('"projectId"') },
  organization: {
    events: Prisma.raw('"OrganizationEvent"'),
    owner: Prisma.raw('"Organization"'),
    key: Prisma.raw('"organizationId"'),
  },
  account: { events: Prisma.raw('"AccountEvent"'), owner: Prisma.raw('"User"'), key: Prisma.raw('"userId"') },
}

type LogName = keyof typeof LOGS

interface Log {
  name: LogName
  ownerId: string
}

/** What an event is about. */
export interface Subject {
  type: NodeName
  id: string
}

interface RecordedEvent {
  type: string
  actorId: string
  tokenId: string | null
  subject: string
  payload: Prisma.InputJsonObject
}

/** Notes what happened (`shot.moved`), to what, with old and new values; written with the change or not at all. */
export type RecordEvent = (type: string, subject: Subject, payload?: Prisma.InputJsonObject) => void

interface Recording {
  record: RecordEvent
  /** The same into the log of another organization or project that the change made. */
  recordIn: (name: LogName, ownerId: string) => RecordEvent
}

/** What a change works with. */
export interface Change extends Recording {
  tx: Transaction
}

/** The locked project a change belongs to. */
export interface LockedProject {
  id: string
  organizationId: string
  frameRateNumerator: number
  frameRateDenominator: number
}

type Actor = Pick<Viewer, 'userId'> & { tokenId: string | null }

/** What a transaction has recorded so far, log by log. */
class Recordings {
  private readonly logs = new Map<string, { log: Log; events: RecordedEvent[] }>()

  /** How one actor's change records. */
  recorder(actor: Actor, log: Log): RecordEvent {
    return (type, subject, payload = {}) => {
      const topic = `${log.name}:${log.ownerId}`
      const entry = this.logs.get(topic) ?? { log, events: [] }
      entry.events.push({ type, ...actorOf(actor), subject: toTypeId(subject.type, subject.id), payload })
      this.logs.set(topic, entry)
    }
  }

  async append(tx: Transaction): Promise<void> {
    for (const { log, events } of this.logs.values()) await append(tx, log, events)
  }

  /** Wakes the readers of every log that grew; called after the commit. */
  async publish(): Promise<void> {
    for (const topic of this.logs.keys()) await publish(topic, 'events')
  }
}

const actorOf = ({ userId, tokenId }: Actor) => ({ actorId: userId, tokenId })

/** The counter in the owner's row is raised and read by one statement, which also locks it: `seq` has no gaps. */
async function append(tx: Transaction, log: Log, events: RecordedEvent[]): Promise<void> {
  const { events: table, owner, key } = LOGS[log.name]
  await tx.$executeRaw`
    WITH counted AS (
      UPDATE ${owner} SET "eventSeq" = "eventSeq" + ${events.length}::int, "updatedAt" = now()
      WHERE "id" = ${log.ownerId}::uuid RETURNING "eventSeq"
    )
    INSERT INTO ${table} (${key}, "seq", "type", "actorId", "tokenId", "subject", "payload")
    SELECT ${log.ownerId}::uuid, counted."eventSeq" - ${events.length}::int + e.place::int, e.event->>'type',
      (e.event->>'actorId')::uuid, (e.event->>'tokenId')::uuid, e.event->>'subject', e.event->'payload'
    FROM counted, jsonb_array_elements(${JSON.stringify(events)}::jsonb) WITH ORDINALITY AS e(event, place)`
}

/** Runs work in a transaction, appends what it recorded and commits; then wakes the readers. */
async function transact<Result>(work: (tx: Transaction, recordings: Recordings) => Promise<Result>): Promise<Result> {
  const recordings = new Recordings()
  const result = await prisma.$transaction(async (tx) => {
    const outcome = await work(tx, recordings)
    await recordings.append(tx)
    return outcome
  }, TRANSACTION_LIMITS)
  await recordings.publish()
  return result
}

const changeBy = (actor: Actor, log: Log, tx: Transaction, recordings: Recordings): Change => ({
  tx,
  record: recordings.recorder(actor, log),
  recordIn: (name, ownerId) => recordings.recorder(actor, { name, ownerId }),
})

interface ProjectWork {
  viewer: Viewer
  permission: Permission
  work: (change: Change & { project: LockedProject }) => Promise<unknown>
}

/** Runs several people's changes of one project in order in one transaction: all of them or none. */
function changeTogether(projectId: string, changes: readonly ProjectWork[]): Promise<unknown[]> {
  return transact(async (tx, recordings) => {
    const userIds = changes.map(({ viewer }) => viewer.userId)
    const rows = await tx.$queryRaw<(LockedProject & { userId: string; role: Role })[]>`
      SELECT p."id", p."organizationId", p."frameRateNumerator", p."frameRateDenominator", m."userId",
        m."role"::text AS "role"
      FROM "Project" p
      JOIN "Member" m ON m."organizationId" = p."organizationId" AND m."userId" = ANY(${userIds}::uuid[])
      WHERE p."id" = ${projectId}::uuid AND p."deletedAt" IS NULL FOR UPDATE OF p`
    const runOne = async ({ viewer, permission, work }: ProjectWork) => {
      const project = rows.find(({ userId }) => userId === viewer.userId)
      if (!project) throw notFound('Project')
      demand(project.role, viewer, permission)
      const change = changeBy(viewer, { name: 'project', ownerId: projectId }, tx, recordings)
      return work({ ...change, project })
    }
    const results: unknown[] = []
    for (const change of changes) {
      const result = await runOne(change).catch((cause: unknown) => {
        throw new WorkFailed(cause)
      })
      results.push(result)
    }
    return results
  })
}

const turns = takeTurns(changeTogether)

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
  work: (change: Change & { project: LockedProject }) => Promise<Result>,
): Promise<Result> {
  return turns(projectId, { viewer, permission, work }) as Promise<Result>
}

/** The same for what belongs to an organization and to none of its projects. */
export function changeOrganization<Result>(
  viewer: Viewer,
  organizationId: string,
  permission: Permission,
  work: (change: Change) => Promise<Result>,
): Promise<Result> {
  return transact(async (tx, recordings) => {
    const [organization] = await tx.$queryRaw<{ role: Role }[]>`
      SELECT m."role"::text AS "role"
      FROM "Organization" o JOIN "Member" m ON m."organizationId" = o."id" AND m."userId" = ${viewer.userId}::uuid
      WHERE o."id" = ${organizationId}::uuid FOR UPDATE OF o`
    if (!organization) throw notFound('Organization')
    demand(organization.role, viewer, permission)
    return work(changeBy(viewer, { name: 'organization', ownerId: organizationId }, tx, recordings))
  })
}

/** The same for what belongs to the viewer alone. */
export function changeAccount<Result>(
  viewer: Viewer,
  permission: Permission,
  work: (change: Change) => Promise<Result>,
): Promise<Result> {
  demandCredential(viewer, permission)
  return changeAccountOf(viewer.userId, viewer.tokenId, work)
}

/** For those who have no token yet, sign-up and sign-in: the caller has proved who they are. */
export function changeAccountOf<Result>(
  userId: string,
  tokenId: string | null,
  work: (change: Change) => Promise<Result>,
): Promise<Result> {
  return transact((tx, recordings) =>
    work(changeBy({ userId, tokenId }, { name: 'account', ownerId: userId }, tx, recordings)),
  )
}

/**
 * For housekeeping by the clock, which has no viewer: what it removes was logged when it went to the trash, so nothing
 * is recorded again.
 */
export function sweep<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  return prisma.$transaction(work, TRANSACTION_LIMITS)
}
