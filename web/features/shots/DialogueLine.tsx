import { Text } from '@chakra-ui/react'
import { storyboardMessages } from '../../messages/storyboard.ts'

/** What is said in a shot, in one line of its card. */
export function DialogueLine({ spoken }: { spoken: string }) {
  return (
    <Text
      textStyle="xs" lineHeight="1.125rem" color="fg.muted" truncate data-dialogue
      title={`${storyboardMessages.dialogue}: ${spoken}`}
    >
      {spoken}
    </Text>
  )
}
