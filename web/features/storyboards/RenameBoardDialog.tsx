import { Button, Input, Stack } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { messages } from '../../messages.ts'
import { readError, type ReadableError } from '../../relay/errors.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { FormFailure } from '../../ui/FormFailure.tsx'
import { useUpdateStoryboardMutation } from './useUpdateStoryboardMutation.ts'

const FORM_ID = 'rename-board'
/** Longest name the server keeps, in characters. */
const NAME_MAX_LENGTH = 200

const words = messages.boards

type RenameBoardDialogProps = {
  boardId: string
  name: string
  returnFocus: HTMLElement | null
  onClose: () => void
}

/** Asks for another name of a board; a blank one cannot be saved. */
export function RenameBoardDialog({ boardId, name, returnFocus, onClose }: RenameBoardDialogProps) {
  const [typed, setTyped] = useState(name)
  const [failure, setFailure] = useState<ReadableError | null>(null)
  const [updateStoryboard, isRunning] = useUpdateStoryboardMutation()
  const input = useRef<HTMLInputElement>(null)
  const back = useRef(returnFocus)
  const wanted = typed.trim()
  const nameError = failure?.fields['name'] ?? null

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (wanted === '' || isRunning) return
    if (wanted === name) return onClose()
    updateStoryboard({
      storyboardId: boardId, name: wanted, onCompleted: onClose, onError: (error) => setFailure(readError(error)),
    })
  }

  return (
    <Dialog
      isOpen onClose={onClose} title={words.renameTitle(name)} width="24rem" initialFocus={input} returnFocus={back}
      isClosable={!isRunning}
      footer={
        <>
          <Button onClick={onClose} disabled={isRunning}>{messages.common.cancel}</Button>
          <Button
            variant="solid" type="submit" form={FORM_ID} disabled={wanted === ''} loading={isRunning}
            loadingText={words.saving}
          >
            {messages.common.save}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} onSubmit={submit} noValidate>
        <Stack gap="4">
          <Field label={words.name} error={nameError}>
            <Input
              ref={input} size="md" autoComplete="off" maxLength={NAME_MAX_LENGTH} value={typed} disabled={isRunning}
              onFocus={(event) => event.currentTarget.select()}
              onChange={(event) => {
                setTyped(event.target.value)
                setFailure(null)
              }}
            />
          </Field>
          {failure && nameError === null ? <FormFailure message={failure.message} /> : null}
        </Stack>
      </form>
    </Dialog>
  )
}
