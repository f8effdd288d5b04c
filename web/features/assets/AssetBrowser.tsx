import { Box, Grid, Skeleton } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { AssetCardSkeletons } from './AssetCards.tsx'
import { AssetFilters } from './AssetFilters.tsx'
import { AssetRail } from './AssetRail.tsx'
import type { AssetOrderName } from '../../ui/assetKinds.ts'
import type { AssetListFilters } from './assetListSearch.ts'
import type { CountAssets } from './useAssetCounts.ts'

type AssetBrowserProps = {
  /** What the address asks for. */
  filters: AssetListFilters
  usualOrder: AssetOrderName
  count: CountAssets
  onChanged: (change: Partial<AssetListFilters>) => void
  onCleared: () => void
  projects?: readonly { id: string; name: string }[]
  /** Stands over everything, for example that the project is archived. */
  notice?: ReactNode
  /** The cards. */
  children: ReactNode
}

/** A list of assets with its filters above and its types beside it. */
export function AssetBrowser(props: AssetBrowserProps) {
  const { filters, usualOrder, count, onChanged, onCleared, projects, notice, children } = props
  return (
    <>
      <AssetFilters
        filters={filters} count={count(filters.type)} onChanged={onChanged} onCleared={onCleared}
        projects={projects}
      />
      {notice}
      <Frame rail={<AssetRail type={filters.type} count={count} usualOrder={usualOrder} />}>{children}</Frame>
    </>
  )
}

function Frame({ rail, children }: { rail: ReactNode; children: ReactNode }) {
  return (
    <Grid
      px={{ base: '4', md: '6' }} pt={{ base: '3', md: '5' }} pb="16" gap={{ base: '4', lg: '6' }}
      templateColumns={{ base: 'minmax(0, 1fr)', lg: '188px minmax(0, 1fr)' }} alignItems="start" maxWidth="1760px"
    >
      <Box position={{ lg: 'sticky' }} top="calc(52px + 56px + 20px)" minWidth="0">{rail}</Box>
      <Box minWidth="0">{children}</Box>
    </Grid>
  )
}

/** The shape of it while it is on its way. */
export function AssetBrowserSkeleton() {
  return (
    <>
      <Box minHeight="toolbar" bg="bg.panel" borderBottomWidth="1px" px={{ base: '4', md: '6' }} py="3" aria-hidden>
        <Skeleton height="8" width="min(34rem, 100%)" />
      </Box>
      <Frame rail={<Skeleton height={{ base: '8', lg: '19rem' }} aria-hidden />}><AssetCardSkeletons /></Frame>
    </>
  )
}
