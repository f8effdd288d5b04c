import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { CameraMove } from '../../../drawing/cameraMove.ts'
import type { FrameRate } from '../../lib/frameRates.ts'
import { secondsAt } from '../../lib/frameRates.ts'
import { previewMessages } from '../../messages/preview.ts'
import type { PlayedRange } from '../../playback/player.ts'
import type { HeardSound } from '../../playback/soundDesk.ts'
import { buildTimeline, type Timeline } from '../../playback/timeline.ts'
import { showToast } from '../../ui/toaster.tsx'
import { Deck } from './deck.ts'
import type { PreviewSettings } from './previewSettings.ts'
import type { PreviewShot } from './usePreviewShots.ts'

/** A picture as wide as the page shows it; below this, in device pixels, the smaller one is sharp enough. */
const SMALL_WIDTH = 960

/** What is heard of a board besides its voices. */
export interface HeardSoundtrack {
  readonly id: string
  readonly url: string
  readonly duration: number
  readonly offset: number
  readonly volume: number
}

/** A length that is being tried out by dragging. */
export interface TriedLength {
  readonly shotId: string
  readonly frames: number
}

type DeckInput = {
  shots: readonly PreviewShot[]
  rate: FrameRate
  settings: PreviewSettings
  soundtrack: HeardSoundtrack | null
  /** What is heard besides these. */
  otherSounds?: readonly HeardSound[]
  tried: TriedLength | null
  /** Width of the stage in CSS pixels. */
  stageWidth: number
}

const NO_SOUNDS: readonly HeardSound[] = []

/** What names a sound whatever its address is signed with. */
export const soundKey = (id: string, url: string): string => `${id} ${url.split('?')[0]}`

/** The soundtrack as the desk plays it. */
export function heardSoundtrack({ id, url, duration, offset, volume }: HeardSoundtrack, rate: FrameRate): HeardSound {
  return { key: soundKey(id, url), url, seconds: duration, volume, place: secondsAt(offset, rate) }
}

/** A deck that is there while somebody uses it: devices are opened and given back with the page. */
function deckHolder(rate: FrameRate) {
  let deck: Deck | null = null
  return {
    get: (): Deck | null => deck,
    subscribe: (onChanged: () => void): (() => void) => {
      const made = new Deck(rate)
      made.sound.onUnplayable = () => showToast({ type: 'warning', title: previewMessages.unplayable })
      deck = made
      onChanged()
      return () => {
        deck = null
        made.close()
      }
    },
  }
}

/** A deck that plays these shots; null until the page stands. */
export function useDeck(input: DeckInput): { deck: Deck | null; timeline: Timeline } {
  const { shots, rate, settings, soundtrack, otherSounds = NO_SOUNDS, tried, stageWidth } = input
  const holder = useMemo(() => deckHolder(rate), [rate])
  const deck = useSyncExternalStore(holder.subscribe, holder.get)

  const timeline = useMemo(() => {
    const played = shots.map(({ id, frames, views }) => {
      const length = tried?.shotId === id ? tried.frames : frames
      return { id, frames: length, pictureIds: views.map((view) => view.id) }
    })
    return buildTimeline(played, settings.sharing)
  }, [settings.sharing, shots, tried])
  useEffect(() => deck?.player.setTimeline(timeline), [deck, timeline])
  useEffect(() => deck?.player.setLooping(settings.isLooping), [deck, settings.isLooping])

  const isLarge = stageWidth * window.devicePixelRatio > SMALL_WIDTH
  useEffect(() => {
    const views = shots.flatMap((shot) => shot.views)
    const small = new Map(views.map(({ id, thumbnailUrl }) => [id, thumbnailUrl]))
    const cameras = new Map(views.flatMap(({ id, camera, cameraUrl, width, height }) => camera && cameraUrl != null
      ? [[id, { camera: camera as CameraMove, size: { width, height }, url: cameraUrl }] as const]
      : []))
    deck?.setAddresses(isLarge ? new Map(views.map(({ id, largeUrl }) => [id, largeUrl])) : small, small, cameras)
  }, [deck, isLarge, shots])

  const sounds = useMemo(() => {
    const voices = shots.flatMap(({ voice }, index): HeardSound[] => {
      if (!voice) return []
      const place = secondsAt(timeline.starts[index] ?? 0, rate)
      return [{ key: soundKey(voice.id, voice.url), url: voice.url, seconds: voice.duration, volume: 1, place }]
    })
    return [...(soundtrack ? [heardSoundtrack(soundtrack, rate)] : []), ...voices, ...otherSounds]
  }, [otherSounds, rate, shots, soundtrack, timeline])
  useEffect(() => {
    if (!deck) return
    const isElsewhere = deck.sound.setSounds(sounds)
    void deck.sound.prepare(secondsAt(deck.player.getFrame(), rate))
    if (isElsewhere) deck.player.restartSound()
  }, [deck, rate, sounds])
  return { deck, timeline }
}

/** The frames of a run of shots; null when none of them is there, or all are. */
export function rangeOf(timeline: Timeline, isIn: (shotId: string) => boolean): PlayedRange | null {
  const indexes = timeline.shots.flatMap(({ id }, index) => (isIn(id) ? [index] : []))
  const [first] = indexes
  const last = indexes.at(-1)
  if (first === undefined || last === undefined) return null
  const from = timeline.starts[first] ?? 0
  const to = (timeline.starts[last] ?? 0) + (timeline.shots[last]?.frames ?? 0)
  return from === 0 && to === timeline.frames ? null : { from, to }
}
