import type { Player } from '../../playback/player.ts'
import { shotIndexAt } from '../../playback/timeline.ts'
import type { Playback } from '../presence/BoardPresence.ts'

/** What of a deck is needed to play together. */
export interface PlayingDeck {
  readonly player: Player
  /** Whether the next pictures are there. */
  readonly isAhead: () => boolean
  /** Calls the watcher when a picture came, and as frames pass; returns how to stop. */
  readonly watchPictures: (watcher: () => void) => () => void
}

/** The id of what an item plays: the same shot may play in several items. */
export const inItem = (itemId: string, id: string): string => `${itemId}.${id}`

/** The id by which a timeline knows a shot that somebody plays. */
export const playedId = ({ itemId, shotId }: Pick<Playback, 'itemId' | 'shotId'>): string =>
  itemId === null ? shotId : inItem(itemId, shotId)

/** What a player shows at a frame of its timeline: the item, the shot and the frame within; null without shots. */
export function shotAt(player: Player, frame: number): Pick<Playback, 'itemId' | 'shotId' | 'frame'> | null {
  const timeline = player.getTimeline()
  const index = shotIndexAt(timeline, frame)
  const id = timeline.shots[index]?.id
  if (id === undefined) return null
  const [first = id, second] = id.split('.')
  return {
    itemId: second === undefined ? null : first, shotId: second ?? first,
    frame: frame - (timeline.starts[index] ?? 0),
  }
}

/** What a deck plays at this moment; null while it has no shots. */
export function readPlayback({ player, isAhead }: PlayingDeck): Playback | null {
  const at = shotAt(player, player.advance())
  const isPlaying = player.isRunning()
  return at && { ...at, isPlaying, speed: player.getState().speed, isReady: isPlaying || isAhead() }
}

/** Whether two stand still at one frame. */
export const areTogether = (one: Playback, other: Playback): boolean =>
  playedId(one) === playedId(other) && one.frame === other.frame
