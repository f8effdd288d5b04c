import { ranksBetween } from '../../kernel/ranks.ts'
import { longestAscent } from './versionComparison.ts'

/** Ids by their places in a list. */
const placesIn = (ids: readonly string[]) => new Map(ids.map((id, place) => [id, place]))

/**
 * The order of the shots of a board after a version is restored. `chosen` go behind the shot that they followed in the
 * version; without it, as few as possible move to give all shots of the version its order. Others stay where they are.
 */
export function restoredOrder(
  version: readonly string[],
  today: readonly string[],
  chosen: ReadonlySet<string> | null,
): string[] {
  const places = placesIn(today)
  const shared = version.filter((id) => places.has(id))
  const kept = longestAscent(shared.map((id) => places.get(id) ?? 0))
  const moving = new Set(shared.filter((id, index) => (chosen ? chosen.has(id) : !kept.has(index))))
  const order = today.filter((id) => !moving.has(id))
  for (const [index, id] of shared.entries()) {
    if (!moving.has(id)) continue
    const previous = shared[index - 1]
    order.splice(previous === undefined ? 0 : order.indexOf(previous) + 1, 0, id)
  }
  return order
}

/** A shot in the order of a board, with the scene that it is to have. */
export interface SceneWish {
  id: string
  sceneId: string | null
  /** Whether another scene may be better, so that each scene stays one run of shots. */
  isFlexible: boolean
}

/**
 * The scenes of shots in order. A flexible shot between two shots of one scene joins it; otherwise it keeps its own
 * unless that scene is elsewhere on the board, then it joins the shot before it, at the beginning the one after.
 */
export function scenesInRuns(shots: readonly SceneWish[]): (string | null)[] {
  const firm = new Set(shots.flatMap(({ sceneId, isFlexible }) => (isFlexible ? [] : sceneId)))
  const ended = new Set<string | null>()
  const scenes: (string | null)[] = []
  for (const [index, { sceneId: own, isFlexible }] of shots.entries()) {
    const previous = scenes[index - 1]
    const next = isFlexible ? shots.slice(index).find((shot) => !shot.isFlexible)?.sceneId : undefined
    const isBeside = own === previous || own === next
    const isFree = own !== null && !firm.has(own) && !ended.has(own)
    const isInside = previous != null && previous === next
    const scene = !isFlexible ? own : isInside ? previous : isBeside || isFree ? own : previous ?? next ?? null
    if (previous !== undefined && scene !== previous) ended.add(previous)
    scenes.push(scene)
  }
  return scenes
}

interface Ranked {
  id: string
  rank: string
}

/**
 * New ranks for as few of the siblings as possible to give them the order of the list. `taken` are the ranks of all
 * siblings, in the trash or not: no new rank is one of them.
 */
export function ranksInOrder(ordered: readonly Ranked[], taken: readonly string[]): Ranked[] {
  const ranks = taken.toSorted()
  const kept = longestAscent(ordered.map(({ rank }) => ranks.indexOf(rank)))
  const moved: Ranked[] = []
  let before: string | null = null
  let run: Ranked[] = []
  const place = () => {
    const after = ranks[before === null ? 0 : ranks.indexOf(before) + 1] ?? null
    const given = ranksBetween(before, after, run.length)
    moved.push(...run.map(({ id }, index) => ({ id, rank: given[index] ?? '' })))
    run = []
  }
  for (const [index, sibling] of ordered.entries()) {
    if (!kept.has(index)) run.push(sibling)
    else {
      place()
      before = sibling.rank
    }
  }
  place()
  return moved
}
