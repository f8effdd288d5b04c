import { Box, Text, chakra } from '@chakra-ui/react'
import { Suspense, useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react'
import { previewMessages } from '../../messages/preview.ts'
import type { Deck } from './deck.ts'
import { ThroughCamera } from './ThroughCamera.tsx'

type StageProps = {
  deck: Deck
  /** What a screen reader hears of the picture. */
  label: string
  onWidthChanged: (width: number) => void
  /** Lies over the picture. */
  children?: ReactNode
}

/** The frame that is due, as large as there is room for. A click plays or pauses. */
export function Stage({ deck, label, onWidthChanged, children }: StageProps) {
  const place = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const standIn = useSyncExternalStore(deck.watchPictures, deck.getStandIn)
  const isMissing = useSyncExternalStore(deck.watchPictures, deck.isMissing)
  useEffect(() => {
    const [box, sheet] = [place.current, canvas.current]
    if (!box || !sheet) return undefined
    const fit = (): void => {
      const { width, height } = box.getBoundingClientRect()
      sheet.width = Math.max(1, Math.round(width * devicePixelRatio))
      sheet.height = Math.max(1, Math.round(height * devicePixelRatio))
      onWidthChanged(width)
      deck.setCanvas(sheet)
    }
    const observer = new ResizeObserver(fit)
    observer.observe(box)
    fit()
    return () => {
      observer.disconnect()
      deck.setCanvas(null)
    }
  }, [deck, onWidthChanged])
  return (
    // In a low window, as at 200 % zoom, what is below scrolls instead.
    <Box
      ref={place} position="relative" flex="1" minHeight="40dvh" onClick={() => deck.player.toggle()} cursor="default"
      overflow="clip"
    >
      <Box asChild position="absolute" inset="0" width="full" height="full">
        <canvas ref={canvas} role="img" aria-label={label} data-stage />
      </Box>
      {standIn !== null && !isMissing ? (
        <chakra.img
          src={standIn} alt="" position="absolute" inset="0" width="full" height="full" objectFit="contain"
          pointerEvents="none" data-stand-in
        />
      ) : null}
      {children ? (
        <Suspense fallback={null}><ThroughCamera deck={deck}>{children}</ThroughCamera></Suspense>
      ) : null}
      {isMissing ? (
        <Text
          role="status" position="absolute" insetInline="0" top="50%" textAlign="center" textStyle="sm"
          color="fg.muted"
        >
          {previewMessages.pictureMissing}
        </Text>
      ) : null}
    </Box>
  )
}
