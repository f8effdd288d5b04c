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

/** What an id of a timeline is made of: the item of a playlist, null on a board, and the id of the shot or the view. */
export function partsOf(timelineId: string): { itemId: string | null; id: string } {
  const [first = timelineId, second] = timelineId.split('.')
  return second === undefined ? { itemId: null, id: first } : { itemId: first, id: second }
}

/** The id by which a timeline knows a shot that somebody plays. */
export const playedId = ({ itemId, shotId }: Pick<Playback, 'itemId' | 'shotId'>): string =>
  itemId === null ? shotId : inItem(itemId, shotId)

/** What a player shows at a frame of its timeline: the item, the shot and the frame within; null without shots. */
export function shotAt(player: Player, frame: number): Pick<Playback, 'itemId' | 'shotId' | 'frame'> | null {
  const timeline = player.getTimeline()
  const index = shotIndexAt(timeline, frame)
  const id = timeline.shots[index]?.id
  if (id === undefined) return null
  const { itemId, id: shotId } = partsOf(id)
  return { itemId, shotId, frame: frame - (timeline.starts[index] ?? 0) }
}

/** What a deck plays so many frames later, at its own speed; null while it has no shots. */
export function readPlayback({ player, isAhead }: PlayingDeck, later: number): Playback | null {
  const isPlaying = player.isRunning()
  const { speed } = player.getState()
  const last = player.getTimeline().frames - 1
  const frame = player.advance() + (isPlaying ? Math.round(later * speed) : 0)
  const at = shotAt(player, Math.max(0, Math.min(frame, last)))
  return at && { ...at, isPlaying, speed, isReady: isPlaying || isAhead() }
}

/** Whether two stand still at one frame. */
export const areTogether = (one: Playback, other: Playback): boolean =>
  playedId(one) === playedId(other) && one.frame === other.frame
