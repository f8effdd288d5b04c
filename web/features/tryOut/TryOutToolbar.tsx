import { Box, Button, Flex, HStack, type ButtonProps } from '@chakra-ui/react'
import {
  BrushCleaning, Eraser, Grid3x3, Highlighter, ImageOff, ImagePlus, Pencil, PencilLine, PenTool, Redo2, Undo2,
} from 'lucide-react'
import { useId, useRef, useSyncExternalStore, type ReactNode } from 'react'
import { limitsOf, penOf, type Brush } from '../../canvas/brush.ts'
import { useKeyHints } from '../../lib/keyHints.ts'
import { SHORTCUTS } from '../../lib/shortcuts.ts'
import { storyboardMessages } from '../../messages/storyboard.ts'
import { tryOutMessages } from '../../messages/tryOut.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { BrushSwatches } from '../views/BrushSwatches.tsx'
import { DEMO_KINDS, DEMO_SETTINGS, DEMO_SMOOTHNESS } from './demoCanvas.ts'
import { NumberSlider } from './NumberSlider.tsx'
import { useTryOutSheet } from './useTryOutSheet.ts'

const words = tryOutMessages
const board = storyboardMessages
const KIND_ICONS = { ink: PenTool, pencil: PencilLine, marker: Highlighter }
const ICON = { strokeWidth: 1.75, 'aria-hidden': true } as const
const CHOSEN = { bg: 'accent.subtle', color: 'accent.fg', _hover: { bg: 'accent.muted', color: 'accent.fg' } }

type TryOutToolbarProps = {
  brush: Brush
  onBrushChanged: (change: Partial<Brush>) => void
  hasGrid: boolean
  onGridToggled: () => void
}

/** Everything the demo is drawn with. */
export function TryOutToolbar({ brush, onBrushChanged, hasGrid, onGridToggled }: TryOutToolbarProps) {
  const isPen = brush.tool === 'pen'
  const hint = useKeyHints()
  const colorId = useId()
  return (
    <Box role="toolbar" aria-label={words.tools} textStyle="sm" borderBottomWidth="1px">
      <Flex wrap="wrap" align={{ base: 'flex-end', md: 'center' }} columnGap={{ base: '5', lg: '6' }} rowGap="1"
        px={{ base: '4', lg: '5' }} pt={{ base: '3', md: '2.5' }} pb={{ base: '1', md: '1.5' }}>
        <Flex
          direction={{ base: 'column', md: 'row' }} align={{ md: 'center' }} columnGap="2"
          flexBasis={{ base: '100%', md: 'auto' }}
        >
          <Box id={colorId} textStyle={{ base: 'xs', md: 'sm' }} color="fg.muted">{board.brushColor}</Box>
          <BrushSwatches brush={brush} onChanged={onBrushChanged} labelledBy={colorId} />
        </Flex>
        <NumberSlider
          label={words.brushSize} value={brush.radius} limits={limitsOf(brush.kind, DEMO_SETTINGS.radius)}
          toText={words.brushSizeValue} onChanged={(radius) => onBrushChanged({ radius })}
        />
        <NumberSlider
          label={words.smoothness} value={brush.smoothness} limits={DEMO_SMOOTHNESS} toText={String}
          onChanged={(smoothness) => onBrushChanged({ smoothness })}
        />
      </Flex>
      <Flex wrap="wrap" align="center" gap={{ base: '0', md: '1' }} px={{ base: '1.5', md: '2.5', lg: '3.5' }} pb="2">
        <IconButton
          label={board.pen} hint={hint(board.pen, SHORTCUTS.drawing.pen)} aria-pressed={isPen}
          icon={<Pencil {...ICON} />} onClick={() => onBrushChanged({ tool: 'pen' })} {...(isPen ? CHOSEN : {})}
        />
        <IconButton
          label={board.eraser} hint={hint(board.eraser, SHORTCUTS.drawing.eraser)} aria-pressed={!isPen}
          icon={<Eraser {...ICON} />} onClick={() => onBrushChanged({ tool: 'eraser' })} {...(isPen ? {} : CHOSEN)}
        />
        <Box width="1px" height="5" bg="border" mx="1" hideBelow="md" />
        <HStack role="group" aria-label={words.brush} gap={{ base: '0', md: '1' }}>
          {DEMO_KINDS.map((kind) => {
            const Icon = KIND_ICONS[kind]
            const isChosen = isPen && (brush.kind ?? 'ink') === kind
            return (
              <IconButton
                key={kind} label={words.brushes[kind]} aria-pressed={isChosen} icon={<Icon {...ICON} />}
                onClick={() => onBrushChanged(penOf(kind, brush))} {...(isChosen ? CHOSEN : {})}
              />
            )
          })}
        </HStack>
        <Box width="1px" height="5" bg="border" mx="1" hideBelow="md" />
        <StepButtons />
        <HStack gap={{ base: '0', md: '1' }} ms="auto">
          <IconButton
            label={hasGrid ? words.hideGrid : words.showGrid} aria-pressed={hasGrid} icon={<Grid3x3 {...ICON} />}
            onClick={onGridToggled} {...(hasGrid ? { color: 'fg' } : {})}
          />
          <ImageButton />
          <ClearButton />
        </HStack>
      </Flex>
    </Box>
  )
}

const rest = (isDisabled: boolean) => ({ 'aria-disabled': isDisabled, opacity: isDisabled ? 0.45 : 1 })

function StepButtons() {
  const [sheet, { canUndo }] = useTryOutSheet()
  const hint = useKeyHints()
  const { canRedo } = useSyncExternalStore(sheet.model.subscribe, sheet.model.getUndoState)
  return (
    <>
      <IconButton
        label={board.undo} hint={hint(board.undo, SHORTCUTS.drawing.undo)} icon={<Undo2 {...ICON} />}
        onClick={canUndo ? sheet.undo : undefined} {...rest(!canUndo)}
      />
      <IconButton
        label={board.redo} hint={hint(board.redo, SHORTCUTS.drawing.redo)} icon={<Redo2 {...ICON} />}
        onClick={canRedo ? sheet.redo : undefined} {...rest(!canRedo)}
      />
    </>
  )
}

function ImageButton() {
  const [sheet, { image }] = useTryOutSheet()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input} type="file" accept="image/*" aria-label={words.imageFile} hidden
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          // The same file may be chosen again.
          currentTarget.value = ''
          if (file) void sheet.addImage(file)
        }}
      />
      {image ? (
        <NamedButton label={words.removeImage} icon={<ImageOff {...ICON} />} onClick={sheet.removeImage} />
      ) : (
        <NamedButton label={words.addImage} icon={<ImagePlus {...ICON} />} onClick={() => input.current?.click()} />
      )}
    </>
  )
}

function ClearButton() {
  const [sheet, { isEmpty }] = useTryOutSheet()
  return (
    <NamedButton
      label={words.clear} hint={isEmpty ? words.nothingToClear : words.clearHint} icon={<BrushCleaning {...ICON} />}
      onClick={isEmpty ? undefined : sheet.clear} {...rest(isEmpty)}
    />
  )
}

type NamedButtonProps = ButtonProps & { label: string; hint?: string; icon: ReactNode }

/** A button whose name stands beside its icon where there is room, and is its tooltip where there is none. */
function NamedButton({ label, hint = label, icon, ...buttonProps }: NamedButtonProps) {
  return (
    <Button variant="ghost" aria-label={label} title={hint} px={{ base: '0', md: '3' }} {...buttonProps}>
      {icon} <Box as="span" hideBelow="md">{label}</Box>
    </Button>
  )
}
