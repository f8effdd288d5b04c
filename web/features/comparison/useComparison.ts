import { useMemo } from 'react'
import { graphql } from 'react-relay'
import type { useComparison_query$key } from '../../__generated__/useComparison_query.graphql.ts'
import type { useComparisonPaginationQuery } from '../../__generated__/useComparisonPaginationQuery.graphql.ts'
import type { LiveChanges } from '../live/liveChanges.ts'
import { useLiveList } from '../live/useLiveList.ts'
import { useAllPages } from '../preview/useAllPages.ts'
import { readComparedShot, type ComparedShot } from './comparedShot.ts'

/** How a shot differs; one that this page does not know is shown by its name. */
export type ChangeKind = string

/** A shot that differs between the first side and the second. */
export interface ShotChange {
  readonly id: string
  readonly kinds: readonly ChangeKind[]
  readonly before: ComparedShot | null
  readonly after: ComparedShot | null
}

/** The sides of a comparison: what versions are called in a sentence, null for the board today. */
export interface Sides {
  readonly from: string | null
  readonly to: string | null
}

const isBoardTouched = (changes: LiveChanges): boolean =>
  changes.shots.size > 0 || changes.drawnViews.size > 0 || changes.areBoardsChanged || changes.areScenesChanged ||
  changes.areStatusesChanged || changes.isProjectChanged || changes.isSweeping

/** The kinds of changes in the other direction. */
const OPPOSITE: Readonly<Record<string, ChangeKind>> = { ADDED: 'REMOVED', REMOVED: 'ADDED' }

/**
 * The changed shots, all pages of them, and the number of each kind. The server compares a version with something: the
 * board today as the first side is the comparison the other way around. It is kept current.
 */
export function useComparison(queryRef: useComparison_query$key, { from, to }: Sides) {
  const isReversed = from === null
  const { data, ...list } = useLiveList<useComparisonPaginationQuery, useComparison_query$key>(
    graphql`
      fragment useComparison_query on Query
      @refetchable(queryName: "useComparisonPaginationQuery")
      @argumentDefinitions(
        from: { type: "ID!" }
        to: { type: "ID" }
        count: { type: "Int", defaultValue: 100 }
        cursor: { type: "String" }
      ) {
        compareVersions(from: $from, to: $to) {
          counts {
            kind
            count
          }
          changes(first: $count, after: $cursor) @connection(key: "useComparison_changes") {
            totalCount
            edges {
              node {
                shotId
                kinds
                before {
                  ...comparedShot_shot
                }
                after {
                  ...comparedShot_shot
                }
              }
            }
          }
        }
      }
    `,
    queryRef,
    (changes) => (from === null || to === null) && isBoardTouched(changes),
  )
  useAllPages(list)
  const { changes: page, counts } = data.compareVersions ?? {}
  const changes = useMemo(() => (page?.edges ?? []).map(({ node: { shotId, kinds, ...refs } }): ShotChange => {
    const [before, after] = [refs.before, refs.after].map((ref) => (ref ? readComparedShot(ref) : null))
    const change = { id: shotId, kinds, before: before ?? null, after: after ?? null }
    return isReversed ? reversed(change) : change
  }), [isReversed, page])
  const countOf = useMemo(() => {
    const count = (kind: ChangeKind) => counts?.find((each) => each.kind === kind)?.count ?? 0
    return (kind: ChangeKind) => count(isReversed ? (OPPOSITE[kind] ?? kind) : kind)
  }, [counts, isReversed])
  return { changes, countOf, totalCount: page?.totalCount ?? 0 }
}

const reversed = ({ id, kinds, before, after }: ShotChange): ShotChange =>
  ({ id, kinds: kinds.map((kind) => OPPOSITE[kind] ?? kind), before: after, after: before })
