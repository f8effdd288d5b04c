import { graphql } from 'react-relay'
import type { useCreateAssetMutation as CreateAsset } from '../../__generated__/useCreateAssetMutation.graphql.ts'
import { type MutationOptions, useMutation } from '../../relay/mutation.ts'
import { countAsset, factsOf, placeInAssetLists } from './assetLists.ts'

type CreateAssetConfig = Omit<MutationOptions<CreateAsset>, 'variables'> & {
  input: CreateAsset['variables']['input']
}

/** Creates an asset and puts it into the lists and counts it belongs to. */
export function useCreateAssetMutation(): [run: (config: CreateAssetConfig) => void, isRunning: boolean] {
  const [commit, isRunning] = useMutation<CreateAsset>(graphql`
    mutation useCreateAssetMutation($input: CreateAssetInput!) {
      createAsset(input: $input) {
        asset {
          id
          name
          ...AssetCard_asset
        }
      }
    }
  `)
  return [
    ({ input, ...config }) => {
      commit({
        ...config,
        variables: { input },
        updater: (store) => {
          const id = store.getRootField('createAsset')?.getLinkedRecord('asset')?.getDataID()
          const facts = id === undefined ? null : factsOf(store, id)
          if (id === undefined || facts === null) return
          placeInAssetLists(store, id)
          countAsset(store, facts, 1)
        },
      })
    },
    isRunning,
  ]
}
