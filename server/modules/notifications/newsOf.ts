import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { EventType } from '../../eventCatalogue.ts'
import { fromTypeId } from '../../kernel/ids.ts'
import type { RecordedEvent } from '../../record.ts'

/** A task somebody was given. */
export interface Assignment {
  task: string
  userId: string
  actorId: string
}

/** A description that is new or changed; a copy notifies nobody. */
export interface Described {
  subject: string
  actorId: string
  isCopy: boolean
}

/** A shot that got another status. */
export interface StatusChange {
  shot: string
  actorId: string
  statusName: string | null
}

/** A comment somebody wrote. */
export interface Said {
  comment: string
  actorId: string
}

/** A decision about a version, given or withdrawn. */
export interface Answered {
  approval: string
  actorId: string
}

/** What events say that somebody may want to know; subjects are TypeIDs. */
export interface News {
  assigned: Assignment[]
  described: Described[]
  statuses: StatusChange[]
  comments: Said[]
  answers: Answered[]
}

type Payload = Prisma.InputJsonObject

const textAt = (payload: Payload, name: string): string | null => {
  const value = payload[name]
  return typeof value === 'string' ? value : null
}

/** The people an event newly assigns to a task: when it was made, or by a change. */
function assignedBy({ type, payload }: RecordedEvent): readonly string[] {
  const assignees = payload['assignees'] ?? []
  if (type === 'task.created') return assignees as string[]
  if (type !== 'task.updated') return []
  const { from = [], to = [] } = assignees as { from?: readonly string[]; to?: readonly string[] }
  return to.filter((id) => !from.includes(id))
}

const DESCRIBED_WHEN_MADE = new Set<EventType>(['task.created', 'shot.created', 'asset.created', 'project.created'])
const WRITTEN = new Set<EventType>(['comment.added', 'comment.edited'])
const ANSWERED = new Set<EventType>(['approval.given', 'approval.changesRequested', 'approval.withdrawn'])
const DESCRIBED_WHEN_CHANGED = new Set<EventType>(['task.updated', 'shot.updated', 'asset.updated', 'project.updated'])

/** What of the events of a project, written together, may be news for somebody. */
export function newsOf(events: readonly RecordedEvent[]): News {
  const news: News = { assigned: [], described: [], statuses: [], comments: [], answers: [] }
  for (const event of events) {
    const { type, subject, actorId, payload } = event
    for (const id of assignedBy(event)) news.assigned.push({ task: subject, userId: fromTypeId(id).uuid, actorId })
    const isCopy = type === 'shot.duplicated'
    const isDescribed = DESCRIBED_WHEN_CHANGED.has(type) && payload['isDescribed']
    if (isCopy || isDescribed || DESCRIBED_WHEN_MADE.has(type) || WRITTEN.has(type)) {
      news.described.push({ subject, actorId, isCopy })
    }
    if (ANSWERED.has(type)) news.answers.push({ approval: subject, actorId })
    if (type === 'comment.added') news.comments.push({ comment: subject, actorId })
    if (type === 'shot.statusChanged' && payload['from'] !== payload['to']) {
      news.statuses.push({ shot: subject, actorId, statusName: textAt(payload, 'toName') })
    }
  }
  return news
}
