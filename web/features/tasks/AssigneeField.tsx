import { Box, Popover, chakra } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { messages } from '../../messages.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { UnassignedMark, type Person } from './Assignee.tsx'
import { MemberOptions } from './MemberOptions.tsx'
import { SearchPanel } from './SearchPanel.tsx'

const words = messages.tasks

type AssigneeFieldProps = {
  organizationId: string
  value: Person | null
  isDisabled: boolean
  onChosen: (person: Person | null) => void
}

/** Who is to do a task: a member, searched by name, or nobody. */
export function AssigneeField({ organizationId, value, isDisabled, onChosen }: AssigneeFieldProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Box>
      <Box as="span" display="block" textStyle="sm" fontWeight="medium" mb="1.5">{words.assignee}</Box>
      <Popover.Root
        open={isOpen} onOpenChange={({ open }) => setIsOpen(open)} lazyMount unmountOnExit
        positioning={{ placement: 'bottom-start', gutter: 4, sameWidth: true }}
      >
        <Popover.Trigger asChild>
          <chakra.button
            type="button" disabled={isDisabled} aria-label={`${words.assignee}: ${value?.name ?? words.unassigned}`}
            display="flex" alignItems="center" gap="2" width="full" height="10" px="2.5" textStyle="md"
            textAlign="start" borderWidth="1px" borderColor="border.emphasized" borderRadius="control" bg="bg.panel"
            cursor="pointer" focusVisibleRing="outside" css={{ '@media (pointer: coarse)': { height: '44px' } }}
          >
            {value ? <Avatar name={value.name} id={value.id} size={24} /> : <UnassignedMark />}
            <Box as="span" flex="1" truncate color={value ? 'fg' : 'fg.muted'}>{value?.name ?? words.unassigned}</Box>
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
                  organizationId={organizationId} search={search} chosenIds={value ? [value.id] : []}
                  isNobodyChosen={value === null}
                  onChosen={(person) => {
                    onChosen(person)
                    setIsOpen(false)
                  }}
                />
              )}
            </SearchPanel>
          </Popover.Content>
        </Popover.Positioner>
      </Popover.Root>
    </Box>
  )
}
