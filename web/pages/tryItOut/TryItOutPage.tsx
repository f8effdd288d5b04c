import { Box, Heading, Stack, Text } from '@chakra-ui/react'
import { TryOut } from '../../features/tryOut/TryOut.tsx'
import { useDocumentTitle } from '../../lib/documentTitle.ts'
import { tryOutMessages } from '../../messages/tryOut.ts'
import { publicWidth } from '../../ui/PublicSection.tsx'

const words = tryOutMessages

/** The demo as a page of its own, opened at once. */
export function TryItOutPage() {
  useDocumentTitle(words.title)
  return (
    <Box {...publicWidth} pb={{ base: '12', lg: '20' }}>
      <Stack as="header" gap="2" pt={{ base: '6', lg: '10' }} pb={{ base: '5', lg: '8' }}>
        <Heading as="h1" textStyle={{ base: '2xl', sm: '3xl' }} fontWeight="semibold">{words.title}</Heading>
        <Text textStyle="lg" color="fg.soft" textWrap="pretty">{words.line}</Text>
      </Stack>
      <TryOut isOpenAtOnce />
    </Box>
  )
}
