import { Prisma } from './__generated__/prisma/client.ts'
import type { Viewer } from './context.ts'
import { type EventPayload, type EventSubject, type EventType, readScopeOf } from './eventCatalogue.ts'
import type { LogName } from './kernel/eventDeclaration.ts'
import { declareHook } from './kernel/hook.ts'
import { toTypeId } from './kernel/ids.ts'
import { credentialAllows } from './kernel/permissions.ts'
import type { Receipt } from './kernel/receipt.ts'
import { publish } from './platform/bus/bus.ts'
import type { Transaction } from './platform/database/client.ts'

/** The owner's type is known to clients; the log of an account is not sent with a response. */
type Tables = { type: 'Project' | 'Organization' | null; events: Prisma.Sql; owner: Prisma.Sql; key: Prisma.Sql }

const LOGS: Record<LogName, Tables> = {
  project: {
    type: 'Project',
    events: Prisma.raw('"Event"'),
    owner: Prisma.raw('"Project"'),
    key: Prisma.raw('"projectId"'),
  },
  organization: {
    type: 'Organization',
    events: Prisma.raw('"OrganizationEvent"'),
    owner: Prisma.raw('"Organization"'),
    key: Prisma.raw('"organizationId"'),
  },
  account: {
    type: null,
    events: Prisma.raw('"AccountEvent"'),
    owner: Prisma.raw('"User"'),
    key: Prisma.raw('"userId"'),
  },
}

/** One log. */
export interface Log {
  name: LogName
  ownerId: string
}

/** An event before it is written. */
export interface RecordedEvent {
  type: EventType
  actorId: string
  tokenId: string | null
  clientId: string | null
  subject: string
  payload: Prisma.InputJsonObject
}

/** Records an event in the transaction of the change. */
export type RecordEvent = <Type extends EventType>(
  type: Type,
  subject: EventSubject<Type>,
  payload: EventPayload<Type>,
) => void

/** Records nothing: for parts of a change that has one event for all. */
export const silent: RecordEvent = () => {}

/** How a change records its events. */
export interface Recording {
  record: RecordEvent
  /** The same into the log of another organization or project that the change made or touched. */
  recordIn: (name: LogName, ownerId: string) => RecordEvent
  /** Makes what somebody has open look again, once this is committed, whether that person may still see it. */
  recheckAccess: (userId: string) => void
}

/** Who did it, with which token (null before there is one) and in which page. */
export type Actor = Pick<Viewer, 'userId' | 'clientId'> & { tokenId: string | null }

/**
 * Runs with the events that a change recorded in a log, in the same transaction; answers the topics to wake after the
 * commit.
 */
export const recorded =
  declareHook<(tx: Transaction, log: Log, events: readonly RecordedEvent[]) => Promise<string[]>>('recorded')

/** What a transaction has recorded so far, log by log. */
export class Recordings {
  private readonly logs = new Map<string, { log: Log; events: RecordedEvent[] }>()
  private readonly wokenTopics = new Set<string>()
  private readonly receipts = new Map<RecordedEvent, Receipt>()
  private readonly lastSeqs = new Map<string, number>()
  /** Users who may have lost access. */
  readonly recheckedUsers = new Set<string>()

  /** How one actor's change records; `receipt` gets the events after the commit. */
  recorder(actor: Actor, log: Log, receipt?: Receipt): RecordEvent {
    return (type, subject, payload) => {
      const topic = `${log.name}:${log.ownerId}`
      const entry = this.logs.get(topic) ?? { log, events: [] }
      const about = { subject: toTypeId(subject.type, subject.id), payload: payload as Prisma.InputJsonObject }
      const event = { type, ...actorOf(actor), ...about }
      entry.events.push(event)
      this.logs.set(topic, entry)
      if (receipt) this.receipts.set(event, receipt)
    }
  }

  async append(tx: Transaction): Promise<void> {
    for (const [topic, { log, events }] of this.logs) {
      this.lastSeqs.set(topic, await append(tx, log, events))
      for (const follow of recorded()) {
        for (const topic of await follow(tx, log, events)) this.wokenTopics.add(topic)
      }
    }
  }

  /** Hands out receipts and wakes the subscribers of every log that grew; called after the commit. */
  publish(): void {
    for (const [topic, { log, events }] of this.logs) this.confirm(log, events, this.lastSeqs.get(topic) ?? 0)
    for (const [topic, { events }] of this.logs) void publish(topic, wakeUp(events))
    for (const topic of this.wokenTopics) void publish(topic, 'news')
    for (const userId of this.recheckedUsers) void publish(accessTopic(userId), 'recheck')
  }

  private confirm(log: Log, events: readonly RecordedEvent[], lastSeq: number): void {
    const { name, ownerId } = log
    const owner = LOGS[name].type
    if (owner === null) return
    events.forEach((event, index) => {
      const { type, subject: subjectId, payload } = event
      const receipt = this.receipts.get(event)
      if (!receipt || !isReadable(receipt, log, type)) return
      const seq = lastSeq - events.length + index + 1
      receipt.events.push({ log: name, ownerId: toTypeId(owner, ownerId), seq, type, subjectId, payload })
    })
  }
}

/** Whether `projectEvents` or `organizationEvents` would send an event to the reader of a receipt. */
function isReadable({ reader }: Receipt, { name, ownerId }: Log, type: EventType): boolean {
  if (reader.projectId !== null && reader.projectId !== ownerId) return false
  return credentialAllows(reader, name === 'project' ? readScopeOf(type) : 'members:read')
}

const DRAWN: EventType = 'view.drawn'
/** Characters of a longest message that names views: a message of the bus has little room. */
const LONGEST_WAKE_UP = 4_000

/** What readers of a log are woken with: `view.drawn` and the views where all that happened is drawing. */
function wakeUp(events: readonly RecordedEvent[]): string {
  const message = [DRAWN, ...new Set(events.map(({ subject }) => subject))].join(' ')
  return events.every(({ type }) => type === DRAWN) && message.length <= LONGEST_WAKE_UP ? message : 'events'
}

/** Whether a wake-up concerns who follows one view: drawing in others does not. */
export const concernsView = (message: string, view: string): boolean =>
  !message.startsWith(DRAWN) || message.includes(view)

const ACCESS = 'access:'

/** The topic that wakes everything somebody has open. */
export const accessTopic = (userId: string) => `${ACCESS}${userId}`

/** Whose access a topic is about; null for other topics. */
export const userOfAccessTopic = (topic: string): string | null =>
  topic.startsWith(ACCESS) ? topic.slice(ACCESS.length) : null

const actorOf = ({ userId, tokenId, clientId = null }: Actor) => ({ actorId: userId, tokenId, clientId })

/** What was asked about a thing and changes nothing of it: it stays where it is in lists by the last change. */
const isChange = ({ type }: RecordedEvent) => !type.startsWith('export.') && type !== 'review.opened'

/**
 * The counter in the owner's row is raised and read by one statement, which also locks it: `seq` has no gaps. Returns
 * the `seq` of the last event.
 */
async function append(tx: Transaction, log: Log, events: RecordedEvent[]): Promise<number> {
  const { events: table, owner, key } = LOGS[log.name]
  const [last] = await tx.$queryRaw<{ eventSeq: number }[]>`
    WITH counted AS (
      UPDATE ${owner} SET "eventSeq" = "eventSeq" + ${events.length}::int,
        "updatedAt" = CASE WHEN ${events.some(isChange)}::boolean THEN now() ELSE "updatedAt" END
      WHERE "id" = ${log.ownerId}::uuid RETURNING "eventSeq"
    ), inserted AS (
      INSERT INTO ${table} (${key}, "seq", "type", "actorId", "tokenId", "clientId", "subject", "payload")
      SELECT ${log.ownerId}::uuid, counted."eventSeq" - ${events.length}::int + e.place::int, e.event->>'type',
        (e.event->>'actorId')::uuid, (e.event->>'tokenId')::uuid, e.event->>'clientId', e.event->>'subject',
        e.event->'payload'
      FROM counted, jsonb_array_elements(${JSON.stringify(events)}::jsonb) WITH ORDINALITY AS e(event, place)
    )
    SELECT "eventSeq" FROM counted`
  return last?.eventSeq ?? 0
}

