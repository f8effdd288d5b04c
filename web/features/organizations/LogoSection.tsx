import { Box, Center, Image } from '@chakra-ui/react'
import { useMemo } from 'react'
import { graphql, useFragment } from 'react-relay'
import type {
  LogoSection_organization$data, LogoSection_organization$key,
} from '../../__generated__/LogoSection_organization.graphql.ts'
import type { LogoSectionRemoveMutation } from '../../__generated__/LogoSectionRemoveMutation.graphql.ts'
import type { LogoSectionSetMutation } from '../../__generated__/LogoSectionSetMutation.graphql.ts'
import { organizationSettingsMessages } from '../../messages/organizations.ts'
import { uploadMessages } from '../../messages/uploads.ts'
import { useChange } from '../../relay/useChange.ts'
import { SettingsSection } from '../../ui/SettingsSection.tsx'
import { ImageField } from '../uploads/ImageField.tsx'
import { UploadPlanContext } from '../uploads/uploadPlan.ts'
import { type ImageToSend, useImageUploadOf } from '../uploads/useImageUploading.ts'

const words = organizationSettingsMessages
const NAMES = { label: words.logo, file: words.logoFile, remove: words.removeLogo }

type LogoSectionProps = { organizationRef: LogoSection_organization$key }

/** The logo of an organization. It is kept as soon as it is chosen. */
export function LogoSection({ organizationRef }: LogoSectionProps) {
  const organization = useFragment(
    graphql`
      fragment LogoSection_organization on Organization {
        id
        name
        plan
        viewerCanAdminister
        logo {
          url(width: 420)
        }
      }
    `,
    organizationRef,
  )
  const isFree = organization.plan === 'STARTER'
  const plan = useMemo(() => ({ isFree }), [isFree])
  return (
    <SettingsSection title={words.logo} line={words.logoLine}>
      <UploadPlanContext value={plan}>
        <Box maxWidth="18rem"><LogoField organization={organization} /></Box>
      </UploadPlanContext>
    </SettingsSection>
  )
}

function LogoField({ organization }: { organization: LogoSection_organization$data }) {
  const { id, name, viewerCanAdminister } = organization
  const logo = organization.logo ?? null
  const [send] = useChange<LogoSectionSetMutation, ImageToSend>(
    graphql`
      mutation LogoSectionSetMutation($input: SetOrganizationLogoInput!) {
        setOrganizationLogo(input: $input) {
          organization {
            id
            version
            ...LogoSection_organization
          }
        }
      }
    `,
    ({ ownerId, file, watch }) => ({
      variables: { input: { organizationId: ownerId, image: null } },
      uploadables: { 'input.image': file },
      cacheConfig: { metadata: { upload: watch } },
    }),
  )
  const [remove, isRemoving] = useChange<LogoSectionRemoveMutation>(
    graphql`
      mutation LogoSectionRemoveMutation($input: RemoveOrganizationLogoInput!) {
        removeOrganizationLogo(input: $input) {
          organization {
            id
            version
            ...LogoSection_organization
          }
        }
      }
    `,
    (input) => ({
      variables: { input }, done: uploadMessages.removed, failed: uploadMessages.removeFailed, canRetry: true,
    }),
  )
  const [start, upload] = useImageUploadOf(id, send)
  return (
    <ImageField
      names={NAMES} isLabelHidden aspectRatio="5 / 2" hasPicture={logo !== null} upload={upload} isRemoving={isRemoving}
      reason={viewerCanAdminister ? null : words.onlyAdmins} canPaste={false} onFile={start}
      onRemoved={() => void remove({ organizationId: id })}
    >
      {logo ? (
        <Image
          src={logo.url} alt={words.logoAlt(name)} width="full" height="full" objectFit="contain" bg="paper" p="2"
          decoding="async"
        />
      ) : (
        <Center width="full" height="full" bg="bg.muted" color="fg.muted" textStyle="sm">{words.noLogo}</Center>
      )}
    </ImageField>
  )
}
