import { Suspense } from 'react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { useLoaderData } from 'react-router-dom'
import type { LandingPageQuery } from '../../__generated__/LandingPageQuery.graphql.ts'
import { useDocumentTitle } from '../../lib/documentTitle.ts'
import { landingMessages } from '../../messages/landing.ts'
import { ErrorBoundary } from '../../relay/ErrorBoundary.tsx'
import { useOwnedQuery } from '../../relay/preloadedQuery.ts'
import { ClosingCall } from './ClosingCall.tsx'
import { Features } from './Features.tsx'
import { Hero, Invitation, Welcome } from './Hero.tsx'
import { Plans } from './Plans.tsx'
import { Stats } from './Stats.tsx'
import { Testimonials } from './Testimonials.tsx'
import { TryItOutSection } from './TryItOutSection.tsx'

type ViewerReference = PreloadedQuery<LandingPageQuery>

/** The welcome page: what this is and the way in; for who is signed in, the way on. */
export function LandingPage() {
  const reference = useLoaderData() as ViewerReference | null
  useDocumentTitle(landingMessages.page)
  if (reference === null) return <SignedOut />
  return (
    <ErrorBoundary resetKey={reference} fallback={() => <SignedOut />}>
      <Hero><Suspense fallback={<Welcome name={null} />}><Greeting reference={reference} /></Suspense></Hero>
      <Features />
      <TryItOutSection />
      <ClosingCall />
    </ErrorBoundary>
  )
}

function SignedOut() {
  return (
    <>
      <Hero><Invitation /></Hero>
      <Features />
      <Stats />
      <Testimonials />
      <Plans />
      <TryItOutSection />
      <ClosingCall />
    </>
  )
}

function Greeting({ reference }: { reference: ViewerReference }) {
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
  return viewer ? <Welcome name={viewer.name} /> : <Invitation />
}
