import { Button, Stack, Text } from '@chakra-ui/react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { EnterToAccept_offer$key } from '../../__generated__/EnterToAccept_offer.graphql.ts'
import { invitationMessages } from '../../messages/accounts.ts'
import { invitationPathFor, signInPathFor } from './guard.ts'

const words = invitationMessages

/** The ways in for somebody signed out: to the account of the invited address or any other, or to a new one. */
export function EnterToAccept({ token, offerRef }: { token: string; offerRef: EnterToAccept_offer$key }) {
  const { email = null, hasAccount } = useFragment(
    graphql`
      fragment EnterToAccept_offer on InvitationOffer {
        email
        hasAccount
      }
    `,
    offerRef,
  )
  const signIn = (
    <Button key="sign in" asChild size="lg" variant={hasAccount ? 'solid' : 'outline'}>
      <Link to={signInPathFor(invitationPathFor(token))}>{words.signIn}</Link>
    </Button>
  )
  const createAccount = (
    <Button key="create" asChild size="lg" variant={hasAccount ? 'outline' : 'solid'}>
      <Link to={`/signup?invitation=${encodeURIComponent(token)}`}>{words.createAccount}</Link>
    </Button>
  )
  return (
    <Stack gap="4">
      <Text color="fg.soft" textWrap="pretty" overflowWrap="anywhere">
        {email === null ? words.enterLine : hasAccount ? words.hasAccountLine(email) : words.noAccountLine(email)}
      </Text>
      <Stack gap="2">{hasAccount ? [signIn, createAccount] : [createAccount, signIn]}</Stack>
    </Stack>
  )
}
