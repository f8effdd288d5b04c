import { useEffect, useRef, useState } from 'react'
import { commitLocalUpdate, fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import type { useLiveBoardQuery } from '../../__generated__/useLiveBoardQuery.graphql.ts'
import { useLiveChanges } from '../live/useLive.ts'
import { forgetStatuses, orderShotEdges } from './liveShotEdges.ts'
import { useLatest } from '../../lib/useLatest.ts'

/** The most shots and views that are asked for at once; beyond it, the visible part of the board is refetched. */
const MOST_ASKED = 60
const MOST_TOUCHED = 300
/** Painted pictures of others' strokes are asked for at most so often, in milliseconds. */
const PICTURE_PAUSE_MS = 700
const isJustNow = (time: number): boolean => Date.now() - time < PICTURE_PAUSE_MS

/* The cards and the page show what comes. */
/* eslint-disable relay/unused-fields */
const query = graphql`
  query useLiveBoardQuery($boardId: ID!, $ids: [ID!]!) {
    board: node(id: $boardId) {
      ... on Storyboard {
        id
        frames
        duration
        revision
        shotCount
        openThreadCount
        unreadThreadCount
      }
    }
    nodes(ids: $ids) @required(action: THROW) {
      __typename
      ... on Shot {
        id
        rank
        version
        storyboard {
          id
        }
        # The board's cards show what came.
        # eslint-disable-next-line relay/must-colocate-fragment-spreads
        ...ShotGrid_shot
      }
      ... on View {
        # The board's cards show what came.
        # eslint-disable-next-line relay/must-colocate-fragment-spreads
        ...ViewFrame_view @alias(as: "picture")
      }
    }
  }
`

type Answer = useLiveBoardQuery['response']

interface Wanted {
  readonly shots: Map<string, 'placed' | 'changed' | 'removed'>
  readonly views: Set<string>
}

async function ask(environment: IEnvironment, boardId: string, ids: readonly string[]): Promise<Answer[]> {
  const answers: Answer[] = []
  for (let from = 0; from === 0 || from < ids.length; from += MOST_ASKED) {
    const variables = { boardId, ids: ids.slice(from, from + MOST_ASKED) }
    const asked = fetchQuery<useLiveBoardQuery>(environment, query, variables, {
      networkCacheConfig: { force: true },
    })
    const answer = await asked.toPromise()
    if (answer) answers.push(answer)
  }
  return answers
}

/** Puts what the server answered of changed shots into the board's order; a deleted board has an event. */
function applyOrder(environment: IEnvironment, boardId: string, { shots }: Wanted, answers: readonly Answer[]): void {
  const totalCount = answers.at(-1)?.board?.shotCount
  if (totalCount === undefined || ![...shots.values()].some((change) => change !== 'changed')) return
  const here = new Set(answers.flatMap(({ nodes }) => nodes.flatMap((node) =>
    node?.__typename === 'Shot' && node.storyboard.id === boardId ? [node.id] : [])))
  const placed = new Set([...shots.keys()].filter((id) => here.has(id)))
  const removed = new Set([...shots.keys()].filter((id) => !here.has(id)))
  commitLocalUpdate(environment, (store) => orderShotEdges(store, boardId, { placed, removed, totalCount }))
}

interface LiveBoardOptions {
  readonly boardId: string
  /** Refetches the visible part of the board. */
  readonly onSweep: () => Promise<void>
  /** The board itself is gone. */
  readonly onGone: () => void
  /** Somebody drew in views; what is on the desk asks for the strokes. */
  readonly onDrawn: (viewIds: ReadonlySet<string>) => void
  /** Whether the strokes of a view are shown themselves, not a picture of them. */
  readonly isOnDesk: (viewId: string) => boolean
}

/** Keeps an open board true: what changed of its shots is read, and their places follow. Counts such changes. */
export function useLiveBoard(options: LiveBoardOptions): number {
  const environment = useRelayEnvironment()
  const [count, setCount] = useState(0)
  const latest = useLatest(options)
  const wanted = useRef<Wanted>({ shots: new Map(), views: new Set() })
  const asking = useRef<Promise<void>>(undefined)
  const askedViewsAt = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function plan(): void {
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      void run(true)
    }, PICTURE_PAUSE_MS)
  }

  async function run(isPlanned = false): Promise<void> {
    const batch = wanted.current
    if (asking.current) return
    // Strokes that come to the desk are seen without their picture.
    const isSeen = [...batch.views].every((id) => latest.current.isOnDesk(id))
    const isSoon = isJustNow(askedViewsAt.current)
    if (batch.shots.size === 0 && !isPlanned && (isSeen || isSoon)) return plan()
    asking.current = read(batch)
    await asking.current
  }

  /** An answer under way may be older than the change: another follows it. */
  async function runNow(): Promise<void> {
    while (asking.current) await asking.current
    await run(true)
  }

  async function read(batch: Wanted): Promise<void> {
    const { boardId } = latest.current
    clearTimeout(timer.current)
    timer.current = undefined
    wanted.current = { shots: new Map(), views: new Set() }
    if (batch.views.size > 0) askedViewsAt.current = Date.now()
    const present = [...batch.shots].filter(([, change]) => change !== 'removed').map(([id]) => id)
    try {
      const answers = await ask(environment, boardId, [...present, ...batch.views])
      if (latest.current.boardId !== boardId) return
      applyOrder(environment, boardId, batch, answers)
      if (batch.shots.size > 0) setCount((before) => before + 1)
    } catch {
      // The connection is gone: what is missing comes when it is back.
      for (const [id, change] of batch.shots) if (!wanted.current.shots.has(id)) wanted.current.shots.set(id, change)
      for (const id of batch.views) wanted.current.views.add(id)
    } finally {
      asking.current = undefined
      const { shots, views } = wanted.current
      if (shots.size > 0 || views.size > 0) plan()
    }
  }

  useLiveChanges((changes, isOwn) => {
    const { boardId, onSweep, onGone, onDrawn } = latest.current
    const { shots, commentedShots, drawnViews, removedBoards, removedStatuses, areScenesChanged } = changes
    if (removedBoards.has(boardId)) return onGone()
    if (removedStatuses.size > 0) {
      commitLocalUpdate(environment, (store) => forgetStatuses(store, boardId, removedStatuses))
    }
    if (drawnViews.size > 0) onDrawn(drawnViews)
    if (changes.isSweeping || areScenesChanged || shots.size > MOST_TOUCHED) return onSweep()
    for (const id of commentedShots) if (!wanted.current.shots.has(id)) wanted.current.shots.set(id, 'changed')
    for (const [id, change] of shots) wanted.current.shots.set(id, change)
    for (const id of drawnViews) wanted.current.views.add(id)
    if (wanted.current.shots.size === 0 && wanted.current.views.size === 0) return
    if (isOwn) return runNow()
    void run()
  })
  return count
}
