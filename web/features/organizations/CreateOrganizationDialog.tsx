import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router-dom'
import { selectOrganization } from '../../lib/selectedOrganization.ts'
import { messages } from '../../messages.ts'
import { readError, type ReadableError } from '../../relay/errors.ts'
import { NameDescriptionDialog } from '../../ui/NameDescriptionDialog.tsx'
import { showToast } from '../../ui/toaster.tsx'
import { useCreateOrganizationMutation } from './useCreateOrganizationMutation.ts'

/** Asks for the name and description of a new organization, creates and selects it. */
export function CreateOrganizationDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [failure, setFailure] = useState<ReadableError | null>(null)
  const [createOrganization, isRunning] = useCreateOrganizationMutation()
  const revalidator = useRevalidator()
  const navigate = useNavigate()
  const words = messages.organizations

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
      title={words.create}
      nameLabel={words.name}
      descriptionLabel={words.description}
      submitLabel={words.create}
      submittingLabel={words.creating}
      isRunning={isRunning}
      failure={failure && Object.keys(failure.fields).length === 0 ? failure.message : null}
      fieldErrors={failure?.fields ?? {}}
      onEdited={() => setFailure(null)}
      onSubmitted={(values) =>
        createOrganization({
          ...values,
          onCompleted: ({ createOrganization: { organizationEdge: { node } } }) => {
            close()
            selectOrganization(node.id)
            void revalidator.revalidate()
            showToast({
              type: 'success',
              title: words.created(node.name),
              action: {
                label: messages.common.view,
                onClick: () => void navigate(`/dashboard/organizations/${node.id}`),
              },
            })
          },
          onError: (error) => setFailure(readError(error)),
        })
      }
    />
  )
}
