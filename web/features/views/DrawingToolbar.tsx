import { Box, Button, Flex, HStack, Spinner } from '@chakra-ui/react'
import { Eraser, FileText, Pencil, Plus, Redo2, Undo2 } from 'lucide-react'
import type { AspectRatio } from '../../../drawing/aspectRatio.ts'
import type { Brush } from '../../canvas/brush.ts'
import { messages } from '../../messages.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { BrushColor, BrushSize, RatioChoice, Smoothness } from './BrushControls.tsx'

type DrawingToolbarProps = {
  brush: Brush
  onBrushChanged: (change: Partial<Brush>) => void
  ratio: AspectRatio
  onRatioChanged: (ratio: AspectRatio) => void
  /** A frame is being drawn in. */
  hasFrame: boolean
  canUndo: boolean
  canRedo: boolean
  onUndo: () => void
  onRedo: () => void
  isAdding: boolean
  onAddFrame: () => void
  onImportScript: () => void
}

const ICON = { strokeWidth: 1.75, 'aria-hidden': true } as const

function Separator() {
  return <Box width="1px" height="6" bg="border" flexShrink="0" hideBelow="xl" />
}

/** Everything drawn with; under the top bar, or a dock at the bottom of a narrow page. */
export function DrawingToolbar(props: DrawingToolbarProps) {
  const { brush, onBrushChanged, ratio, onRatioChanged, hasFrame, canUndo, canRedo, onUndo, onRedo } = props
  const { isAdding, onAddFrame, onImportScript } = props
  const words = messages.storyboard
  const isPen = brush.tool === 'pen'
  const chosen = { bg: 'accent.subtle', color: 'accent.fg', _hover: { bg: 'accent.muted', color: 'accent.fg' } }
  return (
    <Flex
      role="toolbar" aria-label={words.toolbar} bg="bg.panel" borderColor="border" zIndex="docked"
      position={{ base: 'fixed', md: 'sticky' }} top={{ base: 'auto', md: '{sizes.topBar}' }}
      bottom={{ base: '0', md: 'auto' }} insetInline={{ base: '0', md: 'auto' }}
      borderTopWidth={{ base: '1px', md: '0' }}
      borderBottomWidth={{ base: '0', md: '1px' }} direction={{ base: 'column', md: 'row' }} align={{ md: 'center' }}
      wrap={{ md: 'wrap' }} columnGap="3" rowGap="2" minHeight={{ md: 'toolbar' }} px={{ md: '6' }}
      pt="2" pb={{ base: 'max(12px, env(safe-area-inset-bottom))', md: '2' }} textStyle="sm"
    >
      <Flex
        display={{ base: 'flex', md: 'contents' }} align="flex-start" columnGap="5" overflowX="auto" px="4" py="1"
        css={{ scrollbarWidth: 'none' }}
        maskImage={{ base: 'linear-gradient(to right, black calc(100% - 32px), transparent)', md: 'none' }}
      >
        <BrushColor brush={brush} onChanged={onBrushChanged} />
        <Separator />
        <BrushSize brush={brush} onChanged={onBrushChanged} />
        <Separator />
        <Smoothness brush={brush} onChanged={onBrushChanged} />
        <RatioChoice ratio={ratio} onChanged={onRatioChanged} />
      </Flex>
      <Separator />
      <HStack gap="0" flex={{ md: '1' }} px={{ base: '3', md: '0' }} minWidth={{ md: 'max-content' }}>
        <IconButton
          label={words.pen} hint={words.penHint} aria-pressed={isPen} icon={<Pencil {...ICON} />}
          tooltipPlacement="bottom" onClick={() => onBrushChanged({ tool: 'pen' })} {...(isPen ? chosen : {})}
        />
        <IconButton
          label={words.eraser} hint={words.eraserHint} aria-pressed={!isPen} icon={<Eraser {...ICON} />}
          tooltipPlacement="bottom" onClick={() => onBrushChanged({ tool: 'eraser' })} {...(isPen ? {} : chosen)}
        />
        <IconButton
          label={words.undo} hint={hasFrame ? words.undoHint : words.pickFrameFirst} aria-disabled={!canUndo}
          icon={<Undo2 {...ICON} />} tooltipPlacement="bottom" opacity={canUndo ? 1 : 0.45}
          onClick={canUndo ? onUndo : undefined}
        />
        <IconButton
          label={words.redo} hint={hasFrame ? words.redoHint : words.pickFrameFirst} aria-disabled={!canRedo}
          icon={<Redo2 {...ICON} />} tooltipPlacement="bottom" opacity={canRedo ? 1 : 0.45}
          onClick={canRedo ? onRedo : undefined}
        />
        <Box flex="1" />
        <HStack gap="2">
          <Button onClick={onImportScript} display={{ base: 'none', md: 'inline-flex' }}>
            <FileText {...ICON} /> {words.importScript}
          </Button>
          <IconButton
            label={words.importScript} icon={<FileText {...ICON} />} onClick={onImportScript} hideFrom="md"
            variant="outline"
          />
          <Button variant="solid" onClick={onAddFrame} aria-disabled={isAdding}>
            {isAdding ? <Spinner size="xs" borderWidth="2px" /> : <Plus strokeWidth={2.25} aria-hidden />}
            {isAdding ? words.addingFrame : words.addFrame}
          </Button>
        </HStack>
      </HStack>
    </Flex>
  )
}
