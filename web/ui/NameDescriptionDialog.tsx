import { Button, Input, Stack, Textarea } from '@chakra-ui/react'
import { useId, useState } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { messages } from '../messages.ts'
import { Dialog } from './Dialog.tsx'
import { Field } from './Field.tsx'
import { FormFailure } from './FormFailure.tsx'

/** Longest name and description the server keeps, in characters. */
const NAME_MAX_LENGTH = 200
const DESCRIPTION_MAX_LENGTH = 20_000

type NameDescriptionDialogProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  nameLabel: string
  descriptionLabel: string
  submitLabel: string
  submittingLabel: string
  isRunning: boolean
  /** Why the last attempt was refused. */
  failure: string | null
  fieldErrors: Readonly<Record<string, string>>
  /** Both texts trimmed; the name is not blank. */
  onSubmitted: (values: { name: string; description: string }) => void
  /** The person changed something after a refusal. */
  onEdited: () => void
  /** More fields of the same form, below the description. */
  children?: ReactNode
  /** False keeps the button at rest, for example while one of those fields is wrong. */
  isValid?: boolean
}

/** Asks for a name and a description; its button rests while the name is blank. The fields are empty when it opens. */
export function NameDescriptionDialog(props: NameDescriptionDialogProps) {
  const formId = useId()
  const [name, setName] = useState('')
  const [description, setDescription] = useState('')
  const { isOpen, onClose, title, isRunning, failure, fieldErrors, children, isValid = true } = props

  function close() {
    setName('')
    setDescription('')
    onClose()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (name.trim() === '' || !isValid || isRunning) return
    props.onSubmitted({ name: name.trim(), description: description.trim() })
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={title}
      isClosable={!isRunning}
      footer={
        <>
          <Button onClick={close} disabled={isRunning}>{messages.common.cancel}</Button>
          <Button
            type="submit" form={formId} variant="solid" disabled={name.trim() === '' || !isValid} loading={isRunning}
            loadingText={props.submittingLabel}
          >
            {props.submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Stack gap="4">
          <Field label={props.nameLabel} error={fieldErrors['name']}>
            <Input
              size="md" name="name" autoComplete="off" maxLength={NAME_MAX_LENGTH} value={name} disabled={isRunning}
              autoFocus
              onChange={(event) => {
                setName(event.target.value)
                props.onEdited()
              }}
            />
          </Field>
          <Field label={props.descriptionLabel} error={fieldErrors['description']}>
            <Textarea
              name="description" rows={3} maxLength={DESCRIPTION_MAX_LENGTH} value={description} disabled={isRunning}
              onChange={(event) => {
                setDescription(event.target.value)
                props.onEdited()
              }}
            />
          </Field>
          {children}
          {failure ? <FormFailure message={failure} /> : null}
        </Stack>
      </form>
    </Dialog>
  )
}
