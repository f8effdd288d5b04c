import { Box, Heading, Text } from '@chakra-ui/react'
import { TryOut } from '../../features/tryOut/TryOut.tsx'
import { tryOutMessages } from '../../messages/tryOut.ts'
import { PublicSection } from '../../ui/PublicSection.tsx'

const words = tryOutMessages

/** The demo: a picture of it until somebody wants to draw, so that this page needs no drawing engine. */
export function TryItOutSection() {
  return (
    <PublicSection id="try-it-out" borderTopWidth="1px" py={{ base: '16', lg: '24' }} scrollMarginTop="4">
      <Heading as="h2" textStyle={{ base: '2xl', sm: '3xl' }} fontWeight="semibold">{words.title}</Heading>
      <Text textStyle="lg" color="fg.soft" mt="3">{words.line}</Text>
      <Box mt="10"><TryOut /></Box>
    </PublicSection>
  )
}
