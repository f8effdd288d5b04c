import { Box, HStack, Stack, Text } from '@chakra-ui/react'
import { graphql, useFragment } from 'react-relay'
import type { InvitationFacts_offer$key } from '../../__generated__/InvitationFacts_offer.graphql.ts'
import { longDate } from '../../lib/dates.ts'
import { invitationMessages } from '../../messages/accounts.ts'
import { organizationMessages } from '../../messages/organizations.ts'
import { LetterTile } from '../../ui/Avatar.tsx'

const words = invitationMessages

/** What an invitation offers: where, as what, for which address, until when. */
export function InvitationFacts({ offerRef }: { offerRef: InvitationFacts_offer$key }) {
  const offer = useFragment(
    graphql`
      fragment InvitationFacts_offer on InvitationOffer {
        organizationName
        invitedByName
        email
        role
        expiresAt
      }
    `,
    offerRef,
  )
  const { organizationName, invitedByName, email, role, expiresAt } = offer
  const facts = [
    { label: words.role, value: (organizationMessages.roles as Readonly<Record<string, string>>)[role] ?? role },
    ...(email ? [{ label: words.sentTo, value: email }] : []),
    { label: words.expires, value: longDate(expiresAt) },
  ]
  return (
    <Stack gap="6">
      <Text color="fg.muted" textWrap="pretty">
        {invitedByName === '' ? words.lineWithoutInviter : words.line(invitedByName)}
      </Text>
      <Box borderWidth="1px" borderRadius="card" bg="bg.panel" overflow="hidden">
        <HStack gap="3" px="4" py="3.5" borderBottomWidth="1px">
          <LetterTile name={organizationName} size={40} />
          <Box minWidth="0">
            <Box textStyle="xs" color="fg.muted">{words.organization}</Box>
            <Box fontWeight="semibold" overflowWrap="anywhere">{organizationName}</Box>
          </Box>
        </HStack>
        <Stack as="dl" gap="2" px="4" py="3.5" textStyle="sm">
          {facts.map(({ label, value }) => (
            <HStack key={label} justify="space-between" gap="4" align="flex-start">
              <Box as="dt" color="fg.muted" flexShrink="0">{label}</Box>
              <Box as="dd" textAlign="end" overflowWrap="anywhere">{value}</Box>
            </HStack>
          ))}
        </Stack>
      </Box>
    </Stack>
  )
}
