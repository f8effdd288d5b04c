import { Box, HStack, Switch } from '@chakra-ui/react'
import { projectMessages } from '../../messages/projects.ts'
import { FilterSelect } from '../../ui/FilterSelect.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import type { ProjectListFilters } from './projectListSearch.ts'

const ORDERS = ['UPDATED', 'NAME', 'CREATED'] as const
const words = projectMessages

type ProjectFiltersProps = {
  filters: ProjectListFilters
  onChanged: (change: Partial<ProjectListFilters>) => void
}

/** Search, order and the archive of a list of projects. */
export function ProjectFilters({ filters, onChanged }: ProjectFiltersProps) {
  return (
    <HStack gap="3" rowGap="3" flexWrap="wrap" role="search" aria-label={words.searchLabel}>
      <SearchField
        label={words.searchLabel} placeholder={words.searchPlaceholder} search={filters.search ?? ''}
        onChanged={(search) => onChanged({ search })}
      />
      <FilterSelect
        label={words.sortLabel} value={filters.orderBy} onChosen={(orderBy) => onChanged({ orderBy })}
        choices={ORDERS.map((order) => ({ value: order, label: words.orders[order] }))}
      />
      <Box flex="1" hideBelow="sm" />
      <Switch.Root
        size="sm" checked={filters.isArchived} minHeight={{ base: '11', md: '8' }}
        onCheckedChange={({ checked }) => onChanged({ isArchived: checked })}
      >
        <Switch.HiddenInput />
        <Switch.Control><Switch.Thumb /></Switch.Control>
        <Switch.Label textStyle="sm" fontWeight="normal" color="fg.soft">{words.showArchived}</Switch.Label>
      </Switch.Root>
    </HStack>
  )
}
