import { Box, Flex, HStack, Skeleton } from '@chakra-ui/react'
import { Clapperboard, Shapes } from 'lucide-react'
import { useTransition } from 'react'
import { graphql } from 'react-relay'
import type { BreakdownPageQuery } from '../../__generated__/BreakdownPageQuery.graphql.ts'
import { BreakdownAssets } from '../../features/casting/BreakdownAssets.tsx'
import { BreakdownShots } from '../../features/casting/BreakdownShots.tsx'
import { readBreakdownView, writeBreakdownView, type BreakdownView } from '../../features/casting/breakdownAddress.ts'
import { MoreMenu } from '../../features/csv/MoreMenu.tsx'
import type { CsvKind } from '../../features/csv/exportCsv.ts'
import { ArchivedBanner } from '../../features/projects/ArchivedBanner.tsx'
import { ProjectNotFound } from '../../features/projects/ProjectNotFound.tsx'
import { ProjectPageHeader } from '../../features/projects/ProjectPageHeader.tsx'
import { useProjectBoards } from '../../features/projects/useProjectBoards.ts'
import { PageHeader } from '../../features/shell/PageHeader.tsx'
import { useAddress } from '../../features/shell/useAddress.ts'
import { breakdownMessages } from '../../messages/casting.ts'
import { projectFrameMessages } from '../../messages/projectFrame.ts'
import { PageBoundary } from '../../relay/PageBoundary.tsx'
import { usePageQuery } from '../../relay/preloadedQuery.ts'
import { FilterSelect } from '../../ui/FilterSelect.tsx'
import { PageBody } from '../../ui/PageBody.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { SkeletonGroup } from '../../ui/Skeletons.tsx'
import { ToggleButtons } from '../../ui/ToggleButtons.tsx'

const words = breakdownMessages
const { pages } = projectFrameMessages
const CSV_KINDS: readonly CsvKind[] = ['CASTING']
const ALL_BOARDS = 'all'
const SKELETON_ROWS = 10

/** What appears where in a project, as a table. */
export function BreakdownPage() {
  return (
    <PageBoundary
      failedTitle={words.loadFailed} header={<PageHeader title={pages.breakdown} isHeading />}
      fallback={<BreakdownSkeleton />} notFound={<PageBody><ProjectNotFound /></PageBody>}
    >
      <Content />
    </PageBoundary>
  )
}

function BreakdownSkeleton() {
  return (
    <SkeletonGroup>
      <Box height="toolbar" bg="bg.panel" borderBottomWidth="1px" px={{ base: '4', md: '6' }} py="3">
        <Skeleton height="8" width="min(34rem, 100%)" />
      </Box>
      {Array.from({ length: SKELETON_ROWS }, (_, row) => (
        <HStack key={row} height="57px" px={{ base: '4', md: '6' }} gap="3" borderBottomWidth="1px">
          <Skeleton width="16" height="9" borderRadius="l1" flexShrink="0" />
          <Skeleton height="3.5" width="6rem" borderRadius="l1" />
          <Skeleton height="5" width="9rem" borderRadius="l1" ms={{ base: '4', md: '40' }} />
          <Skeleton height="5" width="7rem" borderRadius="l1" hideBelow="md" />
        </HStack>
      ))}
    </SkeletonGroup>
  )
}

function Content() {
  const { project } = usePageQuery<BreakdownPageQuery>(graphql`
    query BreakdownPageQuery(
      $projectId: ID!
      $isByAsset: Boolean!
      $shotSearch: String
      $storyboardIds: [ID!]
      $assetFilter: AssetFilter
    ) {
      project(by: { id: $projectId }) {
        isArchived
        ...ProjectPageHeader_project
        ...useProjectBoards_project
        ...ArchivedBanner_project
        ...MoreMenu_project
        ...BreakdownShots_project @skip(if: $isByAsset) @arguments(search: $shotSearch, storyboardIds: $storyboardIds)
          @alias(as: "byShot")
        ...BreakdownAssets_project @include(if: $isByAsset) @arguments(filter: $assetFilter) @alias(as: "byAsset")
      }
    }
  `)
  const [address, changeAddress] = useAddress()
  const [isChanging, startChange] = useTransition()
  if (!project) return <PageBody><ProjectNotFound /></PageBody>

  const view = readBreakdownView(address)
  const change = (part: Partial<BreakdownView>): void =>
    startChange(() => changeAddress((current) => writeBreakdownView(current, part)))
  const clearSearch = (): void => change({ search: null })
  return (
    <Flex direction="column" flex="1 1 0" minHeight="24rem">
      <ProjectPageHeader
        projectRef={project} title={pages.breakdown} isHeading
        actions={<MoreMenu projectRef={project} kinds={CSV_KINDS} />}
      />
      <HStack
        role="search" aria-label={pages.breakdown} gap="2" rowGap="2" flexWrap="wrap" minHeight="toolbar" bg="bg.panel"
        px={{ base: '4', md: '6' }} py="2" borderBottomWidth="1px" flexShrink="0"
      >
        <ToggleButtons
          label={words.views} isSecond={view.isByAsset}
          onChosen={(isByAsset) => change({ isByAsset, search: null })}
          first={<><Clapperboard size={16} strokeWidth={1.75} aria-hidden /> {words.byShot}</>}
          second={<><Shapes size={16} strokeWidth={1.75} aria-hidden /> {words.byAsset}</>}
        />
        <SearchField
          key={String(view.isByAsset)} width={{ base: 'full', sm: '16rem' }}
          label={view.isByAsset ? words.searchAssets : words.searchShots}
          placeholder={view.isByAsset ? words.searchAssetsPlaceholder : words.searchShotsPlaceholder}
          search={view.search ?? ''} onChanged={(search) => change({ search: search === '' ? null : search })}
        />
        {view.isByAsset ? null : (
          <BoardFilter
            projectRef={project} boardId={view.boardId} onChosen={(boardId) => change({ boardId })}
          />
        )}
      </HStack>
      {project.isArchived ? (
        <Box px={{ base: '4', md: '6' }} py="4"><ArchivedBanner projectRef={project} /></Box>
      ) : null}
      <Flex
        direction="column" flex="1 1 0" minHeight="0" aria-busy={isChanging} opacity={isChanging ? 0.6 : 1}
        transition="opacity 120ms"
      >
        {project.byShot ? (
          <BreakdownShots
            key={`${view.boardId} ${view.search}`} projectRef={project.byShot} search={view.search}
            storyboardId={view.boardId} onSearchCleared={clearSearch}
          />
        ) : null}
        {project.byAsset ? (
          <BreakdownAssets
            key={view.search} projectRef={project.byAsset} search={view.search} onSearchCleared={clearSearch}
          />
        ) : null}
      </Flex>
    </Flex>
  )
}

type BoardFilterProps = {
  projectRef: Parameters<typeof useProjectBoards>[0]
  boardId: string | null
  onChosen: (boardId: string | null) => void
}

/** Narrows the table to a board; not there while there is only one. */
function BoardFilter({ projectRef, boardId, onChosen }: BoardFilterProps) {
  const { boards } = useProjectBoards(projectRef)
  if (boards.length < 2 && boardId === null) return null
  return (
    <FilterSelect
      label={words.board} value={boardId ?? ALL_BOARDS} width={{ base: 'full', sm: 'auto' }} maxWidth={{ sm: '14rem' }}
      choices={[
        { value: ALL_BOARDS, label: words.allBoards }, ...boards.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChosen={(chosen) => onChosen(chosen === ALL_BOARDS ? null : chosen)}
    />
  )
}
