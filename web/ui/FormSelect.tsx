import { NativeSelect } from '@chakra-ui/react'

type FormSelectProps<Value extends string> = {
  value: Value
  choices: readonly { value: Value; label: string }[]
  onChosen: (value: Value) => void
  /** Only where it stands in no Field. */
  label?: string
  disabled?: boolean
  /** As high as the fields beside it. */
  size?: 'md' | 'lg'
}

/** A choice in a form; stands in a Field. */
export function FormSelect<Value extends string>(props: FormSelectProps<Value>) {
  const { value, choices, onChosen, label, disabled = false, size = 'md' } = props
  return (
    <NativeSelect.Root size={size} variant="outline" disabled={disabled}>
      <NativeSelect.Field
        aria-label={label} value={value} bg="bg.panel" borderColor="border.emphasized" borderRadius="control"
        cursor="pointer" ps="3" pe="8" textStyle="md" height={size === 'lg' ? '11' : undefined}
        css={{ '@media (pointer: coarse)': { minHeight: '44px' } }}
        onChange={(event) => {
          const chosen = choices.find((choice) => choice.value === event.target.value)
          if (chosen) onChosen(chosen.value)
        }}
      >
        {choices.map((choice) => <option key={choice.value} value={choice.value}>{choice.label}</option>)}
      </NativeSelect.Field>
      <NativeSelect.Indicator color="fg.muted" />
    </NativeSelect.Root>
  )
}
