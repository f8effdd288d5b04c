import { Box, HStack, Text } from '@chakra-ui/react'
import { useEffect } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { FoundAssetsQuery } from '../../__generated__/FoundAssetsQuery.graphql.ts'
import { assetMessages } from '../../messages/assets.ts'
import { AssetThumbnail } from './AssetThumbnail.tsx'
import { knownType } from '../../ui/assetKinds.ts'

const words = assetMessages

/** An asset that a search found. */
export type FoundAsset = { readonly id: string; readonly name: string; readonly code: string }

type FoundAssetsProps = {
  projectId: string
  exceptId: string
  search: string
  /** Place of the highlighted one. */
  place: number
  idPrefix: string
  onFound: (assets: readonly FoundAsset[]) => void
  onChosen: (asset: FoundAsset) => void
}

/** The assets that match, as options. */
export function FoundAssets({ projectId, exceptId, search, place, idPrefix, onFound, onChosen }: FoundAssetsProps) {
  const { project } = useLazyLoadQuery<FoundAssetsQuery>(
    graphql`
      query FoundAssetsQuery($projectId: ID!, $filter: AssetFilter) {
        project(by: { id: $projectId }) {
          assets(first: 20, filter: $filter, orderBy: { field: NAME }) {
            nodes {
              id
              name
              code
              type
              ...AssetThumbnail_asset
            }
          }
        }
      }
    `,
    { projectId, filter: search === '' ? null : { search } },
    { fetchPolicy: 'store-and-network' },
  )
  const nodes = project?.assets.nodes
  useEffect(() => {
    onFound((nodes ?? []).filter(({ id }) => id !== exceptId))
  }, [nodes, exceptId, onFound])
  useEffect(() => {
    document.getElementById(`${idPrefix}-${place}`)?.scrollIntoView({ block: 'nearest' })
  }, [idPrefix, place])
  const found = (nodes ?? []).filter(({ id }) => id !== exceptId)
  if (found.length === 0) return <Text px="2" py="2" textStyle="sm" color="fg.muted">{words.targetNone}</Text>
  return found.map((asset, index) => (
    <HStack
      key={asset.id} id={`${idPrefix}-${index}`} role="option" aria-selected={index === place} gap="2.5" px="2"
      minHeight="10" borderRadius="control" cursor="pointer" bg={index === place ? 'bg.emphasized' : undefined}
      _hover={{ bg: 'bg.emphasized' }} css={{ '@media (pointer: coarse)': { minHeight: '44px' } }}
      // The field would lose the focus before the click.
      onMouseDown={(event) => event.preventDefault()} onClick={() => onChosen(asset)}
    >
      <Box width="9" height="27px" borderRadius="l1" overflow="hidden" flexShrink="0" borderWidth="1px">
        <AssetThumbnail assetRef={asset} iconSize={14} label="" />
      </Box>
      <Text textStyle="sm" fontWeight="medium" truncate>{asset.name}</Text>
      <Text textStyle="mono" color="fg.muted" truncate flexShrink="2">{asset.code}</Text>
      <Box flex="1" />
      <Text textStyle="xs" color="fg.muted" flexShrink="0" hideBelow="sm">{words.types[knownType(asset.type)]}</Text>
    </HStack>
  ))
}
