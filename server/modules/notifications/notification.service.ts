import type { Prisma } from '../../__generated__/prisma/client.ts'
import { changeAccount } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { fail, notFound } from '../../kernel/errors.ts'
import { follow } from '../../platform/bus/follow.ts'
import { prisma } from '../../platform/database/client.ts'
import { accessTopic } from '../../record.ts'
import { demandLiveToken } from '../identity/session.service.ts'
import { visibleTo as organizationsVisibleTo } from '../identity/organization.policy.ts'
import { newsTopic } from './notice.ts'
import { notificationFailures } from './notification.failures.ts'
import { visibleTo } from './notification.policy.ts'
import './noticing.service.ts'

/** How many notifications in sight somebody has not read. */
export const countUnread = (viewer: Viewer): Promise<number> =>
  prisma().notification.count({ where: { ...visibleTo(viewer), readAt: null } })

/** What is to be marked: some by their ids, or all there are. */
export interface Marked {
  ids?: readonly string[] | null
  all?: boolean | null
}

/**
 * Marks notifications as read, those that are already too; answers the ids of those named. INVALID_INPUT unless either
 * ids or `all` are given, NOT_FOUND when one is not the viewer's: then none is marked.
 */
export async function markNotificationsRead(viewer: Viewer, { ids, all }: Marked): Promise<{ ids: string[] }> {
  if ((ids == null) === (all !== true)) throw fail(notificationFailures.NOTIFICATION_IDS_OR_ALL(), { field: 'ids' })
  const named = [...new Set(ids ?? [])]
  return changeAccount(viewer, 'own', async ({ tx, record }) => {
    const mine: Prisma.NotificationWhereInput = { userId: viewer.userId, isInPage: true }
    if (ids != null) mine.id = { in: named }
    if ((await tx.notification.count({ where: mine })) < named.length) throw notFound('Notification')
    const { count } = await tx.notification.updateMany({
      where: { ...mine, readAt: null },
      data: { readAt: new Date() },
    })
    if (count > 0) record('notification.read', { type: 'User', id: viewer.userId }, { count })
    return { ids: named }
  })
}

/** The notifications of the viewer with some ids, in the order of the ids. */
export async function readNotifications(viewer: Viewer, ids: readonly string[]) {
  const rows = await prisma().notification.findMany({ where: { AND: [{ id: { in: [...ids] } }, visibleTo(viewer)] } })
  return ids.flatMap((id) => rows.filter((row) => row.id === id))
}

/** One response covers all changes. */
const NEWS_PAGE = 2

/**
 * Tells the viewer's id at once, and again whenever the unread notifications or the number of organizations have
 * changed. Ends with UNAUTHENTICATED when the session does.
 */
export function followNotifications(viewer: Viewer) {
  const topics = [newsTopic(viewer.userId), `account:${viewer.userId}`, accessTopic(viewer.userId)]
  let known: string | undefined
  return follow(topics, 0, NEWS_PAGE, async (last) => {
    await demandLiveToken(viewer)
    const where = { ...visibleTo(viewer), readAt: null }
    const [{ _count: count, _max: { createdAt }, _sum: { count: things } }, organizations] = await Promise.all([
      prisma().notification.aggregate({ where, _count: true, _max: { createdAt: true }, _sum: { count: true } }),
      prisma().organization.count({ where: organizationsVisibleTo(viewer) }),
    ])
    const state = `${count} ${createdAt?.getTime() ?? 0} ${things ?? 0} ${organizations}`
    if (state === known) return []
    known = state
    return [{ seq: last + 1, userId: viewer.userId }]
  })
}
