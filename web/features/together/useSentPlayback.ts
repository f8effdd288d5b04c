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
    let sent: Sent | null = null
    sender.setPlayback(() => {
      const playback = readPlayback(deck)
      sent = playback && { playback, frame: player.getFrame(), at: performance.now() }
      return playback
    })
    const look = (): void => {
      const now = readPlayback(deck)
      if (!now) return
      sender.set({ mode: now.isPlaying ? 'PLAYING' : 'LOOKING' })
      const framesPerSecond = rate.numerator / rate.denominator
      if (!sent || !isForeseen(sent, now, player.getFrame(), framesPerSecond)) sender.sendPlayback()
    }
    const stops = [player.subscribe(look), deck.watchPictures(look)]
    return () => {
      for (const stop of stops) stop()
      sender.setPlayback(() => null)
    }
  }, [deck, rate, sender])
}
