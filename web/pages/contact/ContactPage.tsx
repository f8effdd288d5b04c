import { Box, Grid, Heading, Link as TextLink, Skeleton, Stack, Text } from '@chakra-ui/react'
import { Suspense, type ReactNode } from 'react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { useLoaderData } from 'react-router-dom'
import type { ContactPageQuery } from '../../__generated__/ContactPageQuery.graphql.ts'
import { ContactForm } from '../../features/inquiries/ContactForm.tsx'
import { SocialLinks } from '../../features/inquiries/SocialLinks.tsx'
import { useDocumentTitle } from '../../lib/documentTitle.ts'
import { contactMessages } from '../../messages/inquiries.ts'
import { ErrorBoundary } from '../../relay/ErrorBoundary.tsx'
import { useOwnedQuery } from '../../relay/preloadedQuery.ts'
import { PublicHeading } from '../../ui/PublicHeading.tsx'
import { PublicSection } from '../../ui/PublicSection.tsx'

const words = contactMessages
type ContactReference = PreloadedQuery<ContactPageQuery>

/** How to reach the server's operator, and a contact form. */
export function ContactPage() {
  const reference = useLoaderData() as ContactReference
  useDocumentTitle(words.page)
  return (
    <PublicSection pb={{ base: '16', lg: '24' }}>
      <PublicHeading title={words.title} line={words.line} />
      <Grid
        gap={{ base: '12', lg: '16' }} borderTopWidth="1px" pt={{ base: '8', lg: '12' }}
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 336px) minmax(0, 640px)' }}
      >
        <Stack gap="7">
          <Fact title={words.emailTitle}>
            <ErrorBoundary resetKey={reference} fallback={() => <Text color="fg.muted">–</Text>}>
              <Suspense fallback={<Skeleton height="5" width="48" />}><Address reference={reference} /></Suspense>
            </ErrorBoundary>
          </Fact>
          <Fact title={words.hoursTitle}><Text>{words.hours}</Text></Fact>
          <Fact title={words.socialTitle}><SocialLinks /></Fact>
        </Stack>
        <Box>
          <Heading as="h2" textStyle="xl" fontWeight="semibold" mb="5">{words.formTitle}</Heading>
          <ContactForm />
        </Box>
      </Grid>
    </PublicSection>
  )
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box>
      <Heading as="h2" textStyle="sm" fontWeight="semibold" letterSpacing="normal" mb="1">{title}</Heading>
      <Box textStyle="md" color="fg.soft">{children}</Box>
    </Box>
  )
}

function Address({ reference }: { reference: ContactReference }) {
  useOwnedQuery(reference)
  const { contactEmail } = usePreloadedQuery<ContactPageQuery>(
    graphql`
      query ContactPageQuery {
        contactEmail
      }
    `,
    reference,
  )
  return (
    <TextLink href={`mailto:${contactEmail}`} color="accent.fg" overflowWrap="anywhere">{contactEmail}</TextLink>
  )
}
