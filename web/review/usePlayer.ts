import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { type FrameRate, secondsAt } from '../lib/frameRates.ts'
import { Player } from '../playback/player.ts'
import { type HeardSound, SoundDesk } from '../playback/soundDesk.ts'
import { buildTimeline, type Timeline } from '../playback/timeline.ts'
import type { Review, ReviewShot } from './reviewApi.ts'

const playedShots = (shots: readonly ReviewShot[]) =>
  shots.map(({ shotId, frames, views }) => ({ id: shotId, frames, pictureIds: views.map(({ viewId }) => viewId) }))

function soundsOf(
  soundtrack: Review['soundtrack'], frameRate: FrameRate, shots: readonly ReviewShot[], timeline: Timeline,
): HeardSound[] {
  const voices = shots.flatMap(({ shotId, voiceUrl, voiceDuration }, index): HeardSound[] => {
    if (voiceUrl === null) return []
    const place = secondsAt(timeline.starts[index] ?? 0, frameRate)
    return [{ key: shotId, url: voiceUrl, seconds: voiceDuration ?? 0, volume: 1, place }]
  })
  if (!soundtrack) return voices
  const { url, offset, volume, duration: seconds } = soundtrack
  return [{ key: 'soundtrack', url, seconds, volume, place: secondsAt(offset, frameRate) }, ...voices]
}

/** Plays the shots of one version with their sounds. */
export function usePlayer({ frameRate, soundtrack }: Review, shots: readonly ReviewShot[], isMuted: boolean) {
  const [desk] = useState(() => new SoundDesk())
  // Of the version, which stays.
  const [rate] = useState(frameRate)
  const timeline = useMemo(() => buildTimeline(playedShots(shots), 'all'), [shots])
  const [player] = useState(() => new Player(timeline, rate, desk))
  const state = useSyncExternalStore(player.subscribe, player.getState)
  const frame = useSyncExternalStore(player.subscribe, player.getFrame)

  useEffect(() => {
    if (player.getTimeline() !== timeline) player.setTimeline(timeline)
  }, [player, timeline])

  const sounds = useMemo(() => soundsOf(soundtrack, rate, shots, timeline), [rate, shots, soundtrack, timeline])
  useEffect(() => {
    desk.setSounds(isMuted ? sounds.map((sound) => ({ ...sound, volume: 0 })) : sounds)
  }, [desk, isMuted, sounds])

  useEffect(() => {
    if (!state.isPlaying) return
    let turn = requestAnimationFrame(function advance(at) {
      player.advance(at)
      turn = requestAnimationFrame(advance)
    })
    return () => cancelAnimationFrame(turn)
  }, [player, state.isPlaying])

  return { player, state, frame, timeline, hasSound: sounds.length > 0 }
}
