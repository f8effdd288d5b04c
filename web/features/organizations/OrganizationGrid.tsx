import { graphql } from 'react-relay'
import type { OrganizationGrid_query$key } from '../../__generated__/OrganizationGrid_query.graphql.ts'
import type { OrganizationGridPaginationQuery } from '../../__generated__/OrganizationGridPaginationQuery.graphql.ts'
import { CardGrid } from '../../ui/CardGrid.tsx'
import { useLiveList } from '../live/useLiveList.ts'
import { ShowMore } from '../../ui/MoreButton.tsx'
import { FirstRun } from '../projects/FirstRun.tsx'
import { OrganizationCard } from './OrganizationCard.tsx'

const PAGE_SIZE = 24

/** The organizations the viewer belongs to; for who belongs to none, the way to start. */
export function OrganizationGrid({ queryRef }: { queryRef: OrganizationGrid_query$key }) {
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
  return (
    <FirstRun isFirst={edges.length === 0} headingLevel="h2">
      <CardGrid>
        {edges.map(({ node }) => <OrganizationCard key={node.id} organizationRef={node} />)}
      </CardGrid>
      <ShowMore list={list} count={PAGE_SIZE} pt="2" />
    </FirstRun>
  )
}
