import type { Viewer } from '../../context.ts'
import { notFound } from '../../kernel/errors.ts'
import { allows, demandCredential } from '../../kernel/permissions.ts'
import { ownedByResources } from '../../kernel/resources.ts'
import { subscribe } from '../../platform/bus/bus.ts'
import { prisma } from '../../platform/database/client.ts'
import { accessTopic } from '../../record.ts'
import { demandLiveToken } from '../identity/session.service.ts'
import { visibleTo } from '../board/storyboard.policy.ts'
import { visibleTo as visiblePlaylist } from '../review/playlist.policy.ts'

/** Where people are together: on a board, or where a playlist is played. The id is a UUID. */
export interface PresencePlace {
  kind: 'Storyboard' | 'Playlist'
  id: string
}

/** What is known of who may see a place. */
export interface Grant {
  organizationId: string
  /** The name of the viewer. */
  name: string
  /** Whether the role and the token of the viewer allow drawing. */
  canDraw: boolean
}

/**
 * The longest time until a grant is checked again; it is checked at once when access may have changed. A random quarter
 * less spreads the checks of people who came together.
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

const ORGANIZATION = { project: { select: { organizationId: true } } } as const

function findPlace(viewer: Viewer, { kind, id }: PresencePlace) {
  if (kind === 'Storyboard') {
    return prisma().storyboard.findFirst({ where: { AND: [{ id }, visibleTo(viewer)] }, select: ORGANIZATION })
  }
  demandCredential(viewer, 'reviews:read')
  return prisma().playlist.findFirst({ where: { AND: [{ id }, visiblePlaylist(viewer)] }, select: ORGANIZATION })
}

async function readGrant(viewer: Viewer, place: PresencePlace): Promise<Grant> {
  await demandLiveToken(viewer)
  const found = await findPlace(viewer, place)
  if (!found) throw notFound(place.kind)
  const { name } = await prisma().user.findUniqueOrThrow({ where: { id: viewer.userId }, select: { name: true } })
  const { organizationId } = found.project
  const where = { organizationId_userId: { organizationId, userId: viewer.userId } }
  const member = await prisma().member.findUnique({ where, select: { role: true } })
  const canDraw = member !== null && allows(member.role, viewer, 'drawings:write')
  return { organizationId, name, canDraw }
}

/** Keeps a grant until a message of one of its topics arrives. */
function keep(key: string, viewer: Viewer, place: PresencePlace): KeptGrant {
  const kept = keptGrants()
  const unsubscribes: (() => void)[] = []
  const entry: KeptGrant = {
    grant: readGrant(viewer, place).then((grant) => {
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
 * Whether a viewer may see a place, asked of the database at most every ten seconds. NOT_FOUND for an outsider,
 * UNAUTHENTICATED once the token is over.
 */
export async function demandPlace(viewer: Viewer, place: PresencePlace): Promise<Grant> {
  const kept = keptGrants()
  const key = `${viewer.tokenId}:${place.id}`
  for (;;) {
    const entry = kept.get(key) ?? keep(key, viewer, place)
    const grant = await entry.grant
    // What was forgotten while it was read may have been true no more.
    if (kept.get(key) === entry) return grant
  }
}
