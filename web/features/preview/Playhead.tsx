import { Box } from '@chakra-ui/react'
import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react'
import type { FrameRate } from '../../lib/frameRates.ts'
import { previewMessages } from '../../messages/preview.ts'
import type { Player } from '../../playback/player.ts'
import { timecode } from '../../playback/timeline.ts'

const PAGE_FRAMES = 24

type PlayheadProps = { player: Player; rate: FrameRate; scale: number; frames: number }

/** The line at the frame that is shown: moved past React, as it moves with every frame. */
export function Playhead({ player, rate, scale, frames }: PlayheadProps) {
  const line = useRef<HTMLDivElement>(null)
  const head = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const place = (): void => {
      const frame = player.getFrame()
      if (line.current) line.current.style.transform = `translateX(${frame * scale}px)`
      // While it plays nobody wants to hear every frame.
      if (player.getState().isPlaying) return
      head.current?.setAttribute('aria-valuenow', String(frame))
      head.current?.setAttribute('aria-valuetext', timecode(frame, rate))
    }
    place()
    return player.subscribe(place)
  }, [player, rate, scale])

  const onKeyDown = (event: KeyboardEvent): void => {
    const steps: Partial<Record<string, number>> = {
      ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, PageUp: PAGE_FRAMES, PageDown: -PAGE_FRAMES,
    }
    const step = steps[event.key]
    if (step !== undefined) player.step(step)
    else if (event.key === 'Home') player.seek(0)
    else if (event.key === 'End') player.seek(frames - 1)
    else return
    event.preventDefault()
  }
  const drag = (event: PointerEvent<HTMLElement>): void => {
    const rail = line.current?.parentElement
    if (!rail || !event.currentTarget.hasPointerCapture(event.pointerId)) return
    player.scrub((event.clientX - rail.getBoundingClientRect().left) / scale)
  }
  return (
    <Box
      ref={line} position="absolute" top="0.5" bottom="0" left="0" width="0" zIndex="2" pointerEvents="none"
      css={{
        '&::before': {
          content: '""', position: 'absolute', top: 0, bottom: 0, left: '-1px', width: '2px', background: '#F7F5F0',
        },
      }}
    >
      <Box
        ref={head} role="slider" tabIndex={0} aria-label={previewMessages.playhead} aria-valuemin={0}
        aria-valuemax={Math.max(0, frames - 1)} aria-valuenow={0} position="absolute" top="-4px" left="-12px"
        width="24px" height="28px" pointerEvents="auto" cursor="ew-resize" touchAction="none" outline="none"
        onKeyDown={onKeyDown} onPointerMove={drag}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        css={{
          '&::before': {
            content: '""', position: 'absolute', left: '6px', top: '2px', width: '12px', height: '12px',
            background: '#F7F5F0', borderRadius: '3px 3px 6px 6px',
          },
          '&:focus-visible::before': { boxShadow: '0 0 0 3px rgb(79 179 232 / 60%)' },
        }}
      />
    </Box>
  )
}
