import type { Event } from '../../__generated__/prisma/client.ts'
import type { Viewer } from '../../context.ts'
import { notFound } from '../../kernel/errors.ts'
import { isAdministrator } from '../../kernel/projectAccess.ts'
import { follow } from '../../platform/bus/follow.ts'
import { prisma } from '../../platform/database/client.ts'
import { inOneTick } from '../../platform/database/inOneTick.ts'
import { accessTopic } from '../../record.ts'
import { visibleTo } from '../identity/project.policy.ts'
import { demandLiveToken } from '../identity/session.service.ts'
import { readStretch, type Stretch } from './eventLog.service.ts'
import { demandReached } from './eventNumbers.ts'
import { readTypes } from './eventTypes.ts'

/** Most events read at a time by a follower: all that one who reads slowly keeps in memory. */
const FOLLOWED_PAGE = 100

/** Somebody who follows a project's log. */
interface Looking {
  viewer: Viewer
  projectId: string
}

/** How far a project's log is. */
interface Position {
  eventSeq: number
  organizationId: string
}

const lookOf = ({ viewer, projectId }: Looking) => `${projectId} ${viewer.projectId} ${viewer.userId}`

/** Those of several people who see a project, all by tokens of the same limit, with how far its log is for each. */
async function positionsOf(looking: readonly Looking[]): Promise<[name: string, Position][]> {
  const [first] = looking
  if (!first) return []
  const userId = { in: looking.map(({ viewer }) => viewer.userId) }
  const { projectId } = first
  const chosenFor = { where: { projectId }, select: { memberId: true } }
  const members = { where: { userId }, select: { userId: true, role: true, chosenFor } }
  const project = await prisma().project.findFirst({
    where: { AND: [{ id: projectId }, visibleTo({ userId, projectId: first.viewer.projectId })] },
    select: { eventSeq: true, organizationId: true, access: true, organization: { select: { members } } },
  })
  if (!project) return []
  const inSight = project.organization.members.filter((member) =>
    project.access === 'EVERYONE' || isAdministrator(member.role) || member.chosenFor.length > 0)
  const seeing = new Set(inSight.map((member) => member.userId))
  return looking.filter(({ viewer }) => seeing.has(viewer.userId)).map((each) => [lookOf(each), project])
}

const positionInSight = inOneTick<Looking, Position>(lookOf, async (looking) => {
  const groups = new Map<string, Looking[]>()
  for (const each of looking) {
    const name = `${each.projectId} ${each.viewer.projectId}`
    groups.set(name, [...(groups.get(name) ?? []), each])
  }
  const positions = await Promise.all([...groups.values()].map(positionsOf))
  return new Map(positions.flat())
})

/** A project in sight and how far its log is. NOT_FOUND for who may not see it. */
async function locate(viewer: Viewer, projectId: string): Promise<Position> {
  const position = await positionInSight({ viewer, projectId })
  if (!position) throw notFound('Project')
  return position
}

type StretchOfLog = Stretch & { projectId: string }

const nameOfStretch = ({ projectId, after, types, upTo }: StretchOfLog) => [projectId, after, upTo, types].join(' ')

/** Those who follow one log from the same place read the same. */
const followedStretch = inOneTick<StretchOfLog, Event[]>(
  nameOfStretch,
  async (stretches) => {
    const read = await Promise.all(stretches.map((stretch) => readStretch(stretch.projectId, stretch)))
    return new Map(stretches.map((stretch, index) => [nameOfStretch(stretch), read[index] ?? []]))
  },
)

/**
 * The events of a project after a sequence number (null: the newest), then each new one, in order and without a gap.
 * Ends with NOT_FOUND or UNAUTHENTICATED when the viewer's access does. INVALID_INPUT for a type there is not, and for
 * a number the log has not come to; FORBIDDEN for a token that may read none of the types.
 */
export async function followEvents(
  viewer: Viewer,
  projectId: string,
  after: number | null,
  wished: readonly string[] | null | undefined,
) {
  const types = readTypes(viewer, wished)
  const { eventSeq, organizationId } = await locate(viewer, projectId)
  demandReached(after, eventSeq)
  let looked = after ?? eventSeq
  // Trash and archive events are in the organization's log.
  const topics = [`project:${projectId}`, `organization:${organizationId}`, accessTopic(viewer.userId)]
  return follow(topics, looked, FOLLOWED_PAGE, async (last) => {
    // Checked together; the events are read after both.
    const [{ eventSeq: upTo }] = await Promise.all([locate(viewer, projectId), demandLiveToken(viewer)])
    const stretch = { projectId, after: Math.max(last, looked), types, first: FOLLOWED_PAGE, upTo }
    const rows = (await followedStretch(stretch)) ?? []
    // What was looked through without a find is not looked through again.
    if (rows.length < FOLLOWED_PAGE) looked = upTo
    return rows
  })
}
