import { Switch } from '@chakra-ui/react'

type ReviewSwitchProps = { label: string; isOn: boolean; isDisabled: boolean; onChanged: (isOn: boolean) => void }

/** One thing that guests of a link may do or see. */
export function ReviewSwitch({ label, isOn, isDisabled, onChanged }: ReviewSwitchProps) {
  return (
    <Switch.Root
      size="sm" checked={isOn} disabled={isDisabled} display="flex" minHeight={{ base: '11', md: '8' }} gap="2.5"
      colorPalette="accent" onCheckedChange={({ checked }) => onChanged(checked)}
    >
      <Switch.HiddenInput />
      <Switch.Control><Switch.Thumb /></Switch.Control>
      <Switch.Label textStyle="sm" fontWeight="normal">{label}</Switch.Label>
    </Switch.Root>
  )
}
