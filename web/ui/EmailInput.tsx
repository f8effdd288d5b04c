import { Input, type InputProps } from '@chakra-ui/react'

/** Where an address is typed: keyboards offer what it needs, and nothing corrects it. */
export function EmailInput(props: InputProps) {
  return <Input type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} {...props} />
}
