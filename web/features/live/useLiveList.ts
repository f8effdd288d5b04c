import { usePaginationFragment } from 'react-relay'
import {
  getFragment, getPaginationMetadata, getSelector, getValueAtPath, type GraphQLTaggedNode, type OperationType,
  type SingularReaderSelector,
} from 'relay-runtime'
import type { LiveChanges } from './liveChanges.ts'
import { useLiveQuery } from './useLive.ts'

/** The most rows a list may be read anew with at once. */
const MOST_ROWS = 100

/** A reference to a pagination fragment, as `usePaginationFragment` takes it. */
type FragmentKey = { readonly ' $data'?: unknown; readonly ' $fragmentSpreads': unknown }

/**
 * A list page by page, read anew as far as it is loaded when `isTouched` says so of a change. One of more rows than can
 * be read at once stays as it is: it would lose rows, which would move what is looked at.
 */
export function useLiveList<Query extends OperationType, Key extends FragmentKey>(
  fragment: GraphQLTaggedNode,
  fragmentRef: Key,
  isTouched: (changes: LiveChanges) => boolean,
  /** What it was asked for anew with `refetch`, if it was. */
  refetched?: () => Partial<Query['variables']>,
) {
  const list = usePaginationFragment<Query, Key>(fragment, fragmentRef)
  const node = getFragment(fragment)
  const { connectionPathInFragmentData: path, identifierField, paginationRequest, paginationMetadata } =
    getPaginationMetadata(node, 'useLiveList')
  const { count = 'first', cursor = 'after' } = paginationMetadata.forward ?? {}
  const identifier = node.metadata?.refetch?.identifierInfo?.identifierQueryVariableName
  const loaded = (getValueAtPath(list.data, path) as { readonly edges: readonly unknown[] }).edges.length
  useLiveQuery<Query>({
    query: paginationRequest,
    // As `loadNext` asks for a page: what the list was asked for, of the same owner.
    variables: () => {
      const { owner, variables } = getSelector(node, fragmentRef) as SingularReaderSelector
      const page = Number(variables[count])
      return {
        ...owner.variables, ...variables, ...refetched?.(),
        [count]: Math.min(MOST_ROWS, Math.max(page, loaded)), [cursor]: null,
        ...(identifier && identifierField ? { [identifier]: getValueAtPath(list.data, [identifierField]) } : {}),
      }
    },
    isTouched: (changes) => loaded <= MOST_ROWS && isTouched(changes),
  })
  return list
}
