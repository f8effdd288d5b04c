import { useEffect } from 'react'
import { useRelayEnvironment } from 'react-relay'
import type { Drawing } from '../../../drawing/fold.ts'

/** The names of the pictures on the layers of a drawing; empty for none. */
export const picturesOf = ({ layers = [] }: Pick<Drawing, 'layers'>): string =>
  layers.flatMap(({ image }) => image?.mediaId ?? []).join(' ')

/** Loads pictures that the log of a view's drawing names: all pictures of the drawing in the page show them then. */
export function useLayerPictures(viewId: string | undefined, names: string): void {
  const environment = useRelayEnvironment()
  useEffect(() => {
    if (names === '' || viewId === undefined) return
    void import('./loadLayerPictures.ts').then(({ loadLayerPictures }) =>
      loadLayerPictures(environment, viewId, names.split(' ')))
  }, [environment, names, viewId])
}
