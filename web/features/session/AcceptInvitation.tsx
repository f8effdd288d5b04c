import { Box, Button, HStack, Stack, Text } from '@chakra-ui/react'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { AcceptInvitation_offer$key } from '../../__generated__/AcceptInvitation_offer.graphql.ts'
import type { AcceptInvitation_viewer$key } from '../../__generated__/AcceptInvitation_viewer.graphql.ts'
import type { AcceptInvitationMutation } from '../../__generated__/AcceptInvitationMutation.graphql.ts'
import { selectOrganization } from '../../lib/selectedOrganization.ts'
import { invitationMessages } from '../../messages/accounts.ts'
import { readError } from '../../relay/errors.ts'
import { useReload } from '../../relay/reloading.ts'
import { useChange } from '../../relay/useChange.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { FormFailure } from '../../ui/FormFailure.tsx'
import { showToast } from '../../ui/toaster.tsx'
import { useSignOut } from './useSignOut.ts'

const words = invitationMessages

type AcceptInvitationProps = {
  token: string
  offerRef: AcceptInvitation_offer$key
  viewerRef: AcceptInvitation_viewer$key
}

/** Says who would accept and lets them; then goes to the organization. */
export function AcceptInvitation({ token, offerRef, viewerRef }: AcceptInvitationProps) {
  const offer = useFragment(
    graphql`
      fragment AcceptInvitation_offer on InvitationOffer {
        email
      }
    `,
    offerRef,
  )
  const viewer = useFragment(
    graphql`
      fragment AcceptInvitation_viewer on User {
        id
        name
        email @required(action: THROW)
        pictureUrl
      }
    `,
    viewerRef,
  )
  const [failure, setFailure] = useState<string | null>(null)
  const [acceptInvitation, isAccepting] = useChange<AcceptInvitationMutation>(graphql`
    mutation AcceptInvitationMutation($input: AcceptInvitationInput!) {
      acceptInvitation(input: $input) {
        organization {
          id
          name
        }
      }
    }
  `)
  const [signOut, isSigningOut] = useSignOut()
  const navigate = useNavigate()
  const { reload } = useReload()
  const invited = offer.email ?? null
  const otherEmail = invited?.toLowerCase() === viewer.email.toLowerCase() ? null : invited

  function accept() {
    setFailure(null)
    acceptInvitation({ token }).then(
      ({ acceptInvitation: { organization } }) => {
        selectOrganization(organization.id)
        showToast({ type: 'success', title: words.accepted(organization.name) })
        void navigate(`/dashboard/organizations/${organization.id}`, { replace: true })
      },
      (error: unknown) => {
        const { code, message } = readError(error)
        setFailure(code === 'UNKNOWN' ? words.failed : message)
        // It was used or taken back meanwhile: the page says what is left to do.
        if (code === 'NOT_FOUND') void reload()
      },
    )
  }

  return (
    <Stack gap="4">
      {otherEmail !== null ? (
        <HStack
          align="flex-start" gap="2.5" px="3" py="2.5" borderRadius="control" borderWidth="1px" bg="warning.subtle"
          borderColor="warning.border" color="fg.warning" textStyle="sm" role="note"
        >
          <TriangleAlert size={16} aria-hidden style={{ flexShrink: 0, marginTop: 2 }} />
          <Text overflowWrap="anywhere">{words.otherAddress(otherEmail, viewer.email)}</Text>
        </HStack>
      ) : (
        <HStack gap="3" textStyle="sm" color="fg.soft">
          <Avatar name={viewer.name} id={viewer.id} picture={viewer.pictureUrl} />
          <Box overflowWrap="anywhere" minWidth="0">{words.signedInAs(viewer.email)}</Box>
        </HStack>
      )}
      {failure ? <FormFailure message={failure} /> : null}
      <Stack gap="2">
        <Button
          size="lg" variant="solid" onClick={accept} loading={isAccepting} loadingText={words.accepting}
          disabled={isSigningOut}
        >
          {words.accept(viewer.name)}
        </Button>
        <Button size="lg" variant={otherEmail !== null ? 'outline' : 'ghost'} onClick={signOut} loading={isSigningOut}
          disabled={isAccepting}>
          {words.useOtherAccount}
        </Button>
      </Stack>
    </Stack>
  )
}
