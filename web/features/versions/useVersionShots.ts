// The cards, the details and the player take a shot as it is.
/* eslint-disable relay/unused-fields */
import { useMemo } from 'react'
import { graphql, usePaginationFragment } from 'react-relay'
import type { useVersionShots_version$data, useVersionShots_version$key } from
  '../../__generated__/useVersionShots_version.graphql.ts'
import type { useVersionShotsPaginationQuery } from '../../__generated__/useVersionShotsPaginationQuery.graphql.ts'
import { useAllPages } from '../preview/useAllPages.ts'

type VersionShotNode = useVersionShots_version$data['shots']['edges'][number]['node']
type VersionViewNode = VersionShotNode['views'][number]

/** A shot as it was in a version. The ids are those that the objects had; in the store they name those of today. */
export interface VersionShot
  extends Omit<VersionShotNode, 'scene' | 'views' | 'voiceUrl' | 'voiceDuration' | 'shotId'> {
  readonly id: string
  readonly scene: { readonly id: string; readonly number: string; readonly heading: string } | null
  readonly views: readonly VersionView[]
  readonly voice: { readonly id: string; readonly url: string; readonly duration: number } | null
}

/** A view as it was in a version, with the addresses of its pictures 420, 840 and 1,920 px wide. */
export interface VersionView extends Pick<VersionViewNode, 'width' | 'height' | 'camera' | 'cameraUrl'> {
  readonly id: string
  readonly position: number
  readonly name: string
  readonly description: string
  readonly smallUrl: string
  readonly thumbnailUrl: string
  readonly largeUrl: string
}

function shotOf({ shotId, scene, views, voiceUrl, voiceDuration, ...shot }: VersionShotNode): VersionShot {
  return {
    ...shot,
    id: shotId,
    scene: scene ? { id: scene.sceneId, number: scene.number, heading: scene.heading } : null,
    views: views.map(({ viewId, ...view }) => ({ ...view, id: viewId })),
    voice: voiceUrl == null ? null : { id: shotId, url: voiceUrl, duration: voiceDuration ?? 0 },
  }
}

/** All shots of a version in order: more are loaded until all are there. */
export function useVersionShots(versionRef: useVersionShots_version$key) {
  const { data, ...list } = usePaginationFragment<useVersionShotsPaginationQuery, useVersionShots_version$key>(
    graphql`
      fragment useVersionShots_version on StoryboardVersion
      @refetchable(queryName: "useVersionShotsPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 100 }, after: { type: "String" }) {
        shotCount
        shots(first: $first, after: $after) @connection(key: "useVersionShots_shots") {
          edges {
            node {
              shotId
              position
              code
              name
              description
              dialogue
              notes
              cameraNote
              frames
              duration
              aspectRatio
              status {
                name
                color
              }
              voiceUrl
              voiceDuration
              scene {
                sceneId
                number
                heading
              }
              views {
                viewId
                position
                name
                description
                smallUrl: pictureUrl(width: 420)
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
    versionRef,
  )
  useAllPages(list)
  const { edges } = data.shots
  const shots = useMemo(() => edges.map(({ node }) => shotOf(node)), [edges])
  return { shots, shotCount: data.shotCount, isComplete: !list.hasNext }
}
