import { Box, Field as ChakraField, VisuallyHidden } from '@chakra-ui/react'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

type FieldProps = {
  label: ReactNode
  /** One control: an Input, Textarea or PasswordField's input. */
  children: ReactNode
  /** What is wrong, shown under the control with an icon. */
  error?: string | null
  /** Advice under the control; gives way to the error. */
  help?: ReactNode
  /** Stands at the right end of the label line, for example a link. The Tab key reaches it after the control. */
  labelAside?: ReactNode
  isRequired?: boolean
  /** For a field whose place says what it is: the label is read aloud only. */
  isLabelHidden?: boolean
}

/** A labelled form control; the error is tied to it for screen readers. */
export function Field(props: FieldProps) {
  const { label, children, error, help, labelAside, isRequired = false, isLabelHidden = false } = props
  return (
    <ChakraField.Root invalid={Boolean(error)} required={isRequired} gap="1.5">
      {isLabelHidden ? <VisuallyHidden><ChakraField.Label>{label}</ChakraField.Label></VisuallyHidden> : (
        <ChakraField.Label textStyle="sm" fontWeight="medium">{label}</ChakraField.Label>
      )}
      {children}
      {labelAside ? <Box position="absolute" top="0" insetEnd="0">{labelAside}</Box> : null}
      <ChakraField.ErrorText textStyle="sm" fontWeight="normal" gap="1.5" role="alert">
        <CircleAlert size={14} aria-hidden style={{ flexShrink: 0 }} />
        {error}
      </ChakraField.ErrorText>
      {help && !error ? <Box width="full">{help}</Box> : null}
    </ChakraField.Root>
  )
}
