import { Button } from '@chakra-ui/react'
import { Building2, Plus } from 'lucide-react'
import { graphql } from 'react-relay'
import type { OrganizationGrid_query$key } from '../../__generated__/OrganizationGrid_query.graphql.ts'
import type { OrganizationGridPaginationQuery } from '../../__generated__/OrganizationGridPaginationQuery.graphql.ts'
import { messages } from '../../messages.ts'
import { CardGrid } from '../../ui/CardGrid.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useLiveList } from '../live/useLiveList.ts'
import { ShowMore } from '../../ui/MoreButton.tsx'
import { OrganizationCard } from './OrganizationCard.tsx'

const PAGE_SIZE = 24

type OrganizationGridProps = { queryRef: OrganizationGrid_query$key; onCreate: () => void }

/** The organizations the viewer belongs to. */
export function OrganizationGrid({ queryRef, onCreate }: OrganizationGridProps) {
  const { data, ...list } = useLiveList<
    OrganizationGridPaginationQuery,
    OrganizationGrid_query$key
  >(
    graphql`
      fragment OrganizationGrid_query on Query
      @refetchable(queryName: "OrganizationGridPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 24 }, cursor: { type: "String" }) {
        organizations(first: $count, after: $cursor)
          @connection(key: "OrganizationGrid_organizations") @required(action: THROW) {
          edges {
            node {
              id
              ...OrganizationCard_organization
            }
          }
        }
      }
    `,
    queryRef,
    ({ isOrganizationChanged }) => isOrganizationChanged,
  )
  const { edges } = data.organizations
  if (edges.length === 0) {
    return (
      <EmptyState
        icon={<Building2 size={22} strokeWidth={1.75} />}
        title={messages.organizations.emptyTitle}
        description={messages.organizations.emptyLine}
        action={
          <Button variant="solid" onClick={onCreate}><Plus aria-hidden /> {messages.organizations.create}</Button>
        }
      />
    )
  }
  return (
    <>
      <CardGrid>
        {edges.map(({ node }) => <OrganizationCard key={node.id} organizationRef={node} />)}
      </CardGrid>
      <ShowMore list={list} count={PAGE_SIZE} pt="2" />
    </>
  )
}
