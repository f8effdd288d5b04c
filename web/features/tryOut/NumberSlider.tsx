import { Box, Flex, HStack, Slider } from '@chakra-ui/react'
import { useId } from 'react'
import type { Limits } from '../../canvas/engineSettings.ts'

const COARSE = '@media (pointer: coarse)'

type NumberSliderProps = {
  label: string
  value: number
  limits: Limits
  /** How the value is written and read out. */
  toText: (value: number) => string
  onChanged: (value: number) => void
}

/** A whole number within limits, with its name above it or before it and its value behind. */
export function NumberSlider({ label, value, limits, toText, onChanged }: NumberSliderProps) {
  const id = useId()
  return (
    <Flex
      direction={{ base: 'column', md: 'row' }} align={{ base: 'stretch', md: 'center' }} columnGap="2"
      flex={{ base: '1 1 130px', md: '0 0 auto' }}
    >
      <Box id={id} textStyle={{ base: 'xs', md: 'sm' }} color="fg.muted" whiteSpace="nowrap">{label}</Box>
      <HStack gap="2.5" minHeight={{ base: '11', md: '8' }}>
        <Slider.Root
          size="sm" min={limits.least} max={limits.most} step={1} value={[value]} aria-labelledby={[id]}
          width={{ base: 'auto', md: '64px', lg: '96px' }} flex={{ base: '1', md: 'none' }}
          getAriaValueText={(details) => toText(details.value)}
          onValueChange={(details) => onChanged(details.value[0] ?? value)}
        >
          <Slider.Control>
            <Slider.Track bg="border.emphasized" height="4px"><Slider.Range bg="accent.solid" /></Slider.Track>
            <Slider.Thumb
              index={0} boxSize="14px" bg="fg" borderWidth="0" focusVisibleRing="outside"
              css={{ [COARSE]: { boxSize: '20px', _before: { content: '""', position: 'absolute', inset: '-12px' } } }}
            >
              <Slider.HiddenInput />
            </Slider.Thumb>
          </Slider.Control>
        </Slider.Root>
        <Box textStyle="mono" fontWeight="medium" whiteSpace="nowrap" minWidth={{ base: '46px', md: '0', lg: '46px' }}>
          {toText(value)}
        </Box>
      </HStack>
    </Flex>
  )
}
