import { uuidOf } from '../../../server/kernel/ids.ts'
import type { Client } from '../../harness/client.ts'
import type { Person } from '../../harness/fixtures.ts'
import { prisma } from '../../harness/running.ts'

/** A notification as these tests read it. */
export interface ReadNotification {
  id: string
  kind: 'TASK_ASSIGNED' | 'MENTIONED' | 'INVITED' | 'SHOT_STATUS_CHANGED' | 'MACHINE_ACCESS_LEFT' | 'COMMENTED'
  actor: { id: string } | null
  project: { id: string } | null
  organization: { id: string } | null
  subject: { id: string } | null
  title: string
  count: number
  statusName: string | null
  readAt: string | null
}

interface Read {
  viewer: {
    unreadNotificationCount: number
    notifications: { totalCount: number; nodes: ReadNotification[] }
  }
}

const LIST = `query ($isRead: Boolean) {
  viewer {
    unreadNotificationCount
    notifications(first: 50, filter: { isRead: $isRead }) {
      totalCount
      nodes {
        id kind actor { id } project { id } organization { id } subject { id } title count statusName readAt
      }
    }
  }
}`

/** What somebody is told of, newest first, with how much of it is unread. */
export async function readNotifications(app: Client, person: Person, unreadOnly = false) {
  const { viewer } = await app.ask<Read>(person, LIST, { isRead: unreadOnly ? false : null })
  const { unreadNotificationCount: unread, notifications: { totalCount, nodes } } = viewer
  return { unread, totalCount, nodes }
}

/** The same as lines: "TASK_ASSIGNED Rough the marsh". */
export const linesOf = async (app: Client, person: Person): Promise<string[]> =>
  (await readNotifications(app, person)).nodes.map(
    ({ kind, title, count }) => `${kind} ${count === 1 ? title : `×${count}`}`,
  )

/** Gives somebody's notifications an age, in milliseconds. */
export const age = ({ id }: Person, milliseconds: number) =>
  prisma.notification.updateMany({
    where: { userId: uuidOf('User', id) },
    data: { createdAt: new Date(Date.now() - milliseconds) },
  })
