import { useEffect } from 'react'
import type { FrameRate } from '../../lib/frameRates.ts'
import type { Playback } from '../presence/BoardPresence.ts'
import type { PresenceSender } from '../presence/PresenceSender.ts'
import { MOST_OFF } from './Follower.ts'
import { areTogether, type PlayingDeck, readPlayback } from './playedPlace.ts'

/** What was sent last, with the frame of the timeline and the time in milliseconds since the page was opened. */
interface Sent {
  readonly playback: Playback
  readonly frame: number
  readonly at: number
}

/** Whether the others can compute it from what was sent before. */
function isForeseen({ playback, frame, at }: Sent, now: Playback, frameNow: number, framesPerSecond: number): boolean {
  if (playback.isPlaying !== now.isPlaying || playback.speed !== now.speed) return false
  if (!now.isPlaying) return areTogether(playback, now) && playback.isReady === now.isReady
  const passed = (performance.now() - at) / 1_000 * framesPerSecond * now.speed
  return Math.abs(frame + passed - frameNow) <= MOST_OFF
}

/** Sends the others what the page plays: when it starts, stops or goes elsewhere, not with each frame. */
export function useSentPlayback(deck: PlayingDeck | null, rate: FrameRate, sender: PresenceSender | undefined): void {
  useEffect(() => {
    if (!deck || !sender) return
    const { player } = deck
    const framesPerSecond = rate.numerator / rate.denominator
    // What the others get is right when the server has it, which adds its time.
    const read = () => readPlayback(deck, sender.getTripMs() / 1_000 * framesPerSecond)
    let sent: Sent | null = null
    sender.setPlayback(() => {
      const playback = read()
      sent = playback && { playback, frame: player.getFrame(), at: performance.now() }
      return playback
    })
    const look = (): void => {
      const now = read()
      // Until the device has begun, no frame passes: the next one says from when.
      if (!now || player.getDelay() > 0) return
      sender.set({ mode: now.isPlaying ? 'PLAYING' : 'LOOKING' })
      if (!sent || !isForeseen(sent, now, player.getFrame(), framesPerSecond)) sender.sendPlayback()
    }
    const stops = [player.subscribe(look), deck.watchPictures(look)]
    return () => {
      for (const stop of stops) stop()
      sender.setPlayback(() => null)
    }
  }, [deck, rate, sender])
}
