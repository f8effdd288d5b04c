import { Button, HStack, Text } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { assetMessages } from '../../messages/assets.ts'
import { FilterSelect } from '../../ui/FilterSelect.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { ASSET_ORDERS, ASSET_STATUSES } from '../../ui/assetKinds.ts'
import { isNarrowed, type AssetListFilters } from './assetListSearch.ts'

const words = assetMessages
const ALL = 'ALL'
const HALF = { base: 'calc(50% - 4px)', sm: 'auto' }

type AssetFiltersProps = {
  filters: AssetListFilters
  /** How many assets match. */
  count: number
  onChanged: (change: Partial<AssetListFilters>) => void
  onCleared: () => void
  /** Where assets of several projects stand together. */
  projects?: readonly { id: string; name: string }[]
}

/** Search, project, status and order of a list of assets, in a bar over it. */
export function AssetFilters({ filters, count, onChanged, onCleared, projects }: AssetFiltersProps) {
  return (
    <HStack
      role="search" aria-label={words.filters} gap="2" rowGap="2" flexWrap="wrap" minHeight="toolbar" bg="bg.panel"
      px={{ base: '4', md: '6' }} py={{ base: '3', md: '2' }} borderBottomWidth="1px" position={{ lg: 'sticky' }}
      top="52px" zIndex={{ lg: '1' }}
    >
      <SearchField
        width={{ base: 'full', sm: 'auto' }} flex={{ sm: '1 1 10rem' }} maxWidth={{ sm: '18rem' }}
        label={words.searchLabel} placeholder={words.searchPlaceholder}
        search={filters.search ?? ''} onChanged={(search) => onChanged({ search: search === '' ? null : search })}
      />
      {projects ? (
        <FilterSelect
          label={words.projectLabel} value={filters.projectId ?? ALL} width={{ base: 'full', sm: 'auto' }}
          maxWidth={{ sm: '13rem' }}
          onChosen={(projectId) => onChanged({ projectId: projectId === ALL ? null : projectId })}
          choices={[
            { value: ALL, label: words.anyProject }, ...projects.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      ) : null}
      <FilterSelect
        label={words.statusLabel} value={filters.status ?? ALL} width={HALF}
        onChosen={(status) => onChanged({ status: status === ALL ? null : status })}
        choices={[
          { value: ALL, label: words.anyStatus },
          ...ASSET_STATUSES.map((status) => ({ value: status, label: words.statuses[status] })),
        ]}
      />
      <FilterSelect
        label={words.sortLabel} value={filters.orderBy} width={HALF} onChosen={(orderBy) => onChanged({ orderBy })}
        choices={ASSET_ORDERS.map((order) => ({ value: order, label: words.orders[order] }))}
      />
      {isNarrowed(filters) ? (
        <Button variant="ghost" onClick={onCleared}><X aria-hidden /> {words.clearFilters}</Button>
      ) : null}
      <Text
        role="status" textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums" whiteSpace="nowrap" ms="auto"
      >
        {words.count(count)}
      </Text>
    </HStack>
  )
}
