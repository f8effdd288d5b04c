// What is read here is played, drawn and changed by the parts of the preview, which all take the same shot.
/* eslint-disable relay/unused-fields */
import { useMemo } from 'react'
import { graphql, usePaginationFragment } from 'react-relay'
import type { usePreviewShots_storyboard$data, usePreviewShots_storyboard$key } from
  '../../__generated__/usePreviewShots_storyboard.graphql.ts'
import type { usePreviewShotsPaginationQuery } from '../../__generated__/usePreviewShotsPaginationQuery.graphql.ts'
import { useAllPages } from './useAllPages.ts'

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
              id
              name
              description
              dialogue
              frames
              scene {
                id
              }
              views {
                id
                thumbnailUrl(width: 840)
                largeUrl: thumbnailUrl(width: 1920)
                width
                height
                cameraUrl
                camera {
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
              }
              voice {
                id
                url
                duration
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
