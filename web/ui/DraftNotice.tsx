import { Button, HStack } from '@chakra-ui/react'
import { commonMessages } from '../messages/common.ts'

const words = commonMessages.draft

/** Says that a form shows what was typed before it was last closed, with the way to discard that. */
export function DraftNotice({ isKept, onDiscarded }: { isKept: boolean; onDiscarded: () => void }) {
  if (!isKept) return null
  return (
    <HStack
      role="status" ps="3" pe="1" minHeight="9" borderRadius="control" bg="accent.subtle" textStyle="sm"
      justify="space-between"
    >
      {words.kept}
      <Button type="button" variant="ghost" size="xs" onClick={onDiscarded}>{words.discard}</Button>
    </HStack>
  )
}
