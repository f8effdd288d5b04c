import { Box, Input, Stack, Textarea } from '@chakra-ui/react'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { graphql, useFragment } from 'react-relay'
import type {
  OrganizationDetailsForm_organization$key,
} from '../../__generated__/OrganizationDetailsForm_organization.graphql.ts'
import type { OrganizationDetailsFormMutation } from '../../__generated__/OrganizationDetailsFormMutation.graphql.ts'
import { isBlank } from '../../lib/blank.ts'
import { useDraft } from '../../lib/drafts.ts'
import { messages } from '../../messages.ts'
import { newerVersion, readError, type ReadableError } from '../../relay/errors.ts'
import { useReload } from '../../relay/reloading.ts'
import { useChange } from '../../relay/useChange.ts'
import { ConflictNotice } from '../../ui/ConflictNotice.tsx'
import { DraftNotice } from '../../ui/DraftNotice.tsx'
import { ExplainedButton } from '../../ui/ExplainedButton.tsx'
import { Field } from '../../ui/Field.tsx'
import { FormFailure } from '../../ui/FormFailure.tsx'
import { showToast } from '../../ui/toaster.tsx'
import { SettingsSection } from '../../ui/SettingsSection.tsx'

/** Longest name and description the server keeps, in characters. */
const NAME_MAX_LENGTH = 200
const DESCRIPTION_MAX_LENGTH = 20_000

type OrganizationDetailsFormProps = { organizationRef: OrganizationDetailsForm_organization$key }

/** Changes an organization's name and description. */
export function OrganizationDetailsForm({ organizationRef }: OrganizationDetailsFormProps) {
  const organization = useFragment(
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
  const { id, viewerCanAdminister } = organization
  // Until something is typed the fields follow what others save; the version is the one there was when typing began.
  const draft = useDraft(`organization ${id}`, {
    name: organization.name, description: organization.description, version: organization.version,
  })
  const [newer, setNewer] = useState<number | null>(null)
  const { reload } = useReload()
  const [failure, setFailure] = useState<ReadableError | null>(null)
  const [updateOrganization, isRunning] = useChange<OrganizationDetailsFormMutation>(graphql`
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
  const words = messages.organizationSettings
  const { name, description, version } = draft.values

  function edit(change: { name?: string; description?: string }) {
    draft.change({ version, ...change })
    setFailure(null)
    setNewer(null)
  }

  function forget() {
    draft.reset()
    setNewer(null)
  }

  function save(expectedVersion: number) {
    if (isBlank(name) || isRunning || !viewerCanAdminister) return
    updateOrganization({
      organizationId: id,
      name: name.trim(),
      description: description.trim(),
      expectedVersion,
    }).then(
      () => {
        forget()
        showToast({ type: 'success', title: words.saved })
      },
      (error: unknown) => {
        const current = newerVersion(error)
        setNewer(current)
        setFailure(current === null ? readError(error) : null)
      },
    )
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    save(version)
  }

  const isDisabled = isRunning || !viewerCanAdminister
  return (
    <SettingsSection title={words.details} line={words.detailsLine}>
      <form onSubmit={submit} noValidate>
        <Stack gap="4" maxWidth="36rem">
          <DraftNotice isKept={draft.isKept} onDiscarded={forget} />
          <Field label={messages.organizations.name} error={failure?.fields['name']}>
            <Input
              size="md" name="name" autoComplete="off" maxLength={NAME_MAX_LENGTH} value={name} disabled={isDisabled}
              onChange={(event) => edit({ name: event.target.value })}
            />
          </Field>
          <Field label={messages.organizations.description} error={failure?.fields['description']}>
            <Textarea
              name="description" rows={3} maxLength={DESCRIPTION_MAX_LENGTH} value={description} disabled={isDisabled}
              onChange={(event) => edit({ description: event.target.value })}
            />
          </Field>
          {newer === null ? null : (
            <ConflictNotice
              onOverwritten={() => save(newer)}
              onDiscarded={() => {
                forget()
                void reload()
              }}
            />
          )}
          {failure && Object.keys(failure.fields).length === 0 ? <FormFailure message={failure.message} /> : null}
          <Box>
            <ExplainedButton
              type="submit" variant="solid" reason={viewerCanAdminister ? null : words.onlyAdmins}
              disabled={isBlank(name)} loading={isRunning} loadingText={words.saving}
            >
              {words.save}
            </ExplainedButton>
          </Box>
        </Stack>
      </form>
    </SettingsSection>
  )
}
