import { Box } from '@chakra-ui/react'
import { useId } from 'react'
import { FilterSelect } from '../../ui/FilterSelect.tsx'

type PreviewChoiceProps = {
  label: string
  value: string
  options: readonly { readonly value: string; readonly name: string }[]
  onChanged: (value: string) => void
}

/** One of the panel's choices: its name in the first column and what is chosen in the second. */
export function PreviewChoice({ label, value, options, onChanged }: PreviewChoiceProps) {
  const id = useId()
  return (
    <>
      <Box id={id} color="fg.muted" lineHeight="2rem">{label}</Box>
      <FilterSelect
        labelledBy={id} value={value} onChosen={onChanged} width="fit-content" ms="-2.5" isQuiet
        choices={options.map((option) => ({ value: option.value, label: option.name }))}
      />
    </>
  )
}
