import { Box, HStack } from '@chakra-ui/react'
import { Maximize2, ZoomIn, ZoomOut } from 'lucide-react'
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import type { FrameRate } from '../../lib/frameRates.ts'
import { previewMessages } from '../../messages/preview.ts'
import type { Timeline } from '../../playback/timeline.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import type { Deck } from './deck.ts'
import { Playhead } from './Playhead.tsx'
import { Ruler } from './Ruler.tsx'
import { LARGEST_ZOOM, openingZoom, pixelsPerFrame, type TimelineView } from './timelineScale.ts'

const words = previewMessages
const ZOOM_STEP = 1.6
/** What is a little out of sight is there already when it is scrolled to. */
const OVERSCAN = 200
/** Scrolling less than this draws nothing new. */
const GRAIN = 100

type TimelinePanelProps = {
  deck: Deck
  timeline: Timeline
  rate: FrameRate
  /** What lies on the ruler. */
  marks?: ((view: TimelineView) => ReactNode) | undefined
  /** The rows: clips and sound. */
  children: (view: TimelineView) => ReactNode
}

/** The ruler, the rows and the playhead; scrolls where it is zoomed, and follows what is played. */
export function TimelinePanel({ deck, timeline, rate, marks, children }: TimelinePanelProps) {
  const { player } = deck
  const scroller = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  const [left, setLeft] = useState(0)
  const [chosenZoom, setZoom] = useState<number | null>(null)
  const zoom = chosenZoom ?? openingZoom(timeline, width)
  const scale = pixelsPerFrame(timeline.frames, width, zoom)
  const total = Math.max(width, timeline.frames * scale)

  useLayoutEffect(() => {
    const box = scroller.current
    if (!box) return undefined
    const observer = new ResizeObserver(() => setWidth(box.clientWidth))
    observer.observe(box)
    setWidth(box.clientWidth)
    return () => observer.disconnect()
  }, [])

  /** Zooms about the playhead, which stays where it is in the window. */
  const zoomTo = useCallback((next: number) => {
    const box = scroller.current
    if (!box) return
    const wished = Math.max(1, Math.min(LARGEST_ZOOM, next))
    const frame = player.getFrame()
    const inWindow = frame * scale - box.scrollLeft
    setZoom(wished)
    const later = pixelsPerFrame(timeline.frames, width, wished)
    requestAnimationFrame(() => { box.scrollLeft = frame * later - inWindow })
  }, [player, scale, timeline.frames, width])

  useEffect(() => {
    const box = scroller.current
    if (!box) return undefined
    const onWheel = (event: WheelEvent): void => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      zoomTo(zoom * (event.deltaY < 0 ? ZOOM_STEP : 1 / ZOOM_STEP))
    }
    box.addEventListener('wheel', onWheel, { passive: false })
    return () => box.removeEventListener('wheel', onWheel)
  }, [zoom, zoomTo])

  useEffect(() => player.subscribe(() => {
    const box = scroller.current
    if (!box || !player.getState().isPlaying) return
    const x = player.getFrame() * scale
    if (x < box.scrollLeft || x > box.scrollLeft + box.clientWidth - 8) box.scrollLeft = x - box.clientWidth / 8
  }), [player, scale])

  const view = { scale, sight: { left: left - OVERSCAN, width: width + 2 * OVERSCAN } }
  return (
    <Box as="section" aria-label={words.timeline} px={{ base: '3', md: '6' }} pb="4" flexShrink="0">
      <HStack justify="flex-end" gap="0" height="8" hideBelow="md">
        <IconButton
          size="xs" label={words.zoomOut} icon={<ZoomOut size={14} aria-hidden />} disabled={zoom <= 1}
          onClick={() => zoomTo(zoom / ZOOM_STEP)}
        />
        <IconButton
          size="xs" label={words.zoomIn} icon={<ZoomIn size={14} aria-hidden />} disabled={zoom >= LARGEST_ZOOM}
          onClick={() => zoomTo(zoom * ZOOM_STEP)}
        />
        <IconButton
          size="xs" label={words.zoomFit} icon={<Maximize2 size={13} aria-hidden />} disabled={zoom <= 1}
          onClick={() => zoomTo(1)}
        />
      </HStack>
      <Box
        ref={scroller} overflowX="auto" overflowY="hidden" position="relative"
        onScroll={({ currentTarget }) => setLeft(Math.floor(currentTarget.scrollLeft / GRAIN) * GRAIN)}
      >
        <Box position="relative" style={{ width: total }} pt="1">
          <Box position="relative">
            <Ruler player={player} rate={rate} view={view} frames={timeline.frames} />
            {width > 0 ? marks?.(view) : null}
          </Box>
          {width > 0 ? children(view) : null}
          <Playhead player={player} rate={rate} scale={scale} frames={timeline.frames} />
        </Box>
      </Box>
    </Box>
  )
}
