// The stage, the timeline and the captions take a shot as it is.
/* eslint-disable relay/unused-fields */
import { useMemo } from 'react'
import { graphql, usePaginationFragment } from 'react-relay'
import type { useItemShots_live$key } from '../../__generated__/useItemShots_live.graphql.ts'
import type { useItemShots_version$key } from '../../__generated__/useItemShots_version.graphql.ts'
import type { useItemShotsLiveQuery } from '../../__generated__/useItemShotsLiveQuery.graphql.ts'
import type { useItemShotsVersionQuery } from '../../__generated__/useItemShotsVersionQuery.graphql.ts'
import { type FrameRate, framesAt, secondsAt } from '../../lib/frameRates.ts'
import { useLiveList } from '../live/useLiveList.ts'
import { useAllPages } from '../preview/useAllPages.ts'
import type { PreviewShot } from '../preview/usePreviewShots.ts'
import { inItem } from '../together/playedPlace.ts'

/** Most shots of a page. */
const PAGE_SIZE = 200

/** The shots of an item as they are played: their ids are unique in the playlist, where one may play twice. */
export interface ItemShots {
  readonly shots: readonly PreviewShot[]
  readonly isComplete: boolean
}

/** The shots of an item that plays a board as it is: more are read until all are there, and kept current. */
export function useLiveItemShots(itemRef: useItemShots_live$key): ItemShots {
  const { data, ...list } = useLiveList<useItemShotsLiveQuery, useItemShots_live$key>(
    graphql`
      fragment useItemShots_live on PlaylistItem
      @refetchable(queryName: "useItemShotsLiveQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 4 }, cursor: { type: "String" }) {
        id
        shots(first: $count, after: $cursor) @connection(key: "useItemShots_shots") {
          edges {
            node {
              ...usePreviewShots_shot @relay(mask: false)
            }
          }
        }
      }
    `,
    itemRef,
    ({ isSweeping, areScenesChanged, shots }) =>
      isSweeping || areScenesChanged || [...shots.values()].some((change) => change !== 'changed'),
  )
  useAllPages(list, PAGE_SIZE)
  const { id: itemId, shots: { edges } } = data
  const isComplete = !list.hasNext
  return useMemo(() => ({
    isComplete,
    shots: edges.map(({ node: { views, voice, ...shot } }) => ({
      ...shot,
      id: inItem(itemId, shot.id),
      scene: null,
      views: views.map((view) => ({ ...view, id: inItem(itemId, view.id) })),
      voice: voice ? { ...voice, id: inItem(itemId, voice.id) } : null,
    })),
  }), [edges, isComplete, itemId])
}

/** The same of an item that plays a version: the shots last as long as they did at the frame rate of that. */
export function useVersionItemShots(itemRef: useItemShots_version$key, rate: FrameRate): ItemShots {
  const { data, ...list } = usePaginationFragment<useItemShotsVersionQuery, useItemShots_version$key>(
    graphql`
      fragment useItemShots_version on PlaylistItem
      @refetchable(queryName: "useItemShotsVersionQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 4 }, cursor: { type: "String" }) {
        id
        storyboardVersion {
          frameRate {
            numerator
            denominator
          }
        }
        versionShots(first: $count, after: $cursor) @connection(key: "useItemShots_versionShots") {
          edges {
            node {
              shotId
              name
              description
              dialogue
              frames
              voiceUrl
              voiceDuration
              views {
                viewId
                thumbnailUrl: pictureUrl(width: 840)
                largeUrl: pictureUrl(width: 1920)
                width
                height
                cameraUrl
                camera {
                  ...usePreviewShots_camera @relay(mask: false)
                }
              }
            }
          }
        }
      }
    `,
    itemRef,
  )
  useAllPages(list, PAGE_SIZE)
  const { id: itemId, storyboardVersion, versionShots: { edges } } = data
  const from = storyboardVersion?.frameRate
  const isComplete = !list.hasNext
  return useMemo(() => ({
    isComplete,
    shots: edges.map(({ node: { shotId, views, voiceUrl, voiceDuration, ...shot } }) => ({
      ...shot,
      id: inItem(itemId, shotId),
      frames: from ? Math.max(1, framesAt(secondsAt(shot.frames, from), rate)) : shot.frames,
      scene: null,
      views: views.map(({ viewId, ...view }) => ({ ...view, id: inItem(itemId, viewId) })),
      voice: voiceUrl == null ? null : { id: inItem(itemId, shotId), url: voiceUrl, duration: voiceDuration ?? 0 },
    })),
  }), [edges, from, isComplete, itemId, rate])
}
