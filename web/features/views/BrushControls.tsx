import { Box, Flex, HStack } from '@chakra-ui/react'
import { CircleHelp } from 'lucide-react'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { ASPECT_RATIOS, type AspectRatio } from '../../../drawing/aspectRatio.ts'
import { SMOOTHNESS_OPTIONS } from '../../../drawing/smoothness.ts'
import type { Brush } from '../../canvas/brush.ts'
import { storyboardMessages } from '../../messages/storyboard.ts'
import { FilterSelect } from '../../ui/FilterSelect.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { later } from '../../ui/later.tsx'
import { BrushSwatches } from './BrushSwatches.tsx'

const RadiusSlider = later(async () => (await import('./RadiusSlider.tsx')).RadiusSlider, () => false)

type BrushProps = { brush: Brush; onChanged: (change: Partial<Brush>) => void }

/** How wide the toolbar must be for names beside the controls. */
export const LABELS_BESIDE = '@container (min-width: 800px)'

/** A control with its name above it, or before it in a wide toolbar. */
function Labelled({ label, id, children }: { label: string; id: string; children: ReactNode }) {
  return (
    <Flex
      direction="column" align="flex-start" flexShrink="0"
      css={{ [LABELS_BESIDE]: { flexDirection: 'row', alignItems: 'center', columnGap: '2' } }}
    >
      <Box
        id={id} textStyle="xs" color="fg.muted" whiteSpace="nowrap" css={{ [LABELS_BESIDE]: { textStyle: 'sm' } }}
      >
        {label}
      </Box>
      {children}
    </Flex>
  )
}

/** Swatches, and a picker for any other color. */
export function BrushColor({ brush, onChanged }: BrushProps) {
  const id = useId()
  return (
    <Labelled label={storyboardMessages.brushColor} id={id}>
      <BrushSwatches brush={brush} onChanged={onChanged} labelledBy={id} />
    </Labelled>
  )
}

/** The brush's radius; while it is dragged, a dot shows it. */
export function BrushSize({ brush, onChanged }: BrushProps) {
  const id = useId()
  return (
    <Labelled label={storyboardMessages.brushSize} id={id}>
      <HStack gap="2" minHeight={{ base: '11', md: '8' }}>
        <Box width={{ base: '80px', md: '64px', xl: '80px' }}>
          <RadiusSlider brush={brush} onChanged={onChanged} labelledBy={id} />
        </Box>
        <Box textStyle="mono" fontWeight="medium" minWidth="36px" whiteSpace="nowrap">
          {storyboardMessages.brushSizeValue(brush.radius)}
        </Box>
      </HStack>
    </Labelled>
  )
}

type ChoiceProps = {
  label: string
  value: string
  options: readonly { readonly value: string; readonly name: string }[]
  width: string
  onChanged: (value: string) => void
  aside?: ReactNode
}

function Choice({ label, value, options, width, onChanged, aside }: ChoiceProps) {
  const id = useId()
  return (
    <Labelled label={label} id={id}>
      <HStack gap="0">
        <FilterSelect
          labelledBy={id} value={value} width={width} onChosen={onChanged}
          choices={options.map((option) => ({ value: option.value, label: option.name }))}
        />
        {aside}
      </HStack>
    </Labelled>
  )
}

/** How strongly the line is smoothed, with what that means. */
export function Smoothness({ brush, onChanged }: BrushProps) {
  return (
    <Choice
      label={storyboardMessages.smoothness} value={String(brush.smoothness)} width="96px"
      options={SMOOTHNESS_OPTIONS.map(({ name, value }) => ({ name, value: String(value) }))}
      onChanged={(value) => onChanged({ smoothness: Number(value) })}
      aside={
        <IconButton
          label={storyboardMessages.aboutSmoothness} hint={storyboardMessages.smoothnessHint} size="xs"
          tooltipPlacement="bottom" icon={<CircleHelp strokeWidth={1.75} aria-hidden />}
          css={{ '@media (pointer: coarse)': { minWidth: '11', minHeight: '11' } }}
        />
      }
    />
  )
}

type RatioProps = { ratio: AspectRatio; onChanged: (ratio: AspectRatio) => void }

/** The aspect ratio of new shots. */
export function RatioChoice({ ratio, onChanged }: RatioProps) {
  return (
    <Choice
      label={storyboardMessages.ratio} value={ratio} options={ASPECT_RATIOS} width="80px"
      onChanged={(value) => {
        const option = ASPECT_RATIOS.find((other) => other.value === value)
        if (option) onChanged(option.value)
      }}
    />
  )
}
