import { useEffect } from 'react'
import type { FrameRate } from '../../lib/frameRates.ts'
import type { Playback } from '../presence/BoardPresence.ts'
import type { PresenceSender } from '../presence/PresenceSender.ts'
import { MOST_OFF } from './Follower.ts'
import { areTogether, type PlayingDeck, readPlayback } from './playedPlace.ts'

/** What was told last, the frame of the timeline it was at, and the moment of the page in milliseconds. */
interface Told {
  readonly playback: Playback
  readonly frame: number
  readonly at: number
}

/** Whether the others know from what was told before. */
function isForeseen({ playback, frame, at }: Told, now: Playback, frameNow: number, framesPerSecond: number): boolean {
  if (playback.isPlaying !== now.isPlaying || playback.speed !== now.speed) return false
  if (!now.isPlaying) return areTogether(playback, now) && playback.isReady === now.isReady
  const passed = (performance.now() - at) / 1_000 * framesPerSecond * now.speed
  return Math.abs(frame + passed - frameNow) <= MOST_OFF
}

/** Tells the others what the page plays: when it starts, stops or goes elsewhere, not with each frame. */
export function useToldPlayback(deck: PlayingDeck | null, rate: FrameRate, sender: PresenceSender | undefined): void {
  useEffect(() => {
    if (!deck || !sender) return
    const { player } = deck
    let told: Told | null = null
    sender.setPlayback(() => {
      const playback = readPlayback(deck)
      told = playback && { playback, frame: player.getFrame(), at: performance.now() }
      return playback
    })
    const look = (): void => {
      const now = readPlayback(deck)
      if (!now) return
      sender.set({ mode: now.isPlaying ? 'PLAYING' : 'LOOKING' })
      const framesPerSecond = rate.numerator / rate.denominator
      if (!told || !isForeseen(told, now, player.getFrame(), framesPerSecond)) sender.tellPlayback()
    }
    const stops = [player.subscribe(look), deck.watchPictures(look)]
    return () => {
      for (const stop of stops) stop()
      sender.setPlayback(() => null)
    }
  }, [deck, rate, sender])
}
