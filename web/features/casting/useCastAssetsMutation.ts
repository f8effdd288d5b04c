import { useCallback } from 'react'
import { graphql } from 'react-relay'
import type {
  useCastAssetsMutation as CastAssetsMutation,
} from '../../__generated__/useCastAssetsMutation.graphql.ts'
import { useMutation } from '../../relay/mutation.ts'
import { commitInParts } from '../shots/shotBatches.ts'
import type { CastingRow } from './castingDraft.ts'

type CastAssets = (rows: readonly CastingRow[]) => Promise<void>

/**
 * Sets how often assets appear in shots, in parts the server takes, one after another; each part is all or nothing.
 * Rejects with the first refusal. What shows a shot's cast follows by itself.
 */
export function useCastAssetsMutation(): [CastAssets, boolean] {
  const [commit, isCasting] = useMutation<CastAssetsMutation>(graphql`
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
  `)
  const castAssets = useCallback<CastAssets>(
    (rows) => commitInParts(commit, rows, (part) => ({ variables: { input: { castings: [...part] } } })),
    [commit],
  )
  return [castAssets, isCasting]
}
