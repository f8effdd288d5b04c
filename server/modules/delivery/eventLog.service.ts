import type { Event } from '../../__generated__/prisma/client.ts'
import type { Viewer } from '../../context.ts'
import { prisma } from '../../platform/database/client.ts'
import { readTypes } from './eventTypes.ts'

/** Which stretch of a project's log is read. */
export interface Stretch {
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

/** Events of a project's log, oldest first; the caller has checked who may read them. */
export function readStretch(projectId: string, { after, types, first, upTo }: Stretch): Promise<Event[]> {
  const seq = { gt: after, ...(upTo !== undefined && { lte: upTo }) }
  const where = { projectId, seq, ...ofTypes(types) }
  return prisma().event.findMany({ where, orderBy: { seq: 'asc' }, take: first })
}

/** What is asked of projects' logs. */
export interface EventPage {
  after: number
  /** Exact types; null: everything. */
  types: readonly string[] | null
  first: number
}

/** A page as it was asked for, without what a token may not read. INVALID_INPUT for a type there is not. */
export const eventPage = (
  viewer: Viewer,
  after: number,
  types: readonly string[] | null | undefined,
  first: number,
): EventPage => ({ after, types: readTypes(viewer, types), first })

/** A page of the log of each of several projects, oldest first; the caller has checked who may read them. */
export async function readEvents(projectIds: string[], page: EventPage): Promise<Map<string, Event[]>> {
  const [only = ''] = projectIds
  if (projectIds.length === 1) return new Map([[only, await readStretch(only, page)]])
  const { after, types, first: take } = page
  const events = { where: { seq: { gt: after }, ...ofTypes(types) }, orderBy: { seq: 'asc' }, take } as const
  const select = { id: true, events }
  const projects = await prisma().project.findMany({ where: { id: { in: projectIds } }, select })
  return new Map(projects.map((project) => [project.id, project.events]))
}

/** How many events of some types there are in the whole logs of projects. */
export async function countEvents(projectIds: string[], types: readonly string[] | null): Promise<Map<string, number>> {
  const where = { projectId: { in: projectIds }, ...ofTypes(types) }
  const counts = await prisma().event.groupBy({ by: ['projectId'], where, _count: true })
  return new Map(counts.flatMap(({ projectId, _count }) => (projectId === null ? [] : [[projectId, _count]])))
}
