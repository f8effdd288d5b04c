import type { Timeline } from '../../playback/timeline.ts'

/** Where an item is on the timeline. */
export interface PlacedItem {
  /** Its 0-based place among the items. */
  readonly item: number
  /** The index of its first shot, and how many it has. */
  readonly firstShot: number
  readonly shotCount: number
  /** The first frame. */
  readonly start: number
}

/** Lays items of so many shots each one after another. */
export function placeItems(shotCounts: readonly number[], { starts, frames }: Timeline): PlacedItem[] {
  let firstShot = 0
  return shotCounts.map((shotCount, item) => {
    const place = { item, firstShot, shotCount, start: starts[firstShot] ?? frames }
    firstShot += shotCount
    return place
  })
}

/** The place among the items of the one that a shot is in; -1 for none. */
export const itemAt = (places: readonly PlacedItem[], shotIndex: number): number =>
  places.findIndex(({ firstShot, shotCount }) => shotIndex >= firstShot && shotIndex < firstShot + shotCount)
