import { Box, Button, Flex, HStack, Slider, Spinner, Text } from '@chakra-ui/react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { commonMessages } from '../../messages/common.ts'
import { viewMessages } from '../../messages/views.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { SliderControl } from '../../ui/SliderControl.tsx'
import { nextMark, type HistoryMark } from './drawingHistory.ts'

const words = viewMessages.history
const ICON = { size: 16, 'aria-hidden': true } as const
const COLORS: Record<HistoryMark['kind'], string> = {
  version: 'fg', comment: 'accent.solid', approval: 'fg.success',
}

type HistoryBarProps = {
  isLoading: boolean
  /** So many operations are shown, of the last. */
  step: number
  last: number
  marks: readonly HistoryMark[]
  onStep: (step: number) => void
  /** Makes the drawing what is shown; null for who may not. */
  onBack: (() => void) | null
  onClosed: () => void
}

/** The slider through the history of a drawing, with its marks, in place of the footer. */
export function HistoryBar({ isLoading, step, last, marks, onStep, onBack, onClosed }: HistoryBarProps) {
  const here = marks.filter((mark) => mark.step === step).map(({ label }) => label)
  const [before, after] = [nextMark(marks, step, -1), nextMark(marks, step, 1)]
  const place = [words.place(step, last), ...here].join(' · ')
  const canGoBack = onBack !== null && step < last
  return (
    <Flex
      as="footer" gridArea="footer" wrap={{ base: 'wrap', md: 'nowrap' }} align="center" columnGap="3" rowGap="1"
      px={{ base: '3', md: '5' }} py={{ base: '2', md: '0' }} borderTopWidth="1px" borderColor="border" minWidth="0"
      minHeight="16" pb={{ base: 'calc({spacing.2} + env(safe-area-inset-bottom))', md: '0' }} data-history-bar
    >
      {isLoading ? (
        <HStack flex="1" gap="2.5" textStyle="sm" color="fg.muted">
          <Spinner size="sm" borderWidth="2px" /> <Text>{words.loading}</Text>
        </HStack>
      ) : (
        <>
          <HStack gap="0" flexShrink="0">
            <IconButton
              size="sm" label={words.previousMark} icon={<ChevronLeft {...ICON} />} disabled={before === null}
              onClick={() => before !== null && onStep(before)}
            />
            <IconButton
              size="sm" label={words.nextMark} icon={<ChevronRight {...ICON} />} disabled={after === null}
              onClick={() => after !== null && onStep(after)}
            />
          </HStack>
          <Slider.Root
            flex="1" minWidth="8rem" size="sm" min={0} max={last} step={1} value={[step]} thumbAlignment="center"
            aria-label={[words.slider]} getAriaValueText={({ value }) => words.place(value, last)}
            onValueChange={({ value }) => onStep(value[0] ?? step)}
          >
            <SliderControl
              marks={marks.map(({ step: at, kind, label }, index) => (
                <Box
                  key={index} aria-hidden title={label} position="absolute" top="-5px" width="2px" height="7px"
                  borderRadius="full" bg={COLORS[kind]} pointerEvents="none" data-history-mark={kind}
                  style={{ insetInlineStart: `${(at / Math.max(1, last)) * 100}%` }}
                />
              ))}
            />
          </Slider.Root>
          <Text
            role="status" textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums" title={place} minWidth="0"
            overflowWrap="anywhere" lineClamp={{ md: 2 }} width={{ base: 'full', md: 'auto' }}
            maxWidth={{ md: '14rem' }} order={{ base: 1, md: 0 }}
          >
            {place}
          </Text>
        </>
      )}
      <HStack gap="2" flexShrink="0" order={{ base: 1, md: 0 }} ms={{ base: 'auto', md: '0' }}>
        <Button size="sm" onClick={onClosed}>{commonMessages.close}</Button>
        {onBack === null ? null : (
          <Button
            size="sm" variant="solid" aria-disabled={!canGoBack} opacity={canGoBack ? 1 : 0.6}
            onClick={canGoBack ? onBack : undefined}
          >
            {words.back}
          </Button>
        )}
      </HStack>
    </Flex>
  )
}
