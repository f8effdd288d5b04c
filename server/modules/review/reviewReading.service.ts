import type { ReviewLink } from '../../__generated__/prisma/client.ts'
import { entriesOf } from '../board/versionContent.ts'
import {
  addressOf, type KeptManifest, keptShot, type KeptShot, type KeptState, type KeptView,
} from '../board/versionReading.service.ts'
import type { ShownReview } from './reviewGuest.service.ts'

/** A shot as a guest sees it: `place` is its 1-based place among those that are shown. */
export interface ReviewShotRow {
  shot: KeptShot
  place: number
  review: ShownReview
}

/** A view as a guest sees it. */
export interface ReviewViewRow {
  view: KeptView
  review: ShownReview
}

/** The shots of a version that a link shows, and their keys. */
export const shownEntries = (
  { link }: { link: Pick<ReviewLink, 'shotIds'> }, { entries }: Pick<KeptManifest, 'entries'>,
) => {
  const ids = new Set(link.shotIds)
  const all = entriesOf(entries).map(({ id, key }) => ({ id, key: key.toString('hex') }))
  return ids.size === 0 ? all : all.filter(({ id }) => ids.has(id))
}

interface Window {
  size: number
  isForwards: boolean
  /** 1-based places. */
  after: string | null
  before: string | null
}

/** A page of the shots that a link shows, with one more in its direction, in the order of paging. */
export async function shownShots(
  review: ShownReview,
  manifest: KeptManifest,
  { size, isForwards, after, before }: Window,
  stateOf: (address: string) => Promise<KeptState | null>,
): Promise<{ rows: ReviewShotRow[]; total: number }> {
  const shown = shownEntries(review, manifest)
  const start = Number(after ?? 0)
  const end = Math.min(shown.length, Number(before ?? shown.length + 1) - 1)
  const from = isForwards ? start : Math.max(start, end - size - 1)
  const wanted = shown.slice(from, isForwards ? Math.min(end, start + size + 1) : end)
  const { version } = review
  const found = await Promise.all(wanted.map(({ key }) => stateOf(addressOf(version.storyboardId, key))))
  const rows = wanted.flatMap((entry, index) => {
    const { [index]: state } = found
    if (!state) return []
    const place = from + index
    return [{ shot: keptShot(version, manifest.head, place, entry, state), place: place + 1, review }]
  })
  return { rows: isForwards ? rows : rows.reverse(), total: shown.length }
}
