import { Box, Flex, Text, chakra } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { taskMessages } from '../../messages/tasks.ts'
import { FormFailure } from '../../ui/FormFailure.tsx'
import { SearchPanel } from './SearchPanel.tsx'
import type { Linked } from './taskDrafts.ts'

/** The list shows about four choices and scrolls. */
const LIST_HEIGHT = '9.75rem'

type LinkedListProps = {
  title: string
  /** Says what being linked means. */
  line?: string
  searchLabel: string
  linked: readonly Linked[]
  /** Why the last change was refused, in a sentence. */
  refusal: string | null
  isDisabled: boolean
  onToggled: (item: Linked) => void
  /** The choices for a search. */
  children: (search: string, toggle: (item: Linked) => void) => ReactNode
}

/** What a task is linked to, and a searched list of what it can be linked to. */
export function LinkedList(props: LinkedListProps) {
  const { title, line, searchLabel, linked, refusal, isDisabled, onToggled, children } = props
  const headingId = useId()
  return (
    <Box as="section" aria-labelledby={headingId}>
      <Text id={headingId} textStyle="sm" fontWeight="medium">
        {title}
        {linked.length > 0 ? (
          <Box as="span" ms="1.5" color="fg.muted" fontWeight="normal" fontVariantNumeric="tabular-nums">
            {linked.length}
          </Box>
        ) : null}
      </Text>
      {line ? <Text textStyle="xs" color="fg.muted">{line}</Text> : null}
      {linked.length > 0 ? (
        <Flex as="ul" listStyleType="none" gap="1.5" wrap="wrap" mt="1.5" maxHeight="5.5rem" overflowY="auto">
          {linked.map((item) => (
            <Flex
              as="li" key={item.id} align="center" height="6" ps="2" maxWidth="full" borderRadius="control"
              bg="accent.subtle" color="accent.fg" textStyle="xs" fontWeight="medium"
              css={{ '@media (pointer: coarse)': { height: '44px' } }}
            >
              <Box as="span" truncate>{item.label}</Box>
              <chakra.button
                type="button" aria-label={taskMessages.unlink(item.label)} disabled={isDisabled} flexShrink="0"
                display="grid" placeItems="center" width="6" height="full" cursor="pointer" borderRadius="control"
                focusVisibleRing="inside" _hover={{ color: 'fg' }} onClick={() => onToggled(item)}
                css={{ '@media (pointer: coarse)': { width: '44px' } }}
              >
                <X size={12} aria-hidden />
              </chakra.button>
            </Flex>
          ))}
        </Flex>
      ) : null}
      {refusal ? <Box mt="1.5"><FormFailure message={refusal} /></Box> : null}
      <Box mt="1.5" p="1.5" borderWidth="1px" borderRadius="control" bg="bg.panel">
        <SearchPanel label={searchLabel} maxHeight={LIST_HEIGHT}>
          {(search) => (
            <Box as="fieldset" border="none" p="0" m="0" minWidth="0" aria-label={title} inert={isDisabled}>
              {children(search, onToggled)}
            </Box>
          )}
        </SearchPanel>
      </Box>
    </Box>
  )
}
