import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { graphql } from 'react-relay'
import type { CreateOrganizationDialogMutation } from '../../__generated__/CreateOrganizationDialogMutation.graphql.ts'
import { selectOrganization } from '../../lib/selectedOrganization.ts'
import { messages } from '../../messages.ts'
import { readError, type ReadableError } from '../../relay/errors.ts'
import { useReload } from '../../relay/reloading.ts'
import { useChange } from '../../relay/useChange.ts'
import { NameDescriptionDialog } from '../../ui/NameDescriptionDialog.tsx'
import { showToast } from '../../ui/toaster.tsx'

/** Asks for the name and description of a new organization, creates and selects it. */
export function CreateOrganizationDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [failure, setFailure] = useState<ReadableError | null>(null)
  const [createOrganization, isRunning] = useChange<CreateOrganizationDialogMutation>(graphql`
    mutation CreateOrganizationDialogMutation($input: CreateOrganizationInput!) {
      createOrganization(input: $input) {
        organizationEdge {
          node {
            id
            name
          }
        }
      }
    }
  `)
  const { reload } = useReload()
  const navigate = useNavigate()
  const words = messages.organizations

  function close() {
    setFailure(null)
    onClose()
  }

  return (
    <NameDescriptionDialog
      // A new key after closing shows the draft there is then.
      key={String(isOpen)}
      form="organization"
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
      onSubmitted={(values, forgetDraft) =>
        createOrganization(values).then(
          ({ createOrganization: { organizationEdge: { node } } }) => {
            forgetDraft()
            close()
            selectOrganization(node.id)
            void reload()
            showToast({
              type: 'success',
              title: words.created(node.name),
              action: {
                label: messages.common.view,
                onClick: () => void navigate(`/dashboard/organizations/${node.id}`),
              },
            })
          },
          (error: unknown) => setFailure(readError(error)),
        )
      }
    />
  )
}
