import { Box, HStack, Slider } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { selectionMessages } from '../../messages/selection.ts'
import { SliderControl } from '../../ui/SliderControl.tsx'
import type { SelectionWork } from './useSelection.ts'

const words = selectionMessages
const COARSE = '@media (pointer: coarse)'
const PERCENT = 100
/** Per cent of what is opaque, and of the width that lines were drawn with. */
const OPACITY = { least: 1, most: PERCENT, step: 1 }
const THICKNESS = { least: 10, most: 300, step: 5 }

type LookWork = Pick<SelectionWork, 'selection' | 'tryLook' | 'restyle'>

/** How opaque and how thick the selected lines are. */
export function SelectionLook({ work: { selection, tryLook, restyle } }: { work: LookWork }) {
  const { opacity = null, radiusFactor = null } = selection?.look ?? {}
  return (
    <HStack gap="4" rowGap="0" px="2" wrap="wrap" justify="center">
      <LookSlider
        {...OPACITY} label={words.opacity} share={opacity} onTried={(share) => tryLook({ opacity: share })}
        onChosen={(share) => restyle({ opacity: share })} onLeft={() => tryLook(null)}
      />
      <LookSlider
        {...THICKNESS} label={words.thickness} share={radiusFactor}
        onTried={(share) => tryLook({ radiusFactor: share })} onChosen={(share) => restyle({ radiusFactor: share })}
        onLeft={() => tryLook(null)}
      />
    </HStack>
  )
}

type LookSliderProps = {
  label: string
  /** What all of them have, 1 for the whole; null where they differ. */
  share: number | null
  least: number
  most: number
  step: number
  onTried: (share: number) => void
  onChosen: (share: number) => Promise<void>
  /** It is let go of where it was. */
  onLeft: () => void
}

function LookSlider({ label, share, least, most, step, onTried, onChosen, onLeft }: LookSliderProps) {
  const [dragged, setDragged] = useState<number | null>(null)
  // With keys the slider ends a change before it has its new value.
  const tried = useRef<number | null>(null)
  const percent = share === null ? null : Math.round(share * PERCENT)
  const shown = dragged ?? percent
  const text = shown === null ? words.mixed : words.percent(shown)
  const place = Math.min(most, Math.max(least, Math.round((shown ?? PERCENT) / step) * step))
  return (
    <HStack gap="2" minHeight="8" textStyle="sm" css={{ [COARSE]: { minHeight: '11' } }}>
      <Box as="span" color="fg.muted" aria-hidden>{label}</Box>
      <Slider.Root
        size="sm" width="72px" min={least} max={most} step={step} value={[place]} aria-label={[label]}
        getAriaValueText={() => text}
        onValueChange={({ value: [value = place] }) => {
          tried.current = value
          setDragged(value)
          onTried(value / PERCENT)
        }}
        onValueChangeEnd={() => {
          const value = tried.current
          tried.current = null
          if (value === null) return
          const end = (): void => setDragged((now) => (now === value ? null : now))
          if (value !== percent) return void onChosen(value / PERCENT).finally(end)
          onLeft()
          end()
        }}
      >
        <SliderControl />
      </Slider.Root>
      <Box as="span" textStyle="mono" color="fg.muted" minWidth="5ch" textAlign="end" aria-hidden>{text}</Box>
    </HStack>
  )
}
