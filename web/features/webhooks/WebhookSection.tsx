import { Text } from '@chakra-ui/react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { WebhookSectionQuery } from '../../__generated__/WebhookSectionQuery.graphql.ts'
import { webhookMessages } from '../../messages/webhooks.ts'
import { PartBoundary } from '../../relay/PartBoundary.tsx'
import { RowSkeletons, SkeletonGroup } from '../../ui/Skeletons.tsx'
import { SettingsSection } from '../../ui/SettingsSection.tsx'
import { WebhookList } from './WebhookList.tsx'

type WebhookSectionProps = {
  organizationId: string
  /** Whether the viewer may manage webhooks; without that, none are requested. */
  isAllowed: boolean
}

/** The webhooks of an organization, loaded when its settings are opened. */
export function WebhookSection({ organizationId, isAllowed }: WebhookSectionProps) {
  const words = webhookMessages
  return (
    <SettingsSection title={words.section} line={words.sectionLine}>
      {isAllowed ? (
        <PartBoundary
          failedTitle={words.loadFailed} fallback={<SkeletonGroup><RowSkeletons count={2} /></SkeletonGroup>}
        >
          {(attempt) => <LoadedWebhooks organizationId={organizationId} attempt={attempt} />}
        </PartBoundary>
      ) : <Text textStyle="sm" color="fg.muted">{words.forbidden}</Text>}
    </SettingsSection>
  )
}

function LoadedWebhooks({ organizationId, attempt }: { organizationId: string; attempt: number }) {
  const { organization, projectEventTypes, organizationEventTypes } = useLazyLoadQuery<WebhookSectionQuery>(
    graphql`
      query WebhookSectionQuery($organizationId: ID!) {
        projectEventTypes @required(action: THROW) {
          type
          description
        }
        organizationEventTypes @required(action: THROW) {
          type
          description
        }
        organization(id: $organizationId) {
          ...WebhookList_organization
        }
      }
    `,
    { organizationId },
    { fetchPolicy: 'store-and-network', fetchKey: attempt },
  )
  const eventTypes = [
    ...projectEventTypes.map(({ type, description }) => ({ type, description, isOfProjects: true })),
    ...organizationEventTypes.map(({ type, description }) => ({ type, description, isOfProjects: false })),
  ]
  return organization ? <WebhookList organizationRef={organization} eventTypes={eventTypes} /> : null
}
