import { Button, Skeleton, Stack, Text } from '@chakra-ui/react'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { graphql } from 'react-relay'
import { Link, useLoaderData, useSearchParams } from 'react-router-dom'
import type { InvitationPageQuery } from '../../__generated__/InvitationPageQuery.graphql.ts'
import { AcceptInvitation } from '../../features/session/AcceptInvitation.tsx'
import { AccountLayout } from '../../features/session/AccountLayout.tsx'
import { EnterToAccept } from '../../features/session/EnterToAccept.tsx'
import { InvitationFacts } from '../../features/session/InvitationFacts.tsx'
import { useDocumentTitle } from '../../lib/documentTitle.ts'
import { readToken, subscribeToSession } from '../../lib/session.ts'
import { forgotPasswordMessages, invitationMessages } from '../../messages/accounts.ts'
import { useReload } from '../../relay/reloading.ts'
import { PageBoundary } from '../../relay/PageBoundary.tsx'
import { usePageQuery } from '../../relay/preloadedQuery.ts'
import { SkeletonGroup } from '../../ui/Skeletons.tsx'

const words = invitationMessages

/** Where an invitation's mail leads: what is offered and, signed in or not, how to accept. */
export function InvitationPage() {
  const { reload } = useReload()
  useDocumentTitle(words.page)
  useEffect(
    () =>
      subscribeToSession((change) => {
        // 'Use another account' signs out and stays here; in another tab the other direction is a reload.
        if (change === 'signed-out' || (change === 'other-tab' && readToken() === null)) void reload()
      }),
    [reload],
  )
  if (useLoaderData() === null) return <Over line={words.tokenMissing} />
  return (
    <PageBoundary
      failedTitle={words.loadFailed} fallback={<OfferSkeleton />}
      notFound={(sentence) => <Over reason={sentence} line={words.overLine} />}
    >
      <Content />
    </PageBoundary>
  )
}

function Content() {
  const { invitation, viewer } = usePageQuery<InvitationPageQuery>(graphql`
    query InvitationPageQuery($token: String!) {
      invitation(token: $token) {
        organizationName
        ...InvitationFacts_offer
        ...AcceptInvitation_offer
        ...EnterToAccept_offer
      }
      viewer {
        ...AcceptInvitation_viewer
      }
    }
  `)
  const token = useSearchParams()[0].get('token') ?? ''
  if (!invitation) return <Over line={words.overLine} />
  return (
    <Frame title={words.title(invitation.organizationName)}>
      <InvitationFacts offerRef={invitation} />
      {viewer ? (
        <AcceptInvitation token={token} offerRef={invitation} viewerRef={viewer} />
      ) : (
        <EnterToAccept token={token} offerRef={invitation} />
      )}
    </Frame>
  )
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <AccountLayout eyebrow={words.eyebrow} title={title}>
      <Stack gap="6">{children}</Stack>
    </AccountLayout>
  )
}

function Over({ reason, line }: { reason?: string; line: string }) {
  return (
    <Frame title={words.overTitle}>
      {reason === undefined ? null : <Text textWrap="pretty">{reason}</Text>}
      <Text color="fg.soft" textWrap="pretty">{line}</Text>
      <Button asChild size="lg" variant="solid">
        {readToken() === null
          ? <Link to="/signin">{forgotPasswordMessages.returnToSignIn}</Link>
          : <Link to="/dashboard">{words.toDashboard}</Link>}
      </Button>
    </Frame>
  )
}

function OfferSkeleton() {
  return (
    <Frame title={words.page}>
      <SkeletonGroup>
        <Stack gap="6">
          <Skeleton height="4" width="70%" />
          <Skeleton height="164px" borderRadius="card" />
          <Skeleton height="11" />
        </Stack>
      </SkeletonGroup>
    </Frame>
  )
}
