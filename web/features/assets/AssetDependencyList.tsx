import { Box, Text } from '@chakra-ui/react'
import { ConnectionHandler, graphql, usePaginationFragment } from 'react-relay'
import type {
  AssetDependencyListPaginationQuery,
} from '../../__generated__/AssetDependencyListPaginationQuery.graphql.ts'
import type { AssetDependencyList_asset$key } from '../../__generated__/AssetDependencyList_asset.graphql.ts'
import type {
  AssetDependencyListRemoveMutation,
} from '../../__generated__/AssetDependencyListRemoveMutation.graphql.ts'
import { assetMessages } from '../../messages/assets.ts'
import { useChange } from '../../relay/useChange.ts'
import { ShowMore } from '../../ui/MoreButton.tsx'
import { AddDependencyForm } from './AddDependencyForm.tsx'
import { AssetDependencyRow } from './AssetDependencyRow.tsx'

const PAGE_SIZE = 50
const words = assetMessages

type AssetDependencyListProps = {
  assetRef: AssetDependencyList_asset$key
  /** Adds and takes away, at once; otherwise the rows lead to the other assets. */
  isEditable: boolean
}

/** How an asset hangs together with others, in its own words. */
export function AssetDependencyList({ assetRef, isEditable }: AssetDependencyListProps) {
  const { data, ...list } = usePaginationFragment<
    AssetDependencyListPaginationQuery,
    AssetDependencyList_asset$key
  >(
    graphql`
      fragment AssetDependencyList_asset on Asset
      @refetchable(queryName: "AssetDependencyListPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }) {
        id
        project {
          id
        }
        dependencies(first: $count, after: $cursor) @connection(key: "AssetDependencyList_dependencies") {
          __id
          edges {
            node {
              id
              ...AssetDependencyRow_dependency
            }
          }
        }
      }
    `,
    assetRef,
  )
  const { __id: connectionId, edges } = data.dependencies
  const [removeDependency] = useChange<AssetDependencyListRemoveMutation>(
    graphql`
      mutation AssetDependencyListRemoveMutation($input: RemoveAssetDependencyInput!, $connections: [ID!]!) {
        removeAssetDependency(input: $input) {
          deletedDependencyId @deleteEdge(connections: $connections)
          source {
            id
            version
          }
          target {
            id
            version
          }
        }
      }
    `,
    (input) => ({
      variables: { input, connections: [connectionId] },
      optimistic: (store) => {
        const connection = store.get(connectionId)
        if (connection) ConnectionHandler.deleteNode(connection, input.dependencyId)
      },
      failed: words.removeDependencyFailed,
    }),
  )
  return (
    <>
      {isEditable ? (
        <AddDependencyForm assetId={data.id} projectId={data.project.id} connectionId={connectionId} />
      ) : null}
      {edges.length === 0 ? (
        <Text textStyle="sm" color="fg.muted">{words.noDependencies}</Text>
      ) : (
        <Box
          as="ul" aria-label={words.dependencies} listStyleType="none" borderWidth="1px" borderRadius="card"
          overflowY="auto" maxHeight={isEditable ? '16rem' : undefined}
        >
          {edges.map(({ node }) => (
            <AssetDependencyRow
              key={node.id} dependencyRef={node} assetId={data.id} isLink={!isEditable}
              onRemoved={isEditable ? (dependencyId) => removeDependency({ dependencyId }) : undefined}
            />
          ))}
        </Box>
      )}
      <ShowMore list={list} count={PAGE_SIZE} mt="3" />
    </>
  )
}
