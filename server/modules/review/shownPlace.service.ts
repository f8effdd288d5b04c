import type { CommentThread, Prisma, ReviewLink } from '../../__generated__/prisma/client.ts'
import { fail } from '../../kernel/errors.ts'
import type { Transaction } from '../../platform/database/client.ts'
import { addressOf, readStates } from '../board/versionReading.service.ts'
import { commentFailures } from './comment.failures.ts'
import { LAST_FRAME } from './commentRules.ts'
import { shownEntries } from './reviewReading.service.ts'
import { regionOn, type ThreadRegion } from './threadSubject.service.ts'

/** What of a version a thread is about: a view, a shot, or neither for all of it. */
export interface ShownPlace {
  viewId?: string | null
  shotId?: string | null
  frameFrom?: number | null
  frameTo?: number | null
  region?: ThreadRegion | null
}

type ShowingLink = Pick<ReviewLink, 'storyboardId' | 'boardVersionId' | 'shotIds'>
type Database = Pick<Transaction, 'versionManifest'>

/** Finds a shot of the version that a link shows, as it is in it, and its view; null where the link shows it not. */
async function findShown(database: Database, link: ShowingLink, { shotId, viewId }: ShownPlace) {
  const manifest = await database.versionManifest.findUniqueOrThrow({ where: { versionId: link.boardVersionId } })
  const ofShot = shownEntries({ link }, manifest).filter(({ id }) => shotId == null || id === shotId)
  const addresses = ofShot.map(({ key }) => addressOf(link.storyboardId, key))
  if (viewId == null) {
    const [entry] = ofShot
    return entry ? { shotId: entry.id, view: null, imageId: null } : null
  }
  const states = await readStates(addresses)
  for (const [index, { id }] of ofShot.entries()) {
    const state = states.get(addresses[index] ?? '')
    const view = state?.content.views.find((each) => each.id === viewId)
    if (state && view) return { shotId: id, view, imageId: state.images?.[viewId] ?? null }
  }
  return null
}

type ThreadColumns = Partial<Prisma.CommentThreadUncheckedCreateInput> & Pick<CommentThread, 'subjectType'>

/**
 * What a thread is about, and what of it the link shows; null where the link does not show it. INVALID_INPUT for frames
 * or a region that make no sense.
 */
export async function columnsShown(
  database: Database, link: ShowingLink, place: ShownPlace,
): Promise<ThreadColumns | null> {
  const frameFrom = place.frameFrom ?? null
  const frameTo = place.frameTo ?? frameFrom
  const { storyboardId } = link
  if (place.region && place.viewId == null) {
    throw fail(commentFailures.THREAD_REGION_WITHOUT_VIEW(), { field: 'region' })
  }
  if (place.shotId == null && place.viewId == null) {
    if (frameFrom !== null) throw fail(commentFailures.THREAD_FRAMES_WITHOUT_SHOT(), { field: 'frameFrom' })
    return { subjectType: 'STORYBOARD', storyboardId }
  }
  const areFrames = frameFrom === null
    || (frameTo !== null && frameFrom >= 0 && frameTo >= frameFrom && frameTo <= LAST_FRAME)
  if (!areFrames) throw fail(commentFailures.THREAD_FRAMES_INVALID({ most: LAST_FRAME }), { field: 'frameFrom' })
  const found = await findShown(database, link, place)
  if (!found) return null
  const { shotId, view, imageId } = found
  const anchor = { storyboardId, shotId, frameFrom, frameTo: frameFrom === null ? null : frameTo }
  if (!view) return { subjectType: 'SHOT', ...anchor }
  const { id: viewId, revision: seenRevision, width: seenWidth, height: seenHeight } = view
  const seen = { seenRevision, seenImageId: imageId, seenWidth, seenHeight }
  return { subjectType: 'VIEW', ...anchor, viewId, ...seen, ...regionOn(view, place.region) }
}
