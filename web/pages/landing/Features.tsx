import { Box, Grid, HStack, Heading, Kbd, Text, VisuallyHidden, chakra } from '@chakra-ui/react'
import { landingMessages } from '../../messages/landing.ts'
import { PublicSection } from '../../ui/PublicSection.tsx'
import breakdown from '../../ui/landing/pictures/breakdown.avif'
import breakdownNear from '../../ui/landing/pictures/breakdownNear.avif'
import storyboard from '../../ui/landing/pictures/storyboard.avif'
import storyboardNear from '../../ui/landing/pictures/storyboardNear.avif'
import tasks from '../../ui/landing/pictures/tasks.avif'
import tasksNear from '../../ui/landing/pictures/tasksNear.avif'
import { PlayerFilm } from './PlayerFilm.tsx'

const words = landingMessages
/** Null is the film, which plays. */
const PICTURES = [
  { whole: storyboard, near: storyboardNear }, null, { whole: breakdown, near: breakdownNear },
  { whole: tasks, near: tasksNear },
]
/** Of the pictures of whole pages, in pixels. */
const HTML_SIZE = { htmlWidth: 1664, htmlHeight: 1040 } as const
/** Where the parts of pages stand instead, in which text can be read on a phone. */
const NARROW = '(max-width: 639px)'

const Picture = chakra('img')

/** What the product does, each beside a picture of it. */
export function Features() {
  return (
    <PublicSection borderTopWidth="1px" py={{ base: '8', lg: '12' }}>
      <VisuallyHidden><h2>{words.featuresTitle}</h2></VisuallyHidden>
      {words.features.map(({ title, line, facts, picture }, index) => (
        <Grid
          key={title} gap={{ base: '8', lg: '16' }} py={{ base: '10', lg: '12' }} alignItems="center"
          borderTopWidth={index === 0 ? '0' : '1px'}
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 336fr) minmax(0, 832fr)' }}
        >
          <Box maxWidth={{ base: '60ch', lg: 'none' }}>
            <Heading as="h3" textStyle="2xl" fontWeight="semibold" textWrap="balance">{title}</Heading>
            <Text textStyle="lg" lineHeight="1.625rem" color="fg.soft" mt="3" textWrap="pretty">{line}</Text>
            <chakra.ul listStyleType="none" mt="5">
              {facts.map((fact) => (
                <HStack as="li" key={fact.label} justify="space-between" borderTopWidth="1px" minHeight="9" gap="4">
                  {fact.label}
                  {fact.keys ? (
                    <HStack gap="1">
                      {fact.keys.map((key) => (
                        <Kbd key={key} size="sm" variant="outline" colorPalette="gray">{key}</Kbd>
                      ))}
                    </HStack>
                  ) : null}
                </HStack>
              ))}
            </chakra.ul>
          </Box>
          <FeaturePicture picture={PICTURES[index] ?? null} label={picture} />
        </Grid>
      ))}
    </PublicSection>
  )
}

/** A picture of a page of the product; on phones of a part of it, near enough to be read. */
function FeaturePicture({ picture, label }: { picture: (typeof PICTURES)[number]; label: string }) {
  if (picture === null) return <PlayerFilm />
  return (
    <Box
      overflow="hidden" borderRadius="card" borderWidth="1px" borderColor={{ _light: '#0E0F12', _dark: 'border' }}
      bg="#0E0F12" aspectRatio={{ base: '4 / 3', sm: '8 / 5' }}
    >
      <picture>
        <source media={NARROW} srcSet={picture.near} />
        <Picture
          src={picture.whole} alt={label} width="full" height="full" objectFit="cover" loading="lazy" {...HTML_SIZE}
        />
      </picture>
    </Box>
  )
}
