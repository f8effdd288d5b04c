import { Box, Grid, HStack, Heading, Text, chakra } from '@chakra-ui/react'
import { landingMessages } from '../../messages/landing.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { PublicSection } from '../../ui/PublicSection.tsx'

const words = landingMessages

/** What people might say; each is marked as a sample. */
export function Testimonials() {
  return (
    <PublicSection py={{ base: '16', lg: '24' }}>
      <Heading as="h2" textStyle={{ base: '2xl', sm: '3xl' }} fontWeight="semibold">{words.testimonialsTitle}</Heading>
      <Grid
        mt={{ base: '8', lg: '12' }} gap={{ base: '8', md: '12' }}
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
      >
        {words.testimonials.map(({ text, name, role }) => (
          <chakra.figure
            key={name} borderTopWidth="2px" borderColor="fg" pt="5" display="flex" flexDirection="column" gap="5"
          >
            <chakra.blockquote flex="1" textStyle="lg" lineHeight="1.625rem" textWrap="pretty">
              {text}
            </chakra.blockquote>
            <HStack as="figcaption" gap="3" textStyle="sm">
              <Avatar name={name} id={name} size={36} />
              <Box minWidth="0">
                <Text fontWeight="semibold">{name}</Text>
                <Text color="fg.muted">{role}</Text>
              </Box>
              <Text
                as="span" ms="auto" textStyle="xs" lineHeight="1.25rem" color="fg.muted" borderWidth="1px"
                borderColor="border.emphasized" borderRadius="4px" px="1.5"
              >
                {words.sample}
              </Text>
            </HStack>
          </chakra.figure>
        ))}
      </Grid>
    </PublicSection>
  )
}
