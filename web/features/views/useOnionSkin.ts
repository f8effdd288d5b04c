import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { DrawingCanvasProps } from '../../canvas/DrawingCanvas.tsx'
import type { useOnionSkin_shot$data, useOnionSkin_shot$key } from '../../__generated__/useOnionSkin_shot.graphql.ts'

/** What can shine through under a drawing. */
export type OnionSource = 'previousShot' | 'nextShot' | 'previousView'

/** The onion skin as it is set. */
export interface OnionSkin {
  readonly isOn: boolean
  readonly setIsOn: (isOn: boolean) => void
  /** Which of the sources is shown; null when there is none. */
  readonly source: OnionSource | null
  readonly setSource: (source: OnionSource) => void
  /** Those that have a picture. */
  readonly sources: readonly OnionSource[]
  readonly underlay: NonNullable<DrawingCanvasProps['underlay']> | null
}

const OPACITY = 0.28
const ORDER: readonly OnionSource[] = ['previousShot', 'nextShot', 'previousView']

type OnionView = useOnionSkin_shot$data['views'][number]

/** Whether a text names a source. */
export function isOnionSource(text: string): text is OnionSource {
  return ORDER.some((source) => source === text)
}

function pictureOf(view: OnionView | undefined): string | null {
  return view && (view.revision > 0 || view.image) ? view.thumbnailUrl : null
}

type OnionSkinOptions = {
  shotRef: useOnionSkin_shot$key
  previousRef: useOnionSkin_shot$key | null | undefined
  nextRef: useOnionSkin_shot$key | null | undefined
  /** The view drawn in. */
  viewId: string | null
}

const fragment = graphql`
  fragment useOnionSkin_shot on Shot {
    views {
      id
      revision
      thumbnailUrl(width: 840)
      image {
        id
      }
    }
  }
`

/** Lets the painted picture of the shot before, the shot after or the view before shine through under a drawing. */
export function useOnionSkin({ shotRef, previousRef, nextRef, viewId }: OnionSkinOptions): OnionSkin {
  const shot = useFragment(fragment, shotRef)
  const previous = useFragment(fragment, previousRef)
  const next = useFragment(fragment, nextRef)
  const [isOn, setIsOn] = useState(false)
  const [wanted, setSource] = useState<OnionSource>('previousShot')
  const viewBefore = shot.views[shot.views.findIndex(({ id }) => id === viewId) - 1]
  const pictures: Record<OnionSource, string | null> = {
    previousShot: pictureOf(previous?.views[0]),
    nextShot: pictureOf(next?.views[0]),
    previousView: pictureOf(viewBefore),
  }
  const sources = ORDER.filter((source) => pictures[source] !== null)
  const source = sources.includes(wanted) ? wanted : (sources[0] ?? null)
  const address = isOn && source ? pictures[source] : null
  const underlay = address === null ? null : { address, opacity: OPACITY }
  return { isOn, setIsOn, source, setSource, sources, underlay }
}
