import { NativeSelect, type NativeSelectFieldProps, type NativeSelectRootProps } from '@chakra-ui/react'

/** What every choice in a list that drops down takes. */
export type ChoiceSelectProps<Value extends string> = {
  value: Value
  choices: readonly { value: Value; label: string; isDisabled?: boolean }[]
  onChosen: (value: Value) => void
  /** Only where it stands in no Field; or the id of what names it. */
  label?: string
  labelledBy?: string
}

type Looks = { root: Omit<NativeSelectRootProps, 'children'>; field: NativeSelectFieldProps }

/** The browser's own list of choices; FilterSelect and FormSelect say how it looks. */
export function ChoiceSelect<Value extends string>(props: ChoiceSelectProps<Value> & Looks) {
  const { value, choices, onChosen, label, labelledBy, root, field } = props
  // In a Field, Chakra does not hear of the root's.
  const state = { disabled: root.disabled }
  return (
    <NativeSelect.Root variant="outline" {...root}>
      <NativeSelect.Field
        aria-label={label} aria-labelledby={labelledBy} value={value}
        borderColor="border.emphasized" borderRadius="control" cursor="pointer"
        {...field} {...state}
        onChange={(event) => {
          const chosen = choices.find((choice) => choice.value === event.target.value)
          if (chosen) onChosen(chosen.value)
        }}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value} disabled={choice.isDisabled}>{choice.label}</option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator color="fg.muted" />
    </NativeSelect.Root>
  )
}
