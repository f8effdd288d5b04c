import { Box, Stack } from '@chakra-ui/react'
import { useDeferredValue } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { OrganizationActivityTabQuery } from '../../__generated__/OrganizationActivityTabQuery.graphql.ts'
import { activityMessages } from '../../messages/activity.ts'
import { useReload } from '../../relay/reloading.ts'
import { PartBoundary } from '../../relay/PartBoundary.tsx'
import { RowSkeletons, SkeletonGroup } from '../../ui/Skeletons.tsx'
import { ActivityFilters } from './ActivityFilters.tsx'
import { OrganizationActivity } from './OrganizationActivity.tsx'
import { activityArguments, useActivityFilter, type ActivityKindName } from './activityFilters.ts'

const KINDS: readonly ActivityKindName[] = ['PROJECT', 'MEMBER', 'INVITATION', 'ORGANIZATION', 'TOKEN']

/** The activity of an organization, loaded when its tab is opened. */
export function OrganizationActivityTab({ organizationId }: { organizationId: string }) {
  const { reload } = useReload()
  return (
    <PartBoundary
      failedTitle={activityMessages.failed}
      fallback={<SkeletonGroup><Box maxWidth="60rem"><RowSkeletons count={6} /></Box></SkeletonGroup>}
      // The organization may be gone, which its page says.
      onRetried={() => void reload()}
    >
      {(attempt, refresh) => (
        <LoadedActivity organizationId={organizationId} attempt={attempt} onUndone={refresh} />
      )}
    </PartBoundary>
  )
}

type LoadedActivityProps = { organizationId: string; attempt: number; onUndone: () => void }

function LoadedActivity({ organizationId, attempt, onUndone }: LoadedActivityProps) {
  const [{ personId, kind }] = useActivityFilter()
  // The list for the last filter stays until the one for the next has come.
  const shownPersonId = useDeferredValue(personId)
  const shownKind = useDeferredValue(kind)
  const { organization } = useLazyLoadQuery<OrganizationActivityTabQuery>(
    graphql`
      query OrganizationActivityTabQuery($organizationId: ID!, $actorId: ID, $kinds: [ActivityKind!]) {
        organization(id: $organizationId) {
          ...ActivityFilters_organization
          ...OrganizationActivity_organization @arguments(actorId: $actorId, kinds: $kinds)
        }
      }
    `,
    { organizationId, ...activityArguments({ personId: shownPersonId, kind: shownKind }) },
    { fetchPolicy: 'store-and-network', fetchKey: attempt },
  )
  if (!organization) return null
  const isWaiting = shownPersonId !== personId || shownKind !== kind
  return (
    <Stack gap="5">
      <ActivityFilters organizationRef={organization} kinds={KINDS} />
      <Box aria-busy={isWaiting} opacity={isWaiting ? '0.6' : '1'} transition="opacity 120ms">
        <OrganizationActivity
          organizationRef={organization} isFiltered={shownPersonId !== null || shownKind !== null} onUndone={onUndone}
        />
      </Box>
    </Stack>
  )
}
