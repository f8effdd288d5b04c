import type { ProjectExport } from '../../__generated__/prisma/client.ts'
import type { Viewer } from '../../context.ts'
import { dayText } from '../../kernel/days.ts'
import { prisma } from '../../platform/database/client.ts'
import { LIVE_ITEM } from '../review/playlist.policy.ts'
import { findSession } from '../review/reviewSession.service.ts'
import { createExport } from './projectExport.service.ts'

/**
 * Queues a report of a review session as an export of its project.
 * NOT_FOUND for who may not see the session, else as `createExport`.
 */
export async function makeSessionReport(viewer: Viewer, sessionId: string): Promise<ProjectExport> {
  const { playlistId, storyboardId, reviewed } = await findSession(prisma(), viewer, sessionId)
  const items = playlistId === null ? [] : await prisma().playlistItem.findMany({
    where: { AND: [LIVE_ITEM, { playlistId }] }, select: { storyboardId: true },
  })
  const boards = storyboardId === null ? items.map((item) => item.storyboardId) : [storyboardId]
  return createExport(viewer, reviewed.projectId, {
    as: { format: 'REVIEW_REPORT', options: { reviewSessionId: sessionId }, field: 'input' },
    scope: { storyboardIds: [...new Set(boards)] }, fileName: `${reviewed.name} review ${dayText(new Date())}`,
  })
}
