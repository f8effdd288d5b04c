import type { NativeSelectRootProps } from '@chakra-ui/react'
import { ChoiceSelect, type ChoiceSelectProps } from './ChoiceSelect.tsx'

type FilterSelectProps<Value extends string> =
  Omit<NativeSelectRootProps, 'children' | 'onChange'> & ChoiceSelectProps<Value> & { label: string }

/** A choice in a line of filters. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, value, choices, onChosen, ...place } = props
  return (
    <ChoiceSelect
      label={label} value={value} choices={choices} onChosen={onChosen}
      root={{ size: 'sm', width: 'auto', ...place }}
      field={{
        height: { base: '11', md: '8' }, textStyle: 'sm', fontWeight: 'medium', ps: '2.5', pe: '7', bg: 'bg.control',
        textOverflow: 'ellipsis',
      }}
    />
  )
}
