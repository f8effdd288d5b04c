import { Suspense } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { FilterNamesQuery } from '../../__generated__/FilterNamesQuery.graphql.ts'
import { ErrorBoundary } from '../../relay/ErrorBoundary.tsx'

/** More are counted, not named. */
const MOST_NAMES = 2

type FilterNamesProps = {
  /** Of people or shots. */
  ids: readonly string[]
  /** Stands for them while their names are not known. */
  fallback: string
}

/** The names of the chosen people or the codes of the chosen shots; their number when there are many. */
export function FilterNames({ ids, fallback }: FilterNamesProps) {
  if (ids.length > MOST_NAMES) return fallback
  return (
    <ErrorBoundary resetKey={ids.join()} fallback={() => fallback}>
      <Suspense fallback={fallback}><Names ids={ids} fallback={fallback} /></Suspense>
    </ErrorBoundary>
  )
}

function Names({ ids, fallback }: FilterNamesProps) {
  const { nodes } = useLazyLoadQuery<FilterNamesQuery>(
    graphql`
      query FilterNamesQuery($ids: [ID!]!) {
        nodes(ids: $ids) @required(action: THROW) {
          ... on User {
            name
          }
          ... on Shot {
            code
          }
        }
      }
    `,
    { ids: [...ids] },
  )
  const names = nodes.flatMap((node) => node?.name ?? node?.code ?? [])
  return names.length === ids.length ? names.join(', ') : fallback
}
