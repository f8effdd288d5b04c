import { Box, Flex, HStack, Skeleton, Stack, Text } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { useCallback, useMemo, useRef, useState } from 'react'
import { graphql } from 'react-relay'
import { useSearchParams } from 'react-router-dom'
import type { TaskBoardPageQuery } from '../../__generated__/TaskBoardPageQuery.graphql.ts'
import { MoreMenu } from '../../features/csv/MoreMenu.tsx'
import type { CsvKind } from '../../features/csv/exportCsv.ts'
import { ArchivedBanner } from '../../features/projects/ArchivedBanner.tsx'
import { ProjectNotFound } from '../../features/projects/ProjectNotFound.tsx'
import { ProjectPageHeader } from '../../features/projects/ProjectPageHeader.tsx'
import { PageHeader } from '../../features/shell/PageHeader.tsx'
import { useOpening } from '../../features/shell/useOpening.ts'
import { BoardSummary, NothingMatches } from '../../features/tasks/BoardSummary.tsx'
import { TaskBoard } from '../../features/tasks/TaskBoard.tsx'
import type { TaskDialogSubject } from '../../features/tasks/TaskDialog.tsx'
import { TaskFilters } from '../../features/tasks/TaskFilters.tsx'
import { BoardCounts } from '../../features/tasks/boardCounts.ts'
import { focusTask } from '../../features/tasks/focusTask.ts'
import { TaskFilterContext } from '../../features/tasks/taskConnection.ts'
import {
  NO_TASK_FILTER, isFiltering, taskFilterFromSearch, taskFilterToSearch, type TaskFilter, type TaskFilterValues,
} from '../../features/tasks/taskFilter.ts'
import { TASK_STATUSES, type TaskStatusName } from '../../features/tasks/taskTypes.ts'
import { taskMessages } from '../../messages/tasks.ts'
import { PageBoundary } from '../../relay/PageBoundary.tsx'
import { usePageQuery, usePageVariables } from '../../relay/preloadedQuery.ts'
import { ExplainedButton } from '../../ui/ExplainedButton.tsx'
import { PageBody } from '../../ui/PageBody.tsx'
import { SkeletonGroup } from '../../ui/Skeletons.tsx'
import { later } from '../../ui/later.tsx'

const TaskDialog = later(async () => (await import('../../features/tasks/TaskDialog.tsx')).TaskDialog)

const words = taskMessages
const CSV_KINDS: readonly CsvKind[] = ['TASKS']

/** A project's tasks in five columns. */
export function TaskBoardPage() {
  return (
    <PageBoundary
      failedTitle={words.loadFailed} fallback={<BoardSkeleton />}
      notFound={<PageBody><ProjectNotFound /></PageBody>}
      header={<PageHeader title={words.page} isHeading />}
    >
      <Content />
    </PageBoundary>
  )
}

const BAR = {
  px: { base: '4', md: '6' }, py: '3', borderBottomWidth: '1px', bg: 'bg.panel', minHeight: 'toolbar', flexShrink: '0',
}

function BoardSkeleton() {
  return (
    <SkeletonGroup>
      <HStack {...BAR} gap="2">
        {['16rem', '9rem', '7rem'].map((width) => <Skeleton key={width} height="8" width={width} hideBelow="md" />)}
        <Skeleton height="11" width="full" hideFrom="md" />
      </HStack>
      <HStack gap="3" px={{ base: '4', md: '6' }} pt="4" align="stretch" overflow="hidden">
        {TASK_STATUSES.map((status, index) => (
          <Stack key={status} flex="1 0 200px" gap="2" hideBelow={index > 0 ? 'md' : undefined}>
            <Skeleton height="4" width="5.5rem" my="2" borderRadius="l1" />
            {['190px', '150px', '80px'].slice(0, 3 - (index % 3)).map((height) => (
              <Skeleton key={height} height={height} borderRadius="8px" />
            ))}
          </Stack>
        ))}
      </HStack>
    </SkeletonGroup>
  )
}

function Content() {
  const data = usePageQuery<TaskBoardPageQuery>(graphql`
    query TaskBoardPageQuery(
      $projectId: ID!
      $late: TaskFilter
      $todo: TaskFilter
      $inProgress: TaskFilter
      $blocked: TaskFilter
      $inReview: TaskFilter
      $done: TaskFilter
    ) {
      project(by: { id: $projectId }) {
        id
        isArchived
        viewerCanEdit
        organization {
          id
        }
        ...ProjectPageHeader_project
        ...ArchivedBanner_project
        ...BoardSummary_project
        ...MoreMenu_project
      }
      ...TaskBoard_query
    }
  `)
  const [address, setAddress] = useSearchParams()
  const [newStatus, setNewStatus] = useState<TaskStatusName | null>(null)
  const [isNewAsked, setIsNewAsked] = useOpening('new')
  const opener = useRef<HTMLElement | null>(null)
  const { project } = data
  const { todo: firstColumn } = usePageVariables<TaskBoardPageQuery>()
  // The board on the screen, which follows the address as soon as it is there.
  const shownFilter = useMemo(() => {
    const { statuses: _statuses, ...rest } = firstColumn ?? {}
    return rest as TaskFilter
  }, [firstColumn])
  const [counts] = useState(() => new BoardCounts())

  const openNew = useCallback((status: TaskStatusName) => {
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
    setNewStatus(status)
  }, [])
  const openTask = useCallback(
    (taskId: string | null) => setAddress(
      (current) => {
        const next = new URLSearchParams(current)
        if (taskId === null) next.delete('task')
        else next.set('task', taskId)
        return next
      },
      { replace: taskId === null, preventScrollReset: true },
    ),
    [setAddress],
  )
  if (!project) return <PageBody><ProjectNotFound /></PageBody>

  const filter = taskFilterFromSearch(address)
  const changeFilter = (change: Partial<TaskFilterValues>) =>
    setAddress((current) => taskFilterToSearch(current, change), { replace: true, preventScrollReset: true })
  const { viewerCanEdit: canEdit, organization } = project
  const summary = <BoardSummary projectRef={project} counts={counts} />
  const openedId = address.get('task')
  // A command opens the form by the address; a column's own button says which column.
  const startStatus = newStatus ?? (isNewAsked && canEdit ? 'TODO' : null)
  const subject: TaskDialogSubject | null = openedId !== null
    ? { taskId: openedId }
    : startStatus !== null ? { projectId: project.id, organizationId: organization.id, status: startStatus } : null
  return (
    <TaskFilterContext value={shownFilter}>
      <Flex direction="column" flex="1 1 0" minHeight="0">
        <ProjectPageHeader
          projectRef={project} title={words.page} isHeading aside={<Box as="span" hideFrom="md">{summary}</Box>}
          actions={
            <>
              <MoreMenu projectRef={project} kinds={CSV_KINDS} />
              <ExplainedButton
                variant="solid" tooltipPlacement="bottom-end"
                reason={canEdit ? null : project.isArchived ? words.archived : words.editForbidden}
                aria-label={words.createNew} onClick={() => openNew('TODO')}
              >
                <Plus aria-hidden /> <Box as="span" hideBelow="sm">{words.createNew}</Box>
              </ExplainedButton>
            </>
          }
        />
        <Box {...BAR}>
          <TaskFilters
            organizationId={organization.id} projectId={project.id} filter={filter} onChanged={changeFilter}
            aside={summary}
          />
        </Box>
        {project.isArchived ? (
          <Box px={{ base: '4', md: '6' }} pt="4"><ArchivedBanner projectRef={project} /></Box>
        ) : null}
        {canEdit || project.isArchived ? null : (
          <Text px={{ base: '4', md: '6' }} pt="3" textStyle="sm" color="fg.muted">{words.readOnly}</Text>
        )}
        {isFiltering(filter) ? <NothingMatches counts={counts} onClear={() => changeFilter(NO_TASK_FILTER)} /> : null}
        <TaskBoard
          key={JSON.stringify(shownFilter)} queryRef={data} projectId={project.id} canEdit={canEdit} counts={counts}
          onOpened={openTask} onAdd={openNew}
        />
        {subject ? (
          <TaskDialog
            key={openedId ?? 'new'} subject={subject} returnFocus={openedId === null ? opener : undefined}
            onClosed={() => {
              setNewStatus(null)
              if (isNewAsked) setIsNewAsked(false)
              if (openedId === null) return
              openTask(null)
              // A card that was clicked never had the focus that is to come back.
              focusTask(openedId)
            }}
          />
        ) : null}
      </Flex>
    </TaskFilterContext>
  )
}
