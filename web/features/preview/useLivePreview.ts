import { useRef, type RefObject } from 'react'
import { graphql } from 'react-relay'
import type { useLivePreviewOrderQuery } from '../../__generated__/useLivePreviewOrderQuery.graphql.ts'
import type { useLivePreviewQuery } from '../../__generated__/useLivePreviewQuery.graphql.ts'
import type { useLivePreviewSoundQuery } from '../../__generated__/useLivePreviewSoundQuery.graphql.ts'
import { useLiveChanges, useLiveQuery } from '../live/useLive.ts'

/** The most shots and views that are asked for one by one; of more, all are read. */
const MOST_ASKED = 60
/** Shots of one refetch: at least a page, at most the limit of one request. */
const FEWEST_ANEW = 200
const MOST_ANEW = 1_000

/* The stage, the timeline and the captions show what comes. */
/* eslint-disable relay/unused-fields */
const orderQuery = graphql`
  query useLivePreviewOrderQuery($boardId: ID!, $first: Int!) {
    board: node(id: $boardId) {
      ... on Storyboard {
        id
        ...usePreviewShots_storyboard @arguments(first: $first) @alias(as: "played")
      }
    }
  }
`

const changedQuery = graphql`
  query useLivePreviewQuery($ids: [ID!]!) {
    nodes(ids: $ids) @required(action: THROW) {
      ... on Shot {
        ...usePreviewShots_shot @alias(as: "shot")
        scene {
          id
        }
      }
      ... on View {
        ...usePreviewShots_view @alias(as: "view")
      }
    }
  }
`

const soundQuery = graphql`
  query useLivePreviewSoundQuery($boardId: ID!) {
    board: node(id: $boardId) {
      ... on Storyboard {
        id
        ...Preview_storyboard @alias(as: "sound")
      }
    }
  }
`
/* eslint-enable relay/unused-fields */

interface LivePreview {
  readonly boardId: string
  /** How many shots are loaded. */
  readonly shotCount: number
  /** The board itself is gone. */
  readonly onGone: () => void
}

/** Reads single shots and views again that others changed; `touched` gathers their ids. */
export function useLiveShots(touched: RefObject<Set<string>>): void {
  useLiveQuery<useLivePreviewQuery>({
    query: changedQuery,
    variables: () => {
      const ids = [...touched.current].slice(0, MOST_ASKED)
      touched.current.clear()
      return { ids }
    },
    isTouched: ({ shots, drawnViews }) => {
      for (const [id, change] of shots) if (change === 'changed') touched.current.add(id)
      for (const id of drawnViews) touched.current.add(id)
      return touched.current.size > 0
    },
  })
}

/** Keeps a board that is played true: what others do to its shots, their order, pictures and sounds is read. */
export function useLivePreview({ boardId, shotCount, onGone }: LivePreview): void {
  const touched = useRef(new Set<string>())
  useLiveQuery<useLivePreviewOrderQuery>({
    query: orderQuery,
    variables: () => {
      touched.current.clear()
      return { boardId, first: Math.min(MOST_ANEW, Math.max(FEWEST_ANEW, shotCount)) }
    },
    isTouched: ({ isSweeping, areScenesChanged, shots, drawnViews }) =>
      isSweeping || areScenesChanged || touched.current.size + shots.size + drawnViews.size > MOST_ASKED ||
      [...shots.values()].some((change) => change !== 'changed'),
  })
  useLiveShots(touched)
  useLiveQuery<useLivePreviewSoundQuery>({
    query: soundQuery,
    variables: () => ({ boardId }),
    isTouched: ({ areBoardsChanged, threads }) => areBoardsChanged || threads.size > 0,
  })
  useLiveChanges(({ removedBoards }) => {
    if (removedBoards.has(boardId)) onGone()
  })
}
