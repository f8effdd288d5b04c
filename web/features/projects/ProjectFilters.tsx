import { Box, HStack, Input, InputGroup, NativeSelect, Switch } from '@chakra-ui/react'
import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { messages } from '../../messages.ts'
import type { ProjectListFilters } from './projectLists.ts'

/** The list follows what is typed after this pause. */
const SEARCH_DELAY_MS = 250
const LONGEST_SEARCH = 200
const ORDERS = ['UPDATED', 'NAME', 'CREATED'] as const
const words = messages.projects

type ProjectFiltersProps = {
  filters: ProjectListFilters
  onChanged: (change: Partial<ProjectListFilters>) => void
}

/** Search, order and the archive of a list of projects. */
export function ProjectFilters({ filters, onChanged }: ProjectFiltersProps) {
  return (
    <HStack gap="3" rowGap="3" flexWrap="wrap" role="search" aria-label={words.searchLabel}>
      <SearchField search={filters.search ?? ''} onChanged={(search) => onChanged({ search })} />
      <NativeSelect.Root size="sm" width="auto" variant="outline">
        <NativeSelect.Field
          aria-label={words.sortLabel} value={filters.orderBy} height={{ base: '11', md: '8' }} textStyle="sm"
          fontWeight="medium" ps="2.5" pe="7" bg="bg.control" borderColor="border.emphasized" borderRadius="control"
          cursor="pointer"
          onChange={({ target: { value } }) => {
            const orderBy = ORDERS.find((order) => order === value)
            if (orderBy) onChanged({ orderBy })
          }}
        >
          {ORDERS.map((order) => <option key={order} value={order}>{words.orders[order]}</option>)}
        </NativeSelect.Field>
        <NativeSelect.Indicator color="fg.muted" />
      </NativeSelect.Root>
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

type SearchFieldProps = { search: string; onChanged: (search: string) => void }

/** What is typed is asked for after a pause; what changes the search elsewhere, such as the way back, shows here. */
function SearchField({ search, onChanged }: SearchFieldProps) {
  const [typed, setTyped] = useState(search)
  const [asked, setAsked] = useState(search)
  const [known, setKnown] = useState(search)
  if (known !== search) {
    setKnown(search)
    if (asked !== search) {
      setAsked(search)
      setTyped(search)
    }
  }
  const wanted = typed.trim()
  const ask = useEffectEvent(() => {
    setAsked(wanted)
    onChanged(wanted)
  })
  useEffect(() => {
    if (wanted === asked) return
    const timer = setTimeout(ask, SEARCH_DELAY_MS)
    return () => clearTimeout(timer)
  }, [wanted, asked])
  return (
    <InputGroup
      width={{ base: 'full', sm: '18rem' }} startElement={<Search size={16} strokeWidth={1.75} aria-hidden />}
    >
      <Input
        type="search" size="sm" height={{ base: '11', md: '8' }} ps="9" aria-label={words.searchLabel}
        placeholder={words.searchPlaceholder} maxLength={LONGEST_SEARCH} value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </InputGroup>
  )
}
