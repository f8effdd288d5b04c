import { useState } from 'react'
import { graphql } from 'react-relay'
import type { NewBoardDialogMutation } from '../../__generated__/NewBoardDialogMutation.graphql.ts'
import { messages } from '../../messages.ts'
import { readError, type ReadableError } from '../../relay/errors.ts'
import { useChange } from '../../relay/useChange.ts'
import { NameDescriptionDialog } from '../../ui/NameDescriptionDialog.tsx'

const words = messages.boards

type NewBoardDialogProps = {
  projectId: string
  isOpen: boolean
  onClose: () => void
  /** Told when the dialog is closed. */
  onCreated: (board: { id: string; name: string }) => void
}

/** Asks for the name and description of another board of a project and makes it. */
export function NewBoardDialog({ projectId, isOpen, onClose, onCreated }: NewBoardDialogProps) {
  const [failure, setFailure] = useState<ReadableError | null>(null)
  const [createStoryboard, isRunning] = useChange<NewBoardDialogMutation>(graphql`
    mutation NewBoardDialogMutation($input: CreateStoryboardInput!) {
      createStoryboard(input: $input) {
        storyboard {
          id
          name
        }
        project {
          ...useProjectBoards_project
        }
      }
    }
  `)

  function close(): void {
    setFailure(null)
    onClose()
  }

  return (
    <NameDescriptionDialog
      // A new key after closing shows the draft there is then.
      key={String(isOpen)}
      form={`board of ${projectId}`}
      isOpen={isOpen}
      onClose={close}
      title={words.newBoard}
      nameLabel={words.name}
      descriptionLabel={messages.common.description}
      submitLabel={words.create}
      submittingLabel={words.creating}
      isRunning={isRunning}
      failure={failure && Object.keys(failure.fields).length === 0 ? failure.message : null}
      fieldErrors={failure?.fields ?? {}}
      onEdited={() => setFailure(null)}
      onSubmitted={(values, forgetDraft) =>
        createStoryboard({ projectId, ...values }).then(
          ({ createStoryboard: { storyboard } }) => {
            forgetDraft()
            close()
            onCreated(storyboard)
          },
          (error: unknown) => setFailure(readError(error)),
        )
      }
    />
  )
}
