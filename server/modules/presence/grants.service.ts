import type { Viewer } from '../../context.ts'
import { notFound } from '../../kernel/errors.ts'
import { allows } from '../../kernel/permissions.ts'
import { ownedByResources } from '../../kernel/resources.ts'
import { subscribe } from '../../platform/bus/bus.ts'
import { prisma } from '../../platform/database/client.ts'
import { accessTopic } from '../../record.ts'
import { demandLiveToken } from '../identity/session.service.ts'
import { visibleTo } from '../board/storyboard.policy.ts'

/** What is known of who may see a board. */
export interface Grant {
  organizationId: string
  /** The name of the viewer. */
  name: string
  /** Whether the role and the token of the viewer allow drawing. */
  canDraw: boolean
}

/**
 * A grant is asked for anew after at most so long, and at once when access may have changed; up to a quarter sooner, by
 * chance, so that those who came together are not all asked about together.
 */
const KEPT_MS = 10_000

interface KeptGrant {
  grant: Promise<Grant>
  forget(): void
}

const keptGrants = ownedByResources(() => new Map<string, KeptGrant>())

/** The topics of changes of somebody's access to an organization. */
export const accessTopics = (userId: string, organizationId: string): string[] => [
  accessTopic(userId), `organization:${organizationId}`,
]

async function readGrant(viewer: Viewer, storyboardId: string): Promise<Grant> {
  await demandLiveToken(viewer)
  const board = await prisma().storyboard.findFirst({
    where: { AND: [{ id: storyboardId }, visibleTo(viewer)] },
    select: { project: { select: { organizationId: true } } },
  })
  if (!board) throw notFound('Storyboard')
  const { name } = await prisma().user.findUniqueOrThrow({ where: { id: viewer.userId }, select: { name: true } })
  const { organizationId } = board.project
  const where = { organizationId_userId: { organizationId, userId: viewer.userId } }
  const member = await prisma().member.findUnique({ where, select: { role: true } })
  const canDraw = member !== null && allows(member.role, viewer, 'drawings:write')
  return { organizationId, name, canDraw }
}

/** Keeps a grant until a message of one of its topics arrives. */
function keep(key: string, viewer: Viewer, storyboardId: string): KeptGrant {
  const kept = keptGrants()
  const unsubscribes: (() => void)[] = []
  const entry: KeptGrant = {
    grant: readGrant(viewer, storyboardId).then((grant) => {
      if (kept.get(key) !== entry) return grant
      unsubscribes.push(subscribe(`organization:${grant.organizationId}`, entry.forget))
      return grant
    }),
    forget() {
      if (kept.get(key) === entry) kept.delete(key)
      clearTimeout(timer)
      for (const unsubscribe of unsubscribes) unsubscribe()
    },
  }
  unsubscribes.push(subscribe(accessTopic(viewer.userId), entry.forget))
  const timer = setTimeout(entry.forget, KEPT_MS * (1 - Math.random() / 4))
  timer.unref()
  kept.set(key, entry)
  entry.grant.catch(entry.forget)
  return entry
}

/**
 * Whether a viewer may see a board, asked of the database at most every ten seconds. NOT_FOUND for an outsider,
 * UNAUTHENTICATED once the token is over.
 */
export async function demandBoard(viewer: Viewer, storyboardId: string): Promise<Grant> {
  const kept = keptGrants()
  const key = `${viewer.tokenId}:${storyboardId}`
  for (;;) {
    const entry = kept.get(key) ?? keep(key, viewer, storyboardId)
    const grant = await entry.grant
    // What was forgotten while it was read may have been true no more.
    if (kept.get(key) === entry) return grant
  }
}
