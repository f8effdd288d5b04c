import { Box, Input, InputGroup, Skeleton, Stack, Text } from '@chakra-ui/react'
import { Search } from 'lucide-react'
import { Suspense, useDeferredValue, useState } from 'react'
import type { ReactNode } from 'react'
import { taskMessages } from '../../messages/tasks.ts'
import { ErrorBoundary } from '../../relay/ErrorBoundary.tsx'
import { SkeletonGroup } from '../../ui/Skeletons.tsx'
import { moveOptionFocus } from './optionStyle.ts'
import { useRested } from './useRested.ts'

const LONGEST_SEARCH = 200

type SearchPanelProps = {
  /** Of the search field. */
  label: string
  /** Greatest height of the list, a CSS length. */
  maxHeight: string
  /** The list for what was searched; it may suspend and fail. */
  children: (search: string) => ReactNode
}

/** A search field above a list of choices that the server answers; the arrow keys lead through both. */
export function SearchPanel({ label, maxHeight, children }: SearchPanelProps) {
  const [typed, setTyped] = useState('')
  const wanted = useRested(typed.trim())
  const search = useDeferredValue(wanted)
  return (
    <Box onKeyDown={moveOptionFocus}>
      <InputGroup startElement={<Search size={16} strokeWidth={1.75} aria-hidden />}>
        <Input
          type="search" size="sm" ps="9" aria-label={label} placeholder={label} value={typed} maxLength={LONGEST_SEARCH}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            // In a form it would send the form.
            if (event.key === 'Enter') event.preventDefault()
          }}
        />
      </InputGroup>
      <Box
        mt="1.5" mx="-1" px="1" maxHeight={maxHeight} overflowY="auto" aria-busy={search !== typed.trim()}
        opacity={search === typed.trim() ? 1 : 0.7} transition="opacity 120ms"
      >
        <ErrorBoundary
          resetKey={search}
          fallback={(failure) => (
            <Text role="alert" px="2" py="2" textStyle="sm" color="fg.error">
              {taskMessages.searchFailed}. {failure.message}
            </Text>
          )}
        >
          <Suspense fallback={<OptionSkeletons />}>{children(search)}</Suspense>
        </ErrorBoundary>
      </Box>
    </Box>
  )
}

function OptionSkeletons() {
  return (
    <SkeletonGroup>
      <Stack gap="2" p="2">
        {['70%', '55%', '62%'].map((width) => <Skeleton key={width} height="4" width={width} borderRadius="l1" />)}
      </Stack>
    </SkeletonGroup>
  )
}
