import { Box, Center, HStack, NativeSelect, Slider, chakra } from '@chakra-ui/react'
import { CircleHelp, Pipette } from 'lucide-react'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { ASPECT_RATIOS, type AspectRatio } from '../../../drawing/aspectRatio.ts'
import { SMOOTHNESS_OPTIONS } from '../../../drawing/stabilizer.ts'
import { MAXIMUM_BRUSH_RADIUS, MINIMUM_BRUSH_RADIUS, type Brush } from '../../canvas/brush.ts'
import { messages } from '../../messages.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Tooltip } from '../../ui/Tooltip.tsx'

const SWATCHES = [
  { color: '#000000', name: messages.storyboard.colorBlack },
  { color: '#4fb3e8', name: messages.storyboard.colorBlue },
  { color: '#e5484d', name: messages.storyboard.colorRed },
  { color: '#7c828c', name: messages.storyboard.colorGrey },
]
const SWATCH_RING = '0 0 0 2px {colors.bg.panel}, 0 0 0 4px {colors.accent.solid}'
const COARSE = '@media (pointer: coarse)'

type BrushProps = { brush: Brush; onChanged: (change: Partial<Brush>) => void }

/** A control with its name before it, or above it on a narrow page. */
function Labelled({ label, id, children }: { label: string; id: string; children: ReactNode }) {
  return (
    <HStack
      gap={{ base: '0', md: '2' }} flexShrink="0" flexDirection={{ base: 'column', md: 'row' }}
      alignItems={{ base: 'flex-start', md: 'center' }}
    >
      <Box id={id} textStyle={{ base: 'xs', md: 'sm' }} color="fg.muted" whiteSpace="nowrap">{label}</Box>
      {children}
    </HStack>
  )
}

/** Swatches, and a picker for any other colour. */
export function BrushColor({ brush, onChanged }: BrushProps) {
  const id = useId()
  const isOwn = SWATCHES.every(({ color }) => color !== brush.color)
  const swatches = isOwn
    ? [...SWATCHES, { color: brush.color, name: messages.storyboard.colorOwn(brush.color) }]
    : SWATCHES
  return (
    <Labelled label={messages.storyboard.brushColor} id={id}>
      <HStack role="radiogroup" aria-labelledby={id} gap="2" minHeight={{ base: '11', md: '8' }} ps="1">
        {swatches.map(({ color, name }) => (
          <chakra.label key={color} cursor="pointer" position="relative" display="grid" title={name}>
            <chakra.input
              type="radio" name={id} aria-label={name} checked={brush.color === color} className="peer"
              onChange={() => onChanged({ color, tool: 'pen' })} position="absolute" inset="0" opacity="0"
              cursor="pointer"
              css={{ [COARSE]: { inset: '-10px -4px' } }}
            />
            <Box
              as="span" boxSize={{ base: '24px', md: '20px' }} borderRadius="full" borderWidth="1px"
              borderColor={{ _light: 'rgba(23, 23, 28, 0.22)', _dark: 'rgba(255, 255, 255, 0.22)' }}
              boxShadow={brush.color === color ? SWATCH_RING : undefined} style={{ background: color }}
              css={{ '.peer:focus-visible + &': { outline: '2px solid {colors.accent.solid}', outlineOffset: '5px' } }}
            />
          </chakra.label>
        ))}
        <Tooltip content={messages.storyboard.pickColor}>
          <chakra.label
            position="relative" display="grid" placeItems="center" boxSize={{ base: '11', md: '7' }} color="fg.muted"
            borderRadius="control" cursor="pointer" _hover={{ color: 'fg', bg: 'bg.emphasized' }}
            _focusWithin={{ boxShadow: '0 0 0 2px {colors.accent.solid}' }}
          >
            <Pipette size={16} strokeWidth={1.75} aria-hidden />
            <chakra.input
              type="color" aria-label={messages.storyboard.pickColor} value={brush.color} position="absolute" inset="0"
              width="full" height="full" opacity="0" cursor="pointer"
              onChange={(event) => onChanged({ color: event.target.value.toLowerCase(), tool: 'pen' })}
            />
          </chakra.label>
        </Tooltip>
      </HStack>
    </Labelled>
  )
}

/** The brush's radius; while it is dragged, a dot shows it. */
export function BrushSize({ brush, onChanged }: BrushProps) {
  const id = useId()
  const diameter = `${brush.radius * 2}px`
  return (
    <Labelled label={messages.storyboard.brushSize} id={id}>
      <HStack gap="2" minHeight={{ base: '11', md: '8' }}>
        <Slider.Root
          width={{ base: '80px', md: '64px', xl: '80px' }} size="sm" min={MINIMUM_BRUSH_RADIUS}
          max={MAXIMUM_BRUSH_RADIUS} step={1}
          value={[brush.radius]} aria-labelledby={[id]}
          getAriaValueText={({ value }) => messages.storyboard.brushSizeValue(value)}
          onValueChange={({ value }) => onChanged({ radius: value[0] ?? brush.radius })}
        >
          <Slider.Control>
            <Slider.Track bg="border.emphasized" height="4px"><Slider.Range bg="accent.solid" /></Slider.Track>
            <Slider.Thumb
              index={0} boxSize="14px" bg="fg" borderWidth="0" focusVisibleRing="outside"
              css={{ [COARSE]: { boxSize: '20px', _before: { content: '""', position: 'absolute', inset: '-12px' } } }}
            >
              <Slider.DraggingIndicator
                bottom="6" bg="white" borderWidth="1px" borderColor="border.emphasized" borderRadius="card" p="2"
                boxShadow="float" pointerEvents="none"
              >
                <Center boxSize="100px">
                  <Box borderRadius="full" style={{ width: diameter, height: diameter, background: brush.color }} />
                </Center>
              </Slider.DraggingIndicator>
              <Slider.HiddenInput />
            </Slider.Thumb>
          </Slider.Control>
        </Slider.Root>
        <Box textStyle="mono" fontWeight="medium" minWidth="36px" whiteSpace="nowrap">
          {messages.storyboard.brushSizeValue(brush.radius)}
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
        <NativeSelect.Root size="sm" width={width} variant="outline">
          <NativeSelect.Field
            aria-labelledby={id} value={value} onChange={(event) => onChanged(event.target.value)}
            height={{ base: '11', md: '8' }} textStyle="sm" fontWeight="medium" ps="2.5" pe="7" bg="bg.control"
            borderColor="border" borderRadius="control" cursor="pointer" _hover={{ borderColor: 'border.emphasized' }}
          >
            {options.map((option) => <option key={option.value} value={option.value}>{option.name}</option>)}
          </NativeSelect.Field>
          <NativeSelect.Indicator color="fg.muted" />
        </NativeSelect.Root>
        {aside}
      </HStack>
    </Labelled>
  )
}

/** How strongly the line is smoothed, with what that means. */
export function Smoothness({ brush, onChanged }: BrushProps) {
  return (
    <Choice
      label={messages.storyboard.smoothness} value={String(brush.smoothness)} width="96px"
      options={SMOOTHNESS_OPTIONS.map(({ name, value }) => ({ name, value: String(value) }))}
      onChanged={(value) => onChanged({ smoothness: Number(value) })}
      aside={
        <IconButton
          label={messages.storyboard.aboutSmoothness} hint={messages.storyboard.smoothnessHint} size="xs"
          tooltipPlacement="bottom" icon={<CircleHelp strokeWidth={1.75} aria-hidden />}
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
      label={messages.storyboard.ratio} value={ratio} options={ASPECT_RATIOS} width="80px"
      onChanged={(value) => {
        const option = ASPECT_RATIOS.find((other) => other.value === value)
        if (option) onChanged(option.value)
      }}
    />
  )
}
