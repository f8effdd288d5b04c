import { Box, HStack, Text, chakra } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { Link, useSearchParams } from 'react-router-dom'
import type { AssetDependencyRow_dependency$key } from '../../__generated__/AssetDependencyRow_dependency.graphql.ts'
import { assetMessages } from '../../messages/assets.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { AssetThumbnail } from './AssetThumbnail.tsx'
import { withAsset } from './assetAddress.ts'
import { relationSeenFrom, relationWords } from './assetRelations.ts'

const NameLink = chakra(Link)
const words = assetMessages

type AssetDependencyRowProps = {
  dependencyRef: AssetDependencyRow_dependency$key
  /** From whose side it is worded. */
  assetId: string
  /** Leads to the other asset's drawer. */
  isLink?: boolean
  /** Absent where it cannot be taken away. */
  onRemoved?: (dependencyId: string) => void
}

/** A dependency in the words of one of its assets: 'Used by Lantern'. */
export function AssetDependencyRow({ dependencyRef, assetId, isLink = false, onRemoved }: AssetDependencyRowProps) {
  const dependency = useFragment(
    graphql`
      fragment AssetDependencyRow_dependency on AssetDependency {
        id
        relationshipType
        source {
          id
          name
          code
          ...AssetThumbnail_asset
        }
        target {
          id
          name
          code
          ...AssetThumbnail_asset
        }
      }
    `,
    dependencyRef,
  )
  const [address] = useSearchParams()
  const isFromSource = dependency.source.id === assetId
  const other = isFromSource ? dependency.target : dependency.source
  const relation = relationWords(relationSeenFrom(dependency.relationshipType, isFromSource))
  return (
    <HStack as="li" gap="3" minHeight="12" px="3" borderTopWidth="1px" _first={{ borderTopWidth: '0' }} minWidth="0"
      position="relative" _hover={isLink ? { bg: 'bg.emphasized' } : undefined}>
      <Text textStyle="sm" color="fg.muted" width="5.5rem" flexShrink="0">{relation}</Text>
      <Box width="10" height="30px" borderRadius="l1" overflow="hidden" flexShrink="0" borderWidth="1px">
        <AssetThumbnail assetRef={other} iconSize={16} label="" />
      </Box>
      {isLink ? (
        <NameLink
          to={{ search: withAsset(address, other.id).toString() }} replace preventScrollReset fontWeight="medium"
          truncate minWidth="0" _after={{ content: '""', position: 'absolute', inset: '0' }} focusVisibleRing="inside"
        >
          {other.name}
        </NameLink>
      ) : <Text fontWeight="medium" truncate minWidth="0" title={other.name}>{other.name}</Text>}
      <Text textStyle="mono" color="fg.muted" truncate flexShrink="2" hideBelow="sm">{other.code}</Text>
      <Box flex="1" />
      {onRemoved ? (
        <IconButton
          label={words.removeDependency(relation, other.name)} icon={<X aria-hidden />} me="-1.5"
          onClick={() => onRemoved(dependency.id)}
        />
      ) : null}
    </HStack>
  )
}
