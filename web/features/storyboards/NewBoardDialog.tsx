import { graphql } from 'react-relay'
import type { NewBoardDialogMutation } from '../../__generated__/NewBoardDialogMutation.graphql.ts'
import { isBlank, trimmed } from '../../lib/texts.ts'
import { boardMessages } from '../../messages/boards.ts'
import { commonMessages } from '../../messages/common.ts'
import { FormDialog } from '../../relay/FormDialog.tsx'
import { useChange } from '../../relay/useChange.ts'
import { useForm } from '../../relay/useForm.ts'
import { NameDescriptionFields, NO_NAME } from '../../ui/NameDescriptionFields.tsx'

const words = boardMessages

type NewBoardDialogProps = {
  projectId: string
  isOpen: boolean
  onClose: () => void
  /** Told when the dialog is closed. */
  onCreated: (board: { id: string; name: string }) => void
}

/** Asks for the name and description of another board of a project and makes it. */
export function NewBoardDialog({ projectId, isOpen, onClose, onCreated }: NewBoardDialogProps) {
  const [createStoryboard] = useChange<NewBoardDialogMutation>(graphql`
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
  const form = useForm({
    name: `board of ${projectId}`, initial: NO_NAME, isOpen, isReady: ({ name }) => !isBlank(name),
    send: (values) => createStoryboard({ projectId, ...trimmed(values) }),
    done: ({ createStoryboard: { storyboard } }) => {
      onClose()
      onCreated(storyboard)
    },
  })
  return (
    <FormDialog
      form={form} isOpen={isOpen} onClose={onClose} title={words.newBoard} submitLabel={words.create}
      submittingLabel={words.creating}
    >
      <NameDescriptionFields
        form={form} nameLabel={words.name} descriptionLabel={commonMessages.description} hasFocus
      />
    </FormDialog>
  )
}
