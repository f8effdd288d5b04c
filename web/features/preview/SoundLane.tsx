import { Box, Text } from '@chakra-ui/react'
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { framesAt, secondsAt, type FrameRate } from '../../lib/frameRates.ts'
import { previewMessages } from '../../messages/preview.ts'
import { loudestBetween, type Peaks } from '../../playback/peaks.ts'
import { timecode } from '../../playback/timeline.ts'
import type { Deck } from './deck.ts'
import type { TimelineView } from './timelineScale.ts'
import { heardSoundtrack, type HeardSoundtrack } from './useDeck.ts'
import { usePeaks } from './usePeaks.ts'

const words = previewMessages
const HEIGHT = 40
const BAR = 2
const LARGE_STEP = 24

type SoundLaneProps = {
  deck: Deck
  soundtrack: HeardSoundtrack & { readonly name: string }
  rate: FrameRate
  view: TimelineView
  reason: string | null
  onOffsetChanged: (offset: number) => void
}

/** The soundtrack under the clips, drawn as its waveform. Dragged or moved by the arrow keys it begins elsewhere. */
export function SoundLane({ deck, soundtrack, rate, view, reason, onOffsetChanged }: SoundLaneProps) {
  const [tried, setTried] = useState<number | null>(null)
  const drag = useRef<{ x: number; from: number } | null>(null)
  const offset = tried ?? soundtrack.offset
  const { scale } = view
  const sound = heardSoundtrack(soundtrack, rate)
  const peaks = usePeaks(deck, sound)

  const forget = (): void => {
    drag.current = null
    setTried(null)
  }
  const finish = (): void => {
    if (drag.current && tried !== null && tried !== soundtrack.offset) onOffsetChanged(tried)
    forget()
  }
  const onPointerMove = ({ clientX }: PointerEvent): void => {
    if (drag.current) setTried(drag.current.from + Math.round((clientX - drag.current.x) / scale))
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && drag.current) {
      forget()
      event.preventDefault()
    }
    const direction = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (direction === 0 || reason !== null) return
    event.preventDefault()
    onOffsetChanged(soundtrack.offset + direction * (event.shiftKey ? LARGE_STEP : 1))
  }
  const length = framesAt(soundtrack.duration, rate)
  return (
    <Box
      position="relative" height={`${HEIGHT}px`} mt="1" overflow="hidden" borderRadius="6px" bg="bg.subtle"
      data-sound-lane
    >
      <Box
        role="slider" tabIndex={0} aria-label={words.offset} aria-valuenow={offset} aria-valuemin={-length}
        aria-valuemax={deck.player.getTimeline().frames}
        aria-valuetext={words.offsetOf(`${offset < 0 ? '-' : ''}${timecode(Math.abs(offset), rate)}`)}
        aria-disabled={reason !== null} aria-description={reason ?? undefined} title={soundtrack.name}
        position="absolute" top="0" bottom="0" borderRadius="6px" bg="#12222D" touchAction="none"
        cursor={reason === null ? 'grab' : 'default'} focusVisibleRing="inside" _active={{ cursor: 'grabbing' }}
        style={{ left: offset * scale, width: Math.max(2, length * scale) }}
        onKeyDown={onKeyDown} onPointerMove={onPointerMove} onPointerUp={finish} onPointerCancel={forget}
        onPointerDown={(event) => {
          if (event.button !== 0 || reason !== null) return
          event.currentTarget.setPointerCapture(event.pointerId)
          event.currentTarget.focus()
          drag.current = { x: event.clientX, from: soundtrack.offset }
        }}
      />
      {typeof peaks === 'string' ? null : <Waveform peaks={peaks} offset={offset} rate={rate} view={view} />}
      <Text
        position="sticky" left="2" top="1" display="inline-block" px="1.5" textStyle="xs" lineHeight="1rem" truncate
        maxWidth="16rem" borderRadius="4px" bg="rgb(8 9 11 / 72%)" color="fg.muted" pointerEvents="none"
      >
        {peaks === 'reading' ? words.readingSound : soundtrack.name}
        {peaks === 'none' ? ` · ${words.noWaveform}` : ''}
      </Text>
    </Box>
  )
}

type WaveformProps = { peaks: Peaks; offset: number; rate: FrameRate; view: TimelineView }

/** What is in sight of a waveform; a canvas as wide as the window, however long the sound is. */
function Waveform({ peaks, offset, rate, view: { scale, sight } }: WaveformProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const sheet = canvas.current
    const context = sheet?.getContext('2d')
    if (!sheet || !context) return
    const density = devicePixelRatio
    sheet.width = Math.max(1, Math.round(sight.width * density))
    sheet.height = HEIGHT * density
    context.scale(density, density)
    context.fillStyle = '#4FB3E8'
    for (let x = 0; x < sight.width; x += BAR) {
      const from = secondsAt((sight.left + x) / scale - offset, rate)
      const to = secondsAt((sight.left + x + BAR) / scale - offset, rate)
      if (to <= 0) continue
      const half = loudestBetween(peaks, from, to) * (HEIGHT / 2 - 3)
      if (half > 0) context.fillRect(x, HEIGHT / 2 - half, BAR - 0.5, half * 2)
    }
  }, [offset, peaks, rate, scale, sight.left, sight.width])
  return (
    <Box
      asChild position="absolute" top="0" pointerEvents="none"
      style={{ left: sight.left, width: sight.width, height: HEIGHT }}
    >
      <canvas ref={canvas} aria-hidden />
    </Box>
  )
}
