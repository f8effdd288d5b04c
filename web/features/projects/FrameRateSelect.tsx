import { FRAME_RATES, frameRateName, frameRateOf, frameRateValue, type FrameRate } from '../../lib/frameRates.ts'
import { projectMessages } from '../../messages/projects.ts'
import { FormSelect } from '../../ui/FormSelect.tsx'

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
    <FormSelect
      value={value} disabled={disabled} maxWidth="12rem"
      choices={offered.map((each) => (
        { value: frameRateValue(each), label: projectMessages.framesPerSecond(frameRateName(each)) }
      ))}
      onChosen={(chosen) => onChanged(frameRateOf(chosen) ?? rate)}
    />
  )
}
