import { graphql, readInlineData } from 'react-relay'
import type { shotCast_shot$data, shotCast_shot$key } from '../../__generated__/shotCast_shot.graphql.ts'

/** An asset in a shot: which, how often, and what for. */
export type CastEntry = shotCast_shot$data['cast']['nodes'][number]

/** Who appears in a shot, at most the first 200. */
export function readShotCast(shotRef: shotCast_shot$key): readonly CastEntry[] {
  return readInlineData(
    graphql`
      fragment shotCast_shot on Shot @inline {
        # Callers read the rest.
        # eslint-disable-next-line relay/unused-fields
        cast: casting(first: 200) {
          nodes {
            id
            occurrences
            label
            asset {
              id
              name
              code
              type
            }
          }
        }
      }
    `,
    shotRef,
  ).cast.nodes
}
