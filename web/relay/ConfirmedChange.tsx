import { Stack } from '@chakra-ui/react'
import { useState } from 'react'
import type { ComponentProps } from 'react'
import { ConfirmationDialog } from '../ui/ConfirmationDialog.tsx'
import { FormFailure } from '../ui/FormFailure.tsx'
import { readError } from './errors.ts'

type ConfirmedChangeProps = Omit<ComponentProps<typeof ConfirmationDialog>, 'onConfirm' | 'isLoading'> & {
  /** Makes the change; a failure is shown here. */
  onConfirm: () => Promise<unknown>
}

/** Asks before a change is made; a failure is shown in the dialog, until it is asked again. */
export function ConfirmedChange({ onConfirm, children, ...question }: ConfirmedChangeProps) {
  const { isOpen } = question
  const [isRunning, setIsRunning] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    if (isOpen) setRefusal(null)
  }

  function confirm(): void {
    setIsRunning(true)
    onConfirm()
      .catch((error: unknown) => setRefusal(readError(error).message))
      .finally(() => setIsRunning(false))
  }

  return (
    <ConfirmationDialog {...question} isLoading={isRunning} onConfirm={confirm}>
      {children || refusal !== null ? (
        <Stack gap="4">
          {children}
          {refusal === null ? null : <FormFailure message={refusal} />}
        </Stack>
      ) : null}
    </ConfirmationDialog>
  )
}
