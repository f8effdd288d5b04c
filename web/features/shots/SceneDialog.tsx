import { Input } from '@chakra-ui/react'
import { useRef } from 'react'
import { isBlank, LONGEST_NAME } from '../../lib/texts.ts'
import { sceneMessages } from '../../messages/scenes.ts'
import { FormDialog } from '../../relay/FormDialog.tsx'
import { useForm } from '../../relay/useForm.ts'
import { Field } from '../../ui/Field.tsx'
import type { SceneDetails } from './sceneChanges.ts'

const words = sceneMessages

type SceneDialogProps = {
  /** Names its draft. */
  name: string
  title: string
  submitLabel: string
  initial: SceneDetails
  /** Of the scene that is changed. */
  version?: number
  returnFocus: HTMLElement | null
  onClosed: () => void
  onSent: (details: SceneDetails, expectedVersion: number) => Promise<unknown>
}

/** Asks what a scene is called; without a heading it cannot be saved. */
export function SceneDialog(props: SceneDialogProps) {
  const { name, title, submitLabel, initial, version, returnFocus, onClosed, onSent } = props
  const form = useForm({
    name, initial, ...(version !== undefined && { version }),
    isReady: ({ heading }) => !isBlank(heading),
    send: ({ heading, number }, expectedVersion) =>
      onSent({ heading: heading.trim(), number: number.trim() }, expectedVersion),
    done: onClosed,
    refused: ({ fields }) => ({ heading: fields['scenes.0.heading'], number: fields['scenes.0.number'] }),
  })
  const input = useRef<HTMLInputElement>(null)
  const back = useRef(returnFocus)
  return (
    <FormDialog
      form={form} isOpen onClose={onClosed} title={title} width="26rem" initialFocus={input} returnFocus={back}
      submitLabel={submitLabel}
    >
      <Field label={words.heading} error={form.errors['heading']}>
        <Input
          ref={input} autoComplete="off" maxLength={LONGEST_NAME} placeholder={words.headingPlaceholder}
          {...form.text('heading')}
        />
      </Field>
      <Field label={words.number} error={form.errors['number']}>
        <Input
          autoComplete="off" maxLength={LONGEST_NAME} width="8rem"
          placeholder={version === undefined ? words.numberPlaceholder : undefined} {...form.text('number')}
        />
      </Field>
    </FormDialog>
  )
}
