import { Box, Text } from '@chakra-ui/react'
import type { PointerEvent } from 'react'
import type { FrameRate } from '../../lib/frameRates.ts'
import type { Player } from '../../playback/player.ts'
import { timecode } from '../../playback/timeline.ts'
import { marksInSight, type TimelineView } from './timelineScale.ts'

type RulerProps = { player: Player; rate: FrameRate; view: TimelineView; frames: number }

/** Times over the timeline, up to its end; pressing and dragging on it moves the playhead. */
export function Ruler({ player, rate, view: { scale, sight }, frames }: RulerProps) {
  const scrub = (event: PointerEvent<HTMLElement>): void => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const { left } = event.currentTarget.getBoundingClientRect()
    player.scrub((event.clientX - left) / scale)
  }
  return (
    <Box
      position="relative" height="6" borderTopWidth="1px" cursor="ew-resize" touchAction="none" data-ruler
      userSelect="none"
      onPointerDown={(event) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        scrub(event)
      }}
      onPointerMove={scrub}
    >
      {marksInSight(rate, scale, sight, frames).map(({ x, frame }) => (
        <Box
          key={x} position="absolute" top="0" width="1px" bg="border.emphasized"
          height={frame === null ? '5px' : '10px'} style={{ left: x }}
        >
          {frame === null ? null : (
            <Text
              position="absolute" top="1" left="1.5" fontFamily="mono" textStyle="xs" lineHeight="1rem" color="fg.muted"
              whiteSpace="nowrap" aria-hidden
            >
              {timecode(frame, rate).slice(0, -3).replace(/^00:/, '')}
            </Text>
          )}
        </Box>
      ))}
    </Box>
  )
}
