import { Box, Center, HStack, Text, VisuallyHidden, chakra } from '@chakra-ui/react'
import { CircleAlert, ZoomIn, ZoomOut } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { BASE_LAYER, type LayerKey } from '../../../drawing/layer.ts'
import { DrawingCanvas } from '../../canvas/DrawingCanvas.tsx'
import type { Brush } from '../../canvas/brush.ts'
import type { DrawingEngine } from '../../canvas/engine.ts'
import type { PenChange } from '../../canvas/engineEvents.ts'
import type { EngineSettings } from '../../canvas/engineSettings.ts'
import { useKeyHints } from '../../lib/keyHints.ts'
import { createStore } from '../../lib/store.ts'
import { SHORTCUTS } from '../../lib/shortcuts.ts'
import { storyboardMessages } from '../../messages/storyboard.ts'
import { tryOutMessages } from '../../messages/tryOut.ts'
import { viewMessages } from '../../messages/views.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { useImageDrop } from '../uploads/useImageDrop.ts'
import { demoLayer } from './demoCanvas.ts'
import { DEMO_HEIGHT, DEMO_WIDTH } from './demoSize.ts'
import { useTryOutSheet } from './useTryOutSheet.ts'

const words = tryOutMessages
const ZOOM_STEP = 1.25
const PERCENT = 100
/** The colors of what stands on paper, which is white in every theme. */
const ON_PAPER = { color: '#17171C', muted: '#5E6068' }

const PEN_WORDS: Record<PenChange, string> = {
  down: storyboardMessages.penDown,
  up: storyboardMessages.penUp,
  cancelled: storyboardMessages.penCancelled,
}

type TryOutCanvasProps = {
  brush: Brush
  settings: EngineSettings
  /** Takes the focus when it appears, so that keys reach it. */
  takesFocus: boolean
}

/** The demo's frame: paper, grid and image, and zoom. */
export function TryOutCanvas({ brush, settings, takesFocus }: TryOutCanvasProps) {
  const [sheet, { image, imageProblem, isEmpty }] = useTryOutSheet()
  const engine = useRef<DrawingEngine | null>(null)
  const frame = useRef<HTMLDivElement>(null)
  const [zoom, setZoom] = useState(1)
  const [penSaid, setPenSaid] = useState('')
  const [layer] = useState(() => createStore<LayerKey | undefined>(BASE_LAYER))
  const { kind } = brush
  useEffect(() => layer.set(demoLayer(kind, sheet.model.getDrawing())), [layer, kind, sheet])
  const drop = useImageDrop((file) => void sheet.addImage(file))
  useEffect(() => {
    if (!takesFocus) return
    // The engine moves in after this effect.
    const waiting = requestAnimationFrame(() => {
      frame.current?.querySelector<HTMLElement>('[role=application]')?.focus()
    })
    return () => cancelAnimationFrame(waiting)
  }, [takesFocus])
  return (
    <Center bg={{ base: 'white', md: 'bg.well' }} p={{ base: '0', lg: '5' }} flexDirection="column" gap={{ lg: '2' }}>
      <Box
        ref={frame} position="relative" maxWidth="full" bg="white" data-demo-canvas
        style={{ width: DEMO_WIDTH, height: DEMO_HEIGHT }} {...drop.events}
        boxShadow={{ md: '0 0 0 1px {colors.border.emphasized}' }}
      >
        <DrawingCanvas
          model={sheet.model} background={image?.address ?? null} brush={brush} settings={settings} label={words.canvas}
          layer={layer}
          keyboardHelp={storyboardMessages.canvasHelp} onOperation={sheet.draw} engineRef={engine}
          onPenChanged={(change) => setPenSaid(PEN_WORDS[change])} onViewChanged={(view) => setZoom(view.zoom)}
        />
        {isEmpty ? (
          <Center position="absolute" inset="0" pointerEvents="none" textAlign="center" px="6">
            <Box bg="rgba(255, 255, 255, 0.9)" px="5" py="2.5" borderRadius="card">
              <Text textStyle="lg" fontWeight="medium" color={ON_PAPER.color}>{words.hint}</Text>
              <Text textStyle="sm" color={ON_PAPER.muted} hideBelow="md">{words.hintLine}</Text>
            </Box>
          </Center>
        ) : null}
        {drop.isOver ? (
          <Center
            position="absolute" inset="2" borderRadius="control" borderWidth="2px" borderStyle="dashed" px="4"
            borderColor="accent.solid" bg="rgba(255, 255, 255, 0.86)" color={ON_PAPER.color} pointerEvents="none"
          >
            {words.dropImage}
          </Center>
        ) : null}
        <VisuallyHidden role="status">{penSaid}</VisuallyHidden>
      </Box>
      {imageProblem === null ? null : (
        <HStack
          role="alert" gap="2" align="flex-start" color="fg.error" textStyle="sm" px={{ base: '4', lg: '1' }}
          py={{ base: '2', lg: '0' }} pt={{ lg: '2' }} width="full" bg="bg.well"
        >
          <CircleAlert size={16} aria-hidden style={{ flexShrink: 0, marginTop: 2 }} />
          <Text>{imageProblem}</Text>
        </HStack>
      )}
      <ZoomBar
        zoom={zoom} settings={settings} onZoom={(factor) => engine.current?.zoomBy(factor)}
        onFit={() => engine.current?.fit()}
      />
    </Center>
  )
}

type ZoomBarProps = {
  zoom: number
  settings: EngineSettings
  onZoom: (factor: number) => void
  onFit: () => void
}

function ZoomBar({ zoom, settings: { zoom: { least, most } }, onZoom, onFit }: ZoomBarProps) {
  const step = (isPossible: boolean, factor: number) => ({
    'aria-disabled': !isPossible,
    opacity: isPossible ? 1 : 0.45,
    onClick: isPossible ? () => onZoom(factor) : undefined,
  })
  const hint = useKeyHints()
  return (
    <HStack
      gap="0" justify={{ base: 'center', lg: 'flex-start' }} width="full" bg="bg.well" zIndex="1" mb={{ lg: '-3' }}
      borderTopWidth={{ base: '1px', lg: '0' }}
    >
      <IconButton
        label={viewMessages.zoomOut} icon={<ZoomOut strokeWidth={1.75} aria-hidden />}
        {...step(zoom > least, 1 / ZOOM_STEP)}
      />
      <chakra.button
        type="button" onClick={onFit} title={hint(viewMessages.fit, SHORTCUTS.drawing.fit)} textStyle="mono"
        color="fg.muted" px="1" minWidth="52px" height="8" borderRadius="control" cursor="pointer"
        _hover={{ color: 'fg' }}
        focusVisibleRing="outside" css={{ '@media (pointer: coarse)': { height: '11' } }}
      >
        {viewMessages.zoom(Math.round(zoom * PERCENT))}
      </chakra.button>
      <IconButton
        label={viewMessages.zoomIn} icon={<ZoomIn strokeWidth={1.75} aria-hidden />}
        {...step(zoom < most, ZOOM_STEP)}
      />
    </HStack>
  )
}
