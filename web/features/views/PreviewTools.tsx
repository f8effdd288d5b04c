import { Box, Flex, useBreakpointValue, type FlexProps } from '@chakra-ui/react'
import { BrushCleaning, Eraser, Layers, Pencil, Pipette, Redo2, Type, Undo2, Video } from 'lucide-react'
import { useContext, useSyncExternalStore, type ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import type { StrokeBrush, StrokeTool } from '../../../drawing/stroke.ts'
import { useKeyHints } from '../../lib/keyHints.ts'
import { SHORTCUTS } from '../../lib/shortcuts.ts'
import { fillMessages } from '../../messages/fill.ts'
import { layerMessages } from '../../messages/layers.ts'
import { storyboardMessages } from '../../messages/storyboard.ts'
import { viewMessages } from '../../messages/views.ts'
import { drawingToolMessages } from '../../messages/drawingTools.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { PaletteButton } from '../palette/PaletteButton.tsx'
import { BrushSwatches } from './BrushSwatches.tsx'
import type { DeskSheet } from './DrawingDesk.ts'
import { BrushKindIcon, BrushKindMenu } from './BrushKindMenu.tsx'
import { DrawingTemplates } from './DrawingTemplates.tsx'
import { FillMenu } from './FillMenu.tsx'
import { EraserReachMenu } from './EraserReachMenu.tsx'
import { LayeringContext } from './layerChoice.ts'
import { OpacitySlider, percentOf } from './OpacitySlider.tsx'
import { RadiusSlider } from './RadiusSlider.tsx'
import { TurnButtons } from './TurnControls.tsx'
import { SelectionMenu, SelectionTool } from './SelectionTool.tsx'
import { ShapeMenu, ShapeTool } from './ShapeTool.tsx'
import { useBrush } from './useBrush.ts'
import { useIsLeftHanded } from './useIsLeftHanded.ts'
import { subscribeToNothing, useUndoState } from './useDrawingDesk.ts'
import type { CameraTool } from './useCameraTool.tsx'
import type { LabelTool } from './useLabelTool.tsx'
import type { SelectionWork } from './useSelection.ts'
import type { ViewTools } from './useViewTools.tsx'

type PreviewToolsProps = {
  /** The drawing worked on; null until it is there. */
  sheet: DeskSheet | null
  onUndo: () => void
  onRedo: () => void
  onClear: () => void
  /** Shows the layers, or all else again; null where they are always shown, or there are none. */
  onLayers: (() => void) | null
  /** Chooses how the brush paints. */
  onBrushKind: (kind: StrokeBrush) => void
  areLayersShown: boolean
  selection: Pick<SelectionWork, 'shape' | 'choose'>
  camera: Pick<CameraTool, 'isOpen' | 'toggle'>
  label: Pick<LabelTool, 'isOpen' | 'toggle'>
  tools: Pick<ViewTools, 'isPicking' | 'togglePicking'>
}

const ICON = { strokeWidth: 1.75, 'aria-hidden': true } as const
const CHOSEN = { bg: 'accent.subtle', color: 'accent.fg', _hover: { bg: 'accent.muted', color: 'accent.fg' } }

/** Everything drawn with: a column beside the frame, or a dock under it on narrow windows. */
export function PreviewTools(props: PreviewToolsProps) {
  const { sheet, onUndo, onRedo, onClear, onLayers, onBrushKind, areLayersShown, selection, camera, label } = props
  const { isPicking, togglePicking } = props.tools
  const { projectId } = useParams()
  const [brush, changeBrush] = useBrush()
  const { isOn: areLayersOn } = useContext(LayeringContext)
  const isVertical = useBreakpointValue({ base: false, md: true }, { ssr: false }) ?? false
  const { canUndo, canRedo } = useUndoState(sheet)
  const isEmpty = useSyncExternalStore(
    sheet?.model.subscribe ?? subscribeToNothing,
    () => sheet === null || sheet.model.getDrawing().strokes.length === 0,
  )
  const words = storyboardMessages
  const hint = useKeyHints()
  const isSelecting = selection.shape !== null
  const isDrawing = !isSelecting && !camera.isOpen && !label.isOpen
  const isPen = brush.tool === 'pen' && isDrawing
  const shape = isPen ? (brush.shape ?? null) : null
  const isFill = isPen && brush.kind === 'fill'
  const isEraser = brush.tool === 'eraser' && isDrawing
  const sizeOf = (radius: number): string => (isFill ? fillMessages.gapValue(radius * 2) : words.brushSizeValue(radius))
  const drawWith = (tool: StrokeTool): void => {
    selection.choose(null)
    changeBrush({ tool, shape: null })
  }
  const clearHint = areLayersOn ? layerMessages.clearAll : viewMessages.clearHint
  const isLeftHanded = useIsLeftHanded()
  const tooltipPlacement = isVertical ? (isLeftHanded ? 'left' : 'right') : 'top'
  const rest = (isDisabled: boolean) => ({ 'aria-disabled': isDisabled, opacity: isDisabled ? 0.45 : 1 })
  return (
    <Flex
      role="toolbar" aria-label={viewMessages.tools} gridArea="tools" direction={{ base: 'row', md: 'column' }}
      align="center" gap="1" px={{ base: '3', md: '0' }} py={{ base: '1.5', md: '3' }} borderColor="border"
      borderStartWidth={{ md: isLeftHanded ? '1px' : '0' }} borderEndWidth={{ md: isLeftHanded ? '0' : '1px' }}
      borderTopWidth={{ base: '1px', md: '0' }} minWidth="0" minHeight="0"
      overflowX={{ base: 'auto', md: 'visible' }} overflowY={{ base: 'hidden', md: 'auto' }}
      css={{ scrollbarWidth: 'none', '& > *, & > * > *': { flexShrink: 0 } }}
    >
      <Pairs>
        <IconButton
          label={words.pen} hint={isFill ? fillMessages.hint : hint(words.pen, SHORTCUTS.drawing.pen)}
          aria-pressed={isPen && shape === null} tooltipPlacement={tooltipPlacement}
          icon={areLayersOn ? <BrushKindIcon kind={brush.kind ?? 'ink'} /> : <Pencil {...ICON} />}
          onClick={() => drawWith('pen')} {...(isPen && shape === null ? CHOSEN : {})}
        />
        <IconButton
          label={words.eraser} hint={hint(words.eraser, SHORTCUTS.drawing.eraser)} aria-pressed={isEraser}
          icon={<Eraser {...ICON} />} tooltipPlacement={tooltipPlacement} onClick={() => drawWith('eraser')}
          {...(isEraser ? CHOSEN : {})}
        />
        {areLayersOn ? (
          <>
            <ShapeTool
              shape={shape} look={shape ? CHOSEN : {}} tooltipPlacement={tooltipPlacement}
              onBrushChanged={(change) => {
                selection.choose(null)
                changeBrush(change)
              }}
            />
            <SelectionTool
              shape={selection.shape} onChosen={selection.choose} look={isSelecting ? CHOSEN : {}}
              tooltipPlacement={tooltipPlacement}
            />
          </>
        ) : null}
        {areLayersOn ? (
          <IconButton
            label={drawingToolMessages.label.button} aria-pressed={label.isOpen}
            hint={hint(drawingToolMessages.label.hint, SHORTCUTS.preview.label)} icon={<Type {...ICON} />}
            tooltipPlacement={tooltipPlacement} onClick={label.toggle} {...(label.isOpen ? CHOSEN : {})}
          />
        ) : null}
        <IconButton
          label={drawingToolMessages.pick.button} hint={drawingToolMessages.pick.hint} aria-pressed={isPicking}
          icon={<Pipette {...ICON} />} tooltipPlacement={tooltipPlacement} onClick={togglePicking}
          {...(isPicking ? CHOSEN : {})}
        />
        {areLayersOn ? (
          <IconButton
            label={drawingToolMessages.camera.button} aria-pressed={camera.isOpen}
            hint={hint(drawingToolMessages.camera.hint, SHORTCUTS.preview.camera)} icon={<Video {...ICON} />}
            tooltipPlacement={tooltipPlacement} onClick={camera.toggle} {...(camera.isOpen ? CHOSEN : {})}
          />
        ) : null}
      </Pairs>
      {areLayersOn ? (
        <Pairs>
          {isPen ? <BrushKindMenu kind={brush.kind ?? 'ink'} onChosen={onBrushKind} /> : null}
          {isFill ? <FillMenu brush={brush} onBrushChanged={changeBrush} /> : null}
          {isEraser ? <EraserReachMenu brush={brush} onBrushChanged={changeBrush} /> : null}
          {shape ? <ShapeMenu shape={shape} onBrushChanged={changeBrush} tooltipPlacement={tooltipPlacement} /> : null}
          {selection.shape ? (
            <SelectionMenu shape={selection.shape} onChosen={selection.choose} tooltipPlacement={tooltipPlacement} />
          ) : null}
        </Pairs>
      ) : null}
      {onLayers ? (
        <IconButton
          label={layerMessages.heading} aria-pressed={areLayersShown} icon={<Layers {...ICON} />}
          tooltipPlacement={tooltipPlacement} onClick={onLayers} {...(areLayersShown ? CHOSEN : {})}
        />
      ) : null}
      <Group order={{ base: 1, md: 0 }}>
        <Line />
        <BrushSwatches brush={brush} onChanged={changeBrush} isVertical={isVertical}>
          {projectId === undefined ? null : (
            <PaletteButton
              projectId={projectId} color={brush.color} tooltipPlacement={tooltipPlacement}
              onChosen={(color) => changeBrush({ color, tool: 'pen' })}
            />
          )}
        </BrushSwatches>
        {areLayersOn && sheet && projectId !== undefined ? (
          <DrawingTemplates sheet={sheet} projectId={projectId} tooltipPlacement={tooltipPlacement} />
        ) : null}
        <Line />
        <Flex gap={{ base: '4', md: '2' }}>
          <Measured value={sizeOf(brush.radius)}>
            <RadiusSlider
              brush={brush} onChanged={changeBrush} isVertical={isVertical} toText={sizeOf}
              label={isFill ? fillMessages.gap : words.brushSize}
            />
          </Measured>
          <Measured value={drawingToolMessages.opacity.value(percentOf(brush))}>
            <OpacitySlider brush={brush} onChanged={changeBrush} isVertical={isVertical} />
          </Measured>
        </Flex>
      </Group>
      <Group order={{ base: -1, md: 0 }}>
        {isVertical ? <Line /> : null}
        <Pairs>
          <IconButton
            label={words.undo} hint={hint(words.undo, SHORTCUTS.drawing.undo)} icon={<Undo2 {...ICON} />}
            tooltipPlacement={tooltipPlacement} onClick={canUndo ? onUndo : undefined} {...rest(!canUndo)}
          />
          <IconButton
            label={words.redo} hint={hint(words.redo, SHORTCUTS.drawing.redo)} icon={<Redo2 {...ICON} />}
            tooltipPlacement={tooltipPlacement} onClick={canRedo ? onRedo : undefined} {...rest(!canRedo)}
          />
          <IconButton
            label={viewMessages.clear} hint={isEmpty ? viewMessages.nothingToClear : clearHint}
            icon={<BrushCleaning {...ICON} />} tooltipPlacement={tooltipPlacement}
            onClick={isEmpty ? undefined : onClear} {...rest(isEmpty)}
          />
        </Pairs>
        {isVertical ? null : <Line />}
      </Group>
      {isVertical ? null : <Group order="2"><Line /><TurnButtons /></Group>}
    </Flex>
  )
}

/** Tools that stay together: a narrow dock shows undo first, and the inks last, which it may be scrolled for. */
function Group(props: FlexProps) {
  return <Flex direction={{ base: 'row', md: 'column' }} align="center" gap="1" {...props} />
}

/** Buttons two by two where there is a column for them. */
function Pairs(props: FlexProps) {
  return <Flex display={{ base: 'contents', md: 'grid' }} gridTemplateColumns="1fr 1fr" gap="1" {...props} />
}

/** A slider with its value: beside it, or under it in a column. */
function Measured({ value, children }: { value: string; children: ReactNode }) {
  return (
    <Flex direction={{ base: 'row', md: 'column' }} align="center" gap={{ base: '2', md: '0.5' }}>
      <Box width={{ base: '80px', md: 'auto' }}>{children}</Box>
      <Box
        textStyle="mono" color="fg.muted" whiteSpace="nowrap" textAlign="center" lineHeight="1rem"
        letterSpacing="-0.04em" fontSize={{ base: 'xs', md: '10px' }} width={{ base: '5ch', md: '28px' }}
      >
        {value}
      </Box>
    </Flex>
  )
}

function Line() {
  return (
    <Box
      bg="border" width={{ base: '1px', md: '6' }} height={{ base: '6', md: '1px' }} mx={{ base: '1', md: '0' }}
      my={{ base: '0', md: '1' }}
    />
  )
}
