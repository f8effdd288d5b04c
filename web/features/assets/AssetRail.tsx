import { Box, Flex, chakra } from '@chakra-ui/react'
import { LayoutGrid } from 'lucide-react'
import { Link, useSearchParams } from 'react-router-dom'
import { assetMessages } from '../../messages/assets.ts'
import { commonMessages } from '../../messages/common.ts'
import { ASSET_TYPES, TYPE_ICONS, type AssetOrderName, type AssetTypeName } from '../../ui/assetKinds.ts'
import { writeAssetFilters } from './assetListSearch.ts'
import type { CountAssets } from './useAssetCounts.ts'

const TypeLink = chakra(Link)
const words = assetMessages

type AssetRailProps = {
  type: AssetTypeName | null
  count: CountAssets
  usualOrder: AssetOrderName
}

/** The types with their numbers: a column beside the cards, a row to scroll above them on narrow pages. */
export function AssetRail({ type, count, usualOrder }: AssetRailProps) {
  const [address] = useSearchParams()
  return (
    <Flex
      as="nav" aria-label={words.typesLabel} direction={{ base: 'row', lg: 'column' }} gap={{ base: '1.5', lg: '0.5' }}
      overflowX={{ base: 'auto', lg: 'visible' }} mx={{ base: '-4', md: '-6', lg: '0' }}
      px={{ base: '4', md: '6', lg: '0' }} py={{ base: '1', lg: '0' }}
      scrollPaddingInline="4" css={{ scrollbarWidth: 'none' }}
    >
      {[null, ...ASSET_TYPES].map((each) => {
        const isCurrent = each === type
        const Icon = each === null ? LayoutGrid : TYPE_ICONS[each]
        return (
          <TypeLink
            key={each ?? 'all'} to={{ search: writeAssetFilters(address, usualOrder, { type: each }).toString() }}
            preventScrollReset aria-current={isCurrent ? 'true' : undefined}
            display="flex" alignItems="center" gap="2.5" flexShrink="0" height={{ base: '8', lg: '9' }}
            px={{ base: '3', lg: '2.5' }} borderRadius={{ base: 'full', lg: 'control' }}
            borderWidth={{ base: '1px', lg: '0' }}
            borderColor={isCurrent ? 'accent.border' : 'border.emphasized'} textStyle="sm" fontWeight="medium"
            color={isCurrent ? 'fg' : 'fg.muted'} whiteSpace="nowrap"
            bg={isCurrent ? { base: 'accent.subtle', lg: 'bg.selected' } : 'transparent'}
            transition="background 120ms, color 120ms"
            _hover={{ color: 'fg', bg: isCurrent ? undefined : 'bg.emphasized' }}
            css={{
              '& svg': { color: isCurrent ? 'accent.fg' : 'inherit', flex: 'none' },
              '@media (pointer: coarse)': { minHeight: '44px' },
            }}
          >
            <Icon size={16} strokeWidth={1.75} aria-hidden />
            <Box as="span" flex="1">{each === null ? words.all : words.types[each]}</Box>
            <Box as="span" textStyle="xs" fontWeight="normal" fontVariantNumeric="tabular-nums" color="fg.muted">
              {commonMessages.number(count(each))}
            </Box>
          </TypeLink>
        )
      })}
    </Flex>
  )
}
