import { Input } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { graphql } from 'react-relay'
import type { RenameBoardDialogMutation } from '../../__generated__/RenameBoardDialogMutation.graphql.ts'
import { isBlank, LONGEST_NAME } from '../../lib/texts.ts'
import { boardMessages } from '../../messages/boards.ts'
import { commonMessages } from '../../messages/common.ts'
import { FormDialog } from '../../relay/FormDialog.tsx'
import { useChange } from '../../relay/useChange.ts'
import { useForm } from '../../relay/useForm.ts'
import { Field } from '../../ui/Field.tsx'

const words = boardMessages

type RenameBoardDialogProps = {
  boardId: string
  name: string
  version: number
  returnFocus: HTMLElement | null
  onClose: () => void
}

/** Asks for another name of a board; a blank one cannot be saved. */
export function RenameBoardDialog({ boardId, name, version, returnFocus, onClose }: RenameBoardDialogProps) {
  const [opened] = useState({ name, version })
  const [updateStoryboard] = useChange<RenameBoardDialogMutation>(graphql`
    mutation RenameBoardDialogMutation($input: UpdateStoryboardInput!) {
      updateStoryboard(input: $input) {
        storyboard {
          id
          name
          version
        }
      }
    }
  `)
  const form = useForm({
    name: `board ${boardId}`, initial: { name: opened.name }, version: opened.version,
    isReady: (typed) => !isBlank(typed.name),
    send: async (typed, expectedVersion) => {
      const wanted = typed.name.trim()
      if (wanted !== name) await updateStoryboard({ storyboardId: boardId, name: wanted, expectedVersion })
    },
    done: onClose,
  })
  const input = useRef<HTMLInputElement>(null)
  const back = useRef(returnFocus)
  return (
    <FormDialog
      form={form} isOpen onClose={onClose} title={words.renameTitle(name)} width="24rem" initialFocus={input}
      returnFocus={back} submitLabel={commonMessages.save} submittingLabel={words.saving}
    >
      <Field label={words.name} error={form.errors['name']}>
        <Input
          ref={input} size="md" autoComplete="off" maxLength={LONGEST_NAME} {...form.text('name')}
          onFocus={(event) => event.currentTarget.select()}
        />
      </Field>
    </FormDialog>
  )
}
