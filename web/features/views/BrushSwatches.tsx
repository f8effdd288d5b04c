import { Box, Stack, chakra } from '@chakra-ui/react'
import { Palette } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import type { Brush } from '../../canvas/brush.ts'
import { storyboardMessages } from '../../messages/storyboard.ts'
import { ColorPicker } from '../../ui/ColorPicker.tsx'
import { Tooltip } from '../../ui/Tooltip.tsx'

const SWATCHES = [
  { color: '#000000', name: storyboardMessages.colorBlack },
  { color: '#4fb3e8', name: storyboardMessages.colorBlue },
  { color: '#e5484d', name: storyboardMessages.colorRed },
  { color: '#7c828c', name: storyboardMessages.colorGrey },
]
const SWATCH_RING = '0 0 0 2px {colors.bg.panel}, 0 0 0 4px {colors.accent.solid}'
const COARSE = '@media (pointer: coarse)'

type BrushSwatchesProps = {
  brush: Brush
  onChanged: (change: Partial<Brush>) => void
  /** The id of what names the colors; without it they name themselves. */
  labelledBy?: string
  isVertical?: boolean
  /** Other colors, beside the picker. */
  children?: ReactNode
}

/** The brush's color: swatches, and a picker for any other. */
export function BrushSwatches({ brush, onChanged, labelledBy, isVertical = false, children }: BrushSwatchesProps) {
  const name = useId()
  const isOwn = SWATCHES.every(({ color }) => color !== brush.color)
  const swatches = isOwn
    ? [...SWATCHES, { color: brush.color, name: storyboardMessages.colorOwn(brush.color) }]
    : SWATCHES
  return (
    <Stack
      role="radiogroup" aria-labelledby={labelledBy} direction="row" align="center" data-brush-colors
      aria-label={labelledBy === undefined ? storyboardMessages.brushColor : undefined}
      {...(isVertical
        ? { display: 'grid', gridTemplateColumns: '1fr 1fr', justifyItems: 'center' }
        : { minHeight: { base: '11', md: '8' } })} gap="2"
      ps={isVertical ? '0' : '1'}
    >
      {swatches.map((swatch) => (
        <chakra.label key={swatch.color} cursor="pointer" position="relative" display="grid" title={swatch.name}>
          <chakra.input
            type="radio" name={name} aria-label={swatch.name} checked={brush.color === swatch.color} className="peer"
            onChange={() => onChanged({ color: swatch.color, tool: 'pen' })} position="absolute" inset="0" opacity="0"
            cursor="pointer"
            css={{ [COARSE]: { inset: isVertical ? '-3px -12px' : '-10px -4px' } }}
          />
          <Box
            as="span" boxSize={{ base: '24px', md: '20px' }} borderRadius="full" borderWidth="1px"
            borderColor={{ _light: 'rgba(23, 23, 28, 0.22)', _dark: 'rgba(255, 255, 255, 0.22)' }}
            boxShadow={brush.color === swatch.color ? SWATCH_RING : undefined} style={{ background: swatch.color }}
            css={{ '.peer:focus-visible + &': { outline: '2px solid {colors.accent.solid}', outlineOffset: '5px' } }}
          />
        </chakra.label>
      ))}
      <Tooltip content={storyboardMessages.pickColor} placement={isVertical ? 'right' : 'top'}>
        <Box as="span" display="grid">
          <ColorPicker
            label={storyboardMessages.pickColor} value={brush.color} boxSize={{ base: '11', md: '7' }}
            onChosen={(color) => onChanged({ color, tool: 'pen' })}
          >
            <Palette size={16} strokeWidth={1.75} aria-hidden />
          </ColorPicker>
        </Box>
      </Tooltip>
      {children}
    </Stack>
  )
}
