import { Box } from '@chakra-ui/react'
import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { previewMessages } from '../../messages/preview.ts'
import { Tooltip } from '../../ui/Tooltip.tsx'
import { holdLive } from '../../lib/holding.ts'
import type { PreviewShot } from './usePreviewShots.ts'
import { useKeys } from '../../lib/useKeys.ts'

const LARGE_STEP = 10
/** As the server has it. */
const LONGEST = 1_000_000

type DurationHandleProps = {
  shot: PreviewShot
  position: number
  frames: number
  scale: number
  isCurrent: boolean
  reason: string | null
  onTried: (shotId: string, frames: number | null) => void
  onChanged: (shot: PreviewShot, frames: number) => void
}

/** `release` lets come what others do, which waits while the edge is held. */
type Drag = { x: number; from: number; to: number; scale: number; release: () => void }

/** The right edge of a clip: dragged, or moved by the arrow keys, it changes the shot's length by whole frames. */
export function DurationHandle(props: DurationHandleProps) {
  const { shot, position, frames, scale, isCurrent, reason, onTried, onChanged } = props
  const drag = useRef<Drag | null>(null)
  const end = (isWanted: boolean): void => {
    const held = drag.current
    drag.current = null
    if (!held) return
    held.release()
    if (isWanted && held.to !== held.from) onChanged(shot, held.to)
    onTried(shot.id, null)
  }
  useKeys('document', (event) => {
    if (event.key !== 'Escape' || !drag.current) return
    event.preventDefault()
    drag.current.release()
    drag.current = null
    onTried(shot.id, null)
  })
  useEffect(() => () => drag.current?.release(), [])

  const within = (value: number): number => Math.max(1, Math.min(LONGEST, Math.round(value)))
  const onPointerMove = (event: PointerEvent): void => {
    const held = drag.current
    if (!held) return
    const to = within(held.from + (event.clientX - held.x) / held.scale)
    if (to === held.to) return
    held.to = to
    onTried(shot.id, to)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const directions: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }
    const direction = directions[event.key]
    if (direction === undefined || reason !== null) return
    event.preventDefault()
    const next = within(frames + direction * (event.shiftKey ? LARGE_STEP : 1))
    if (next !== frames) onChanged(shot, next)
  }
  return (
    <Tooltip content={reason} disabled={reason === null}>
      <Box
        role="slider" tabIndex={isCurrent ? 0 : -1} aria-label={previewMessages.duration(position)} aria-valuemin={1}
        aria-valuemax={LONGEST} aria-valuenow={frames} aria-valuetext={previewMessages.frames(frames)}
        aria-disabled={reason !== null} position="absolute" top="0" bottom="0" right="0" width="24px" zIndex="1"
        cursor={reason === null ? 'ew-resize' : 'not-allowed'} touchAction="none" onKeyDown={onKeyDown} outline="none"
        opacity={reason === null ? 1 : 0.5}
        css={{
          // Narrower to see than to get hold of.
          '&::before': {
            content: '""', position: 'absolute', top: 0, bottom: 0, right: 0, width: '10px',
            borderRadius: '0 6px 6px 0', background: isCurrent ? 'var(--chakra-colors-accent-solid)' : 'transparent',
          },
          '&:hover::before': { background: 'var(--chakra-colors-accent-solid)' },
          '&:focus-visible::before': { boxShadow: '0 0 0 2px #ECEDEF' },
          ...(isCurrent && {
            '&::after': {
              content: '""', position: 'absolute', right: '4px', top: '50%', height: '18px', marginTop: '-9px',
              width: '2px', background: '#08131A', borderRadius: '1px',
            },
          }),
        }}
        onPointerDown={(event) => {
          if (event.button !== 0 || reason !== null) return
          event.stopPropagation()
          event.currentTarget.setPointerCapture(event.pointerId)
          drag.current = { x: event.clientX, from: frames, to: frames, scale, release: holdLive() }
        }}
        onPointerMove={onPointerMove} onPointerUp={() => end(true)} onPointerCancel={() => end(false)}
        onLostPointerCapture={() => end(false)}
      />
    </Tooltip>
  )
}
