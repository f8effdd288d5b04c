import { Box, Text } from '@chakra-ui/react'
import { commentMessages } from '../../messages/comments.ts'

/** What was written and is on its way to the server. */
export function SentComment({ text }: { text: string }) {
  return (
    <Box role="status" opacity="0.6">
      <Text whiteSpace="pre-wrap" overflowWrap="anywhere" textStyle="sm">{text}</Text>
      <Text textStyle="xs">{commentMessages.sending}</Text>
    </Box>
  )
}
