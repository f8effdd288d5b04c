import type { CommentThread, Prisma, ReviewLink } from '../../__generated__/prisma/client.ts'
import { fail } from '../../kernel/errors.ts'
import type { Transaction } from '../../platform/database/client.ts'
import type { ViewContent } from '../board/versionContent.ts'
import { addressOf, readManifests, readStates } from '../board/versionReading.service.ts'
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

type ShowingLink = Pick<ReviewLink, 'id' | 'storyboardId' | 'boardVersionId' | 'shotIds'>
type Database = Pick<Transaction, 'versionManifest'>

/** What a link shows of a place, as it is in its version. */
interface Shown {
  shotId: string | null
  view: ViewContent | null
  imageId: string | null
}

/** Which of some links show a place in their versions, and what of it, by the links; all of them show the whole. */
export async function findShown(
  database: Database, links: readonly ShowingLink[], { shotId, viewId }: Pick<ShownPlace, 'shotId' | 'viewId'>,
): Promise<Map<string, Shown>> {
  if (shotId == null && viewId == null) {
    return new Map(links.map(({ id }) => [id, { shotId: null, view: null, imageId: null }]))
  }
  const manifests = await readManifests(links.map(({ boardVersionId }) => boardVersionId), database)
  const shots = links.flatMap((link) => {
    const manifest = manifests.get(link.boardVersionId)
    const entries = manifest ? shownEntries({ link }, manifest) : []
    return entries.filter(({ id }) => shotId == null || id === shotId).map((entry) =>
      ({ linkId: link.id, shotId: entry.id, address: addressOf(link.storyboardId, entry.key) }))
  })
  if (viewId == null) {
    return new Map(shots.map((shot) => [shot.linkId, { shotId: shot.shotId, view: null, imageId: null }]))
  }
  const states = await readStates([...new Set(shots.map(({ address }) => address))])
  return new Map(shots.flatMap((shot): [string, Shown][] => {
    const state = states.get(shot.address)
    const view = state?.content.views.find(({ id }) => id === viewId)
    return view ? [[shot.linkId, { shotId: shot.shotId, view, imageId: state?.images?.[viewId] ?? null }]] : []
  }))
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
  const found = (await findShown(database, [link], place)).get(link.id)
  if (!found) return null
  const { shotId, view, imageId } = found
  const anchor = { storyboardId, shotId, frameFrom, frameTo: frameFrom === null ? null : frameTo }
  if (!view) return { subjectType: 'SHOT', ...anchor }
  const { id: viewId, revision: seenRevision, width: seenWidth, height: seenHeight } = view
  const seen = { seenRevision, seenImageId: imageId, seenWidth, seenHeight }
  return { subjectType: 'VIEW', ...anchor, viewId, ...seen, ...regionOn(view, place.region) }
}
