import { Prisma } from './__generated__/prisma/client.ts'
import type { Viewer } from './context.ts'
import { notFound } from './kernel/errors.ts'
import { type NodeName, toTypeId } from './kernel/ids.ts'
import { demand, demandCredential, type Permission, type Role } from './kernel/permissions.ts'
import { publish } from './platform/bus/bus.ts'
import { prisma, type Transaction } from './platform/database/client.ts'

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

/** Runs the change, appends what it recorded and commits, all in one transaction; then wakes the readers. */
async function run<Result>(
  actor: Actor,
  log: Log,
  work: (change: Change) => Promise<Result>,
): Promise<Result> {
  const logs = new Map<string, { log: Log; events: RecordedEvent[] }>()
  const recorderOf = (target: Log): RecordEvent => (type, subject, payload = {}) => {
    const key = `${target.name}:${target.ownerId}`
    const entry = logs.get(key) ?? { log: target, events: [] }
    entry.events.push({ type, subject: toTypeId(subject.type, subject.id), payload })
    logs.set(key, entry)
  }
  const result = await prisma.$transaction(async (tx) => {
    const recordIn = (name: LogName, ownerId: string) => recorderOf({ name, ownerId })
    const outcome = await work({ tx, record: recorderOf(log), recordIn })
    for (const entry of logs.values()) await append(tx, actor, entry.log, entry.events)
    return outcome
  }, TRANSACTION_LIMITS)
  for (const topic of logs.keys()) await publish(topic, 'events')
  return result
}

/** The counter in the owner's row is raised and read by one statement, which also locks it: `seq` has no gaps. */
async function append(tx: Transaction, actor: Actor, log: Log, events: RecordedEvent[]): Promise<void> {
  const { events: table, owner, key } = LOGS[log.name]
  await tx.$executeRaw`
    WITH counted AS (
      UPDATE ${owner} SET "eventSeq" = "eventSeq" + ${events.length}::int, "updatedAt" = now()
      WHERE "id" = ${log.ownerId}::uuid RETURNING "eventSeq"
    )
    INSERT INTO ${table} (${key}, "seq", "type", "actorId", "tokenId", "subject", "payload")
    SELECT ${log.ownerId}::uuid, counted."eventSeq" - ${events.length}::int + e.place::int, e.event->>'type',
      ${actor.userId}::uuid, ${actor.tokenId}::uuid, e.event->>'subject', e.event->'payload'
    FROM counted, jsonb_array_elements(${JSON.stringify(events)}::jsonb) WITH ORDINALITY AS e(event, place)`
}

/**
 * The one way to change anything in a project: locks it, checks the viewer's role, runs the change, logs its events,
 * wakes their readers. NOT_FOUND for an outsider, FORBIDDEN for a role or token that may not.
 */
export function changeProject<Result>(
  viewer: Viewer,
  projectId: string,
  permission: Permission,
  work: (change: Change & { project: LockedProject }) => Promise<Result>,
): Promise<Result> {
  return run(viewer, { name: 'project', ownerId: projectId }, async (change) => {
    const [project] = await change.tx.$queryRaw<(LockedProject & { role: Role })[]>`
      SELECT p."id", p."organizationId", p."frameRateNumerator", p."frameRateDenominator", m."role"::text AS "role"
      FROM "Project" p JOIN "Member" m ON m."organizationId" = p."organizationId" AND m."userId" = ${viewer.userId}::uuid
      WHERE p."id" = ${projectId}::uuid AND p."deletedAt" IS NULL FOR UPDATE OF p`
    if (!project) throw notFound('Project')
    demand(project.role, viewer, permission)
    return work({ ...change, project })
  })
}

/** The same for what belongs to an organization and to none of its projects. */
export function changeOrganization<Result>(
  viewer: Viewer,
  organizationId: string,
  permission: Permission,
  work: (change: Change) => Promise<Result>,
): Promise<Result> {
  return run(viewer, { name: 'organization', ownerId: organizationId }, async (change) => {
    const [organization] = await change.tx.$queryRaw<{ role: Role }[]>`
      SELECT m."role"::text AS "role"
      FROM "Organization" o JOIN "Member" m ON m."organizationId" = o."id" AND m."userId" = ${viewer.userId}::uuid
      WHERE o."id" = ${organizationId}::uuid FOR UPDATE OF o`
    if (!organization) throw notFound('Organization')
    demand(organization.role, viewer, permission)
    return work(change)
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
  return run({ userId, tokenId }, { name: 'account', ownerId: userId }, work)
}

/**
 * For housekeeping by the clock, which has no viewer: what it removes was logged when it went to the trash, so nothing
 * is recorded again.
 */
export function sweep<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  return prisma.$transaction(work, TRANSACTION_LIMITS)
}
