import { Box, Heading } from '@chakra-ui/react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { AssetDependenciesQuery } from '../../__generated__/AssetDependenciesQuery.graphql.ts'
import { assetMessages } from '../../messages/assets.ts'
import { PartBoundary } from '../../relay/PartBoundary.tsx'
import { RowSkeletons, SkeletonGroup } from '../../ui/Skeletons.tsx'
import { AssetDependencyList } from './AssetDependencyList.tsx'

const words = assetMessages

/** The dependencies of an asset in its form, loaded when that opens; each change acts at once. */
export function AssetDependencies({ assetId }: { assetId: string }) {
  return (
    <Box as="section" aria-label={words.dependencies}>
      <Heading as="h3" textStyle="sm" fontWeight="medium" letterSpacing="0" mb="2">{words.dependencies}</Heading>
      <PartBoundary
        failedTitle={words.dependenciesFailed} fallback={<SkeletonGroup><RowSkeletons count={1} /></SkeletonGroup>}
      >
        {(attempt) => <Loaded assetId={assetId} attempt={attempt} />}
      </PartBoundary>
    </Box>
  )
}

function Loaded({ assetId, attempt }: { assetId: string; attempt: number }) {
  const { asset } = useLazyLoadQuery<AssetDependenciesQuery>(
    graphql`
      query AssetDependenciesQuery($assetId: ID!) {
        asset(by: { id: $assetId }) {
          ...AssetDependencyList_asset
        }
      }
    `,
    { assetId },
    { fetchPolicy: 'store-and-network', fetchKey: attempt },
  )
  return asset ? <AssetDependencyList assetRef={asset} isEditable /> : null
}
