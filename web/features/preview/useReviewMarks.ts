import { useEffect, useMemo, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { useReviewMarksQuery, useReviewMarksQuery$data } from '../../__generated__/useReviewMarksQuery.graphql.ts'
import type { Timeline } from '../../playback/timeline.ts'
import { useLiveChanges } from '../live/useLive.ts'

const query = graphql`
  query useReviewMarksQuery($boardId: ID!, $first: Int!, $after: String) {
    board: node(id: $boardId) {
      ... on Storyboard {
        threads(first: $first, after: $after) {
          nodes {
            id
            number
            state
            version
            frameFrom
            frameTo
            shot {
              id
            }
            view {
              id
            }
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    }
  }
`

type Threads = NonNullable<NonNullable<useReviewMarksQuery$data['board']>['threads']>
type Thread = Threads['nodes'][number]

/** Threads of one request. */
const PAGE = 100

/** A thread of comments on the timeline, from a frame to a frame, both part of it. */
export interface ReviewMark {
  readonly threadId: string
  readonly number: number
  readonly version: number
  readonly isOpen: boolean
  readonly from: number
  readonly to: number
}

/** The frames a thread is about; null if its shot is not played. */
function markOf(thread: Thread, timeline: Timeline, indexes: ReadonlyMap<string, number>): ReviewMark | null {
  const index = thread.shot ? indexes.get(thread.shot.id) : undefined
  const shot = index === undefined ? undefined : timeline.shots[index]
  if (index === undefined || !shot) return null
  const start = timeline.starts[index] ?? 0
  // A frame past the end of the shot is its last.
  const inShot = (frame: number): number => start + Math.min(frame, shot.frames - 1)
  const picture = timeline.pictures.find(({ id }) => id === thread.view?.id)
  const from = thread.frameFrom == null ? (picture?.start ?? start) : inShot(thread.frameFrom)
  const to = thread.frameTo == null ? from : inShot(thread.frameTo)
  const { id: threadId, number, version, state } = thread
  return { threadId, number, version, isOpen: state === 'OPEN', from, to }
}

/** The threads of a board on its timeline, in their order; none while they are not wanted. */
export function useReviewMarks(boardId: string, timeline: Timeline, isWanted: boolean): readonly ReviewMark[] {
  const environment = useRelayEnvironment()
  const [threads, setThreads] = useState<readonly Thread[]>([])
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (!isWanted) return
    let isOver = false
    async function read(): Promise<void> {
      const all: Thread[] = []
      for (let after: string | null = null, hasNext = true; hasNext; ) {
        const variables: useReviewMarksQuery['variables'] = { boardId, first: PAGE, after }
        const request = fetchQuery<useReviewMarksQuery>(environment, query, variables)
        const page: Threads | undefined = (await request.toPromise())?.board?.threads
        if (isOver || !page) return
        all.push(...page.nodes)
        after = page.pageInfo.endCursor ?? null
        hasNext = page.pageInfo.hasNextPage
      }
      setThreads(all)
    }
    // What failed is read with the next change; the rail says that it failed.
    read().catch(() => undefined)
    return () => {
      isOver = true
    }
  }, [attempt, boardId, environment, isWanted])
  useLiveChanges((changes) => {
    if (isWanted && (changes.isSweeping || changes.threads.size > 0)) setAttempt((before) => before + 1)
  })
  return useMemo(() => {
    const indexes = new Map(timeline.shots.map(({ id }, index) => [id, index]))
    return threads.flatMap((thread) => markOf(thread, timeline, indexes) ?? [])
      .sort((one, other) => one.from - other.from || one.number - other.number)
  }, [threads, timeline])
}

/** The open mark after the one chosen, or after a frame; before it with -1. Null at the end. */
export function nextMark(
  marks: readonly ReviewMark[],
  chosenId: string | null,
  frame: number,
  direction: 1 | -1,
): ReviewMark | null {
  const chosen = marks.findIndex(({ threadId }) => threadId === chosenId)
  const isAtChosen = chosen >= 0 && (marks[chosen]?.from ?? -1) <= frame && frame <= (marks[chosen]?.to ?? -1)
  const isBeyond = (mark: ReviewMark, index: number): boolean => {
    if (isAtChosen) return direction === 1 ? index > chosen : index < chosen
    return direction === 1 ? mark.from > frame : mark.from < frame
  }
  const open = marks.filter((mark, index) => mark.isOpen && isBeyond(mark, index))
  return (direction === 1 ? open[0] : open.at(-1)) ?? null
}
