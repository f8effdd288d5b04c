import { Box } from '@chakra-ui/react'
import { graphql, useFragment } from 'react-relay'
import type {
  OrganizationDetailsForm_organization$key,
} from '../../__generated__/OrganizationDetailsForm_organization.graphql.ts'
import type { OrganizationDetailsFormMutation } from '../../__generated__/OrganizationDetailsFormMutation.graphql.ts'
import { isBlank, trimmed } from '../../lib/texts.ts'
import { organizationMessages, organizationSettingsMessages } from '../../messages/organizations.ts'
import { Form } from '../../relay/Form.tsx'
import { useChange } from '../../relay/useChange.ts'
import { useForm } from '../../relay/useForm.ts'
import { ExplainedButton } from '../../ui/ExplainedButton.tsx'
import { NameDescriptionFields } from '../../ui/NameDescriptionFields.tsx'
import { SettingsSection } from '../../ui/SettingsSection.tsx'
import { showToast } from '../../ui/toaster.tsx'

const words = organizationSettingsMessages

type OrganizationDetailsFormProps = { organizationRef: OrganizationDetailsForm_organization$key }

/** Changes an organization's name and description. */
export function OrganizationDetailsForm({ organizationRef }: OrganizationDetailsFormProps) {
  const { id, name, description, version, viewerCanAdminister } = useFragment(
    graphql`
      fragment OrganizationDetailsForm_organization on Organization {
        id
        name
        description
        version
        viewerCanAdminister
      }
    `,
    organizationRef,
  )
  const [updateOrganization] = useChange<OrganizationDetailsFormMutation>(graphql`
    mutation OrganizationDetailsFormMutation($input: UpdateOrganizationInput!) {
      updateOrganization(input: $input) {
        organization {
          id
          name
          description
          version
        }
      }
    }
  `)
  // Until something is typed the fields follow what others save; the version is the one there was when typing began.
  const form = useForm({
    name: `organization ${id}`, initial: { name, description }, version,
    isReady: (typed) => !isBlank(typed.name) && viewerCanAdminister,
    send: (typed, expectedVersion) => updateOrganization({
      organizationId: id, ...trimmed({ name: typed.name, description: typed.description }), expectedVersion,
    }),
    done: () => showToast({ type: 'success', title: words.saved }),
  })
  return (
    <SettingsSection title={words.details} line={words.detailsLine}>
      <Form
        form={form} maxWidth="36rem"
        below={
          <Box>
            <ExplainedButton
              type="submit" variant="solid" reason={viewerCanAdminister ? null : words.onlyAdmins}
              disabled={!form.isReady} loading={form.isRunning} loadingText={words.saving}
            >
              {words.save}
            </ExplainedButton>
          </Box>
        }
      >
        <NameDescriptionFields
          form={form} nameLabel={organizationMessages.name} descriptionLabel={organizationMessages.description}
          isDisabled={!viewerCanAdminister}
        />
      </Form>
    </SettingsSection>
  )
}
