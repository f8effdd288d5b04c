import { usePaginationFragment } from 'react-relay'
import {
  getFragment, getPaginationMetadata, getSelector, getValueAtPath, type GraphQLTaggedNode, type OperationType,
  type SingularReaderSelector,
} from 'relay-runtime'
import type { LiveChanges } from './liveChanges.ts'
import { useLiveQuery } from './useLive.ts'

/** The most rows of one refetch. */
const MOST_ROWS = 100

/** A reference to a pagination fragment, as `usePaginationFragment` takes it. */
type FragmentKey = { readonly ' $data'?: unknown; readonly ' $fragmentSpreads': unknown }

/**
 * A list page by page, whose loaded part is refetched when `isTouched` says so of a change. A list of more rows than
 * one refetch can read stays as it is: it would lose rows, and the view would move.
 */
export function useLiveList<Query extends OperationType, Key extends FragmentKey>(
  fragment: GraphQLTaggedNode,
  fragmentRef: Key,
  isTouched: (changes: LiveChanges) => boolean,
  /** The variables of the last `refetch`, if any. */
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
