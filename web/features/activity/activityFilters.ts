import { useSearchParams } from 'react-router-dom'

/** What events can be about, as the API names it. */
export const ACTIVITY_KINDS = [
  'PROJECT', 'STORYBOARD', 'SHOT', 'VIEW', 'SCRIPT', 'STATUS', 'ASSET', 'CASTING', 'TASK', 'COMMENT', 'REVIEW',
  'MEMBER', 'INVITATION', 'ORGANIZATION', 'TOKEN', 'WEBHOOK', 'SESSION', 'ACCOUNT',
] as const

/** What an event is about. */
export type ActivityKindName = (typeof ACTIVITY_KINDS)[number]

/** Which events are shown; null shows all. */
export type ActivityFilter = { personId: string | null; kind: ActivityKindName | null }

const USER_ID = /^user_[0-9a-z]{26}$/

/** Reads the filter of an address: `?person=user_…&kind=shot`; what is unknown filters nothing. */
export function readActivityFilter(search: URLSearchParams): ActivityFilter {
  const wanted = search.get('kind')?.toUpperCase()
  const personId = search.get('person') ?? ''
  return {
    personId: USER_ID.test(personId) ? personId : null,
    kind: ACTIVITY_KINDS.find((kind) => kind === wanted) ?? null,
  }
}

/** A filter as the API's arguments. */
export function activityArguments({ personId, kind }: ActivityFilter) {
  return { actorId: personId, kinds: kind === null ? null : [kind] }
}

/** The filter in the address, and how to change it; what else stands in the address stays. */
export function useActivityFilter(): [filter: ActivityFilter, setFilter: (filter: ActivityFilter) => void] {
  const [search, setSearch] = useSearchParams()
  return [
    readActivityFilter(search),
    ({ personId, kind }) => {
      setSearch(
        (before) => {
          const next = new URLSearchParams(before)
          if (personId === null) next.delete('person')
          else next.set('person', personId)
          if (kind === null) next.delete('kind')
          else next.set('kind', kind.toLowerCase())
          return next
        },
        { replace: true, preventScrollReset: true },
      )
    },
  ]
}
