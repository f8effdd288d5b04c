import type { Prisma } from '../../__generated__/prisma/client.ts'
import { prisma } from '../../platform/database/client.ts'
import type { Log } from '../../record.ts'
import { type ActivityKind, ofKinds } from './activityKind.ts'
import { type FoldableEvent, type FoldedPage, readFolded } from './foldedLog.ts'

/** A row of any of the three logs. */
export interface LoggedEvent extends FoldableEvent {
  tokenId: string | null
  payload: Prisma.JsonValue
}

/** Which events of a log are asked for. */
export interface ActivityFilter {
  /** Whose; null: everybody's. */
  actorId: string | null
  /** About what; none: about anything. */
  kinds: readonly ActivityKind[]
}

const NEWEST_FIRST = { seq: 'desc' } as const

const matching = ({ name }: Log, { actorId, kinds }: ActivityFilter) => ({
  ...(actorId !== null && { actorId }),
  ...ofKinds(name, kinds),
})

function readOlder(log: Log, filter: ActivityFilter, than: number | null, take: number): Promise<LoggedEvent[]> {
  const { name, ownerId } = log
  const where = { ...matching(log, filter), ...(than !== null && { seq: { lt: than } }) }
  const window = { orderBy: NEWEST_FIRST, take }
  if (name === 'project') return prisma.event.findMany({ where: { ...where, projectId: ownerId }, ...window })
  if (name === 'account') return prisma.accountEvent.findMany({ where: { ...where, userId: ownerId }, ...window })
  return prisma.organizationEvent.findMany({ where: { ...where, organizationId: ownerId }, ...window })
}

/** A page of a log, newest first, with runs of drawings folded; the caller has checked who may read it. */
export const readActivity = (
  log: Log,
  filter: ActivityFilter,
  than: number | null,
  first: number,
): Promise<FoldedPage<LoggedEvent>> => readFolded((from, count) => readOlder(log, filter, from, count), than, first)

/** How many events of a log fit, before any are folded. */
export function countActivity(log: Log, filter: ActivityFilter): Promise<number> {
  const { name, ownerId } = log
  const where = matching(log, filter)
  if (name === 'project') return prisma.event.count({ where: { ...where, projectId: ownerId } })
  if (name === 'account') return prisma.accountEvent.count({ where: { ...where, userId: ownerId } })
  return prisma.organizationEvent.count({ where: { ...where, organizationId: ownerId } })
}

/** Who an actor is to anybody who reads a log. */
export interface ActorName {
  name: string
  /** Whether it is a service token that acts, under its own name. */
  isService: boolean
}

/** The names of actors by their ids, also of those the viewer does not see any more. */
export async function loadActorNames(ids: readonly string[]): Promise<Map<string, ActorName>> {
  const rows = await prisma.user.findMany({
    where: { id: { in: [...ids] } },
    select: { id: true, name: true, isService: true },
  })
  return new Map(rows.map(({ id, ...actor }) => [id, actor]))
}

/** The names of API tokens by their ids; sessions have none. */
export async function loadTokenNames(ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await prisma.accessToken.findMany({
    where: { id: { in: [...ids] }, kind: { not: 'SESSION' } },
    select: { id: true, name: true },
  })
  return new Map(rows.map(({ id, name }) => [id, name]))
}
