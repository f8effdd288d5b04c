import { Box, Center, Flex, HStack } from '@chakra-ui/react'
import { Mail } from 'lucide-react'
import { useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { InvitationRow_invitation$key } from '../../__generated__/InvitationRow_invitation.graphql.ts'
import type { InvitationRowResendMutation } from '../../__generated__/InvitationRowResendMutation.graphql.ts'
import type { InvitationRowRevokeMutation } from '../../__generated__/InvitationRowRevokeMutation.graphql.ts'
import { longDate } from '../../lib/dates.ts'
import { memberMessages } from '../../messages/organizations.ts'
import { ConfirmedChange } from '../../relay/ConfirmedChange.tsx'
import { useChange } from '../../relay/useChange.ts'
import { Chip } from '../../ui/Chip.tsx'
import { ExplainedButton } from '../../ui/ExplainedButton.tsx'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import { showToast } from '../../ui/toaster.tsx'
import { MemberCell, MemberTableRow } from './memberCells.tsx'
import { RoleBadge } from './RoleBadge.tsx'
import { RowMenu } from '../../ui/RowMenu.tsx'

const PENDING_COLOR = '#E8A33D'
const EXPIRED_COLOR = '#E5484D'

type InvitationRowProps = {
  invitationRef: InvitationRow_invitation$key
  /** Why the viewer may not resend or revoke it; null when they may. */
  reason: string | null
  /** Ids of the connections a revoked invitation is taken out of. */
  connections: string[]
}

/** Somebody who was invited and has not accepted yet. */
export function InvitationRow({ invitationRef, reason, connections }: InvitationRowProps) {
  const invitation = useFragment(
    graphql`
      fragment InvitationRow_invitation on Invitation {
        id
        email
        role
        sentAt
        expiresAt
        isExpired
        invitedBy {
          name
        }
      }
    `,
    invitationRef,
  )
  const { id, email, role, sentAt, expiresAt, isExpired, invitedBy } = invitation
  const words = memberMessages
  const [resend, isResending] = useChange<InvitationRowResendMutation>(
    graphql`
      mutation InvitationRowResendMutation($input: ResendInvitationInput!) {
        resendInvitation(input: $input) {
          invitation {
            id
            email
            ...InvitationRow_invitation
          }
        }
      }
    `,
    (input) => ({
      variables: { input },
      done: ({ resendInvitation }) => words.resent(resendInvitation.invitation.email),
      failed: words.resendFailed,
    }),
  )
  const [revoke] = useChange<InvitationRowRevokeMutation>(
    graphql`
      mutation InvitationRowRevokeMutation($input: RevokeInvitationInput!, $connections: [ID!]!) {
        revokeInvitation(input: $input) {
          deletedInvitationId @deleteEdge(connections: $connections)
          organization {
            id
            ...PlanUsage_organization
          }
        }
      }
    `,
    (input) => ({ variables: { input, connections } }),
  )
  const [isAsking, setIsAsking] = useState(false)
  const revokeButton = useRef<HTMLButtonElement>(null)
  const menuButton = useRef<HTMLButtonElement>(null)
  const asker = useRef<HTMLElement>(null)
  function ask(button: HTMLElement | null) {
    asker.current = button
    setIsAsking(true)
  }
  const times = (
    <>
      <Box>{sentAt ? <RelativeTime moment={sentAt} sentence={words.sent} /> : words.sending}</Box>
      <Box color={isExpired ? 'fg.error' : undefined}>
        {isExpired ? words.expiredOn(longDate(expiresAt)) : words.expires(longDate(expiresAt))}
      </Box>
    </>
  )
  return (
    <MemberTableRow>
      <MemberCell>
        <HStack gap="3">
          <Center
            boxSize="32px" flexShrink="0" borderRadius="full" borderWidth="1px" borderStyle="dashed"
            borderColor="border.emphasized" color="fg.muted" aria-hidden
          >
            <Mail size={14} strokeWidth={1.75} />
          </Center>
          <Box minWidth="0">
            <HStack gap="2" flexWrap="wrap" rowGap="0.5">
              <Box fontSize="md" lineHeight="1.25rem" fontWeight="medium" overflowWrap="anywhere">{email}</Box>
              <Chip
                label={isExpired ? words.expired : words.pending} color={isExpired ? EXPIRED_COLOR : PENDING_COLOR}
              />
              <Box as="span" hideFrom="sm"><RoleBadge role={role} /></Box>
            </HStack>
            {invitedBy ? <Box color="fg.muted" lineHeight="1.125rem">{words.invitedBy(invitedBy.name)}</Box> : null}
            <Box hideFrom="lg" color="fg.muted" textStyle="xs" mt="0.5">{times}</Box>
          </Box>
        </HStack>
      </MemberCell>
      <MemberCell hideBelow="sm"><RoleBadge role={role} /></MemberCell>
      <MemberCell color="fg.muted" whiteSpace="nowrap" hideBelow="lg" textStyle="xs">{times}</MemberCell>
      <MemberCell textAlign="end">
        <Flex justify="flex-end" gap="1" align="center">
          <ExplainedButton
            variant="ghost" reason={reason} tooltipPlacement="bottom-end" loading={isResending} hideBelow="lg"
            onClick={() => resend({ invitationId: id })}
          >
            {words.resend}
          </ExplainedButton>
          <ExplainedButton
            ref={revokeButton} variant="ghost" reason={reason} tooltipPlacement="bottom-end" hideBelow="lg"
            _hover={{ color: 'fg.error', bg: 'danger.subtle' }} onClick={() => ask(revokeButton.current)}
          >
            {words.revoke}
          </ExplainedButton>
          <RowMenu
            ref={menuButton} label={words.actions(email)} hideFrom="lg"
            items={reason === null ? [
              { value: 'resend', label: words.resend }, { value: 'revoke', label: words.revoke, isDanger: true },
            ] : []}
            onChosen={(value) => (value === 'resend' ? resend({ invitationId: id }) : ask(menuButton.current))}
          />
        </Flex>
        <ConfirmedChange
          isOpen={isAsking} variant="danger" title={words.revokeTitle} message={words.revokeLine(email)}
          confirmText={words.revoke} returnFocus={asker} onCancel={() => setIsAsking(false)}
          onConfirm={() =>
            revoke({ invitationId: id }).then(() => {
              setIsAsking(false)
              showToast({ type: 'success', title: words.revoked(email) })
            })
          }
        />
      </MemberCell>
    </MemberTableRow>
  )
}
