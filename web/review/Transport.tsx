import { Pause, Play, SkipBack, SkipForward, Volume2, VolumeX } from 'lucide-react'
import { memo, useEffect, useRef } from 'react'
import type { FrameRate } from '../lib/frameRates.ts'
import type { Player } from '../playback/player.ts'
import { type Timeline, timecode } from '../playback/timeline.ts'
import type { ReviewShot } from './reviewApi.ts'
import { words } from './words.ts'

type TransportProps = {
  player: Player
  isPlaying: boolean
  frame: number
  frames: number
  rate: FrameRate
  /** Null where there is no sound. */
  isMuted: boolean | null
  onMuted: (isMuted: boolean) => void
}

/** Plays, pauses, and goes from shot to shot or to any frame. */
export function Transport({ player, isPlaying, frame, frames, rate, isMuted, onMuted }: TransportProps) {
  return (
    <div className="transport">
      <input
        type="range" min={0} max={Math.max(0, frames - 1)} value={frame} aria-label={words.seek}
        aria-valuetext={timecode(frame, rate)} onChange={(event) => player.scrub(Number(event.target.value))}
      />
      <div className="buttons">
        <output className="time">{timecode(frame, rate)}</output>
        <button type="button" aria-label={words.previousShot} onClick={() => player.stepShot(-1)}>
          <SkipBack aria-hidden />
        </button>
        <button
          type="button" className="solid round" aria-label={isPlaying ? words.pause : words.play}
          onClick={() => player.toggle()}
        >
          {isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
        </button>
        <button type="button" aria-label={words.nextShot} onClick={() => player.stepShot(1)}>
          <SkipForward aria-hidden />
        </button>
        <span className="end">
          {isMuted === null ? null : (
            <button
              type="button" aria-label={isMuted ? words.unmute : words.mute} onClick={() => onMuted(!isMuted)}
            >
              {isMuted ? <VolumeX aria-hidden /> : <Volume2 aria-hidden />}
            </button>
          )}
        </span>
      </div>
    </div>
  )
}

/** The name of a shot, as far as the link shows it. */
export const nameOf = ({ code, name, position }: ReviewShot): string =>
  [code, name].filter(Boolean).join(' ') || words.shot(position)

type StripProps = {
  shots: readonly ReviewShot[]
  timeline: Timeline
  shotIndex: number
  /** Comments by the id of the shot. */
  counts: ReadonlyMap<string, number>
  player: Player
}

/** The shots in a row; the one that is shown is kept in sight. Not every frame renders it again. */
export const Strip = memo(function Strip({ shots, timeline, shotIndex, counts, player }: StripProps) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const item = list.current?.children[shotIndex]
    if (!list.current || !(item instanceof HTMLElement)) return
    list.current.scrollTo({ left: item.offsetLeft - (list.current.clientWidth - item.offsetWidth) / 2 })
  }, [shotIndex])
  return (
    <ul className="strip" ref={list} aria-label={words.strip}>
      {shots.map((shot, index) => {
        const count = counts.get(shot.shotId) ?? 0
        return (
          <li key={shot.shotId}>
            <button
              type="button" aria-current={index === shotIndex} aria-label={words.shotLabel(nameOf(shot), count)}
              onClick={() => {
                player.pause()
                player.seek(timeline.starts[index] ?? 0)
              }}
            >
              <img src={shot.views[0]?.smallUrl} alt="" loading="lazy" />
              <span>{shot.code || shot.position}</span>
              {count > 0 ? <b>{count}</b> : null}
            </button>
          </li>
        )
      })}
    </ul>
  )
})
