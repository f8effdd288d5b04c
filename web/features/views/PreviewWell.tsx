import { Center, HStack, chakra } from '@chakra-ui/react'
import { ZoomIn, ZoomOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { ASPECT_RATIOS } from '../../../drawing/aspectRatio.ts'
import { useKeyHints } from '../../lib/keyHints.ts'
import { SHORTCUTS } from '../../lib/shortcuts.ts'
import { viewMessages } from '../../messages/views.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { TurnButtons, TurnChip } from './TurnControls.tsx'
import { TurnedFrame } from './TurnedFrame.tsx'

type PreviewWellProps = {
  /** The shot's ratio; one that is not known is shown as the first. */
  ratio: string
  isFullScreen: boolean
  /** 1 shows the whole drawing; null offers no zoom. */
  zoom: number | null
  onZoom: (factor: number) => void
  onFit: () => void
  /** Lies over all of the well, and takes its pointers. */
  over: ReactNode
  /** Fills the frame. */
  children: ReactNode
}

/** A frame is shown at this many times the size of its card. */
const CARD_SIZES = 2
const MARGIN = '48px'
const ZOOM_STEP = 1.25
/** Too low for frame and panel below each other, as a zoom of 200 % makes it: they stand side by side. */
export const LOW_WINDOW = '@media (min-width: 600px) and (max-width: 767.98px) and (max-height: 600px)'
const PERCENT = 100

/** The dark around the frame, which is fitted into it uniformly, at most at double card size, and can be turned. */
export function PreviewWell({ ratio, isFullScreen, zoom, onZoom, onFit, over, children }: PreviewWellProps) {
  const hint = useKeyHints()
  const card = ASPECT_RATIOS.find(({ value }) => value === ratio) ?? ASPECT_RATIOS[0]
  const fitting = `100cqw - ${MARGIN}, (100cqh - ${MARGIN}) * ${card.width / card.height}`
  const largest = isFullScreen ? '' : `, ${card.width * CARD_SIZES}px`
  return (
    <Center
      gridArea="well" bg="bg.well" position="relative" minWidth="0" minHeight="0" overflow="clip"
      height={{ base: `min(56dvh, calc((100vw - ${MARGIN}) * ${card.height / card.width} + ${MARGIN}))`, md: 'auto' }}
      css={{ containerType: 'size', [LOW_WINDOW]: { height: 'auto' } }}
    >
      <TurnedFrame
        boxShadow="0 0 0 1px {colors.border.emphasized}"
        style={{ width: `min(${fitting}${largest})`, aspectRatio: `${card.width} / ${card.height}` }}
      >
        {children}
      </TurnedFrame>
      {over}
      {zoom === null ? null : (
        <HStack position="absolute" insetStart="3" bottom="2" gap="2">
          <HStack gap="0" hideBelow="md" bg="bg.well" borderRadius="control">
            <IconButton
              label={viewMessages.zoomOut} icon={<ZoomOut strokeWidth={1.75} aria-hidden />}
              onClick={() => onZoom(1 / ZOOM_STEP)}
            />
            <chakra.button
              type="button" onClick={onFit} title={hint(viewMessages.fit, SHORTCUTS.drawing.fit)} textStyle="mono"
              color="fg.muted" px="1" height="8" minWidth="44px" borderRadius="control" cursor="pointer"
              _hover={{ color: 'fg' }}
              focusVisibleRing="outside"
            >
              {viewMessages.zoom(Math.round(zoom * PERCENT))}
            </chakra.button>
            <IconButton
              label={viewMessages.zoomIn} icon={<ZoomIn strokeWidth={1.75} aria-hidden />}
              onClick={() => onZoom(ZOOM_STEP)}
            />
            <TurnButtons />
          </HStack>
          <TurnChip />
        </HStack>
      )}
    </Center>
  )
}
