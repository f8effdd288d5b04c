import { Text } from '@chakra-ui/react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { TemplateSectionQuery } from '../../__generated__/TemplateSectionQuery.graphql.ts'
import { templateMessages } from '../../messages/templates.ts'
import { PartBoundary } from '../../relay/PartBoundary.tsx'
import { SettingsSection } from '../../ui/SettingsSection.tsx'
import { RowSkeletons, SkeletonGroup } from '../../ui/Skeletons.tsx'
import { TemplateList } from './TemplateList.tsx'

const words = templateMessages

/** The templates of an organization, loaded when its settings are opened. */
export function TemplateSection({ organizationId }: { organizationId: string }) {
  return (
    <SettingsSection title={words.title} line={words.line}>
      <PartBoundary
        failedTitle={words.failed} fallback={<SkeletonGroup><RowSkeletons count={2} /></SkeletonGroup>}
      >
        {(attempt) => <LoadedTemplates organizationId={organizationId} attempt={attempt} />}
      </PartBoundary>
    </SettingsSection>
  )
}

function LoadedTemplates({ organizationId, attempt }: { organizationId: string; attempt: number }) {
  const { organization } = useLazyLoadQuery<TemplateSectionQuery>(
    graphql`
      query TemplateSectionQuery($organizationId: ID!) {
        organization(id: $organizationId) {
          ...TemplateList_organization
        }
      }
    `,
    { organizationId },
    { fetchPolicy: 'store-and-network', fetchKey: attempt },
  )
  return organization
    ? <TemplateList organizationRef={organization} />
    : <Text textStyle="sm" color="fg.muted">{words.empty}</Text>
}
