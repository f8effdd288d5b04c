import { Text } from '@chakra-ui/react'
import { messages } from '../../messages.ts'

/** What is said in a shot, in one line of its card. */
export function DialogueLine({ spoken }: { spoken: string }) {
  return (
    <Text
      textStyle="xs" lineHeight="1.125rem" color="fg.muted" truncate data-dialogue
      title={`${messages.storyboard.dialogue}: ${spoken}`}
    >
      {spoken}
    </Text>
  )
}
