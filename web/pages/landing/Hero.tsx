import { Button, Grid, HStack, Heading, Skeleton, Stack, Text } from '@chakra-ui/react'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { landingMessages } from '../../messages/landing.ts'
import { PublicSection } from '../../ui/PublicSection.tsx'
import { BoardStrip } from './BoardStrip.tsx'

const words = landingMessages

/** The top of the welcome page: words at the left, a board that draws itself at the right. */
export function Hero({ children }: { children: ReactNode }) {
  return (
    <PublicSection pt={{ base: '8', lg: '3' }} pb={{ base: '16', lg: '24' }}>
      <Grid
        alignItems="center" gap={{ base: '12', lg: '16' }}
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 496fr) minmax(0, 672fr)' }}
      >
        <Stack gap="8" align="flex-start">{children}</Stack>
        <BoardStrip />
      </Grid>
    </PublicSection>
  )
}

/** For who is not signed in. */
export function Invitation() {
  return (
    <>
      <Stack gap="5">
        <Heading as="h1" textStyle={{ base: '3xl', sm: '4xl' }} fontWeight="semibold" textWrap="balance">
          {words.headline}
        </Heading>
        <Text textStyle="lg" lineHeight="1.625rem" color="fg.soft" maxWidth="46ch" textWrap="pretty">{words.line}</Text>
      </Stack>
      <Text textStyle="lg" fontWeight="medium">{words.tagline}</Text>
      <HStack gap="3" flexWrap="wrap">
        <Button asChild size="lg" variant="solid"><Link to="/signup">{words.start}</Link></Button>
        <Button asChild size="lg"><Link to="/user-settings">{words.signIn}</Link></Button>
      </HStack>
    </>
  )
}

/** For who is; null stands for a name that is on its way. */
export function Welcome({ name }: { name: string | null }) {
  return (
    <>
      <Stack gap="3">
        <Heading
          as="h1" textStyle={{ base: '3xl', sm: '4xl' }} fontWeight="semibold" textWrap="balance"
          overflowWrap="anywhere"
        >
          {words.hello} {name ?? <Skeleton as="span" display="inline-block" width="4em" height="0.8em" aria-hidden />}
        </Heading>
        <Text textStyle="lg" fontWeight="medium" color="fg.soft">{words.tagline}</Text>
      </Stack>
      <Button asChild size="lg" variant="solid">
        <Link to="/dashboard/projects">{words.toDashboard} <ArrowRight aria-hidden /></Link>
      </Button>
    </>
  )
}
