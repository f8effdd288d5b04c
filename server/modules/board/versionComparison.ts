import { inkKey, type Inks } from './ink.ts'
import type { ShotContent, ViewContent } from './versionContent.ts'

/** How a shot differs between two states of a board. */
export type VersionChangeKind = 'ADDED' | 'REMOVED' | 'MOVED' | 'RETIMED' | 'REDRAWN' | 'RETEXTED' | 'RESTATUSED'

/** A shot of a state of a board that is compared, at its place in the list of all. */
export interface ComparedShot {
  id: string
  /** The key of its state, in hexadecimal digits. */
  key: string
}

/** The rate of the lengths of a state of a board. */
interface Rated {
  frameRateNumerator: number
  frameRateDenominator: number
}

/** A difference of a shot. The places are 0-based, null where the board has no such shot. */
export interface ShotDifference {
  id: string
  kinds: VersionChangeKind[]
  before: number | null
  after: number | null
}

/** The places of the longest ascending run in a list, its other members left out: patience sorting. */
export function longestAscent(values: readonly number[]): Set<number> {
  /** The index of the smallest value that ends an ascent of each length. */
  const ends: number[] = []
  const previous: (number | undefined)[] = []
  for (const [index, value] of values.entries()) {
    let [low, high] = [0, ends.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((values[ends[middle] ?? 0] ?? 0) < value) low = middle + 1
      else high = middle
    }
    previous.push(ends[low - 1])
    ends[low] = index
  }
  const found = new Set<number>()
  for (let index = ends.at(-1); index !== undefined; index = previous[index]) found.add(index)
  return found
}

/**
 * The shots of both lists whose order changed: all that are not part of the longest run that kept its order. A list of
 * places would name every shot after an insertion.
 */
export function movedShots(
  before: readonly Pick<ComparedShot, 'id'>[], places: ReadonlyMap<string, number>,
): Set<string> {
  const shared = before.filter(({ id }) => places.has(id))
  const kept = longestAscent(shared.map(({ id }) => places.get(id) ?? 0))
  return new Set(shared.filter((_, index) => !kept.has(index)).map(({ id }) => id))
}

/** Whether two lengths are the same time: frames are compared as fractions of seconds. */
const isSameLength = (before: number, after: number, from: Rated, to: Rated): boolean =>
  before * from.frameRateDenominator * to.frameRateNumerator
  === after * to.frameRateDenominator * from.frameRateNumerator

/** The digest of a drawing; where it is unknown, a key of the drawing and its revision. */
export const inkIn = (inks: Inks) => (view: ViewContent): string => inks.get(inkKey(view)) ?? inkKey(view)

/** The views of two states of a shot whose drawings may differ: they are of other revisions. */
export function redrawnViews(before: ShotContent, after: ShotContent): ViewContent[] {
  const [kept, now] = [new Set(before.views.map(inkKey)), new Set(after.views.map(inkKey))]
  return [
    ...before.views.filter((view) => !now.has(inkKey(view))), ...after.views.filter((view) => !kept.has(inkKey(view))),
  ]
}

const picturesOf = ({ aspectRatio, views }: ShotContent, inkOf: (view: ViewContent) => string) => JSON.stringify(
  [aspectRatio, views.map((view) => [view.id, inkOf(view), view.width, view.height, view.image])],
)

const textsOf = ({ code, name, description, dialogue, notes, cameraNote, views }: ShotContent) => JSON.stringify([
  code, name, description, dialogue, notes, cameraNote,
  // A view without texts is a matter of the pictures.
  views.map((view) => [view.id, view.name, view.description]).filter(([, ...texts]) => texts.join('') !== ''),
])

/** How the content of a shot differs, but for its place in the order. */
function contentKinds(
  before: ShotContent, after: ShotContent, from: Rated, to: Rated, inkOf: (view: ViewContent) => string,
): VersionChangeKind[] {
  const isRetimed = !isSameLength(before.frames, after.frames, from, to) || before.voice !== after.voice
  return [
    ...(before.sceneId === after.sceneId ? [] : ['MOVED' as const]),
    ...(isRetimed ? ['RETIMED' as const] : []),
    ...(picturesOf(before, inkOf) === picturesOf(after, inkOf) ? [] : ['REDRAWN' as const]),
    ...(textsOf(before) === textsOf(after) ? [] : ['RETEXTED' as const]),
    ...(before.statusId === after.statusId ? [] : ['RESTATUSED' as const]),
  ]
}

/** A state of a board that is compared. */
export interface ComparedBoard extends Rated {
  shots: readonly ComparedShot[]
  /** The contents of shots at 0-based places, in the order asked for. */
  contentsOf: (places: readonly number[]) => Promise<readonly ShotContent[]>
}

/** The 0-based places of shots by their ids. */
export const placesOf = ({ shots }: Pick<ComparedBoard, 'shots'>) => new Map(shots.map(({ id }, index) => [id, index]))

/** All shots of two states: in the order of the second, each that is gone after the one that it followed. */
function* inOrder(from: ComparedBoard, to: ComparedBoard, places: ReadonlyMap<string, number>) {
  const followers = new Map<string | null, string[]>()
  let anchor: string | null = null
  for (const { id } of from.shots) {
    if (places.has(id)) anchor = id
    else followers.set(anchor, [...(followers.get(anchor) ?? []), id])
  }
  yield* followers.get(null) ?? []
  for (const { id } of to.shots) {
    yield id
    yield* followers.get(id) ?? []
  }
}

/** The digests of drawings, as far as they are known. */
export type ReadInks = (views: readonly ViewContent[]) => Promise<Inks>

/** A shot of two boards whose states differ, or their rates. */
interface UnlikeShot {
  id: string
  before: ShotContent
  after: ShotContent
}

/** The shots of two boards that differ, with their contents; of those that are asked for. Equal keys are not read. */
export async function unlikeShots(
  from: ComparedBoard, to: ComparedBoard, isAsked: (id: string) => boolean = () => true,
): Promise<UnlikeShot[]> {
  const places = placesOf(to)
  const isSameRate = isSameLength(1, 1, from, to)
  const unlike = from.shots.flatMap(({ id, key }, place) => {
    const other = places.get(id)
    if (other === undefined || !isAsked(id) || (isSameRate && key === to.shots[other]?.key)) return []
    return [{ id, place, other }]
  })
  const [old, present] = await Promise.all([
    from.contentsOf(unlike.map(({ place }) => place)), to.contentsOf(unlike.map(({ other }) => other)),
  ])
  return unlike.flatMap(({ id }, index) => {
    const [before, after] = [old[index], present[index]]
    return before && after ? [{ id, before, after }] : []
  })
}

/**
 * Compares two states of a board. Contents are read of the shots alone whose keys differ. A drawing without a digest
 * differs if it was drawn in.
 */
export async function compareBoards(
  from: ComparedBoard, to: ComparedBoard, readInks: ReadInks,
): Promise<ShotDifference[]> {
  const [before, after] = [placesOf(from), placesOf(to)]
  const moved = movedShots(from.shots, after)
  const unlike = await unlikeShots(from, to)
  const inkOf = inkIn(await readInks(unlike.flatMap((shot) => redrawnViews(shot.before, shot.after))))
  const kinds = new Map(unlike.map((shot) =>
    [shot.id, contentKinds(shot.before, shot.after, from, to, inkOf)]))
  return [...inOrder(from, to, after)].flatMap((id): ShotDifference[] => {
    const places = { id, before: before.get(id) ?? null, after: after.get(id) ?? null }
    if (places.before === null) return [{ ...places, kinds: ['ADDED'] }]
    if (places.after === null) return [{ ...places, kinds: ['REMOVED'] }]
    const found = new Set([...(moved.has(id) ? ['MOVED' as const] : []), ...(kinds.get(id) ?? [])])
    return found.size === 0 ? [] : [{ ...places, kinds: [...found] }]
  })
}
