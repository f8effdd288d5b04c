import { Box, NativeSelect } from '@chakra-ui/react'
import { useId } from 'react'

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
      <Box id={id} color="fg.muted" lineHeight="32px">{label}</Box>
      <NativeSelect.Root size="sm" variant="outline" width="fit-content" ms="-2.5">
        <NativeSelect.Field
          aria-labelledby={id} value={value} onChange={(event) => onChanged(event.target.value)} ps="2.5" pe="7"
          height={{ base: '11', md: '8' }} textStyle="sm" fontWeight="medium" bg="transparent"
          borderColor="transparent" borderRadius="control" cursor="pointer"
          _hover={{ borderColor: 'border.emphasized' }}
        >
          {options.map((option) => <option key={option.value} value={option.value}>{option.name}</option>)}
        </NativeSelect.Field>
        <NativeSelect.Indicator color="fg.muted" />
      </NativeSelect.Root>
    </>
  )
}
