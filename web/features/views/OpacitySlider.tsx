import { Slider } from '@chakra-ui/react'
import type { Brush } from '../../canvas/brush.ts'
import { drawingToolMessages } from '../../messages/drawingTools.ts'
import { SliderControl } from '../../ui/SliderControl.tsx'

const words = drawingToolMessages.opacity
/** Opacities are kept in hundredths. */
const STEPS = 100

/** How opaque the brush is, in per cent. */
export const percentOf = ({ opacity = 1 }: Brush): number => Math.round(opacity * STEPS)

type OpacitySliderProps = { brush: Brush; onChanged: (change: Partial<Brush>) => void; isVertical: boolean }

/** How opaque the brush is. An eraser takes all of what it touches. */
export function OpacitySlider({ brush, onChanged, isVertical }: OpacitySliderProps) {
  return (
    <Slider.Root
      {...(isVertical ? { height: '72px' } : { width: 'full' })} size="sm"
      orientation={isVertical ? 'vertical' : 'horizontal'} min={1} max={STEPS} step={1} value={[percentOf(brush)]}
      disabled={brush.tool === 'eraser'} aria-label={[words.label]}
      getAriaValueText={({ value }) => words.value(value)}
      onValueChange={({ value: [percent = STEPS] }) => onChanged({ opacity: percent / STEPS })}
    >
      <SliderControl isVertical={isVertical} />
    </Slider.Root>
  )
}
