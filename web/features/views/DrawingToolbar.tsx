import { Box, Button, Flex, HStack, Spinner } from '@chakra-ui/react'
import { Eraser, Pencil, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { AspectRatio } from '../../../drawing/aspectRatio.ts'
import { useKeyHints } from '../../lib/keyHints.ts'
import { SHORTCUTS } from '../../lib/shortcuts.ts'
import { storyboardMessages } from '../../messages/storyboard.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { BrushColor, BrushSize, LABELS_BESIDE, RatioChoice, Smoothness } from './BrushControls.tsx'
import { UndoButtons } from './UndoButtons.tsx'
import { useBrush } from './useBrush.ts'

type DrawingToolbarProps = {
  ratio: AspectRatio
  onRatioChanged: (ratio: AspectRatio) => void
  /** The view that is drawn in; null when none is. */
  viewId: string | null
  onUndo: () => void
  onRedo: () => void
  isAdding: boolean
  onAddFrame: () => void
  /** Stands before the buttons at the right end; in a dock, after what is drawn with. */
  aside?: ReactNode
}

const ICON = { strokeWidth: 1.75, 'aria-hidden': true } as const
/** How wide the bar itself must be for one row of all. */
const ONE_ROW = '@container (min-width: 1180px)'

/** Everything drawn with; under the top bar, or a dock at the bottom of a narrow page. */
export function DrawingToolbar(props: DrawingToolbarProps) {
  const { ratio, onRatioChanged, viewId, onUndo, onRedo } = props
  const { isAdding, onAddFrame, aside } = props
  const [brush, changeBrush] = useBrush()
  const words = storyboardMessages
  const hint = useKeyHints()
  const isPen = brush.tool === 'pen'
  const chosen = { bg: 'accent.subtle', color: 'accent.fg', _hover: { bg: 'accent.muted', color: 'accent.fg' } }
  return (
    <Flex
      role="toolbar" aria-label={words.toolbar} data-dock bg="bg.panel" borderColor="border" zIndex="docked"
      position={{ base: 'fixed', md: 'sticky' }}
      top={{ base: 'auto', md: 'calc({sizes.topBar} + var(--banner-height, 0px))' }}
      bottom={{ base: '0', md: 'auto' }} insetInline={{ base: '0', md: 'auto' }}
      borderTopWidth={{ base: '1px', md: '0' }}
      borderBottomWidth={{ base: '0', md: '1px' }} direction={{ base: 'column', md: 'row' }} align={{ md: 'center' }}
      wrap={{ md: 'wrap' }} columnGap="3" rowGap={{ base: '2', md: '1' }} minHeight={{ md: 'toolbar' }} px={{ md: '6' }}
      pt="2" pb={{ base: 'max(12px, env(safe-area-inset-bottom))', md: '2' }} textStyle="sm"
      css={{ containerType: 'inline-size' }}
    >
      <Flex
        display={{ base: 'flex', md: 'contents' }} align="flex-end" columnGap="5" overflowX="auto" px="4" py="1"
        css={{ scrollbarWidth: 'none' }}
        maskImage={{ base: 'linear-gradient(to right, black calc(100% - 32px), transparent)', md: 'none' }}
      >
        <BrushColor brush={brush} onChanged={changeBrush} />
        <Separator from={LABELS_BESIDE} />
        <BrushSize brush={brush} onChanged={changeBrush} />
        <Separator from={LABELS_BESIDE} />
        <Smoothness brush={brush} onChanged={changeBrush} />
        <RatioChoice ratio={ratio} onChanged={onRatioChanged} />
        <HStack gap="2" flexShrink="0" order={{ md: 2 }} ms={{ md: 'auto' }} pe={{ base: '4', md: '0' }}>
          {aside}
        </HStack>
      </Flex>
      <Box
        display={{ base: 'none', md: 'block' }} flexBasis="100%" height="0"
        css={{ [ONE_ROW]: { flexBasis: 'auto', width: '1px', height: '6', background: 'border' } }}
      />
      <Flex display={{ base: 'flex', md: 'contents' }} align="center" justify="space-between" px="3">
        <HStack gap="0" order={{ md: 1 }}>
          <IconButton
            label={words.pen} hint={hint(words.pen, SHORTCUTS.drawing.pen)} aria-pressed={isPen}
            icon={<Pencil {...ICON} />} tooltipPlacement="bottom"
            onClick={() => changeBrush({ tool: 'pen' })} {...(isPen ? chosen : {})}
          />
          <IconButton
            label={words.eraser} hint={hint(words.eraser, SHORTCUTS.drawing.eraser)} aria-pressed={!isPen}
            icon={<Eraser {...ICON} />} tooltipPlacement="bottom"
            onClick={() => changeBrush({ tool: 'eraser' })} {...(isPen ? {} : chosen)}
          />
          <UndoButtons viewId={viewId} onUndo={onUndo} onRedo={onRedo} />
        </HStack>
        <Button variant="solid" onClick={onAddFrame} aria-disabled={isAdding} order={{ md: 3 }}>
          {isAdding ? <Spinner size="xs" borderWidth="2px" /> : <Plus strokeWidth={2.25} aria-hidden />}
          {isAdding ? words.addingFrame : words.addFrame}
        </Button>
      </Flex>
    </Flex>
  )
}

/** A line between groups, once the bar is as wide as `from` says. */
function Separator({ from }: { from: string }) {
  return <Box width="1px" height="6" bg="border" flexShrink="0" display="none" css={{ [from]: { display: 'block' } }} />
}
