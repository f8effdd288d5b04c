import { Button, HStack, NativeSelect } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import type { ActivityFilters_organization$key } from '../../__generated__/ActivityFilters_organization.graphql.ts'
import { messages } from '../../messages.ts'
import { useActivityFilter, type ActivityKindName } from './activityFilters.ts'

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
  const words = messages.activity
  const people = members.nodes.map(({ user }) => ({ value: user.id, label: user.name }))
  const isElsewhere = personId !== null && people.every(({ value }) => value !== personId)
  return (
    <HStack gap="2" flexWrap="wrap">
      <Choice
        label={words.person} everything={words.everybody} value={personId}
        choices={isElsewhere ? [...people, { value: personId, label: words.somebodyElse }] : people}
        onChosen={(value) => setFilter({ ...filter, personId: value })}
      />
      <Choice
        label={words.kind} everything={words.everything} value={kind}
        choices={kinds.map((value) => ({ value, label: words.kinds[value] }))}
        onChosen={(value) => setFilter({ ...filter, kind: kinds.find((name) => name === value) ?? null })}
      />
      {personId !== null || kind !== null ? (
        <Button variant="ghost" onClick={() => setFilter({ personId: null, kind: null })}>
          <X aria-hidden /> {words.clear}
        </Button>
      ) : null}
    </HStack>
  )
}

type ChoiceProps = {
  label: string
  everything: string
  value: string | null
  choices: readonly { value: string; label: string }[]
  onChosen: (value: string | null) => void
}

function Choice({ label, everything, value, choices, onChosen }: ChoiceProps) {
  return (
    <NativeSelect.Root size="sm" width={{ base: 'calc(50% - 4px)', sm: '48' }}>
      <NativeSelect.Field
        aria-label={label} value={value ?? ''} bg="bg.control" borderColor="border.emphasized" borderRadius="control"
        textStyle="sm" css={{ '@media (pointer: coarse)': { minHeight: '44px', fontSize: 'lg' } }}
        onChange={(event) => onChosen(event.target.value || null)}
      >
        <option value="">{`${label}: ${everything}`}</option>
        {choices.map((choice) => <option key={choice.value} value={choice.value}>{choice.label}</option>)}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  )
}
