import { Box } from '@chakra-ui/react'
import { projectMessages } from '../../messages/projects.ts'
import { secondsAt, type FrameRate } from '../../lib/frameRates.ts'
import type { Timeline } from '../../playback/timeline.ts'
import { Clip } from './Clip.tsx'
import type { Deck } from './deck.ts'
import { shotsInSight, type TimelineView } from './timelineScale.ts'
import type { PreviewShot } from './usePreviewShots.ts'
import { useShotIndex } from './usePlayerState.ts'

type ClipRowProps = {
  deck: Deck
  shots: readonly PreviewShot[]
  timeline: Timeline
  rate: FrameRate
  view: TimelineView
  /** Why lengths cannot be changed; null when they can. */
  reason: string | null
  onLengthTried: (shotId: string, frames: number | null) => void
  onLengthChanged: (shot: PreviewShot, frames: number) => void
}

/** The shots in proportion to their lengths; only those in sight are there. */
export function ClipRow({ deck, shots, timeline, rate, view, reason, onLengthTried, onLengthChanged }: ClipRowProps) {
  const current = useShotIndex(deck.player)
  const [first, end] = shotsInSight(timeline, view.scale, view.sight)
  return (
    <Box as="ol" position="relative" height={{ base: '16', md: '84px' }} mt="1" listStyleType="none"
      aria-label={projectMessages.shots}>
      {shots.slice(first, end).map((shot, offset) => {
        const index = first + offset
        const frames = timeline.shots[index]?.frames ?? shot.frames
        const start = timeline.starts[index] ?? 0
        return (
          <Clip
            key={shot.id} shot={shot} position={index + 1} frames={frames} left={start * view.scale}
            width={frames * view.scale} scale={view.scale} isCurrent={index === current} isPlayed={index < current}
            seconds={secondsAt(frames, rate)} reason={reason} onChosen={() => deck.player.seek(start)}
            onLengthTried={onLengthTried} onLengthChanged={onLengthChanged}
          />
        )
      })}
    </Box>
  )
}
