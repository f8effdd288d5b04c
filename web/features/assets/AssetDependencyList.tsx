import { Box, Button, Center, Text } from '@chakra-ui/react'
import { graphql, usePaginationFragment } from 'react-relay'
import type {
  AssetDependencyListPaginationQuery,
} from '../../__generated__/AssetDependencyListPaginationQuery.graphql.ts'
import type { AssetDependencyList_asset$key } from '../../__generated__/AssetDependencyList_asset.graphql.ts'
import { messages } from '../../messages.ts'
import { AddDependencyForm } from './AddDependencyForm.tsx'
import { AssetDependencyRow } from './AssetDependencyRow.tsx'
import { useRemoveAssetDependencyMutation } from './useRemoveAssetDependencyMutation.ts'

const PAGE_SIZE = 50
const words = messages.assets

type AssetDependencyListProps = {
  assetRef: AssetDependencyList_asset$key
  /** Adds and takes away, at once; otherwise the rows lead to the other assets. */
  isEditable: boolean
}

/** How an asset hangs together with others, in its own words. */
export function AssetDependencyList({ assetRef, isEditable }: AssetDependencyListProps) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
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
  const [removeDependency] = useRemoveAssetDependencyMutation()
  const { __id: connectionId, edges } = data.dependencies
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
              onRemoved={isEditable ? (dependencyId) => removeDependency({ dependencyId, connectionId }) : undefined}
            />
          ))}
        </Box>
      )}
      {hasNext ? (
        <Center mt="3">
          <Button onClick={() => loadNext(PAGE_SIZE)} loading={isLoadingNext} loadingText={messages.common.showMore}>
            {messages.common.showMore}
          </Button>
        </Center>
      ) : null}
    </>
  )
}
