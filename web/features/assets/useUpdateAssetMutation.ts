import { graphql } from 'react-relay'
import type { useUpdateAssetMutation as UpdateAsset } from '../../__generated__/useUpdateAssetMutation.graphql.ts'
import { type MutationOptions, useMutation } from '../../relay/mutation.ts'
import { countAsset, factsOf, placeInAssetLists, type AssetFacts } from './assetLists.ts'

type UpdateAssetConfig = Omit<MutationOptions<UpdateAsset>, 'variables'> & {
  input: UpdateAsset['variables']['input']
}

/** Saves what changed of an asset; it moves in the lists and counts, or leaves those that do not want it any more. */
export function useUpdateAssetMutation(): [run: (config: UpdateAssetConfig) => void, isRunning: boolean] {
  const [commit, isRunning] = useMutation<UpdateAsset>(graphql`
    mutation useUpdateAssetMutation($input: UpdateAssetInput!) {
      updateAsset(input: $input) {
        asset {
          id
          ...AssetCard_asset
        }
      }
    }
  `)
  return [
    ({ input, ...config }) => {
      let before: AssetFacts | null = null
      commit({
        ...config,
        variables: { input },
        // Changes nothing: it sees what the answer will have overwritten.
        optimisticUpdater: (store) => {
          before ??= factsOf(store, input.assetId)
        },
        updater: (store) => {
          const after = factsOf(store, input.assetId)
          if (after === null) return
          if (before !== null) countAsset(store, before, -1)
          if (before !== null) countAsset(store, after, 1)
          placeInAssetLists(store, input.assetId)
        },
      })
    },
    isRunning,
  ]
}
