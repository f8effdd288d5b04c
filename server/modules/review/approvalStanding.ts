import type { Approval } from '../../__generated__/prisma/client.ts'
import {
  type ComparedBoard, inkIn, movedShots, placesOf, type ReadInks, redrawnViews, unlikeShots,
} from '../board/versionComparison.ts'
import type { ShotContent } from '../board/versionContent.ts'
import type { Inks } from '../board/ink.ts'
import {
  boardTiming, pictureDigest, type SealedBoard, type SeenTexts, textDigest, timingDigest,
} from '../board/seal.ts'

/** What of a board may differ from what was decided about. */
export const APPROVAL_PARTS = ['PICTURE', 'TEXT', 'TIMING', 'ORDER'] as const
export type ApprovalPart = (typeof APPROVAL_PARTS)[number]

/** What of a decision says how it is compared with the board of today. */
export type Decided = Pick<Approval, 'shotIds' | 'shows'> & { isByGuest: boolean }

/** How the board of today differs from what was decided about. */
export interface ApprovalChanges {
  /** Of the board, or of the shots in question, in the order of `APPROVAL_PARTS`. */
  parts: ApprovalPart[]
  /** By the id of the shot; shots without changes are not in it. */
  byShot: Map<string, ApprovalPart[]>
  /** The shots that were decided about. */
  shotIds: Set<string>
}

const inOrder = (parts: ReadonlySet<ApprovalPart>) => APPROVAL_PARTS.filter((part) => parts.has(part))

const seenBy = ({ shows, isByGuest }: Decided): SeenTexts => ({
  descriptions: shows.includes('DESCRIPTIONS'), dialogue: shows.includes('DIALOGUE'), notes: !isByGuest,
})

type Side = ComparedBoard & SealedBoard

/** The ids of shots that are there no more, that came later, or that have another place among those of both. */
function reordered(before: Side['shots'], after: Side['shots']): string[] {
  const [then, now] = [placesOf({ shots: before }), placesOf({ shots: after })]
  return [
    ...[...then.keys()].filter((id) => !now.has(id)), ...[...now.keys()].filter((id) => !then.has(id)),
    ...movedShots(before, now),
  ]
}

/** The parts of a shot that differ, of those that somebody saw. */
function changedParts(
  decided: Decided, sides: readonly [Side, Side], shots: readonly [ShotContent, ShotContent], inks: Inks,
): ApprovalPart[] {
  const hears = decided.shows.includes('SOUND')
  const digests = shots.map((shot, side) => {
    const { [side]: rate = sides[0] } = sides
    return [
      pictureDigest(shot, inkIn(inks)), textDigest(shot, seenBy(decided)),
      timingDigest(hears ? shot : { ...shot, voice: null }, rate),
    ]
  })
  return (['PICTURE', 'TEXT', 'TIMING'] as const).filter((_, index) => digests[0]?.[index] !== digests[1]?.[index])
}

/**
 * What changed on a board since somebody decided about a version of it, of what was shown to that person. A drawing
 * whose digest `readInks` does not know counts as changed if it was drawn in.
 */
export async function changesSince(
  decided: Decided, version: Side, board: Side, readInks: ReadInks,
): Promise<ApprovalChanges> {
  const chosen = new Set(decided.shotIds)
  const isWhole = chosen.size === 0
  const isAsked = (id: string) => isWhole || chosen.has(id)
  const askedOf = ({ shots }: Side) => shots.filter(({ id }) => isAsked(id))
  const [before, after] = [askedOf(version), askedOf(board)]
  const unlike = await unlikeShots(version, board, isAsked)
  const inks = await readInks(unlike.flatMap((shot) => redrawnViews(shot.before, shot.after)))
  const byShot = new Map<string, Set<ApprovalPart>>()
  const add = (id: string, parts: readonly ApprovalPart[]) => {
    if (parts.length > 0) byShot.set(id, new Set([...(byShot.get(id) ?? []), ...parts]))
  }
  for (const shot of unlike) add(shot.id, changedParts(decided, [version, board], [shot.before, shot.after], inks))
  for (const id of reordered(before, after)) add(id, ['ORDER'])
  const all = new Set([...byShot.values()].flatMap((parts) => [...parts]))
  const heard = (side: Side) =>
    boardTiming(decided.shows.includes('SOUND') ? side : { ...side, soundtrack: null })
  if (isWhole && heard(version) !== heard(board)) all.add('TIMING')
  return {
    parts: inOrder(all),
    byShot: new Map([...byShot].map(([id, parts]) => [id, inOrder(parts)])),
    shotIds: new Set(before.map(({ id }) => id)),
  }
}
