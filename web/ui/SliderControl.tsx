import { Slider } from '@chakra-ui/react'
import type { ReactNode } from 'react'

const COARSE = '@media (pointer: coarse)'

type SliderControlProps = {
  isVertical?: boolean
  /** What lies on the track. */
  marks?: ReactNode
  /** What the thumb shows while it is dragged. */
  children?: ReactNode
}

/** The thin track of a `Slider.Root`, and its thumb, which fingers find, too. */
export function SliderControl({ isVertical = false, marks, children }: SliderControlProps) {
  return (
    <Slider.Control>
      {marks}
      <Slider.Track bg="border.emphasized" {...(isVertical ? { width: '4px' } : { height: '4px' })}>
        <Slider.Range bg="accent.solid" />
      </Slider.Track>
      <Slider.Thumb
        index={0} boxSize="14px" bg="fg" borderWidth="0" focusVisibleRing="outside"
        css={{ [COARSE]: { boxSize: '20px', _before: { content: '""', position: 'absolute', inset: '-12px' } } }}
      >
        {children}
        <Slider.HiddenInput />
      </Slider.Thumb>
    </Slider.Control>
  )
}
