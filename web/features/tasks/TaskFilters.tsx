import { Box, Button, HStack, chakra } from '@chakra-ui/react'
import { Calendar, Check, ChevronsUp, CircleDot, Clapperboard, User, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { taskMessages } from '../../messages/tasks.ts'
import { SearchField } from '../../ui/SearchField.tsx'
import { FilterNames } from './FilterNames.tsx'
import { FilterPopover } from './FilterPopover.tsx'
import { MemberOptions } from './MemberOptions.tsx'
import { PriorityIcon } from './PriorityMark.tsx'
import { SearchPanel } from './SearchPanel.tsx'
import { ShotOptions } from './ShotOptions.tsx'
import { StatusDot } from './StatusDot.tsx'
import { moveOptionFocus, optionStyle } from './optionStyle.ts'
import { DUE_CHOICES, NO_TASK_FILTER, isFiltering, type TaskFilterValues } from './taskFilter.ts'
import { TASK_PRIORITIES, TASK_STATUSES } from './taskTypes.ts'

const words = taskMessages
const LIST_HEIGHT = 'min(17rem, 50vh)'

/** What a filter bar needs; `filter` is what the address says, `onChanged` gets what of it changes. */
export type TaskFiltersProps = {
  /** Whose members can be chosen from. */
  organizationId: string
  /** Whose shots can be chosen from; null offers no filter by shot. */
  projectId: string | null
  filter: TaskFilterValues
  onChanged: (change: Partial<TaskFilterValues>) => void
  /** Offers a filter by status; a board has columns instead. */
  hasStatuses?: boolean
  /** Offers a filter by person; one's own tasks have one already. */
  hasAssignees?: boolean
  /** Stands before the filters, for example a choice of projects. */
  lead?: ReactNode
  /** Stands at the right end: '13 tasks · 1 late'. */
  aside?: ReactNode
}

/** On phones the filters stand in one line that scrolls to the window's edges. */
const chipRow = {
  gap: '2', rowGap: '2', minWidth: '0', flexWrap: { base: 'nowrap', md: 'wrap' }, order: { md: 3, xl: 2 },
  overflowX: { base: 'auto', md: 'visible' }, width: { base: 'calc(100% + 2rem)', md: 'full', xl: 'auto' },
  flex: { xl: '1 1 0' },
  mx: { base: '-4', md: '0' }, px: { base: '4', md: '0' }, py: { base: '1', md: '0' }, my: { base: '-1', md: '0' },
  css: { scrollbarWidth: 'none' },
} as const

function toggled<Value>(values: readonly Value[], value: Value): readonly Value[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value]
}

/** Text, people, priority, shots and due date: which tasks are shown. */
export function TaskFilters(props: TaskFiltersProps) {
  const { organizationId, projectId, filter, onChanged, hasStatuses = false, hasAssignees = true } = props
  const { lead, aside } = props
  const { assigneeIds, isUnassigned, priorities, shotIds, statuses, due } = filter
  return (
    <HStack role="search" aria-label={words.filters} gap="2" rowGap="2" flexWrap="wrap">
      <SearchField
        label={words.filterText} placeholder={words.filterText} search={filter.search}
        width={{ base: 'full', md: '16rem' }}
        onChanged={(search) => onChanged({ search })}
      />
      <HStack {...chipRow}>
        {lead}
        {hasStatuses ? (
          <FilterPopover
            icon={CircleDot} name={words.status} isActive={statuses.length > 0} width="12rem"
            value={statuses.length === 0 ? words.all : statuses.map((status) => words.statuses[status]).join(', ')}
            onCleared={() => onChanged({ statuses: [] })}
          >
            {() => (
              <Choices
                choices={TASK_STATUSES} chosen={statuses} label={(status) => words.statuses[status]}
                mark={(status) => <StatusDot status={status} />}
                onChosen={(status) => onChanged({ statuses: toggled(statuses, status) })}
              />
            )}
          </FilterPopover>
        ) : null}
        {hasAssignees ? (
          <FilterPopover
            icon={User} name={words.assignee} isActive={isUnassigned || assigneeIds.length > 0}
            value={isUnassigned ? words.unassigned : assigneeIds.length === 0 ? words.anyone : (
              <FilterNames ids={assigneeIds} fallback={words.people(assigneeIds.length)} />
            )}
            onCleared={() => onChanged({ assigneeIds: [], isUnassigned: false })}
          >
            {() => (
              <SearchPanel label={words.findPerson} maxHeight={LIST_HEIGHT}>
                {(search) => (
                  <MemberOptions
                    organizationId={organizationId} search={search} chosenIds={assigneeIds}
                    isNobodyChosen={isUnassigned}
                    onChosen={(person) => onChanged(person === null
                      ? { isUnassigned: !isUnassigned, assigneeIds: [] }
                      : { isUnassigned: false, assigneeIds: toggled(assigneeIds, person.id) })}
                  />
                )}
              </SearchPanel>
            )}
          </FilterPopover>
        ) : null}
        <FilterPopover
          icon={ChevronsUp} name={words.priority} isActive={priorities.length > 0} width="11rem"
          value={priorities.length === 0
            ? words.all
            : priorities.map((priority) => words.priorities[priority]).join(', ')}
          onCleared={() => onChanged({ priorities: [] })}
        >
          {() => (
            <Choices
              choices={[...TASK_PRIORITIES].reverse()} chosen={priorities} label={(name) => words.priorities[name]}
              mark={(name) => <PriorityIcon priority={name} />}
              onChosen={(name) => onChanged({ priorities: toggled(priorities, name) })}
            />
          )}
        </FilterPopover>
        <FilterPopover
          icon={Calendar} name={words.dueFilter} isActive={due !== null} width="11rem"
          value={due === null ? words.anyTime : words.dueChoices[due]} onCleared={() => onChanged({ due: null })}
        >
          {(close) => (
            <Choices
              choices={DUE_CHOICES} chosen={due === null ? [] : [due]} label={(choice) => words.dueChoices[choice]}
              onChosen={(choice) => {
                onChanged({ due: choice === due ? null : choice })
                close()
              }}
            />
          )}
        </FilterPopover>
        {projectId === null ? null : (
          <FilterPopover
            icon={Clapperboard} name={words.shot} isActive={shotIds.length > 0} width="22rem"
            value={shotIds.length === 0
              ? words.all
              : <FilterNames ids={shotIds} fallback={words.shots(shotIds.length)} />}
            onCleared={() => onChanged({ shotIds: [] })}
          >
            {() => (
              <SearchPanel label={words.findShot} maxHeight={LIST_HEIGHT}>
                {(search) => (
                  <ShotOptions
                    projectId={projectId} search={search} chosenIds={shotIds}
                    onChosen={({ id }) => onChanged({ shotIds: toggled(shotIds, id) })}
                  />
                )}
              </SearchPanel>
            )}
          </FilterPopover>
        )}
        {isFiltering(filter) ? (
          <Button variant="ghost" px="2" onClick={() => onChanged(NO_TASK_FILTER)}>
            <X aria-hidden /> {words.clearFilters}
          </Button>
        ) : null}
      </HStack>
      {aside ? (
        <Box
          ms="auto" order={{ md: 2, xl: 3 }} textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums"
          whiteSpace="nowrap" hideBelow="md"
        >
          {aside}
        </Box>
      ) : null}
    </HStack>
  )
}

type ChoicesProps<Name extends string> = {
  choices: readonly Name[]
  chosen: readonly Name[]
  label: (name: Name) => string
  mark?: (name: Name) => ReactNode
  onChosen: (name: Name) => void
}

function Choices<Name extends string>({ choices, chosen, label, mark, onChosen }: ChoicesProps<Name>) {
  return (
    <chakra.ul listStyleType="none" onKeyDown={moveOptionFocus}>
      {choices.map((name) => (
        <li key={name}>
          <chakra.button {...optionStyle} aria-pressed={chosen.includes(name)} onClick={() => onChosen(name)}>
            {mark?.(name)}
            <Box as="span" flex="1">{label(name)}</Box>
            {chosen.includes(name) ? <Check size={16} aria-hidden /> : null}
          </chakra.button>
        </li>
      ))}
    </chakra.ul>
  )
}
