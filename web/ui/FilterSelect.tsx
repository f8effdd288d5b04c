import { NativeSelect, type NativeSelectRootProps } from '@chakra-ui/react'

type FilterSelectProps<Value extends string> = Omit<NativeSelectRootProps, 'children' | 'onChange'> & {
  label: string
  value: Value
  choices: readonly { value: Value; label: string }[]
  onChosen: (value: Value) => void
}

/** A choice in a line of filters. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, value, choices, onChosen, ...place } = props
  return (
    <NativeSelect.Root size="sm" width="auto" variant="outline" {...place}>
      <NativeSelect.Field
        aria-label={label} value={value} height={{ base: '11', md: '8' }} textStyle="sm" fontWeight="medium" ps="2.5"
        pe="7" bg="bg.control" borderColor="border.emphasized" borderRadius="control" cursor="pointer"
        textOverflow="ellipsis"
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
