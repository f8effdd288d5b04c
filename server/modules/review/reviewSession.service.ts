import type { Playlist, ReviewDecisionKind, ReviewSession } from '../../__generated__/prisma/client.ts'
import { changeProject, type ProjectChange } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { demandVersion, type ExpectedVersion, fail, notFound } from '../../kernel/errors.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { TextChecks } from '../../kernel/text.ts'
import { prisma } from '../../platform/database/client.ts'
import { visibleTo as visiblePlaylist } from './playlist.policy.ts'
import { reviewSessionFailures } from './reviewSession.failures.ts'
import { visibleTo } from './reviewSession.policy.ts'

const subjectOf = ({ id }: Pick<ReviewSession, 'id'>) => ({ type: 'ReviewSession', id }) as const
const said = ({ id, name }: Pick<Playlist, 'id' | 'name'>) => ({ playlist: toTypeId('Playlist', id), name })

/** Starts a review session of a playlist. CONFLICT while another one of it is open. */
export async function startReviewSession(viewer: Viewer, playlistId: string): Promise<ReviewSession> {
  const where = { AND: [visiblePlaylist(viewer), { id: playlistId }] }
  const located = await prisma().playlist.findFirst({ where, select: { projectId: true } })
  if (!located) throw notFound('Playlist')
  return changeProject(viewer, located.projectId, 'reviews:write', async ({ tx, record }) => {
    const playlist = await tx.playlist.findFirst({ where })
    if (!playlist) throw notFound('Playlist')
    if ((await tx.reviewSession.count({ where: { playlistId, endedAt: null } })) > 0) {
      throw fail(reviewSessionFailures.REVIEW_SESSION_OPEN())
    }
    const session = await tx.reviewSession.create({ data: { playlistId, startedById: viewer.userId } })
    record('reviewSession.started', subjectOf(session), said(playlist))
    return session
  })
}

type InPlaylist = ReviewSession & { playlist: Playlist }

/** Changes a session under the lock of its project. NOT_FOUND for who may not see it, CONFLICT when it has ended. */
async function changeSession(
  viewer: Viewer,
  id: string,
  expectedVersion: ExpectedVersion,
  work: (change: ProjectChange, session: InPlaylist) => Promise<{ endedAt?: Date }>,
): Promise<ReviewSession> {
  const where = { AND: [visibleTo(viewer), { id }] }
  const located = await prisma().reviewSession.findFirst({
    where, select: { playlist: { select: { projectId: true } } },
  })
  if (!located) throw notFound('Review session')
  return changeProject(viewer, located.playlist.projectId, 'reviews:write', async (change) => {
    const session = await change.tx.reviewSession.findFirst({ where, include: { playlist: true } })
    if (!session) throw notFound('Review session')
    demandVersion('Review session', session, expectedVersion)
    if (session.endedAt !== null) throw fail(reviewSessionFailures.REVIEW_SESSION_ENDED())
    const data = await work(change, session)
    return change.tx.reviewSession.update({ where: { id }, data: { ...data, version: { increment: 1 } } })
  })
}

/** Ends a session for good; its decisions stay. */
export const endReviewSession = (viewer: Viewer, id: string, version: ExpectedVersion): Promise<ReviewSession> =>
  changeSession(viewer, id, version, async ({ record }, session) => {
    record('reviewSession.ended', subjectOf(session), said(session.playlist))
    return { endedAt: new Date() }
  })

/** What is decided on an item; without a kind the decision is taken back. */
export interface DecidedItem {
  itemId: string
  kind: ReviewDecisionKind | null
  note: string
}

/** Decides on an item of the playlist, over an earlier decision. NOT_FOUND for an item of another playlist. */
export async function decideItem(
  viewer: Viewer,
  id: string,
  { itemId, kind, expectedVersion, ...decided }: DecidedItem & { expectedVersion: ExpectedVersion },
): Promise<ReviewSession> {
  const checks = new TextChecks()
  const note = checks.description('note', decided.note, 'Note')
  checks.done()
  return changeSession(viewer, id, expectedVersion, async ({ tx, record }, session) => {
    const { playlist } = session
    const item = await tx.playlistItem.findFirst({ where: { id: itemId, playlistId: playlist.id } })
    if (!item) throw notFound('Playlist item', 'itemId')
    const key = { sessionId: id, itemId }
    const before = await tx.reviewDecision.findUnique({ where: { sessionId_itemId: key } })
    if (kind === null) await tx.reviewDecision.deleteMany({ where: key })
    else {
      const data = { kind, note, decidedById: viewer.userId, decidedAt: new Date() }
      await tx.reviewDecision.upsert({
        where: { sessionId_itemId: key }, create: { ...key, ...data }, update: data,
      })
    }
    record('reviewSession.decided', subjectOf(session), {
      ...said(playlist), item: toTypeId('PlaylistItem', itemId), from: before?.kind ?? null, to: kind,
    })
    return {}
  })
}
