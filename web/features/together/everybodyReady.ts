import type { BoardPresence } from '../presence/BoardPresence.ts'
import { areTogether, type PlayingDeck, readPlayback } from './playedPlace.ts'

/** Longest time that a start waits for pictures, in milliseconds. */
export const LONGEST_WAIT_MS = 3_000

/** Resolves when this page and all that follow it have the next pictures at one frame, or after three seconds. */
export function everybodyReady(deck: PlayingDeck, presence: BoardPresence, ownId: string): Promise<void> {
  const isReady = (): boolean => {
    const own = readPlayback(deck, 0)
    if (!own?.isReady) return false
    return presence.getOthers().filter(({ followingId }) => followingId === ownId).every(({ id }) => {
      const received = presence.getPlayback(id)
      return received?.isReady === true && areTogether(received, own)
    })
  }
  return new Promise((resolve) => {
    const stops: (() => void)[] = []
    const end = (): void => {
      clearTimeout(timer)
      for (const stop of stops) stop()
      resolve()
    }
    const look = (): void => {
      if (isReady()) end()
    }
    const timer = setTimeout(end, LONGEST_WAIT_MS)
    stops.push(presence.watchPlaybacks(look), presence.subscribe(look), deck.watchPictures(look))
    look()
  })
}
