import { Box, Button, Text } from '@chakra-ui/react'
import { Clapperboard, Search } from 'lucide-react'
import { useMemo, useState } from 'react'
import { graphql } from 'react-relay'
import { Link } from 'react-router-dom'
import type { BreakdownShotsPaginationQuery } from '../../__generated__/BreakdownShotsPaginationQuery.graphql.ts'
import type {
  BreakdownShots_project$data, BreakdownShots_project$key,
} from '../../__generated__/BreakdownShots_project.graphql.ts'
import { assetMessages } from '../../messages/assets.ts'
import { breakdownMessages } from '../../messages/casting.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ASSET_TYPES } from '../../ui/assetKinds.ts'
import { useLiveList } from '../live/useLiveList.ts'
import { BreakdownGrid, type BreakdownLine } from './BreakdownGrid.tsx'
import { BreakdownShotRow } from './BreakdownShotRow.tsx'
import { useMorePages } from './useMorePages.ts'
import { later } from '../../ui/later.tsx'

const CastingDialog = later(async () => (await import('./CastingDialog.tsx')).CastingDialog)

const words = breakdownMessages
/** Few, and fewer with the page: 200 assets of each are asked for, and a request may cost only so much. */
const PAGE_SIZE = 25

type BreakdownShotsProps = {
  projectRef: BreakdownShots_project$key
  search: string | null
  /** The board whose shots are shown; null for all. */
  storyboardId: string | null
  onSearchCleared: () => void
}

type ShotOfTable = BreakdownShots_project$data['shots']['edges'][number]['node']
type OpenedShot = { id: string; name: string; anchor: HTMLElement }

/** The shots under the headings of their boards and scenes. */
function linesOf(shots: readonly ShotOfTable[], hasBoards: boolean): BreakdownLine<ShotOfTable>[] {
  const lines: BreakdownLine<ShotOfTable>[] = []
  let before: ShotOfTable | null = null
  for (const shot of shots) {
    const { scene, storyboard } = shot
    const isOtherBoard = hasBoards && before?.storyboard.id !== storyboard.id
    const isOtherScene = before?.scene?.id !== scene?.id
    if (isOtherBoard || (isOtherScene && (scene || before))) {
      lines.push({
        key: `heading ${shot.id}`,
        heading: (
          <>
            {hasBoards ? <Text textStyle="sm" color="fg.muted" flexShrink="0">{storyboard.name}</Text> : null}
            {scene ? <Text textStyle="mono" color="accent.fg" flexShrink="0">{scene.number}</Text> : null}
            {scene || !hasBoards ? (
              <Text textStyle="sm" fontWeight="semibold" truncate>{scene?.heading ?? words.noScene}</Text>
            ) : null}
          </>
        ),
      })
    }
    lines.push({ key: shot.id, row: shot })
    before = shot
  }
  return lines
}

/** The cast of every shot: a row a shot, a column a type of assets. */
export function BreakdownShots({ projectRef, search, storyboardId, onSearchCleared }: BreakdownShotsProps) {
  const { data, hasNext, isLoadingNext, loadNext } = useLiveList<
    BreakdownShotsPaginationQuery,
    BreakdownShots_project$key
  >(
    graphql`
      fragment BreakdownShots_project on Project
      @refetchable(queryName: "BreakdownShotsPaginationQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 20 }
        after: { type: "String" }
        search: { type: "String" }
        storyboardIds: { type: "[ID!]" }
      ) {
        id
        viewerCanEdit
        assetCounts {
          type
          count
        }
        shots(first: $first, after: $after, filter: { search: $search, storyboardIds: $storyboardIds })
        @connection(key: "BreakdownShots_shots") {
          totalCount
          edges {
            node {
              id
              scene {
                id
                number
                heading
              }
              storyboard {
                id
                name
              }
              ...BreakdownShotRow_shot
            }
          }
        }
      }
    `,
    projectRef,
    ({ shots, castShots, isSweeping, areBoardsChanged }) =>
      isSweeping || areBoardsChanged || shots.size + castShots.size > 0,
  )
  const { loadMore, retry } = useMorePages({ hasNext, isLoadingNext, loadNext, pageSize: PAGE_SIZE })
  const [opened, setOpened] = useState<OpenedShot | null>(null)
  const { edges, totalCount } = data.shots
  const hasBoards = new Set(edges.map(({ node }) => node.storyboard.id)).size > 1
  const lines = useMemo(() => linesOf(edges.map(({ node }) => node), hasBoards), [edges, hasBoards])
  const types = ASSET_TYPES.filter((type) => data.assetCounts.some((each) => each.type === type && each.count > 0))
  const storyboardPath = `/dashboard/projects/${data.id}/storyboard`

  if (edges.length === 0) {
    return (
      <Box p={{ base: '4', md: '6' }}>
        {search !== null || storyboardId !== null ? (
          <EmptyState
            icon={<Search size={22} strokeWidth={1.75} />} title={words.nothingFoundTitle}
            description={search === null ? words.nothingOnBoard : words.nothingFoundLine(search)}
            action={search === null ? null : <Button onClick={onSearchCleared}>{words.clearSearch}</Button>}
          />
        ) : (
          <EmptyState
            icon={<Clapperboard size={22} strokeWidth={1.75} />} title={words.emptyShotsTitle}
            description={words.emptyShotsLine}
            action={<Button asChild variant="solid"><Link to={storyboardPath}>{words.toStoryboard}</Link></Button>}
          />
        )}
      </Box>
    )
  }
  return (
    <>
      <BreakdownGrid
        label={words.tableOfShots} lines={lines} totalCount={totalCount}
        pressableCount={Math.max(1, types.length)}
        columns={[
          { key: 'shot', label: words.shot }, { key: 'frames', label: words.frames, isNumber: true },
          ...types.map((type) => ({ key: type, label: assetMessages.types[type] })),
          ...(types.length === 0 ? [{ key: 'cast', label: words.cast }] : []),
        ]}
        template={{
          base: `168px 72px repeat(${Math.max(1, types.length)}, minmax(148px, 1fr))`,
          md: `300px 88px repeat(${Math.max(1, types.length)}, minmax(140px, 1fr))`,
        }}
        renderRow={(shot, cell) => (
          <BreakdownShotRow
            shotRef={shot} types={types} cell={cell}
            onOpened={(name, anchor) => setOpened({ id: shot.id, name, anchor })}
          />
        )}
        onMoreWanted={loadMore} isLoadingMore={isLoadingNext} onRetry={retry}
      />
      {opened ? (
        <CastingDialog
          projectId={data.id} shotIds={[opened.id]} shotName={opened.name} canEdit={data.viewerCanEdit}
          returnFocus={opened.anchor} onClosed={() => setOpened(null)}
        />
      ) : null}
    </>
  )
}
