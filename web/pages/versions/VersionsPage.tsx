import { Button, Flex, Heading, HStack, Stack, Text } from '@chakra-ui/react'
import { BookmarkPlus } from 'lucide-react'
import { useEffect } from 'react'
import { graphql } from 'react-relay'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { VersionsPageQuery } from '../../__generated__/VersionsPageQuery.graphql.ts'
import { ArchivedBanner } from '../../features/projects/ArchivedBanner.tsx'
import { ProjectNotFound } from '../../features/projects/ProjectNotFound.tsx'
import { ProjectPageHeader } from '../../features/projects/ProjectPageHeader.tsx'
import { useProjectBoards } from '../../features/projects/useProjectBoards.ts'
import { PageHeader } from '../../features/shell/PageHeader.tsx'
import { useOpening } from '../../features/shell/useOpening.ts'
import { BoardVersions } from '../../features/versions/BoardVersions.tsx'
import { DeletedBoardVersions } from '../../features/versions/DeletedBoardVersions.tsx'
import type { VersionAction } from '../../features/versions/VersionRow.tsx'
import { rememberBoard } from '../../lib/lastBoard.ts'
import { projectFrameMessages } from '../../messages/projectFrame.ts'
import { versionMessages } from '../../messages/versions.ts'
import { PageBoundary } from '../../relay/PageBoundary.tsx'
import { usePageQuery } from '../../relay/preloadedQuery.ts'
import { FilterSelect } from '../../ui/FilterSelect.tsx'
import { PageBody } from '../../ui/PageBody.tsx'
import { HeaderSkeleton, RowSkeletons, SkeletonGroup } from '../../ui/Skeletons.tsx'
import { IN_TRASH } from './versionsPageLoader.ts'
import { later } from '../../ui/later.tsx'

const SaveVersionDialog = later(
  async () => (await import('../../features/versions/SaveVersionDialog.tsx')).SaveVersionDialog,
)

const words = versionMessages
const { pages } = projectFrameMessages

/** The versions of the boards of a project. */
export function VersionsPage() {
  return (
    <PageBody>
      <PageBoundary
        failedTitle={words.failed} header={<PageHeader title={pages.versions} />}
        fallback={<SkeletonGroup><Stack gap="6"><HeaderSkeleton /><RowSkeletons count={6} /></Stack></SkeletonGroup>}
        notFound={<ProjectNotFound />}
      >
        <Content />
      </PageBoundary>
    </PageBody>
  )
}

function Content() {
  const { project, board } = usePageQuery<VersionsPageQuery>(graphql`
    query VersionsPageQuery(
      $projectId: ID!, $boardId: ID!, $hasBoard: Boolean!, $isFirst: Boolean!, $isTrash: Boolean!
    ) {
      project(by: { id: $projectId }) {
        id
        isArchived
        viewerCanEdit
        viewerCanAdminister
        ...ProjectPageHeader_project
        ...ArchivedBanner_project
        ...useProjectBoards_project
        ofDeletedBoards: versions(first: 1, filter: { isStoryboardDeleted: true }) {
          totalCount
        }
        ...DeletedBoardVersions_project @include(if: $isTrash) @alias(as: "trash")
        storyboard @include(if: $isFirst) {
          id
          ...BoardVersions_storyboard @alias(as: "shown")
        }
      }
      board: node(id: $boardId) @include(if: $hasBoard) {
        ... on Storyboard {
          id
          project {
            id
          }
          ...BoardVersions_storyboard @alias(as: "shown")
        }
      }
    }
  `)
  if (!project) return <ProjectNotFound />
  const { id: projectId, isArchived, viewerCanEdit, viewerCanAdminister, trash } = project
  const named = board?.project?.id === projectId ? board : project.storyboard
  const isGone = !trash && (!named?.id || !named.shown)
  const actions: VersionAction[] = [
    ...(viewerCanEdit ? ['restore' as const, 'edit' as const] : []),
    ...(viewerCanAdminister && !isArchived ? ['delete' as const] : []),
  ]
  return (
    <>
      <ProjectPageHeader projectRef={project} title={pages.versions} />
      <Board
        projectRef={project} boardId={trash ? null : named?.id ?? null} canSave={viewerCanEdit}
        hasTrash={project.ofDeletedBoards.totalCount > 0} archived={<ArchivedBanner projectRef={project} />}
      >
        {(onSave) => isGone ? <LostBoard projectId={projectId} /> : trash ? (
          <DeletedBoardVersions projectRef={trash} actions={actions} />
        ) : named?.shown ? (
          <BoardVersions
            key={named.id} storyboardRef={named.shown} projectId={projectId} actions={actions} onSave={onSave}
          />
        ) : null}
      </Board>
    </>
  )
}

type BoardProps = {
  projectRef: Parameters<typeof useProjectBoards>[0]
  /** The board whose versions are shown; null for those in the trash. */
  boardId: string | null
  canSave: boolean
  /** Boards in the trash have versions. */
  hasTrash: boolean
  archived: React.ReactNode
  children: (onSave: (() => void) | null) => React.ReactNode
}

/** The heading over the list: which board it is about, and the button that saves it as it is. */
function Board({ projectRef, boardId, canSave, hasTrash, archived, children }: BoardProps) {
  const { projectId, boards } = useProjectBoards(projectRef)
  const [, setSearch] = useSearchParams()
  // A command opens the form by the address.
  const [isSaving, setIsSaving] = useOpening('save')
  const onSave = canSave && boardId !== null ? () => setIsSaving(true) : null
  return (
    <>
      <Flex gap="4" wrap="wrap" justify="space-between" align="flex-end">
        <Stack gap="1" minWidth="0">
          <Heading as="h1" textStyle="2xl">{pages.versions}</Heading>
          <Text color="fg.muted">{words.lead}</Text>
        </Stack>
        {onSave ? <Button onClick={onSave}><BookmarkPlus aria-hidden /> {words.save}</Button> : null}
      </Flex>
      {archived}
      {boards.length > 1 || hasTrash || boardId === null ? (
        <HStack>
          <FilterSelect
            label={words.board} value={boardId ?? IN_TRASH} maxWidth="full"
            choices={[
              ...boards.map(({ id, name }) => ({ value: id, label: name })),
              ...(hasTrash || boardId === null ? [{ value: IN_TRASH, label: words.inTrash }] : []),
            ]}
            onChosen={(board) => setSearch({ board }, { replace: true })}
          />
        </HStack>
      ) : null}
      {children(onSave)}
      {onSave && boardId !== null ? (
        <SaveVersionDialog
          projectId={projectId} storyboardId={boardId} isOpen={isSaving} onClose={() => setIsSaving(false)}
        />
      ) : null}
    </>
  )
}

/** Stands where the board is gone: forgets it and shows the versions of the first one. */
function LostBoard({ projectId }: { projectId: string }) {
  const navigate = useNavigate()
  useEffect(() => {
    rememberBoard(projectId, null)
    void navigate({ search: '' }, { replace: true })
  }, [navigate, projectId])
  return <SkeletonGroup><RowSkeletons count={6} /></SkeletonGroup>
}
