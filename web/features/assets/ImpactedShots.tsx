import { Box } from '@chakra-ui/react'
import { graphql, useLazyLoadQuery, usePaginationFragment } from 'react-relay'
import type { ImpactedShotsPaginationQuery } from '../../__generated__/ImpactedShotsPaginationQuery.graphql.ts'
import type { ImpactedShotsQuery } from '../../__generated__/ImpactedShotsQuery.graphql.ts'
import type { ImpactedShots_asset$key } from '../../__generated__/ImpactedShots_asset.graphql.ts'
import { boardPath } from '../../lib/boardPath.ts'
import { ShotPicture } from '../tasks/ShotPicture.tsx'
import { ImpactList, ImpactRow } from './ImpactList.tsx'

const PAGE_SIZE = 20

/** The shots that a change to an asset touches. */
export function ImpactedShots({ assetId }: { assetId: string }) {
  const { asset } = useLazyLoadQuery<ImpactedShotsQuery>(
    graphql`
      query ImpactedShotsQuery($assetId: ID!) {
        asset(by: { id: $assetId }) {
          ...ImpactedShots_asset
        }
      }
    `,
    { assetId },
    { fetchPolicy: 'store-and-network' },
  )
  return asset ? <Rows assetRef={asset} /> : null
}

function Rows({ assetRef }: { assetRef: ImpactedShots_asset$key }) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    ImpactedShotsPaginationQuery,
    ImpactedShots_asset$key
  >(
    graphql`
      fragment ImpactedShots_asset on Asset
      @refetchable(queryName: "ImpactedShotsPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        impact {
          shots(first: $count, after: $cursor) @connection(key: "ImpactedShots_shots") {
            edges {
              node {
                id
                code
                name
                storyboard {
                  id
                  project {
                    id
                  }
                }
                ...ShotPicture_shot
              }
            }
          }
        }
      }
    `,
    assetRef,
  )
  return (
    <ImpactList hasNext={hasNext} isLoadingNext={isLoadingNext} onMore={() => loadNext(PAGE_SIZE)}>
      {data.impact.shots.edges.map(({ node }) => (
        <ImpactRow
          key={node.id} to={boardPath(node.storyboard.project.id, node.storyboard.id, node.id)} name={node.name}
          aside={<Box as="span" textStyle="mono">{node.code}</Box>}
          mark={
            <Box width="12" height="28px" borderRadius="l1" overflow="hidden" borderWidth="1px" flexShrink="0">
              <ShotPicture shotRef={node} isDecoration />
            </Box>
          }
        />
      ))}
    </ImpactList>
  )
}
