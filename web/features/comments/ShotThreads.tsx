import { Box } from '@chakra-ui/react'
import { useEffect, type Ref } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { useParams } from 'react-router-dom'
import type { ShotThreadsPaginationQuery } from '../../__generated__/ShotThreadsPaginationQuery.graphql.ts'
import type { ShotThreadsQuery } from '../../__generated__/ShotThreadsQuery.graphql.ts'
import type { ShotThreads_shot$key } from '../../__generated__/ShotThreads_shot.graphql.ts'
import { commentMessages } from '../../messages/comments.ts'
import { useLiveList } from '../live/useLiveList.ts'
import type { ComposeHandle } from './ComposeField.tsx'
import { NewThread, type NewThreadAbout } from './NewThread.tsx'
import type { RailRights } from './ThreadCard.tsx'
import { NoThreads, ThreadList } from './ThreadList.tsx'
import { useRailRights } from './useRailRights.ts'

const words = commentMessages
const PAGE = 50

type ShotThreadsProps = {
  shotId: string
  /** The view that new threads are about; null for the shot. */
  viewId: string | null
  chosenId: string | null
  onChosen: (threadId: string | null) => void
  /** What new threads have beside their subject: marks, and tools for them. */
  about?: Omit<NewThreadAbout, 'subject'>
  /** Esc was pressed in the field of a new comment. */
  onLeave: () => void
  compose: Ref<ComposeHandle>
  attempt: number
}

/** The threads of a shot and its views, and the field for a new one. */
export function ShotThreads({ shotId, attempt, ...props }: ShotThreadsProps) {
  const { projectId = '' } = useParams()
  const { project, shot } = useLazyLoadQuery<ShotThreadsQuery>(
    graphql`
      query ShotThreadsQuery($projectId: ID!, $shotId: ID!) {
        project(by: { id: $projectId }) {
          ...useRailRights_project
        }
        shot: node(id: $shotId) {
          ... on Shot {
            ...ShotThreads_shot @alias(as: "commented")
          }
        }
      }
    `,
    { projectId, shotId },
    { fetchPolicy: 'store-and-network', fetchKey: attempt },
  )
  const rights = useRailRights(project ?? null)
  if (!shot?.commented) return <NoThreads title={words.emptyTitle} />
  return <Threads {...props} shotId={shotId} shotRef={shot.commented} rights={rights} />
}

type ThreadsProps = Omit<ShotThreadsProps, 'attempt'> & { shotRef: ShotThreads_shot$key; rights: RailRights }

function Threads({ shotId, viewId, shotRef, rights, chosenId, onChosen, about, onLeave, compose }: ThreadsProps) {
  const list = useLiveList<ShotThreadsPaginationQuery, ShotThreads_shot$key>(
    graphql`
      fragment ShotThreads_shot on Shot
      @refetchable(queryName: "ShotThreadsPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 50 }, after: { type: "String" }) {
        # The pages of the list are asked for by it.
        # eslint-disable-next-line relay/unused-fields
        id
        storyboard {
          id
        }
        threads(first: $first, after: $after) @connection(key: "ShotThreads_threads") {
          edges {
            node {
              ...ThreadList_thread
            }
          }
        }
      }
    `,
    shotRef,
    // A link that changes has other readers.
    ({ isSweeping, commentedShots, areReviewsChanged }) =>
      isSweeping || areReviewsChanged || commentedShots.has(shotId),
  )
  const { hasNext, isLoadingNext, loadNext } = list
  // Open threads stand first, wherever they are in the list: all are read.
  useEffect(() => {
    if (hasNext && !isLoadingNext) loadNext(PAGE)
  }, [hasNext, isLoadingNext, loadNext])
  const threads = list.data.threads.edges.map(({ node }) => node)
  return (
    <>
      <Box flex="1" minHeight="0" overflowY="auto">
        {threads.length === 0 ? <NoThreads title={words.emptyTitle} line={words.emptyLine} /> : (
          <ThreadList
            threadRefs={threads} rights={rights} hasShot={false} isFolding chosenId={chosenId} onChosen={onChosen}
          />
        )}
      </Box>
      <NewThread
        {...about} boardId={list.data.storyboard.id} subject={viewId === null ? { shotId } : { viewId }}
        canWrite={rights.canWrite} canAsk={rights.canAsk} onLeave={onLeave} handle={compose} onStarted={onChosen}
      />
    </>
  )
}
