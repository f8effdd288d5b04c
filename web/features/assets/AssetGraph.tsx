import { Box, HStack, Heading, SegmentGroup, Skeleton, Text } from '@chakra-ui/react'
import { Suspense, lazy, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useSearchParams } from 'react-router-dom'
import type { AssetGraph_asset$key } from '../../__generated__/AssetGraph_asset.graphql.ts'
import { assetMessages } from '../../messages/assets.ts'
import { withAsset } from './assetAddress.ts'

const AssetGraphPicture = lazy(async () => ({
  default: (await import('./AssetGraphPicture.tsx')).AssetGraphPicture,
}))

const words = assetMessages
const VIEWS = [{ value: 'picture', label: words.graphPicture }, { value: 'list', label: words.graphList }]

/** All that hangs together with an asset, as a picture or as sentences; nothing where it stands alone. */
export function AssetGraph({ assetRef }: { assetRef: AssetGraph_asset$key }) {
  const asset = useFragment(
    graphql`
      fragment AssetGraph_asset on Asset {
        id
        graph {
          isComplete
          assets {
            __typename
          }
          ...AssetGraphPicture_graph
          dependencies {
            id
            relationshipType
            source {
              name
            }
            target {
              name
            }
          }
        }
      }
    `,
    assetRef,
  )
  const [view, setView] = useState('picture')
  const [, setAddress] = useSearchParams()
  const { graph } = asset
  if (graph.dependencies.length === 0) return null
  return (
    <Box mt="4">
      <HStack justify="space-between" mb="2">
        <Heading as="h4" textStyle="sm" fontWeight="normal" letterSpacing="0" color="fg.muted">{words.graph}</Heading>
        <SegmentGroup.Root
          size="xs" value={view} aria-label={words.graphView} p="2px" borderWidth="1px" borderRadius="control"
          bg="bg.control" boxShadow="none" onValueChange={({ value }) => setView(value ?? 'picture')}
          css={{ '@media (pointer: coarse)': { '& label': { minHeight: '40px', paddingInline: '16px' } } }}
        >
          <SegmentGroup.Indicator bg="bg.emphasized" borderRadius="l1" boxShadow="none" />
          <SegmentGroup.Items items={VIEWS} _before={{ display: 'none' }} />
        </SegmentGroup.Root>
      </HStack>
      {view === 'list' ? (
        <Box as="ul" listStyleType="none" borderWidth="1px" borderRadius="card" px="3" py="1" maxHeight="26rem"
          overflowY="auto">
          {graph.dependencies.map(({ id, relationshipType, source, target }) => (
            <Text as="li" key={id} textStyle="sm" py="1.5">
              {words.relationSentence[relationshipType === 'OWNS' ? 'OWNS' : 'USES'](source.name, target.name)}
            </Text>
          ))}
        </Box>
      ) : (
        <Suspense fallback={<Skeleton height="10rem" borderRadius="card" />}>
          <AssetGraphPicture
            graphRef={graph} assetId={asset.id}
            onOpened={(assetId) =>
              setAddress((address) => withAsset(address, assetId), { replace: true, preventScrollReset: true })}
          />
        </Suspense>
      )}
      {graph.isComplete ? null : (
        <Text textStyle="xs" color="fg.muted" mt="2">{words.graphCut(graph.assets.length)}</Text>
      )}
    </Box>
  )
}
