import DataLoader from 'dataloader'
import type { EventType } from '../../eventCatalogue.ts'
import type { Prisma, User } from '../../__generated__/prisma/client.ts'
import type { ActivityKind, LogName } from '../../kernel/eventDeclaration.ts'
import { ownedByResources } from '../../kernel/resources.ts'
import { pool } from '../../platform/database/client.ts'
import type { Log } from '../../record.ts'
import { isDeletedAccount } from '../identity/formerMember.ts'
import { typesOf } from './activityKind.ts'
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

/** What programs follow and nobody reads: how far a job is. */
const STEPS: EventType[] = [
  'export.started', 'export.progressed', 'export.finished',
  'import.announced', 'import.started', 'import.ready', 'import.refused', 'import.chosen', 'import.discarded',
]

/** The tables of the logs, and their columns for whose log it is. */
const TABLES: Record<LogName, { table: string; owner: string }> = {
  project: { table: 'Event', owner: 'projectId' },
  organization: { table: 'OrganizationEvent', owner: 'organizationId' },
  account: { table: 'AccountEvent', owner: 'userId' },
}

/** Whether an event `e` fits a filter, whose values are $2 to $6. */
const FITS = `($2::uuid IS NULL OR e."actorId" = $2) AND e."type" <> ALL($3) AND e."subject" <> ALL($4)
  AND ($5::text[] IS NULL OR e."type" LIKE ANY($5)) AND NOT e."type" LIKE ANY($6)`

function valuesOf(name: LogName, { actorId, kinds, hidden = [] }: ActivityFilter): unknown[] {
  const { like, unlike } = typesOf(name, kinds)
  return [actorId, name === 'project' ? STEPS : [], hidden, like, unlike]
}

/** What is read of a log next: the newest events below a number; of any number when it is null. */
interface Older {
  log: Log
  filter: ActivityFilter
  than: number | null
  take: number
}

/** Beyond every sequence number. */
const NEWEST = 2 ** 31 - 1

/** What is read next of several logs of one kind, filtered alike, with one statement: as text that is JSON already. */
async function readOlder(several: readonly Older[]): Promise<LoggedEvent[][]> {
  const [{ log: { name }, filter, take }] = several as [Older]
  const { table, owner } = TABLES[name]
  const { rows } = await pool().query<{ events: (Omit<LoggedEvent, 'at'> & { at: string })[] | null }>({
    name: `older events, ${name}`,
    text: `SELECT (SELECT json_agg(e) FROM (
        SELECT "seq", "type", "actorId", "tokenId", "subject", "payload", "at" FROM "${table}" e
        WHERE e."${owner}" = o."id" AND e."seq" < o."than" AND ${FITS} ORDER BY "seq" DESC LIMIT $8) e) AS "events"
      FROM unnest($1::uuid[], $7::int[]) WITH ORDINALITY AS o("id", "than", "place") ORDER BY o."place"`,
    values: [
      several.map(({ log }) => log.ownerId), ...valuesOf(name, filter), several.map(({ than }) => than ?? NEWEST), take,
    ],
  })
  return rows.map(({ events }) => (events ?? []).map((event) => Object.assign(event, { at: new Date(event.at) })))
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
      (asked) => together(asked, kindOfReading, readOlder),
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
  const [{ log: { name }, filter }] = same as [Counted]
  const { table, owner } = TABLES[name]
  const { rows } = await pool().query<{ ownerId: string; count: number }>({
    name: `count of events, ${name}`,
    text: `SELECT "${owner}" AS "ownerId", count(*)::int AS "count" FROM "${table}" e
      WHERE e."${owner}" = ANY($1::uuid[]) AND ${FITS} GROUP BY 1`,
    values: [same.map(({ log }) => log.ownerId), ...valuesOf(name, filter)],
  })
  const counted = new Map(rows.map(({ ownerId, count }) => [ownerId, count]))
  return same.map(({ log }) => counted.get(log.ownerId) ?? 0)
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
  const { rows } = await pool().query<Pick<User, 'id' | 'name' | 'kind' | 'emailKey'>>({
    name: 'actorNames',
    text: 'SELECT "id", "name", "kind", "emailKey" FROM "User" WHERE "id" = ANY($1::uuid[])',
    values: [ids],
  })
  return new Map(rows.map(({ id, name, kind, emailKey }) =>
    [id, { name, isService: kind === 'SERVICE', isFormer: isDeletedAccount({ emailKey }) }]))
}
