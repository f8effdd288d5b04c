import { Button, Input, Stack, Textarea } from '@chakra-ui/react'
import { useId, useRef } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { isBlank } from '../lib/blank.ts'
import { useDraft } from '../lib/drafts.ts'
import { messages } from '../messages.ts'
import { Dialog } from './Dialog.tsx'
import { DraftNotice } from './DraftNotice.tsx'
import { Field } from './Field.tsx'
import { FormFailure } from './FormFailure.tsx'

/** Longest name and description the server keeps, in characters. */
const NAME_MAX_LENGTH = 200
const DESCRIPTION_MAX_LENGTH = 20_000
const EMPTY = { name: '', description: '' }

type NameDescriptionDialogProps = {
  /** Name of the form, for its draft. */
  form: string
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
  /** Both texts trimmed; the name is not blank. `forgetDraft` is to be called once they are saved. */
  onSubmitted: (values: { name: string; description: string }, forgetDraft: () => void) => void
  /** The person changed something after a refusal. */
  onEdited: () => void
  /** The person let go of what was typed: the other fields are to be emptied, too. */
  onDiscarded?: () => void
  /** More fields of the same form, below the description. */
  children?: ReactNode
  /** False keeps the button at rest, for example while one of those fields is wrong. */
  isValid?: boolean
}

/** Asks for a name and a description; its button rests while the name is blank. */
export function NameDescriptionDialog(props: NameDescriptionDialogProps) {
  const formId = useId()
  const nameInput = useRef<HTMLInputElement>(null)
  const { isOpen, onClose, title, isRunning, failure, fieldErrors, children, isValid = true } = props
  const draft = useDraft(props.form, EMPTY)
  const { name, description } = draft.values

  function edit(part: Partial<typeof EMPTY>) {
    draft.change(part)
    props.onEdited()
  }

  function discard() {
    draft.reset()
    props.onDiscarded?.()
  }

  function cancel() {
    discard()
    onClose()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isBlank(name) || !isValid || isRunning) return
    props.onSubmitted({ name: name.trim(), description: description.trim() }, draft.reset)
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      isClosable={!isRunning}
      initialFocus={nameInput}
      footer={
        <>
          <Button onClick={cancel} disabled={isRunning}>{messages.common.cancel}</Button>
          <Button
            type="submit" form={formId} variant="solid" disabled={isBlank(name) || !isValid} loading={isRunning}
            loadingText={props.submittingLabel}
          >
            {props.submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Stack gap="4">
          <DraftNotice isKept={draft.isKept} onDiscarded={discard} />
          <Field label={props.nameLabel} error={fieldErrors['name']}>
            <Input
              ref={nameInput} size="md" name="name" autoComplete="off" maxLength={NAME_MAX_LENGTH} value={name}
              disabled={isRunning}
              onChange={(event) => edit({ name: event.target.value })}
            />
          </Field>
          <Field label={props.descriptionLabel} error={fieldErrors['description']}>
            <Textarea
              name="description" rows={3} maxLength={DESCRIPTION_MAX_LENGTH} value={description} disabled={isRunning}
              onChange={(event) => edit({ description: event.target.value })}
            />
          </Field>
          {children}
          {failure ? <FormFailure message={failure} /> : null}
        </Stack>
      </form>
    </Dialog>
  )
}
