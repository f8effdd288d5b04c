import { Button, HStack } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import type { ActivityFilters_organization$key } from '../../__generated__/ActivityFilters_organization.graphql.ts'
import { activityMessages } from '../../messages/activity.ts'
import { FilterSelect } from '../../ui/FilterSelect.tsx'
import { useActivityFilter, type ActivityKindName } from './activityFilters.ts'

const ALL = 'all'
const WIDTH = { width: { base: 'calc(50% - 4px)', sm: '48' } } as const

type ActivityFiltersProps = {
  /** Whose members can be chosen from. */
  organizationRef: ActivityFilters_organization$key
  /** The kinds that happen here. */
  kinds: readonly ActivityKindName[]
}

/** Narrows the feed to a person and to a kind of event; both stay in the address. */
export function ActivityFilters({ organizationRef, kinds }: ActivityFiltersProps) {
  const { members } = useFragment(
    graphql`
      fragment ActivityFilters_organization on Organization {
        members(first: 100) {
          nodes {
            user {
              id
              name
            }
          }
        }
      }
    `,
    organizationRef,
  )
  const [filter, setFilter] = useActivityFilter()
  const { personId, kind } = filter
  const words = activityMessages
  const people = members.nodes.map(({ user }) => ({ value: user.id, label: user.name }))
  const isElsewhere = personId !== null && people.every(({ value }) => value !== personId)
  return (
    <HStack gap="2" flexWrap="wrap">
      <FilterSelect
        label={words.person} value={personId ?? ALL} {...WIDTH}
        choices={[
          { value: ALL, label: `${words.person}: ${words.everybody}` }, ...people,
          ...(isElsewhere ? [{ value: personId, label: words.formerMember }] : []),
        ]}
        onChosen={(value) => setFilter({ ...filter, personId: value === ALL ? null : value })}
      />
      <FilterSelect
        label={words.kind} value={kind ?? ALL} {...WIDTH}
        choices={[
          { value: ALL, label: `${words.kind}: ${words.everything}` },
          ...kinds.map((value) => ({ value, label: words.kinds[value] })),
        ]}
        onChosen={(value) => setFilter({ ...filter, kind: value === ALL ? null : value })}
      />
      {personId !== null || kind !== null ? (
        <Button variant="ghost" onClick={() => setFilter({ personId: null, kind: null })}>
          <X aria-hidden /> {words.clear}
        </Button>
      ) : null}
    </HStack>
  )
}
