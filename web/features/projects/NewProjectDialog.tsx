import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { messages } from '../../messages.ts'
import { readError, type ReadableError } from '../../relay/errors.ts'
import { NameDescriptionDialog } from '../../ui/NameDescriptionDialog.tsx'
import { showToast } from '../../ui/toaster.tsx'
import { useCreateProjectMutation } from './useCreateProjectMutation.ts'

type NewProjectDialogProps = { organizationId: string; isOpen: boolean; onClose: () => void }

/** Asks for the name and description of a new project and creates it. */
export function NewProjectDialog({ organizationId, isOpen, onClose }: NewProjectDialogProps) {
  const [failure, setFailure] = useState<ReadableError | null>(null)
  const [createProject, isRunning] = useCreateProjectMutation()
  const navigate = useNavigate()
  const words = messages.projects

  function close() {
    setFailure(null)
    onClose()
  }

  return (
    <NameDescriptionDialog
      // A new key after closing empties the fields.
      key={String(isOpen)}
      isOpen={isOpen}
      onClose={close}
      title={words.newProject}
      nameLabel={words.name}
      descriptionLabel={words.description}
      submitLabel={words.create}
      submittingLabel={words.creating}
      isRunning={isRunning}
      failure={failure && Object.keys(failure.fields).length === 0 ? failure.message : null}
      fieldErrors={failure?.fields ?? {}}
      onEdited={() => setFailure(null)}
      onSubmitted={(values) =>
        createProject({
          organizationId,
          ...values,
          onCompleted: ({ createProject: { projectEdge: { node } } }) => {
            close()
            showToast({
              type: 'success',
              title: words.created(node.name),
              action: {
                label: words.createdAction,
                onClick: () => void navigate(`/dashboard/projects/${node.id}/storyboard`),
              },
            })
          },
          onError: (error) => setFailure(readError(error)),
        })
      }
    />
  )
}
