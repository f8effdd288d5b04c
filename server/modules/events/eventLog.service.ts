import type { Event } from '../../__generated__/prisma/client.ts'
import type { Viewer } from '../../context.ts'
import { invalidInput, notFound } from '../../kernel/errors.ts'
import { follow } from '../../platform/bus/follow.ts'
import { prisma } from '../../platform/database/client.ts'
import { accessTopic } from '../../record.ts'
import { demandLiveToken } from '../accounts/session.service.ts'
import { visibleTo } from '../projects/project.policy.ts'
import { readTypes } from './eventTypes.ts'

/** Which stretch of a project's log is read. */
interface Stretch {
  /** The sequence number to go on after. */
  after: number
  /** Exact types; null: all of them. */
  types: readonly string[] | null
  /** Most events. */
  first: number
  /** The last sequence number that is looked at; without it, the newest. */
  upTo?: number
}

const ofTypes = (types: readonly string[] | null) => types !== null && { type: { in: [...types] } }

function readStretch(projectId: string, { after, types, first, upTo }: Stretch): Promise<Event[]> {
  const seq = { gt: after, ...(upTo !== undefined && { lte: upTo }) }
  const where = { projectId, seq, ...ofTypes(types) }
  return prisma.event.findMany({ where, orderBy: { seq: 'asc' }, take: first })
}

/** What is asked of projects' logs. */
export interface EventPage {
  after: number
  /** Exact types; null: everything. */
  types: readonly string[] | null
  first: number
}

/** A page as it was asked for. INVALID_INPUT for a type there is not, and for a negative `after`. */
export function eventPage(after: number, types: readonly string[] | null | undefined, first: number): EventPage {
  if (after < 0) throw invalidInput({ after: 'after must not be negative' })
  return { after, types: readTypes(types), first }
}

/** A page of the log of each of several projects, oldest first; the caller has checked who may read them. */
export async function readEvents(projectIds: string[], page: EventPage): Promise<Map<string, Event[]>> {
  const [only = ''] = projectIds
  if (projectIds.length === 1) return new Map([[only, await readStretch(only, page)]])
  const { after, types, first: take } = page
  const events = { where: { seq: { gt: after }, ...ofTypes(types) }, orderBy: { seq: 'asc' }, take } as const
  const select = { id: true, events }
  const projects = await prisma.project.findMany({ where: { id: { in: projectIds } }, select })
  return new Map(projects.map((project) => [project.id, project.events]))
}

/** How many events of some types there are in the whole logs of projects. */
export async function countEvents(projectIds: string[], types: readonly string[] | null): Promise<Map<string, number>> {
  const where = { projectId: { in: projectIds }, ...ofTypes(types) }
  const counts = await prisma.event.groupBy({ by: ['projectId'], where, _count: true })
  return new Map(counts.flatMap(({ projectId, _count }) => (projectId === null ? [] : [[projectId, _count]])))
}

/** Most events read at a time by a follower: all that one who reads slowly keeps in memory. */
const FOLLOWED_PAGE = 100

/** A project in sight and how far its log is. NOT_FOUND for who may not see it. */
async function locate(viewer: Viewer, projectId: string) {
  const project = await prisma.project.findFirst({
    where: { AND: [{ id: projectId }, visibleTo(viewer)] },
    select: { eventSeq: true, organizationId: true },
  })
  if (!project) throw notFound('Project')
  return project
}

/**
 * The events of a project after a sequence number (null: the newest), then each new one, in order and without a gap.
 * Ends with NOT_FOUND or UNAUTHENTICATED when the viewer's access does. INVALID_INPUT for a type there is not, and for
 * a number the log has not come to.
 */
export async function followEvents(
  viewer: Viewer,
  projectId: string,
  after: number | null,
  wished: readonly string[] | null | undefined,
) {
  const types = readTypes(wished)
  const { eventSeq, organizationId } = await locate(viewer, projectId)
  if (after !== null && after < 0) throw invalidInput({ after: 'after must not be negative' })
  if (after !== null && after > eventSeq) {
    throw invalidInput({ after: `after is beyond the newest event, which is ${eventSeq}` })
  }
  let looked = after ?? eventSeq
  // The trash and the archive are told in the organization's log.
  const topics = [`project:${projectId}`, `organization:${organizationId}`, accessTopic(viewer.userId)]
  return follow(topics, looked, FOLLOWED_PAGE, async (last) => {
    // Asked together; what is told is read after both.
    const [{ eventSeq: upTo }] = await Promise.all([locate(viewer, projectId), demandLiveToken(viewer)])
    const rows = await readStretch(projectId, { after: Math.max(last, looked), types, first: FOLLOWED_PAGE, upTo })
    // What was looked through without a find is not looked through again.
    if (rows.length < FOLLOWED_PAGE) looked = upTo
    return rows
  })
}
