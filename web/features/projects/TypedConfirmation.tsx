import { Input, Stack } from '@chakra-ui/react'
import { useId, useState, type ReactNode } from 'react'
import { projectDangerMessages } from '../../messages/projectDanger.ts'
import { ConfirmationDialog } from '../../ui/ConfirmationDialog.tsx'
import { Field } from '../../ui/Field.tsx'

type TypedConfirmationProps = {
  /** What has to be typed. */
  name: string
  title: string
  message: string
  confirmText: string
  isOpen: boolean
  isRunning: boolean
  onConfirm: () => void
  onCancel: () => void
  /** What else is to be known, above the field. */
  children?: ReactNode
}

/** Asks before something grave; the button wakes when the project's name was typed. */
export function TypedConfirmation(props: TypedConfirmationProps) {
  const { name, isOpen, isRunning, onConfirm, onCancel, children, ...texts } = props
  const formId = useId()
  const [typed, setTyped] = useState('')
  const isTyped = typed.trim() === name.trim()

  function cancel(): void {
    setTyped('')
    onCancel()
  }

  return (
    <ConfirmationDialog
      {...texts} isOpen={isOpen} variant="danger" isLoading={isRunning} isConfirmDisabled={!isTyped}
      onConfirm={onConfirm} onCancel={cancel}
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault()
          if (isTyped && !isRunning) onConfirm()
        }}
      >
        <Stack gap="4">
          {children}
          <Field label={projectDangerMessages.typeName(name)}>
            <Input
              size="md" autoComplete="off" spellCheck={false} autoFocus value={typed} disabled={isRunning}
              onChange={(event) => setTyped(event.target.value)}
            />
          </Field>
        </Stack>
      </form>
    </ConfirmationDialog>
  )
}
