import { Heading, Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import type { DeletedOrganizations_query$key } from '../../__generated__/DeletedOrganizations_query.graphql.ts'
import type {
  DeletedOrganizationsPaginationQuery,
} from '../../__generated__/DeletedOrganizationsPaginationQuery.graphql.ts'
import { organizationMessages } from '../../messages/organizations.ts'
import { useReload } from '../../relay/reloading.ts'
import { useLiveList } from '../live/useLiveList.ts'
import { TrashList } from './TrashList.tsx'

const words = organizationMessages

/** The deleted organizations that the viewer can restore; nothing if there are none. */
export function DeletedOrganizations({ queryRef }: { queryRef: DeletedOrganizations_query$key }) {
  const { data, ...list } = useLiveList<DeletedOrganizationsPaginationQuery, DeletedOrganizations_query$key>(
    graphql`
      fragment DeletedOrganizations_query on Query
      @refetchable(queryName: "DeletedOrganizationsPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }) {
        deletedOrganizations(first: $count, after: $cursor)
          @connection(key: "DeletedOrganizations_deletedOrganizations") @required(action: THROW) {
          edges {
            node {
              ...TrashList_tombstones
            }
          }
        }
      }
    `,
    queryRef,
    ({ isOrganizationChanged }) => isOrganizationChanged,
  )
  const { reload } = useReload()
  const { edges } = data.deletedOrganizations
  if (edges.length === 0) return null
  return (
    <Stack as="section" gap="4" pt="6" aria-labelledby="deletedOrganizations">
      <Stack gap="1">
        <Heading as="h2" id="deletedOrganizations" textStyle="lg">{words.deletedHeading}</Heading>
        <Text color="fg.muted" maxWidth="68ch">{words.deletedLine}</Text>
      </Stack>
      <TrashList
        tombstonesRef={edges.map(({ node }) => node)} reason={null} isFiltered={false} list={list}
        onRestored={() => void reload()}
      />
    </Stack>
  )
}
