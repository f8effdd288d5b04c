import DataLoader from 'dataloader'
import type { EventType } from '../../eventCatalogue.ts'
import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { ActivityKind } from '../../kernel/eventDeclaration.ts'
import { ownedByResources } from '../../kernel/resources.ts'
import { prisma } from '../../platform/database/client.ts'
import type { Log } from '../../record.ts'
import { isDeletedAccount } from '../identity/formerMember.ts'
import { ofKinds } from './activityKind.ts'
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
  /** The TypeIDs of what is left out with all that happened to it. */
  hidden?: readonly string[]
}

const NEWEST_FIRST = { seq: 'desc' } as const

/** What programs follow and nobody reads: how far a job is. */
const STEPS: EventType[] = ['export.started', 'export.progressed', 'export.finished']

const matching = ({ name }: Log, { actorId, kinds, hidden = [] }: ActivityFilter) => ({
  ...(actorId !== null && { actorId }),
  ...(name === 'project' && { type: { notIn: STEPS } }),
  ...(hidden.length > 0 && { subject: { notIn: [...hidden] } }),
  ...ofKinds(name, kinds),
})

/** What is read of a log next: the newest events below a number; of any number when it is null. */
interface Older {
  log: Log
  filter: ActivityFilter
  than: number | null
  take: number
}

const below = (than: number | null) => (than === null ? {} : { seq: { lt: than } })

function readOlder({ log, filter, than, take }: Older): Promise<LoggedEvent[]> {
  const { name, ownerId } = log
  const where = { ...matching(log, filter), ...below(than) }
  const window = { orderBy: NEWEST_FIRST, take }
  if (name === 'project') return prisma().event.findMany({ where: { ...where, projectId: ownerId }, ...window })
  if (name === 'account') return prisma().accountEvent.findMany({ where: { ...where, userId: ownerId }, ...window })
  return prisma().organizationEvent.findMany({ where: { ...where, organizationId: ownerId }, ...window })
}

/** The same of several logs of one kind, filtered alike, with one statement. */
async function readOlderOf(several: readonly Older[], { log, filter, take }: Older): Promise<LoggedEvent[][]> {
  const id = { in: several.map((each) => each.log.ownerId) }
  const window = { orderBy: NEWEST_FIRST, take }
  let found: { id: string; events: LoggedEvent[] }[]
  if (log.name === 'project') {
    const OR = several.map(({ log: { ownerId: projectId }, than }) => ({ projectId, ...below(than) }))
    const events = { where: { AND: [matching(log, filter), { OR }] }, ...window }
    found = await prisma().project.findMany({ where: { id }, select: { id: true, events } })
  } else if (log.name === 'organization') {
    const OR = several.map(({ log: { ownerId: organizationId }, than }) => ({ organizationId, ...below(than) }))
    const events = { where: { AND: [matching(log, filter), { OR }] }, ...window }
    found = await prisma().organization.findMany({ where: { id }, select: { id: true, events } })
  } else return Promise.all(several.map(readOlder))
  const events = new Map(found.map((each) => [each.id, each.events]))
  return several.map(({ log: { ownerId } }) => events.get(ownerId) ?? [])
}

const kindOfReading = ({ log: { name }, filter, take }: Older) => JSON.stringify([name, filter, take])

/** Runs what is asked in one tick together: one call for all that are of a kind. */
async function together<Asked, Answer>(
  asked: readonly Asked[],
  kindOfAsked: (asked: Asked) => string,
  answer: (same: readonly Asked[]) => Promise<Answer[]>,
): Promise<Answer[]> {
  const kinds = new Map<string, number[]>()
  for (const [index, each] of asked.entries()) {
    const kind = kindOfAsked(each)
    kinds.set(kind, [...(kinds.get(kind) ?? []), index])
  }
  const answers: Answer[] = []
  await Promise.all(
    [...kinds.values()].map(async (indexes) => {
      const found = await answer(indexes.map((index) => asked[index] as Asked))
      for (const [place, index] of indexes.entries()) answers[index] = found[place] as Answer
    }),
  )
  return answers
}

const older = ownedByResources(
  () =>
    new DataLoader<Older, LoggedEvent[]>(
      (asked) =>
        together(asked, kindOfReading, async (same) => {
          const [first] = same as [Older]
          return same.length === 1 ? [await readOlder(first)] : readOlderOf(same, first)
        }),
      { cache: false },
    ),
)

/** A page of a log, newest first, with runs of drawings folded; the caller has checked who may read it. */
export const readActivity = (
  log: Log,
  filter: ActivityFilter,
  than: number | null,
  first: number,
): Promise<FoldedPage<LoggedEvent>> =>
  readFolded((from, take) => older().load({ log, filter, than: from, take }), than, first)

interface Counted {
  log: Log
  filter: ActivityFilter
}

async function countEvents(same: readonly Counted[]): Promise<number[]> {
  const [{ log, filter }] = same as [Counted]
  const where = matching(log, filter)
  const ids = { in: same.map((each) => each.log.ownerId) }
  const counts = new Map<string, number>()
  if (log.name === 'project') {
    const asked = { ...where, projectId: ids }
    const groups = await prisma().event.groupBy({ by: ['projectId'], where: asked, _count: true })
    for (const { projectId, _count } of groups) counts.set(projectId, _count)
  } else if (log.name === 'account') {
    const asked = { ...where, userId: ids }
    const groups = await prisma().accountEvent.groupBy({ by: ['userId'], where: asked, _count: true })
    for (const { userId, _count } of groups) counts.set(userId, _count)
  } else {
    const asked = { ...where, organizationId: ids }
    const groups = await prisma().organizationEvent.groupBy({ by: ['organizationId'], where: asked, _count: true })
    for (const { organizationId, _count } of groups) counts.set(organizationId, _count)
  }
  return same.map((each) => counts.get(each.log.ownerId) ?? 0)
}

const counts = ownedByResources(
  () =>
    new DataLoader<Counted, number>(
      (asked) => together(asked, ({ log, filter }) => JSON.stringify([log.name, filter]), countEvents),
      { cache: false },
    ),
)

/** How many events of a log fit, before any are folded. */
export const countActivity = (log: Log, filter: ActivityFilter): Promise<number> => counts().load({ log, filter })

/** Who an actor is to anybody who reads a log. */
export interface ActorName {
  name: string
  /** Whether it is a service token that acts, under its own name. */
  isService: boolean
  /** Whether the person deleted their account. */
  isFormer: boolean
}

/** The names of actors by their ids, also of those the viewer does not see any more. */
export async function loadActorNames(ids: readonly string[]): Promise<Map<string, ActorName>> {
  const rows = await prisma().user.findMany({
    where: { id: { in: [...ids] } },
    select: { id: true, name: true, kind: true, emailKey: true },
  })
  return new Map(rows.map(({ id, name, kind, emailKey }) =>
    [id, { name, isService: kind === 'SERVICE', isFormer: isDeletedAccount({ emailKey }) }]))
}

/** The names of API tokens by their ids; sessions have none. */
export async function loadTokenNames(ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await prisma().accessToken.findMany({
    where: { id: { in: [...ids] }, kind: { not: 'SESSION' } },
    select: { id: true, name: true },
  })
  return new Map(rows.map(({ id, name }) => [id, name]))
}
