import { fail } from '../../kernel/errors.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { presenceFailures } from './presence.failures.ts'
import { FASTEST_PLAYBACK, LAST_FRAME } from './presenceLimits.ts'

/** What a tab plays. Ids are TypeIDs. */
export interface Playback {
  /** The item of the playlist; null where a board is played. */
  itemId: string | null
  shotId: string
  /** Frames from the first one of the shot. */
  frame: number
  isPlaying: boolean
  /** Times the usual speed; negative is backwards. */
  speed: number
  /** Whether the next pictures are there. */
  isReady: boolean
  /** When that was so, by this server's clock: milliseconds since 1970. */
  at: number
}

/** The same as a tab sends it. Ids are UUIDs. */
export type GivenPlayback = Omit<Playback, 'at'>

/** Checks what a tab plays; answers it with TypeIDs. INVALID_INPUT for frames and speeds that there are not. */
export function readPlayback({ itemId, shotId, frame, speed, ...state }: GivenPlayback): GivenPlayback {
  if (frame < 0 || frame > LAST_FRAME) {
    throw fail(presenceFailures.PLAYBACK_FRAME_OUT_OF_RANGE({ most: LAST_FRAME }), { field: 'playback.frame' })
  }
  if (!(Math.abs(speed) <= FASTEST_PLAYBACK)) {
    throw fail(presenceFailures.PLAYBACK_SPEED_OUT_OF_RANGE({ most: FASTEST_PLAYBACK }), { field: 'playback.speed' })
  }
  return {
    itemId: itemId === null ? null : toTypeId('PlaylistItem', itemId), shotId: toTypeId('Shot', shotId), frame, speed,
    ...state,
  }
}

/** What a tab plays with its time: what is as it was keeps the earlier one. */
export function timed(playback: GivenPlayback, known: Playback | null, now: number): Playback {
  const isSame = known !== null && Object.entries(playback).every(([key, value]) => known[key as 'frame'] === value)
  return { ...playback, at: isSame && !playback.isPlaying ? known.at : now }
}
