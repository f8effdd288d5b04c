import { Box, Button, HStack, Text, chakra } from '@chakra-ui/react'
import { Search, Shapes } from 'lucide-react'
import { useMemo } from 'react'
import { graphql } from 'react-relay'
import { Link } from 'react-router-dom'
import type { BreakdownAssetsPaginationQuery } from '../../__generated__/BreakdownAssetsPaginationQuery.graphql.ts'
import type {
  BreakdownAssets_project$data, BreakdownAssets_project$key,
} from '../../__generated__/BreakdownAssets_project.graphql.ts'
import { runningTime } from '../../lib/runningTime.ts'
import { assetMessages } from '../../messages/assets.ts'
import { breakdownMessages } from '../../messages/casting.ts'
import { commonMessages } from '../../messages/common.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { knownType } from '../../ui/assetKinds.ts'
import { useLiveList } from '../live/useLiveList.ts'
import { BreakdownGrid, FIRST_COLUMN, type CellProps } from './BreakdownGrid.tsx'
import { AssetPicture } from './CastingRow.tsx'
import { useMorePages } from './useMorePages.ts'

const words = breakdownMessages
/** Few, and fewer with the page: 200 shots of each are asked for, and a request may cost only so much. */
const PAGE_SIZE = 25
const RowLink = chakra(Link)

type BreakdownAssetsProps = {
  projectRef: BreakdownAssets_project$key
  search: string | null
  onSearchCleared: () => void
}

type AssetOfTable = BreakdownAssets_project$data['assets']['edges'][number]['node']

/** The cast by asset: in how many shots each appears, how often, and how long these are. */
export function BreakdownAssets({ projectRef, search, onSearchCleared }: BreakdownAssetsProps) {
  const { data, hasNext, isLoadingNext, loadNext } = useLiveList<
    BreakdownAssetsPaginationQuery,
    BreakdownAssets_project$key
  >(
    graphql`
      fragment BreakdownAssets_project on Project
      @refetchable(queryName: "BreakdownAssetsPaginationQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 12 }
        after: { type: "String" }
        filter: { type: "AssetFilter" }
      ) {
        id
        assets(first: $first, after: $after, filter: $filter, orderBy: { field: TYPE })
        @connection(key: "BreakdownAssets_assets") {
          totalCount
          edges {
            node {
              id
              name
              code
              type
              thumbnail {
                url(width: 210)
              }
              appearances: casting(first: 200) {
                totalCount
                nodes {
                  occurrences
                  shot {
                    duration
                  }
                }
              }
            }
          }
        }
      }
    `,
    projectRef,
    ({ assets, castShots, isSweeping }) => isSweeping || assets.size + castShots.size > 0,
  )
  const { loadMore, retry } = useMorePages({ hasNext, isLoadingNext, loadNext, pageSize: PAGE_SIZE })
  const { edges, totalCount } = data.assets
  const lines = useMemo(() => edges.map(({ node }) => ({ key: node.id, row: node })), [edges])
  const assetsPath = `/dashboard/projects/${data.id}/assets`

  if (edges.length === 0) {
    return (
      <Box p={{ base: '4', md: '6' }}>
        {search === null ? (
          <EmptyState
            icon={<Shapes size={22} strokeWidth={1.75} />} title={words.emptyAssetsTitle}
            description={words.emptyAssetsLine}
            action={<Button asChild variant="solid"><Link to={assetsPath}>{words.toAssets}</Link></Button>}
          />
        ) : (
          <EmptyState
            icon={<Search size={22} strokeWidth={1.75} />} title={words.nothingFoundTitle}
            description={words.nothingFoundLine(search)}
            action={<Button onClick={onSearchCleared}>{words.clearSearch}</Button>}
          />
        )}
      </Box>
    )
  }
  return (
    <BreakdownGrid
      label={words.tableOfAssets} lines={lines} totalCount={totalCount} pressableCount={1}
      columns={[
        { key: 'asset', label: words.asset }, { key: 'type', label: words.type },
        { key: 'shots', label: words.shots, isNumber: true },
        { key: 'times', label: words.occurrences, isNumber: true },
        { key: 'time', label: words.screenTime, isNumber: true },
      ]}
      template={{
        base: 'minmax(176px, 1fr) 116px 72px 72px 108px', md: 'minmax(300px, 2fr) minmax(140px, 1fr) 104px 104px 148px',
      }}
      renderRow={(asset, cell) => <AssetRow asset={asset} path={assetsPath} cellProps={cell(0)} />}
      onMoreWanted={loadMore} isLoadingMore={isLoadingNext} onRetry={retry}
    />
  )
}

function AssetRow({ asset, path, cellProps }: { asset: AssetOfTable; path: string; cellProps: CellProps }) {
  const { id, name, code, type, thumbnail, appearances: { totalCount, nodes } } = asset
  const isWhole = nodes.length === totalCount
  const shown = (value: string): string => (isWhole ? value : words.atLeast(value))
  const times = nodes.reduce((sum, { occurrences }) => sum + occurrences, 0)
  const seconds = nodes.reduce((sum, { shot }) => sum + shot.duration, 0)
  const numbers = [
    commonMessages.number(totalCount), shown(commonMessages.number(times)), shown(runningTime(seconds)),
  ]
  return (
    <>
      <HStack role="rowheader" gap="3" ps={{ base: '4', md: '6' }} pe="3" py="2" minWidth="0" {...FIRST_COLUMN}>
        <AssetPicture type={type} url={thumbnail?.url ?? null} isStrong={false} />
        <Box minWidth="0">
          <RowLink
            to={`${path}?asset=${id}`} display="block" textStyle="sm" fontWeight="medium" truncate borderRadius="l1"
            _hover={{ color: 'accent.fg' }} focusVisibleRing="outside" title={name} {...cellProps}
          >
            {name}
          </RowLink>
          <Text textStyle="mono" color="fg.muted" truncate>{code}</Text>
        </Box>
      </HStack>
      <Box role="gridcell" display="flex" alignItems="center" px="3" textStyle="sm" color="fg.muted">
        {assetMessages.types[knownType(type)]}
      </Box>
      {numbers.map((value, index) => (
        <Box
          key={index} role="gridcell" display="flex" alignItems="center" justifyContent="flex-end" px="3"
          pe={index === numbers.length - 1 ? { base: '4', md: '6' } : '3'} textStyle="sm"
          fontVariantNumeric="tabular-nums" color={totalCount === 0 ? 'fg.muted' : 'fg'}
        >
          {value}
        </Box>
      ))}
    </>
  )
}
