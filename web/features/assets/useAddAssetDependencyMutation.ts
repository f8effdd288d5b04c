import { graphql } from 'react-relay'
import type {
  useAddAssetDependencyMutation as AddAssetDependency,
} from '../../__generated__/useAddAssetDependencyMutation.graphql.ts'
import { type MutationOptions, useMutation } from '../../relay/mutation.ts'

type AddAssetDependencyConfig = Omit<MutationOptions<AddAssetDependency>, 'variables'> & {
  input: AddAssetDependency['variables']['input']
  /** Lists of dependencies it is put at the end of. */
  connections: string[]
}

/** Says how an asset hangs together with another; CONFLICT when it is said already or would close a circle. */
export function useAddAssetDependencyMutation(): [run: (config: AddAssetDependencyConfig) => void, boolean] {
  const [commit, isRunning] = useMutation<AddAssetDependency>(graphql`
    mutation useAddAssetDependencyMutation($input: AddAssetDependencyInput!, $connections: [ID!]!) {
      addAssetDependency(input: $input) {
        dependencyEdge @appendEdge(connections: $connections) {
          node {
            id
            ...AssetDependencyRow_dependency
          }
        }
        asset {
          id
          version
        }
      }
    }
  `)
  return [
    ({ input, connections, ...config }) => commit({ ...config, variables: { input, connections } }),
    isRunning,
  ]
}
