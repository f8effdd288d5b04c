import type { OrganizationEvent, Prisma } from '../../__generated__/prisma/client.ts'
import { demandUnlimited, type Viewer } from '../../context.ts'
import type { EventType } from '../../eventCatalogue.ts'
import { notFound } from '../../kernel/errors.ts'
import { follow } from '../../platform/bus/follow.ts'
import { prisma } from '../../platform/database/client.ts'
import { accessTopic } from '../../record.ts'
import { visibleTo } from '../identity/organization.policy.ts'
import { demandLiveToken } from '../identity/session.service.ts'
import { demandReached } from './eventNumbers.ts'
import { readHiddenProjects } from './hiddenProjects.service.ts'

/** Most events read at a time by a follower. */
const FOLLOWED_PAGE = 100

/** How far the log of an organization in sight is. NOT_FOUND for who may not see it. */
async function locate(viewer: Viewer, organizationId: string): Promise<number> {
  const where = { AND: [{ id: organizationId }, visibleTo(viewer)] }
  const organization = await prisma().organization.findFirst({ where, select: { eventSeq: true } })
  if (!organization) throw notFound('Organization')
  return organization.eventSeq
}

const ACCESS_CHANGED: EventType = 'project.accessChanged'

/** Without what happened to projects that the viewer does not see, but for who sees them: lists are read again then. */
async function inSight(viewer: Viewer, organizationId: string): Promise<Prisma.OrganizationEventWhereInput> {
  const hidden = (await readHiddenProjects(viewer, [organizationId])).get(organizationId)
  return hidden ? { OR: [{ subject: { notIn: hidden } }, { type: ACCESS_CHANGED }] } : {}
}

/**
 * The events of an organization after a sequence number (null: the newest), then each new one, in order and without a
 * gap but for projects the viewer does not see. Ends with NOT_FOUND or UNAUTHENTICATED when the viewer's access does.
 * INVALID_INPUT for a number the log has not come to, FORBIDDEN for a token limited to one project.
 */
export async function followOrganization(viewer: Viewer, organizationId: string, after: number | null) {
  const eventSeq = await locate(viewer, organizationId)
  demandUnlimited(viewer)
  demandReached(after, eventSeq)
  const topics = [`organization:${organizationId}`, accessTopic(viewer.userId)]
  return follow<OrganizationEvent>(topics, after ?? eventSeq, FOLLOWED_PAGE, async (last) => {
    await demandLiveToken(viewer)
    const upTo = await locate(viewer, organizationId)
    const where = { organizationId, seq: { gt: last, lte: upTo }, ...(await inSight(viewer, organizationId)) }
    return prisma().organizationEvent.findMany({ where, orderBy: { seq: 'asc' }, take: FOLLOWED_PAGE })
  })
}
