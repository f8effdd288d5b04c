import type { NativeSelectRootProps } from '@chakra-ui/react'
import { ChoiceSelect, type ChoiceSelectProps } from './ChoiceSelect.tsx'

type FilterSelectProps<Value extends string> =
  Omit<NativeSelectRootProps, 'children' | 'onChange'> & ChoiceSelectProps<Value> & {
    /** Without its edge until it is pointed at. */
    isQuiet?: boolean
  }

/** A choice in a line of filters or tools. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, labelledBy, value, choices, onChosen, isQuiet = false, ...place } = props
  return (
    <ChoiceSelect
      label={label} labelledBy={labelledBy} value={value} choices={choices} onChosen={onChosen}
      root={{ size: 'sm', width: 'auto', flexShrink: '0', ...place }}
      field={{
        height: { base: '11', md: '8' }, textStyle: 'sm', fontWeight: 'medium', ps: '2.5', pe: '7', bg: 'bg.control',
        textOverflow: 'ellipsis', _hover: { bg: 'bg.emphasized' },
        ...(isQuiet ? { bg: 'transparent', borderColor: 'transparent', color: 'fg.muted' } : {}),
      }}
    />
  )
}
