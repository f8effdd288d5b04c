import type { CommentThread, ReviewDecisionKind, ReviewSession } from '../../__generated__/prisma/client.ts'
import { changeProject, type ProjectChange } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { demandVersion, type ExpectedVersion, fail, notFound } from '../../kernel/errors.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { isBlank, TextChecks } from '../../kernel/text.ts'
import { prisma, type Transaction } from '../../platform/database/client.ts'
import { visibleTo as visibleStoryboard } from '../board/storyboard.policy.ts'
import { setDecidedStatus } from './decidedStatus.service.ts'
import { visibleTo as visiblePlaylist } from './playlist.policy.ts'
import { reviewSessionFailures } from './reviewSession.failures.ts'
import { visibleTo } from './reviewSession.policy.ts'

const subjectOf = ({ id }: Pick<ReviewSession, 'id'>) => ({ type: 'ReviewSession', id }) as const

/** What a session goes through. */
export type ReviewedThing = { playlistId: string } | { storyboardId: string }

/** A playlist or a board that is reviewed. */
interface Reviewed {
  id: string
  name: string
  projectId: string
}

function findReviewed(database: Transaction, viewer: Viewer, thing: ReviewedThing): Promise<Reviewed | null> {
  const select = { id: true, name: true, projectId: true } as const
  return 'playlistId' in thing
    ? database.playlist.findFirst({ where: { AND: [visiblePlaylist(viewer), { id: thing.playlistId }] }, select })
    : database.storyboard.findFirst({
      where: { AND: [visibleStoryboard(viewer), { id: thing.storyboardId }] }, select,
    })
}

async function demandReviewed(database: Transaction, viewer: Viewer, thing: ReviewedThing): Promise<Reviewed> {
  const found = await findReviewed(database, viewer, thing)
  if (!found) throw notFound('playlistId' in thing ? 'Playlist' : 'Storyboard')
  return found
}

/** The viewer's page leads. */
const leading = ({ userId, clientId }: Viewer) => ({ leaderId: userId, leadingTab: clientId ?? null })

/** Starts a review session of a playlist or a board. CONFLICT while another one of it is open. */
export async function startReviewSession(viewer: Viewer, thing: ReviewedThing): Promise<ReviewSession> {
  const { projectId } = await demandReviewed(prisma(), viewer, thing)
  return changeProject(viewer, projectId, 'reviews:write', async ({ tx, record }) => {
    const reviewed = await demandReviewed(tx, viewer, thing)
    if ((await tx.reviewSession.count({ where: { ...thing, endedAt: null } })) > 0) {
      throw fail(reviewSessionFailures.REVIEW_SESSION_OPEN())
    }
    const { userId } = viewer
    const session = await tx.reviewSession.create({
      data: {
        ...thing, startedById: userId, noteTakerId: userId, ...leading(viewer), attendees: { create: { userId } },
      },
    })
    record('reviewSession.started', subjectOf(session), said(session, reviewed))
    return session
  })
}

/** What events say of a session: its playlist or board, and the name of that. */
function said({ playlistId }: ReviewSession, { id, name }: Pick<Reviewed, 'id' | 'name'>) {
  return playlistId === null
    ? { storyboard: toTypeId('Storyboard', id), name }
    : { playlist: toTypeId('Playlist', id), name }
}

/** A session with what it goes through. */
export type FoundSession = ReviewSession & { reviewed: Reviewed }
type SessionChange = Partial<Pick<ReviewSession, 'endedAt' | 'leaderId' | 'leadingTab' | 'noteTakerId'>>

/** A session that the viewer sees; NOT_FOUND else. */
export async function findSession(database: Transaction, viewer: Viewer, id: string): Promise<FoundSession> {
  const select = { id: true, name: true, projectId: true } as const
  const found = await database.reviewSession.findFirst({
    where: { AND: [visibleTo(viewer), { id }] }, include: { playlist: { select }, storyboard: { select } },
  })
  const reviewed = found?.playlist ?? found?.storyboard
  if (!found || !reviewed) throw notFound('Review session')
  return { ...found, reviewed }
}

/** Changes a session under the lock of its project. NOT_FOUND for who may not see it, CONFLICT when it has ended. */
async function changeSession(
  viewer: Viewer,
  id: string,
  expectedVersion: ExpectedVersion,
  work: (change: ProjectChange, session: FoundSession) => Promise<SessionChange>,
): Promise<ReviewSession> {
  const { reviewed: { projectId } } = await findSession(prisma(), viewer, id)
  return changeProject(viewer, projectId, 'reviews:write', async (change) => {
    const session = await findSession(change.tx, viewer, id)
    demandVersion('Review session', session, expectedVersion)
    if (session.endedAt !== null) throw fail(reviewSessionFailures.REVIEW_SESSION_ENDED())
    const data = await work(change, session)
    return change.tx.reviewSession.update({ where: { id }, data: { ...data, version: { increment: 1 } } })
  })
}

/** Notes that the viewer is there; nothing changes the second time. CONFLICT when the session has ended. */
export async function joinReviewSession(viewer: Viewer, id: string): Promise<ReviewSession> {
  const { reviewed: { projectId } } = await findSession(prisma(), viewer, id)
  return changeProject(viewer, projectId, 'reviews:read', async ({ tx, record }) => {
    const { reviewed, ...session } = await findSession(tx, viewer, id)
    if (session.endedAt !== null) throw fail(reviewSessionFailures.REVIEW_SESSION_ENDED())
    const data = [{ sessionId: id, userId: viewer.userId }]
    const { count } = await tx.reviewAttendee.createMany({ data, skipDuplicates: true })
    if (count > 0) record('reviewSession.joined', subjectOf(session), said(session, reviewed))
    return session
  })
}

/** Ends a session for good; its decisions stay. */
export const endReviewSession = (viewer: Viewer, id: string, version: ExpectedVersion): Promise<ReviewSession> =>
  changeSession(viewer, id, version, async ({ record }, session) => {
    record('reviewSession.ended', subjectOf(session), said(session, session.reviewed))
    return { endedAt: new Date() }
  })

/** Leads a session from here on, in the viewer's page: the players of the others follow it. */
export const takeLead = (viewer: Viewer, id: string, version: ExpectedVersion): Promise<ReviewSession> =>
  changeSession(viewer, id, version, async ({ record }, session) => {
    record('reviewSession.leadTaken', subjectOf(session), {
      ...said(session, session.reviewed), from: toTypeId('User', session.leaderId), to: toTypeId('User', viewer.userId),
    })
    return leading(viewer)
  })

/** Takes the notes of a session from here on; the others no longer can. */
export const takeNotes = (viewer: Viewer, id: string, version: ExpectedVersion): Promise<ReviewSession> =>
  changeSession(viewer, id, version, async ({ record }, session) => {
    record('reviewSession.notesTaken', subjectOf(session), {
      ...said(session, session.reviewed),
      from: toTypeId('User', session.noteTakerId), to: toTypeId('User', viewer.userId),
    })
    return { noteTakerId: viewer.userId }
  })

/** The session that a comment is to be a note of, and whose note it is. */
export interface SessionNote {
  reviewSessionId: string
  noteOf?: string | null
  /** The item of its playlist that the note is taken in. */
  itemId?: string | null
}

/** Checks a note, before the lock. */
export function checkNote(
  { reviewSessionId, noteOf, itemId = null }: SessionNote,
): Pick<CommentThread, 'reviewSessionId' | 'noteOf' | 'playlistItemId'> {
  const checks = new TextChecks()
  const name = isBlank(noteOf ?? '') ? '' : checks.name('note.noteOf', noteOf ?? '')
  checks.done()
  return { reviewSessionId, noteOf: name, playlistItemId: itemId }
}

/** NOT_FOUND unless a session is of the locked project, CONFLICT unless it is open and the viewer takes its notes. */
export async function demandNotes(
  { tx, project }: ProjectChange, viewer: Viewer, { reviewSessionId: id, itemId }: SessionNote,
): Promise<void> {
  const session = await findSession(tx, viewer, id)
  if (session.reviewed.projectId !== project.id) throw notFound('Review session', 'note.reviewSessionId')
  if (session.endedAt !== null) throw fail(reviewSessionFailures.REVIEW_SESSION_ENDED())
  if (session.noteTakerId !== viewer.userId) throw fail(reviewSessionFailures.REVIEW_NOTES_OF_OTHERS())
  if (itemId != null) await demandThing(tx, session, { itemId })
}

/** An item of a playlist, or a shot of a board. */
export type DecidedThing = { itemId: string } | { shotId: string }

/** NOT_FOUND unless a thing is of what a session goes through; answers its id, and what events say of it. */
async function demandThing(tx: Transaction, { playlistId, storyboardId }: ReviewSession, thing: DecidedThing) {
  if ('itemId' in thing) {
    const { itemId: id } = thing
    const item = playlistId && await tx.playlistItem.findFirst({ where: { id, playlistId } })
    if (!item) throw notFound('Playlist item', 'itemId')
    return { id: item.id, place: { item: toTypeId('PlaylistItem', item.id) } }
  }
  const { shotId: id } = thing
  const shot = storyboardId && await tx.shot.findFirst({ where: { id, storyboardId, deletedAt: null } })
  if (!shot) throw notFound('Shot', 'shotId')
  return { id: shot.id, place: { shot: toTypeId('Shot', shot.id) } }
}

/** What is decided; without a kind an earlier decision is taken back. */
export interface DecidedItem {
  thing: DecidedThing
  kind: ReviewDecisionKind | null
  note: string
  expectedVersion: ExpectedVersion
}

/** Decides on an item of the playlist or a shot of the board, over an earlier decision. NOT_FOUND for one elsewhere. */
export async function decideItem(
  viewer: Viewer,
  id: string,
  { thing, kind, expectedVersion, ...decided }: DecidedItem,
): Promise<ReviewSession> {
  const checks = new TextChecks()
  const note = checks.description('note', decided.note, 'Note')
  checks.done()
  return changeSession(viewer, id, expectedVersion, async (change, session) => {
    const { tx, record } = change
    const { id: subjectId, place } = await demandThing(tx, session, thing)
    const key = { sessionId: id, subjectId }
    const before = await tx.reviewDecision.findUnique({ where: { sessionId_subjectId: key } })
    if (kind === null) await tx.reviewDecision.deleteMany({ where: key })
    else {
      const data = { kind, note, decidedById: viewer.userId, decidedAt: new Date() }
      await tx.reviewDecision.upsert({
        where: { sessionId_subjectId: key }, create: { ...key, ...data }, update: data,
      })
      if (kind !== before?.kind) await setDecidedStatus(change, viewer, session, { subjectId, kind })
    }
    record('reviewSession.decided', subjectOf(session), {
      ...said(session, session.reviewed), ...place, from: before?.kind ?? null, to: kind,
    })
    return {}
  })
}
