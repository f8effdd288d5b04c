// What is read here is played, drawn and changed by the parts of the preview, which all take the same shot.
/* eslint-disable relay/unused-fields */
import { useMemo } from 'react'
import { graphql, usePaginationFragment } from 'react-relay'
import type { usePreviewShots_storyboard$data, usePreviewShots_storyboard$key } from
  '../../__generated__/usePreviewShots_storyboard.graphql.ts'
import type { usePreviewShotsPaginationQuery } from '../../__generated__/usePreviewShotsPaginationQuery.graphql.ts'
import { useAllPages } from './useAllPages.ts'

/** What is played of a camera move, a view and a shot: queries spread these fragments unmasked. */
export const PLAYED_FRAGMENTS = [
  graphql`
    fragment usePreviewShots_camera on CameraMove {
      start {
        x
        y
        width
        angle
      }
      end {
        x
        y
        width
        angle
      }
      easing
      holdStart
      holdEnd
    }
  `,
  graphql`
    fragment usePreviewShots_view on View {
      id
      thumbnailUrl(width: 840)
      largeUrl: thumbnailUrl(width: 1920)
      width
      height
      cameraUrl
      camera {
        ...usePreviewShots_camera @relay(mask: false)
      }
    }
  `,
  graphql`
    fragment usePreviewShots_shot on Shot {
      id
      name
      description
      dialogue
      frames
      views {
        ...usePreviewShots_view @relay(mask: false)
      }
      voice {
        id
        url
        duration
      }
    }
  `,
]

/** A shot as it is played. */
export type PreviewShot = usePreviewShots_storyboard$data['shots']['edges'][number]['node']

/** All shots of a board in order: more are read until all are there. */
export function usePreviewShots(storyboardRef: usePreviewShots_storyboard$key): {
  shots: readonly PreviewShot[]
  isComplete: boolean
} {
  const { data, ...list } = usePaginationFragment<
    usePreviewShotsPaginationQuery,
    usePreviewShots_storyboard$key
  >(
    graphql`
      fragment usePreviewShots_storyboard on Storyboard
      @refetchable(queryName: "usePreviewShotsPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 200 }, after: { type: "String" }) {
        shots(first: $first, after: $after) @connection(key: "Preview_shots") {
          edges {
            node {
              ...usePreviewShots_shot @relay(mask: false)
              scene {
                id
              }
            }
          }
        }
      }
    `,
    storyboardRef,
  )
  useAllPages(list)
  const { edges } = data.shots
  return { shots: useMemo(() => edges.map(({ node }) => node), [edges]), isComplete: !list.hasNext }
}
