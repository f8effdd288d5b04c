import { Box, Button, Flex, Grid, HStack, Heading, Link as TextLink, Stack, Text } from '@chakra-ui/react'
import { ArrowRight } from 'lucide-react'
import { Suspense } from 'react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { Link, useLoaderData } from 'react-router-dom'
import type { LandingPageQuery } from '../../__generated__/LandingPageQuery.graphql.ts'
import { BrandLink } from '../../features/session/BoardSheet.tsx'
import { ThemeToggle } from '../../features/shell/ThemeToggle.tsx'
import { useDocumentTitle } from '../../lib/documentTitle.ts'
import { messages } from '../../messages.ts'
import { ErrorBoundary } from '../../relay/ErrorBoundary.tsx'
import { useOwnedQuery } from '../../relay/preloadedQuery.ts'
import { FrameStrip } from './FrameStrip.tsx'

const words = messages.landing
type ViewerReference = PreloadedQuery<LandingPageQuery>

/** The welcome page: what this is, one strip of board, the way in. */
export function LandingPage() {
  const reference = useLoaderData() as ViewerReference | null
  useDocumentTitle(words.page)
  return (
    <>
      <HStack
        as="header" justify="space-between" px={{ base: '5', xl: '12' }} height="16" maxWidth="1328px" mx="auto"
        width="full"
      >
        <BrandLink />
        <HStack as="nav" aria-label={words.navigation} gap="1">
          <Button asChild variant="ghost" hideBelow="sm"><a href="/docs/api">{words.api}</a></Button>
          <ThemeToggle tooltipPlacement="bottom-end" />
          {reference === null ? (
            <>
              <Button asChild variant="ghost" hideBelow="sm"><Link to="/signup">{words.signUp}</Link></Button>
              <Button asChild><Link to="/signin">{words.signIn}</Link></Button>
            </>
          ) : null}
        </HStack>
      </HStack>
      <Grid
        as="main" flex="1" alignItems="center" width="full" maxWidth="1328px" mx="auto" px={{ base: '5', xl: '12' }}
        pt={{ base: '8', lg: '4' }} pb={{ base: '16', lg: '20' }} gap={{ base: '12', lg: '16' }}
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 496fr) minmax(0, 672fr)' }}
      >
        <Stack gap="6" align="flex-start">
          {reference === null ? <Invitation /> : (
            <ErrorBoundary resetKey={reference} fallback={() => <Invitation />}>
              <Suspense fallback={<Headline />}><Welcome reference={reference} /></Suspense>
            </ErrorBoundary>
          )}
        </Stack>
        <FrameStrip />
      </Grid>
    </>
  )
}

function Headline() {
  return (
    <Stack gap="5">
      <Heading as="h1" textStyle={{ base: '3xl', md: '4xl' }} fontWeight="semibold" textWrap="balance">
        {words.headline}
      </Heading>
      <Text textStyle="lg" fontWeight="medium" color="accent.fg">{words.tagline}</Text>
      <Text textStyle="lg" color="fg.muted" maxWidth="52ch" textWrap="pretty">{words.line}</Text>
    </Stack>
  )
}

function Invitation() {
  return (
    <>
      <Headline />
      <HStack gap="3" flexWrap="wrap">
        <Button asChild size="lg" variant="solid">
          <Link to="/signup">{words.start} <ArrowRight aria-hidden /></Link>
        </Button>
        <Button asChild size="lg"><Link to="/signin">{words.signIn}</Link></Button>
      </HStack>
    </>
  )
}

function Welcome({ reference }: { reference: ViewerReference }) {
  useOwnedQuery(reference)
  const { viewer } = usePreloadedQuery<LandingPageQuery>(
    graphql`
      query LandingPageQuery {
        viewer {
          name
        }
      }
    `,
    reference,
  )
  if (viewer === null || viewer === undefined) return <Invitation />
  return (
    <>
      <Box>
        <Text textStyle="xl" color="fg.muted">{words.hello}</Text>
        <Heading as="h1" textStyle={{ base: '3xl', md: '4xl' }} fontWeight="semibold">{viewer.name}</Heading>
      </Box>
      <Text textStyle="lg" fontWeight="medium" color="accent.fg">{words.tagline}</Text>
      <Flex gap="4" align="center" wrap="wrap">
        <Button asChild size="lg" variant="solid">
          <Link to="/dashboard/projects">{words.toDashboard} <ArrowRight aria-hidden /></Link>
        </Button>
        <TextLink asChild color="accent.fg"><Link to="/dashboard">{messages.shell.overview}</Link></TextLink>
      </Flex>
    </>
  )
}
