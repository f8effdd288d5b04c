import { Text } from '@chakra-ui/react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { ServiceTokenSectionQuery } from '../../__generated__/ServiceTokenSectionQuery.graphql.ts'
import { organizationSettingsMessages } from '../../messages/organizations.ts'
import { PartBoundary } from '../../relay/PartBoundary.tsx'
import { RowSkeletons, SkeletonGroup } from '../../ui/Skeletons.tsx'
import { ServiceTokenList } from './ServiceTokenList.tsx'
import { SettingsSection } from '../../ui/SettingsSection.tsx'

type ServiceTokenSectionProps = {
  organizationId: string
  /** Whether the viewer may manage the tokens; without that, none are requested. */
  isAllowed: boolean
}

/** The tokens that act for an organization, loaded when its settings are opened. */
export function ServiceTokenSection({ organizationId, isAllowed }: ServiceTokenSectionProps) {
  const words = organizationSettingsMessages
  return (
    <SettingsSection title={words.tokens} line={words.tokensLine}>
      {isAllowed ? (
        <PartBoundary
          failedTitle={words.tokensFailed} fallback={<SkeletonGroup><RowSkeletons count={2} /></SkeletonGroup>}
        >
          {(attempt) => <LoadedTokens organizationId={organizationId} attempt={attempt} />}
        </PartBoundary>
      ) : <Text textStyle="sm" color="fg.muted">{words.tokensForbidden}</Text>}
    </SettingsSection>
  )
}

function LoadedTokens({ organizationId, attempt }: { organizationId: string; attempt: number }) {
  const { organization } = useLazyLoadQuery<ServiceTokenSectionQuery>(
    graphql`
      query ServiceTokenSectionQuery($organizationId: ID!) {
        organization(id: $organizationId) {
          ...ServiceTokenList_organization
        }
      }
    `,
    { organizationId },
    { fetchPolicy: 'store-and-network', fetchKey: attempt },
  )
  return organization ? <ServiceTokenList organizationRef={organization} /> : null
}
