import { Box, Popover, chakra } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { taskMessages } from '../../messages/tasks.ts'
import { AvatarStack, UnassignedMark, type Person } from './Assignees.tsx'
import { MemberOptions } from './MemberOptions.tsx'
import { SearchPanel } from './SearchPanel.tsx'

const words = taskMessages

type AssigneesFieldProps = {
  organizationId: string
  people: readonly Person[]
  isDisabled: boolean
  onChanged: (people: readonly Person[]) => void
}

/** The assignees of a task: members, searched by name, or nobody. The list stays open to choose several. */
export function AssigneesField({ organizationId, people, isDisabled, onChanged }: AssigneesFieldProps) {
  const [isOpen, setIsOpen] = useState(false)
  const isNobody = people.length === 0
  const names = isNobody ? words.unassigned : people.map(({ name }) => name).join(', ')

  function choose(person: Person | null): void {
    if (person === null) {
      onChanged([])
      setIsOpen(false)
      return
    }
    const others = people.filter(({ id }) => id !== person.id)
    onChanged(others.length < people.length ? others : [...people, person])
  }

  return (
    <Box>
      <Box as="span" display="block" textStyle="sm" fontWeight="medium" mb="1.5">{words.assignee}</Box>
      <Popover.Root
        open={isOpen} onOpenChange={({ open }) => setIsOpen(open)} lazyMount unmountOnExit
        positioning={{ placement: 'bottom-start', gutter: 4, sameWidth: true }}
      >
        <Popover.Trigger asChild>
          <chakra.button
            type="button" disabled={isDisabled} aria-label={`${words.assignee}: ${names}`}
            display="flex" alignItems="center" gap="2" width="full" height="10" px="2.5" textStyle="md"
            textAlign="start" borderWidth="1px" borderColor="border.emphasized" borderRadius="control" bg="bg.panel"
            cursor="pointer" focusVisibleRing="outside" css={{ '@media (pointer: coarse)': { height: '44px' } }}
          >
            {isNobody ? <UnassignedMark /> : <AvatarStack people={people} />}
            <Box as="span" flex="1" truncate title={names} color={isNobody ? 'fg.muted' : 'fg'}>{names}</Box>
            <Box as="span" color="fg.muted"><ChevronDown size={16} strokeWidth={1.75} aria-hidden /></Box>
          </chakra.button>
        </Popover.Trigger>
        <Popover.Positioner>
          <Popover.Content
            width="full" minWidth="14rem" p="1.5" aria-label={words.assignee} borderWidth="1px"
            borderColor="border.emphasized" borderRadius="card" boxShadow="float"
          >
            <SearchPanel label={words.findPerson} maxHeight="14rem">
              {(search) => (
                <MemberOptions
                  organizationId={organizationId} search={search} chosenIds={people.map(({ id }) => id)}
                  isNobodyChosen={isNobody} onChosen={choose}
                />
              )}
            </SearchPanel>
          </Popover.Content>
        </Popover.Positioner>
      </Popover.Root>
    </Box>
  )
}
