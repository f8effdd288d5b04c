import { Box, Menu } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import { ASPECT_RATIOS, type AspectRatio } from '../../../drawing/aspectRatio.ts'
import { storyboardMessages } from '../../messages/storyboard.ts'
import { AnchoredMenu } from '../../ui/AnchoredMenu.tsx'

/** Width of the largest shape in the menu, in pixels. */
const SHAPE_WIDTH = 24

type RatioMenuProps = {
  anchor: HTMLElement | null
  label: string
  /** Null when the shots differ. */
  current: string | null
  onClosed: () => void
  onChosen: (ratio: AspectRatio) => void
}

/** Every aspect ratio, with its shape. */
export function RatioMenu({ anchor, label, current, onClosed, onChosen }: RatioMenuProps) {
  return (
    <AnchoredMenu
      anchor={anchor} label={label} onClosed={onClosed} onChosen={(value) => onChosen(value as AspectRatio)}
    >
      {ASPECT_RATIOS.map(({ value, name, width, height }) => {
        const scale = SHAPE_WIDTH / Math.max(width, height)
        return (
          <Menu.Item key={value} value={value}>
            <Box as="span" width={`${SHAPE_WIDTH}px`} display="grid" placeItems="center" flexShrink="0" aria-hidden>
              <Box
                as="span" borderWidth="1.5px" borderColor="fg.muted" borderRadius="2px"
                style={{ width: `${width * scale}px`, height: `${height * scale}px` }}
              />
            </Box>
            <Box as="span" flex="1" fontVariantNumeric="tabular-nums">{name}</Box>
            {value === current ? <Check size={16} aria-label={storyboardMessages.chosen} /> : null}
          </Menu.Item>
        )
      })}
    </AnchoredMenu>
  )
}
