import { Box } from '@chakra-ui/react'
import { useState, useTransition, type Ref } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { useParams } from 'react-router-dom'
import type { BoardThreadsPaginationQuery } from '../../__generated__/BoardThreadsPaginationQuery.graphql.ts'
import type { BoardThreadsQuery, CommentThreadFilter } from '../../__generated__/BoardThreadsQuery.graphql.ts'
import type { BoardThreads_storyboard$key } from '../../__generated__/BoardThreads_storyboard.graphql.ts'
import { commentMessages } from '../../messages/comments.ts'
import { FilterSelect } from '../../ui/FilterSelect.tsx'
import { MoreButton } from '../../ui/MoreButton.tsx'
import { useLiveList } from '../live/useLiveList.ts'
import type { ComposeHandle } from './ComposeField.tsx'
import { NewThread, type NewThreadAbout } from './NewThread.tsx'
import type { RailRights } from './ThreadCard.tsx'
import { NoThreads, ThreadList } from './ThreadList.tsx'
import { TrashedComments } from './TrashedComments.tsx'
import { useLiveThreads } from './useLiveThreads.ts'
import { useRailRights } from './useRailRights.ts'

const words = commentMessages
const PAGE = 30

const FILTERS = {
  OPEN: { state: 'OPEN' },
  ALL: {},
  UNREAD: { isUnread: true },
  MENTIONS: { mentionsMe: true },
  TEAM: { audience: 'TEAM' },
  CLIENTS: { audience: 'LINK' },
} as const satisfies Record<string, CommentThreadFilter>
type FilterName = keyof typeof FILTERS
const CHOICES = (Object.keys(FILTERS) as FilterName[]).map((value) => ({ value, label: words.filters[value] }))

type BoardThreadsProps = {
  boardId: string
  chosenId: string | null
  /** With the shot that the thread is about; null for the board. */
  onChosen: (threadId: string, shotId: string | null) => void
  onLeave: () => void
  /** What new threads are about; the board by default. */
  about?: NewThreadAbout
  compose: Ref<ComposeHandle>
  attempt: number
}

/** The threads of a board and all its shots in their order, and the field for a new one. */
export function BoardThreads({ attempt, ...props }: BoardThreadsProps) {
  const [name, setName] = useState<FilterName>('OPEN')
  const [isPending, startTransition] = useTransition()
  return (
    <>
      <Box px="3" py="2" borderBottomWidth="1px" borderColor="border" flexShrink="0">
        <FilterSelect
          label={words.filter} value={name} choices={CHOICES} isQuiet
          onChosen={(chosen) => startTransition(() => setName(chosen))}
        />
      </Box>
      <Filtered {...props} attempt={attempt} filter={name} isPending={isPending} />
    </>
  )
}

type FilteredProps = BoardThreadsProps & { filter: FilterName; isPending: boolean }

function Filtered({ filter, attempt, ...props }: FilteredProps) {
  const { projectId = '' } = useParams()
  const { project, board } = useLazyLoadQuery<BoardThreadsQuery>(
    graphql`
      query BoardThreadsQuery($projectId: ID!, $boardId: ID!, $filter: CommentThreadFilter) {
        project(by: { id: $projectId }) {
          ...useRailRights_project
        }
        board: node(id: $boardId) {
          ... on Storyboard {
            ...BoardThreads_storyboard @arguments(filter: $filter) @alias(as: "commented")
          }
        }
      }
    `,
    { projectId, boardId: props.boardId, filter: FILTERS[filter] },
    { fetchPolicy: 'store-and-network', fetchKey: attempt },
  )
  const rights = useRailRights(project ?? null)
  if (!board?.commented) return <NoThreads title={words.emptyTitle} />
  return <Threads key={filter} {...props} filter={filter} boardRef={board.commented} rights={rights} />
}

type ThreadsProps = Omit<FilteredProps, 'attempt'> & { boardRef: BoardThreads_storyboard$key; rights: RailRights }

function Threads(props: ThreadsProps) {
  const { boardId, boardRef, rights, filter, isPending, chosenId, onChosen, onLeave, about, compose } = props
  const list = useLiveList<BoardThreadsPaginationQuery, BoardThreads_storyboard$key>(
    graphql`
      fragment BoardThreads_storyboard on Storyboard
      @refetchable(queryName: "BoardThreadsPaginationQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 30 }
        after: { type: "String" }
        filter: { type: "CommentThreadFilter" }
      ) {
        id
        ...TrashedComments_storyboard
        threads(first: $first, after: $after, filter: $filter) @connection(key: "BoardThreads_threads") {
          edges {
            node {
              id
              ...ThreadList_thread
            }
          }
        }
      }
    `,
    boardRef,
    // Shots that come and go take their threads along.
    ({ isSweeping, threads, areBoardsChanged, areReviewsChanged }) =>
      isSweeping || areBoardsChanged || areReviewsChanged || threads.size > 0,
  )
  const threads = list.data.threads.edges.map(({ node }) => node)
  useLiveThreads(threads.map(({ id }) => id))
  const [title, line] = filter === 'OPEN' || filter === 'ALL'
    ? [words.emptyTitle, words.emptyLine] as const
    : [words.emptyFilter] as const
  return (
    <>
      <Box flex="1" minHeight="0" overflowY="auto" opacity={isPending ? 0.6 : 1} aria-busy={isPending}>
        <TrashedComments boardRef={list.data} canRestore={rights.canWrite && rights.canResolve} />
        {threads.length === 0 ? <NoThreads title={title} line={line} /> : (
          <ThreadList
            threadRefs={threads} rights={rights} hasShot isFolding={false} chosenId={chosenId} onChosen={onChosen}
          />
        )}
        <MoreButton list={list} count={PAGE} py="4" />
      </Box>
      <NewThread
        {...(about ?? { subject: { storyboardId: boardId } })} boardId={boardId} canWrite={rights.canWrite}
        canAsk={rights.canAsk} onLeave={onLeave} handle={compose} onStarted={(threadId) => {
          if (threadId !== null) onChosen(threadId, null)
        }}
      />
    </>
  )
}
