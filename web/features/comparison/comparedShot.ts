// The strip, the pictures and the facts take a shot as it is.
/* eslint-disable relay/unused-fields */
import { graphql, readInlineData } from 'react-relay'
import type { comparedShot_shot$data, comparedShot_shot$key } from '../../__generated__/comparedShot_shot.graphql.ts'

/** A shot on one side of a comparison. */
export type ComparedShot = comparedShot_shot$data

/** A view of it, with the addresses of its pictures 420, 840 and 1,920 px wide. */
export type ComparedView = ComparedShot['views'][number]

export const readComparedShot = (shotRef: comparedShot_shot$key): ComparedShot =>
  readInlineData(
    graphql`
      fragment comparedShot_shot on VersionShot @inline {
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
        voiceDuration
        status {
          statusId
          name
          color
        }
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
          revision
          width
          height
          imageUrl
          smallUrl: pictureUrl(width: 420)
          thumbnailUrl: pictureUrl(width: 840)
          largeUrl: pictureUrl(width: 1920)
        }
      }
    `,
    shotRef,
  )

/** A view that one side or both have. */
export interface ViewPair {
  readonly id: string
  readonly name: string
  /** 1-based, on the second side if it has the view. */
  readonly position: number
  readonly before: ComparedView | null
  readonly after: ComparedView | null
  /** Whether the sides show different pictures, or only one has the view. */
  readonly isRedrawn: boolean
}

const pictureOf = ({ revision, width, height, imageUrl }: ComparedView) =>
  [revision, width, height, imageUrl].join()

/** The views of a shot: those of the second side, then those that only the first has. */
export function pairViews(before: ComparedShot | null, after: ComparedShot | null): ViewPair[] {
  const [old, present] = [before?.views ?? [], after?.views ?? []]
  const isReshaped = before?.aspectRatio !== after?.aspectRatio
  const rest = old.filter(({ viewId }) => !present.some((view) => view.viewId === viewId))
  return [...present, ...rest].map(({ viewId, name, position }) => {
    const [one, other] = [old, present].map((views) => views.find((view) => view.viewId === viewId) ?? null)
    const isRedrawn = isReshaped || !one || !other || pictureOf(one) !== pictureOf(other)
    return { id: viewId, name, position, before: one ?? null, after: other ?? null, isRedrawn }
  })
}
