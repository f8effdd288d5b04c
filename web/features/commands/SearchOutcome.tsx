import { Box, Button, HStack, Skeleton, Stack, Text, VisuallyHidden } from '@chakra-ui/react'
import { CircleAlert } from 'lucide-react'
import { commandMessages } from '../../messages/commands.ts'
import { commonMessages } from '../../messages/common.ts'
import type { FoundCommands } from './useFoundCommands.ts'

const words = commandMessages
const ROW_WIDTHS = ['46%', '62%', '38%']

type SearchOutcomeProps = {
  search: FoundCommands
  text: string
  /** How many lines are shown. */
  count: number
}

/** How the search stands, below what it found: on its way, failed, or without a result. Screen readers hear it. */
export function SearchOutcome({ search: { state, groups, retry }, text, count }: SearchOutcomeProps) {
  const isEmpty = state === 'ready' && count === 0
  const spoken = state === 'loading' ? words.loading : state === 'ready' ? words.found(count) : ''
  return (
    <>
      <VisuallyHidden role="status">{isEmpty ? words.none(text) : spoken}</VisuallyHidden>
      {state === 'loading' && groups.length === 0 ? (
        <Stack gap="0" px="4" py="2" aria-hidden>
          {ROW_WIDTHS.map((width) => (
            <HStack key={width} height="10" gap="3">
              <Skeleton boxSize="4" borderRadius="l1" />
              <Skeleton height="3" width={width} borderRadius="l1" />
            </HStack>
          ))}
        </Stack>
      ) : null}
      {state === 'failed' ? (
        <HStack role="alert" gap="3" px="4" py="3" borderTopWidth={count > 0 ? '1px' : '0'} textStyle="sm">
          <Box color="fg.error" flexShrink="0"><CircleAlert size={16} aria-hidden /></Box>
          <Text flex="1">{words.failed}</Text>
          <Button onClick={retry}>{commonMessages.retry}</Button>
        </HStack>
      ) : null}
      {isEmpty ? (
        <Stack gap="1" px="6" py="10" textAlign="center" align="center">
          <Text fontWeight="medium" overflowWrap="anywhere">{words.none(text)}</Text>
          <Text textStyle="sm" color="fg.muted">{words.noneLine}</Text>
        </Stack>
      ) : null}
    </>
  )
}
