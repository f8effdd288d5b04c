import { Box, Link } from '@chakra-ui/react'

const ADDRESS = /(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]])/

/** The text of a comment as it was written, with its line breaks; addresses are links. */
export function CommentBody({ text }: { text: string }) {
  return (
    <Box whiteSpace="pre-wrap" overflowWrap="anywhere" textStyle="sm" lineHeight="1.25rem">
      {text.split(ADDRESS).map((part, index) => index % 2 === 0 ? part : (
        <Link key={index} href={part} target="_blank" rel="noopener noreferrer nofollow" color="accent.fg">{part}</Link>
      ))}
    </Box>
  )
}
