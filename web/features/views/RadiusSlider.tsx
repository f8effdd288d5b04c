import { Box, Center, Slider } from '@chakra-ui/react'
import { limitsOf, type Brush } from '../../canvas/brush.ts'
import { storyboardMessages } from '../../messages/storyboard.ts'
import { SliderControl } from '../../ui/SliderControl.tsx'
import { useIsLeftHanded } from './useIsLeftHanded.ts'

type RadiusSliderProps = {
  brush: Brush
  onChanged: (change: Partial<Brush>) => void
  /** The id of what names it; without it, it names itself. */
  labelledBy?: string
  /** What it sets; the brush's size by default. */
  label?: string
  toText?: (radius: number) => string
  isVertical?: boolean
}

/** The brush's radius; while it is dragged, a dot shows it. */
export function RadiusSlider(props: RadiusSliderProps) {
  const { brush, onChanged, labelledBy, isVertical = false } = props
  const { label = storyboardMessages.brushSize, toText = storyboardMessages.brushSizeValue } = props
  const { least, most } = limitsOf(brush.kind)
  const diameter = `${brush.radius * 2}px`
  const size = isVertical
    ? { height: '72px' }
    : { width: 'full' }
  const beside = useIsLeftHanded() ? { insetEnd: '6' } : { insetStart: '6' }
  const dotPlace = isVertical ? { ...beside, top: '-60px' } : { bottom: '6' }
  return (
    <Slider.Root
      {...size} size="sm" orientation={isVertical ? 'vertical' : 'horizontal'} min={least}
      max={most} step={1} value={[brush.radius]}
      aria-labelledby={labelledBy === undefined ? undefined : [labelledBy]}
      aria-label={labelledBy === undefined ? [label] : undefined}
      getAriaValueText={({ value }) => toText(value)}
      onValueChange={({ value }) => onChanged({ radius: value[0] ?? brush.radius })}
    >
      <SliderControl isVertical={isVertical}>
        <Slider.DraggingIndicator
          {...dotPlace} bg="white" borderWidth="1px" borderColor="border.emphasized" borderRadius="card" p="2"
          boxShadow="float" pointerEvents="none"
        >
          <Center boxSize="100px">
            <Box borderRadius="full" style={{ width: diameter, height: diameter, background: brush.color }} />
          </Center>
        </Slider.DraggingIndicator>
      </SliderControl>
    </Slider.Root>
  )
}
