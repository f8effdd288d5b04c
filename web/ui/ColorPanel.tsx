import { type Color, ColorPicker, HStack, Portal, VisuallyHidden, parseColor } from '@chakra-ui/react'
import { Pipette } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { commonMessages } from '../messages/common.ts'
import type { ColorPickerProps } from './ColorPicker.tsx'

const words = commonMessages.color

/** Large enough to be hit, also where two are near each other. */
const THUMBS = { '& [data-part$=thumb]': { '--thumb-size': '24px' } }

const canPickFromScreen = 'EyeDropper' in window

/** The color picker, opened as soon as it is there; see ColorPicker. */
export function ColorPanel({ value: chosen, label, onChosen, children, ...button }: ColorPickerProps) {
  const [isOpen, setIsOpen] = useState(false)
  // While it is open, its own value: black has no hue to come back to.
  const [shown, setShown] = useState<Color>()
  const trigger = useRef<HTMLButtonElement>(null)
  const layer = useRef<HTMLElement | null>(null)
  /** The last color that `onChosen` got. */
  const reported = useRef(chosen)
  useLayoutEffect(() => {
    // In a dialog it belongs to the dialog, which keeps the focus. The portal looks for it in an effect of its own.
    layer.current = trigger.current?.closest<HTMLElement>('[role=dialog]') ?? document.body
  }, [])
  useEffect(() => {
    const opening = requestAnimationFrame(() => setIsOpen(true))
    return () => cancelAnimationFrame(opening)
  }, [])

  function report(value: Color): void {
    const color = value.toString('hex').toLowerCase()
    // A code that was entered ends again when its field loses the focus.
    if (color === reported.current) return
    reported.current = color
    onChosen(color)
  }

  return (
    <ColorPicker.Root
      open={isOpen} value={shown ?? parseColor(chosen)} format="hsba" display="contents"
      positioning={{ strategy: 'fixed', placement: 'bottom-start' }}
      onOpenChange={({ open }) => {
        setIsOpen(open)
        if (open) {
          reported.current = chosen
          return
        }
        // A choice by keys has no end of its own.
        if (shown) report(shown)
        setShown(undefined)
      }}
      onValueChange={({ value }) => setShown(value)}
      onValueChangeEnd={({ value }) => report(value)}
    >
      <VisuallyHidden asChild><ColorPicker.Label>{label}</ColorPicker.Label></VisuallyHidden>
      <ColorPicker.Trigger ref={trigger} data-fit-content {...button}>{children}</ColorPicker.Trigger>
      <Portal container={layer}>
        <ColorPicker.Positioner>
          <ColorPicker.Content
            aria-label={label} borderWidth="1px" borderRadius="card" boxShadow="float" p="3" gap="5" css={THUMBS}
          >
            <ColorPicker.Area>
              <ColorPicker.AreaBackground />
              <ColorPicker.AreaThumb aria-label={words.area} aria-roledescription={undefined} />
            </ColorPicker.Area>
            <ColorPicker.ChannelSlider channel="hue" width="full" flex="none">
              <ColorPicker.ChannelSliderTrack />
              <ColorPicker.ChannelSliderThumb aria-label={words.hue} />
            </ColorPicker.ChannelSlider>
            <HStack gap="2">
              <ColorPicker.ChannelInput channel="hex" aria-label={words.hex} fontFamily="mono" flex="1" />
              {canPickFromScreen ? (
                <ColorPicker.EyeDropperTrigger
                  aria-label={words.fromScreen} title={words.fromScreen} display="grid" placeItems="center" boxSize="8"
                  borderRadius="control" cursor="pointer" _hover={{ bg: 'bg.emphasized' }}
                >
                  <Pipette size={16} strokeWidth={1.75} aria-hidden />
                </ColorPicker.EyeDropperTrigger>
              ) : null}
            </HStack>
          </ColorPicker.Content>
        </ColorPicker.Positioner>
      </Portal>
    </ColorPicker.Root>
  )
}
