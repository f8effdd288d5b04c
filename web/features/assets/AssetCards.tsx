import { Box, Button, Grid, Skeleton, Stack } from '@chakra-ui/react'
import { Plus, Search, Shapes } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { useSearchParams } from 'react-router-dom'
import type { AssetCards_assets$key } from '../../__generated__/AssetCards_assets.graphql.ts'
import { assetMessages } from '../../messages/assets.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { MoreButton, type PagedList } from '../../ui/MoreButton.tsx'
import { SkeletonGroup, TextSkeleton } from '../../ui/Skeletons.tsx'
import { AssetCard } from './AssetCard.tsx'
import { withoutOpening } from './assetAddress.ts'

const words = assetMessages
/** Cards side by side, as many as there is room for at 232 px or more. */
const COLUMNS = 'repeat(auto-fill, minmax(min(100%, 14.5rem), 1fr))'

const PAGE_SIZE = 24

type AssetCardsProps = {
  assetsRef: AssetCards_assets$key
  hasProjectNames?: boolean
  list: PagedList
  /** Says that nothing matches rather than that there is nothing. */
  isNarrowed: boolean
  onCleared: () => void
  emptyLine: string
  /** Opens the dialog for a new asset; absent where the viewer may not create any. */
  onNewAsset?: () => void
}

/** Assets as cards; more come while scrolling. */
export function AssetCards(props: AssetCardsProps) {
  const assets = useFragment(
    graphql`
      fragment AssetCards_assets on Asset @relay(plural: true) {
        id
        ...AssetCard_asset
      }
    `,
    props.assetsRef,
  )
  const [address] = useSearchParams()
  // The same whatever is open: opening a drawer draws no card again.
  const listAddress = withoutOpening(address)
  const { list, isNarrowed, onCleared, emptyLine, onNewAsset, hasProjectNames } = props
  if (assets.length === 0 && isNarrowed) {
    return (
      <EmptyState
        icon={<Search size={22} strokeWidth={1.75} />} title={words.noMatchTitle} description={words.noMatchLine}
        action={<Button onClick={onCleared}>{words.clearFilters}</Button>}
      />
    )
  }
  if (assets.length === 0) {
    return (
      <EmptyState
        icon={<Shapes size={22} strokeWidth={1.75} />} title={words.emptyTitle} description={emptyLine}
        action={
          onNewAsset ? <Button variant="solid" onClick={onNewAsset}><Plus aria-hidden /> {words.create}</Button> : null
        }
      />
    )
  }
  return (
    <Stack gap="6">
      <Grid gap="4" templateColumns={COLUMNS}>
        {assets.map((asset) => (
          <AssetCard key={asset.id} assetRef={asset} listAddress={listAddress} hasProjectName={hasProjectNames} />
        ))}
      </Grid>
      <MoreButton list={list} count={PAGE_SIZE} />
    </Stack>
  )
}

/** The shapes of cards that are on their way. */
export function AssetCardSkeletons({ count = 8 }: { count?: number }) {
  return (
    <SkeletonGroup>
      <Grid gap="4" templateColumns={COLUMNS}>
        {Array.from({ length: count }, (_, card) => (
          <Box key={card} borderWidth="1px" borderRadius="card" bg="bg.panel" overflow="hidden">
            <Skeleton aspectRatio="4 / 3" width="full" borderRadius="0" />
            <Stack gap="3" p="3.5">
              <Skeleton height="4" width="60%" borderRadius="l1" />
              <TextSkeleton lines={2} />
              <Skeleton height="5" width="5rem" borderRadius="full" mt="1" />
            </Stack>
          </Box>
        ))}
      </Grid>
    </SkeletonGroup>
  )
}
