import { Button, HStack, Skeleton, chakra } from '@chakra-ui/react'
import { Suspense } from 'react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { Link, useLocation } from 'react-router-dom'
import type { TopBarQuery } from '../../__generated__/TopBarQuery.graphql.ts'
import { BrandLink } from '../../features/session/BoardSheet.tsx'
import { ThemeToggle } from '../../ui/ThemeToggle.tsx'
import { publicSiteMessages } from '../../messages/publicSite.ts'
import { ErrorBoundary } from '../../relay/ErrorBoundary.tsx'
import { useOwnedQuery } from '../../relay/preloadedQuery.ts'
import { publicWidth } from '../../ui/PublicSection.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import { MobileMenu } from './MobileMenu.tsx'
import { isCurrentPage, SITE_PAGES } from './sitePages.ts'

const words = publicSiteMessages
const NavLink = chakra(Link)

/** Who is signed in, as the layout asked for it. */
export type PublicLayoutReference = PreloadedQuery<TopBarQuery>

/** The mark, the public pages, and who is signed in or the ways in. */
export function TopBar({ reference }: { reference: PublicLayoutReference | null }) {
  const { pathname } = useLocation()
  return (
    <HStack as="header" {...publicWidth} height="72px" gap={{ base: '2', md: '8' }} position="relative" zIndex="docked">
      <BrandLink />
      <HStack as="nav" aria-label={words.navigation} gap="1" hideBelow="md">
        {SITE_PAGES.map(({ to, label }) => {
          const isCurrent = isCurrentPage(to, pathname)
          return (
            <NavLink
              key={to} to={to} aria-current={isCurrent ? 'page' : undefined} display="flex" alignItems="center" px="3"
              minHeight="9" fontWeight="medium" color={isCurrent ? 'fg' : 'fg.soft'} borderRadius="control"
              transition="color 120ms" _hover={{ color: 'fg', bg: 'bg.emphasized' }} focusVisibleRing="outside"
              css={{ '@media (pointer: coarse)': { minHeight: '44px' } }}
            >
              {label}
            </NavLink>
          )
        })}
      </HStack>
      <HStack gap="2" ms="auto">
        <ThemeToggle tooltipPlacement="bottom-end" />
        {reference === null ? <WaysIn /> : (
          <ErrorBoundary resetKey={reference} fallback={() => <WaysIn />}>
            <Suspense fallback={<Skeleton boxSize="9" borderRadius="full" />}>
              <Account reference={reference} />
            </Suspense>
          </ErrorBoundary>
        )}
        <MobileMenu isSignedOut={reference === null} />
      </HStack>
    </HStack>
  )
}

function WaysIn() {
  return (
    <HStack gap="2" hideBelow="md">
      <Button asChild variant="ghost" size="md" px="3"><Link to="/signin">{words.signIn}</Link></Button>
      <Button asChild size="md" h="9"><Link to="/signup">{words.signUp}</Link></Button>
    </HStack>
  )
}

function Account({ reference }: { reference: PublicLayoutReference }) {
  useOwnedQuery(reference)
  const { viewer } = usePreloadedQuery<TopBarQuery>(
    graphql`
      query TopBarQuery {
        viewer {
          ...AccountMenu_user
        }
      }
    `,
    reference,
  )
  return viewer ? <AccountMenu userRef={viewer} /> : <WaysIn />
}
