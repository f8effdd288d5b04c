import { graphql } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { CreateOrganizationDialogMutation } from '../../__generated__/CreateOrganizationDialogMutation.graphql.ts'
import { isBlank, trimmed } from '../../lib/texts.ts'
import { selectOrganization } from '../../lib/selectedOrganization.ts'
import { organizationMessages } from '../../messages/organizations.ts'
import { FormDialog } from '../../relay/FormDialog.tsx'
import { useReload } from '../../relay/reloading.ts'
import { useChange } from '../../relay/useChange.ts'
import { useForm } from '../../relay/useForm.ts'
import { NameDescriptionFields, NO_NAME } from '../../ui/NameDescriptionFields.tsx'

const words = organizationMessages

/** Asks for the name and description of a new organization, creates, selects and opens it. */
export function CreateOrganizationDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [createOrganization] = useChange<CreateOrganizationDialogMutation>(graphql`
    mutation CreateOrganizationDialogMutation($input: CreateOrganizationInput!) {
      createOrganization(input: $input) {
        organizationEdge {
          node {
            id
          }
        }
      }
    }
  `)
  const { reload } = useReload()
  const navigate = useNavigate()
  const form = useForm({
    name: 'organization', initial: NO_NAME, isOpen, isReady: ({ name }) => !isBlank(name),
    send: (values) => createOrganization(trimmed(values)),
    done: ({ createOrganization: { organizationEdge: { node: { id } } } }) => {
      onClose()
      selectOrganization(id)
      void navigate(`/dashboard/organizations/${id}`)
      void reload()
    },
  })
  return (
    <FormDialog
      form={form} isOpen={isOpen} onClose={onClose} title={words.create} submitLabel={words.create}
      submittingLabel={words.creating}
    >
      <NameDescriptionFields form={form} nameLabel={words.name} descriptionLabel={words.description} hasFocus />
    </FormDialog>
  )
}
