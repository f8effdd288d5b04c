import { graphql } from 'react-relay'
import type { useCastAssetsMutation } from '../../__generated__/useCastAssetsMutation.graphql.ts'
import { inParts, useChange } from '../../relay/useChange.ts'
import type { CastingRow } from './castingDraft.ts'

/** Sets how often assets appear in shots. What shows a shot's cast follows by itself. */
export function useCastAssets() {
  return useChange<useCastAssetsMutation, readonly CastingRow[]>(
    graphql`
      mutation useCastAssetsMutation($input: CastAssetsInput!) {
        castAssets(input: $input) {
          deletedCastingIds @deleteRecord
          shots {
            id
            casting {
              totalCount
            }
            ...shotCast_shot
          }
          assets {
            id
            casting {
              totalCount
            }
          }
        }
      }
    `,
    (rows) => ({ requests: inParts(rows, (part) => ({ variables: { input: { castings: [...part] } } })) }),
  )
}
