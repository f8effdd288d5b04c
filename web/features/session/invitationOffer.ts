import { graphql } from 'react-relay'
import type { invitationOfferQuery } from '../../__generated__/invitationOfferQuery.graphql.ts'
import { readOnce } from '../../relay/readOnce.ts'
import { readError } from '../../relay/errors.ts'

/** The invitation somebody signs up with; its texts are empty while they are not known, the address for a link. */
export type SignUpInvitation = { token: string; email: string; organizationName: string }

/**
 * What signing up needs of an invitation; null when it cannot be used any more. Never throws: not knowing the offer is
 * no reason to lose the invitation.
 */
export async function readInvitationOffer(token: string): Promise<SignUpInvitation | null> {
  try {
    const answer = await readOnce<invitationOfferQuery>(graphql`
      query invitationOfferQuery($token: String!) {
        invitation(token: $token) {
          email
          organizationName
        }
      }
    `, { token })
    const offer = answer?.invitation
    return offer ? { token, email: offer.email ?? '', organizationName: offer.organizationName } : null
  } catch (error) {
    return readError(error).code === 'NOT_FOUND' ? null : { token, email: '', organizationName: '' }
  }
}
