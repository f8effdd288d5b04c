import { NativeSelect } from '@chakra-ui/react'
import { FRAME_RATES, frameRateName, frameRateOf, frameRateValue, type FrameRate } from '../../lib/frameRates.ts'
import { messages } from '../../messages.ts'

type FrameRateSelectProps = {
  rate: FrameRate
  onChanged: (rate: FrameRate) => void
  disabled?: boolean
}

/** The frame rates that are offered, and the present one when it is another; stands in a Field. */
export function FrameRateSelect({ rate, onChanged, disabled = false }: FrameRateSelectProps) {
  const value = frameRateValue(rate)
  const offered = frameRateOf(value) ? FRAME_RATES : [rate, ...FRAME_RATES]
  return (
    <NativeSelect.Root size="md" variant="outline" disabled={disabled} maxWidth="12rem">
      <NativeSelect.Field
        value={value} bg="bg.panel" borderColor="border.emphasized" borderRadius="control" cursor="pointer"
        onChange={(event) => {
          const chosen = frameRateOf(event.target.value)
          if (chosen) onChanged(chosen)
        }}
      >
        {offered.map((each) => (
          <option key={frameRateValue(each)} value={frameRateValue(each)}>
            {messages.projects.framesPerSecond(frameRateName(each))}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator color="fg.muted" />
    </NativeSelect.Root>
  )
}
