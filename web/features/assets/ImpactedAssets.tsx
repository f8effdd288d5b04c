import { Box } from '@chakra-ui/react'
import { graphql, useLazyLoadQuery, usePaginationFragment } from 'react-relay'
import { useSearchParams } from 'react-router-dom'
import type { ImpactedAssetsPaginationQuery } from '../../__generated__/ImpactedAssetsPaginationQuery.graphql.ts'
import type { ImpactedAssetsQuery } from '../../__generated__/ImpactedAssetsQuery.graphql.ts'
import type { ImpactedAssets_asset$key } from '../../__generated__/ImpactedAssets_asset.graphql.ts'
import { assetMessages } from '../../messages/assets.ts'
import { AssetThumbnail } from './AssetThumbnail.tsx'
import { ImpactList, ImpactRow } from './ImpactList.tsx'
import { withAsset } from './assetAddress.ts'
import { knownType } from '../../ui/assetKinds.ts'

const PAGE_SIZE = 20

/** The other assets that a change to an asset touches. */
export function ImpactedAssets({ assetId }: { assetId: string }) {
  const { asset } = useLazyLoadQuery<ImpactedAssetsQuery>(
    graphql`
      query ImpactedAssetsQuery($assetId: ID!) {
        asset(by: { id: $assetId }) {
          ...ImpactedAssets_asset
        }
      }
    `,
    { assetId },
    { fetchPolicy: 'store-and-network' },
  )
  return asset ? <Rows assetRef={asset} /> : null
}

function Rows({ assetRef }: { assetRef: ImpactedAssets_asset$key }) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    ImpactedAssetsPaginationQuery,
    ImpactedAssets_asset$key
  >(
    graphql`
      fragment ImpactedAssets_asset on Asset
      @refetchable(queryName: "ImpactedAssetsPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        impact {
          assets(first: $count, after: $cursor) @connection(key: "ImpactedAssets_assets") {
            edges {
              node {
                id
                name
                type
                ...AssetThumbnail_asset
              }
            }
          }
        }
      }
    `,
    assetRef,
  )
  const [address] = useSearchParams()
  return (
    <ImpactList hasNext={hasNext} isLoadingNext={isLoadingNext} onMore={() => loadNext(PAGE_SIZE)}>
      {data.impact.assets.edges.map(({ node }) => (
        <ImpactRow
          key={node.id} to={{ search: withAsset(address, node.id).toString() }} name={node.name}
          aside={assetMessages.types[knownType(node.type)]}
          mark={
            <Box width="10" height="30px" borderRadius="l1" overflow="hidden" borderWidth="1px" flexShrink="0">
              <AssetThumbnail assetRef={node} iconSize={16} label="" />
            </Box>
          }
        />
      ))}
    </ImpactList>
  )
}
