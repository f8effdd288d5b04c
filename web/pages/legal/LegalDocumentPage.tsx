import { Box, Grid, Heading, Link as TextLink, Stack, Text, chakra } from '@chakra-ui/react'
import { useLoaderData } from 'react-router-dom'
import { useDocumentTitle } from '../../lib/documentTitle.ts'
import { legalMessages } from '../../messages/legal/legalDocument.ts'
import type { LegalDocument } from '../../messages/legal/legalDocument.ts'
import { PublicHeading } from '../../ui/PublicHeading.tsx'
import { PublicSection } from '../../ui/PublicSection.tsx'

const words = legalMessages

const anchorOf = (title: string) => title.toLowerCase().replaceAll(/[^\p{Letter}]+/gu, '-')

/** A text of law with its contents beside it. */
export function LegalDocumentPage() {
  const text = useLoaderData() as LegalDocument
  useDocumentTitle(text.page)
  return (
    <PublicSection pb={{ base: '16', lg: '24' }}>
      <PublicHeading title={text.title} line={text.summary} />
      <Grid
        gap={{ base: '8', lg: '16' }} borderTopWidth="1px" pt={{ base: '8', lg: '12' }}
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 336px) minmax(0, 1fr)' }}
      >
        <Box as="nav" aria-labelledby="contents" position={{ lg: 'sticky' }} top="8" alignSelf="start">
          <Heading as="h2" id="contents" textStyle="sm" fontWeight="semibold" letterSpacing="normal" mb="2">
            {words.contents}
          </Heading>
          <chakra.ol listStyleType="none">
            {text.sections.map(({ title }) => (
              <li key={title}>
                <TextLink
                  href={`#${anchorOf(title)}`} color="fg.soft" fontWeight="normal" minHeight="8"
                  _hover={{ color: 'fg' }}
                >
                  {title}
                </TextLink>
              </li>
            ))}
          </chakra.ol>
          <Text textStyle="sm" color="fg.muted" mt="5">{words.updated(text.updated)}</Text>
        </Box>
        <Stack gap="10" maxWidth="68ch">
          {text.sections.map(({ title, paragraphs, items }) => (
            <Box as="section" key={title} id={anchorOf(title)} scrollMarginTop="8">
              <Heading as="h2" textStyle="xl" fontWeight="semibold" mb="3">{title}</Heading>
              <Stack gap="3" textStyle="lg" lineHeight="1.625rem" color="fg.soft">
                {paragraphs.map((paragraph) => <Text key={paragraph} textWrap="pretty">{paragraph}</Text>)}
                {items ? (
                  <chakra.ul ps="5" listStyleType="disc">
                    {items.map((item) => (
                      <Box as="li" key={item} py="1" _marker={{ color: 'fg.muted' }}>{item}</Box>
                    ))}
                  </chakra.ul>
                ) : null}
              </Stack>
            </Box>
          ))}
        </Stack>
      </Grid>
    </PublicSection>
  )
}
