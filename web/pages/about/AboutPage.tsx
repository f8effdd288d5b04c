import { Box, Button, Grid, HStack, Heading, Stack, Text, chakra } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import type { ReactNode } from 'react'
import { useDocumentTitle } from '../../lib/documentTitle.ts'
import { aboutMessages } from '../../messages/about.ts'
import marsh from '../../ui/landing/frames/marsh.avif'
import { PublicHeading } from '../../ui/PublicHeading.tsx'
import { PublicSection } from '../../ui/PublicSection.tsx'

const words = aboutMessages
const PICTURE = { source: marsh, width: 672, height: 384 }

/** What the product is, what it does, why, and for whom. */
export function AboutPage() {
  useDocumentTitle(words.page)
  const { product, features, mission, audience } = words.sections
  return (
    <PublicSection pb={{ base: '16', lg: '24' }}>
      <PublicHeading title={words.title} line={words.line} picture={PICTURE} />
      <Part title={product.title}><Paragraphs texts={product.paragraphs} /></Part>
      <Part title={features.title}>
        <Grid
          as="ul" listStyleType="none" columnGap="10" rowGap="8"
          templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
        >
          {features.items.map(({ title, line }) => (
            <Box as="li" key={title}>
              <Heading as="h3" textStyle="lg" fontWeight="semibold" mb="1">{title}</Heading>
              <Text color="fg.soft" lineHeight="1.375rem" textWrap="pretty">{line}</Text>
            </Box>
          ))}
        </Grid>
      </Part>
      <Part title={mission.title}><Paragraphs texts={mission.paragraphs} /></Part>
      <Part title={audience.title}>
        <chakra.ul listStyleType="none">
          {audience.items.map((item, index) => (
            <Box
              as="li" key={item} py="2.5" textStyle="lg" borderTopWidth={index === 0 ? '0' : '1px'}
              pt={index === 0 ? '0' : undefined}
            >
              {item}
            </Box>
          ))}
        </chakra.ul>
      </Part>
      <HStack gap="3" flexWrap="wrap" borderTopWidth="1px" pt="10" justify={{ lg: 'flex-start' }} ps={{ lg: '400px' }}>
        <Button asChild size="lg" variant="solid"><Link to="/signup">{words.start}</Link></Button>
        <Button asChild size="lg"><Link to="/contact">{words.contact}</Link></Button>
      </HStack>
    </PublicSection>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Grid
      as="section" gap={{ base: '4', lg: '16' }} borderTopWidth="1px" py={{ base: '8', lg: '12' }}
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 336px) minmax(0, 1fr)' }}
    >
      <Heading as="h2" textStyle="2xl" fontWeight="semibold" textWrap="balance">{title}</Heading>
      <Box maxWidth="760px">{children}</Box>
    </Grid>
  )
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return (
    <Stack gap="4">
      {texts.map((text) => (
        <Text key={text} textStyle="lg" lineHeight="1.625rem" color="fg.soft" maxWidth="68ch" textWrap="pretty">
          {text}
        </Text>
      ))}
    </Stack>
  )
}
