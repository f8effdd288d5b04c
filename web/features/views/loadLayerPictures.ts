import { fetchQuery, graphql } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import type { loadLayerPicturesQuery } from '../../__generated__/loadLayerPicturesQuery.graphql.ts'
import { loadImage } from '../../canvas/backdrop.ts'
import { keepPicture, layerPictures } from '../../canvas/layerPictures.ts'

/** Loads pictures that the log of a view's drawing names. Those that cannot be loaded are left out. */
export async function loadLayerPictures(
  environment: IEnvironment, viewId: string, names: readonly string[],
): Promise<void> {
  if (names.every((name) => layerPictures.get().has(name))) return
  const { view } = await fetchQuery<loadLayerPicturesQuery>(
    environment,
    graphql`
      query loadLayerPicturesQuery($id: ID!) {
        view: node(id: $id) {
          ... on View {
            layerPictures {
              name
              url(width: 1920)
            }
          }
        }
      }
    `,
    { id: viewId },
  ).toPromise().catch(() => undefined) ?? {}
  const wanted = (view?.layerPictures ?? []).filter(({ name }) => names.includes(name))
  await Promise.all(wanted.map(async ({ name, url }) => {
    if (layerPictures.get().has(name)) return
    const image = await loadImage(url).catch(() => null)
    if (image) keepPicture(name, image)
  }))
}
