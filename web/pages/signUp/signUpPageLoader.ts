import type { LoaderFunctionArgs } from 'react-router-dom'
import { invitationTokenOf, redirectSignedIn } from '../../features/session/guard.ts'
import { readInvitationOffer, type SignUpInvitation } from '../../features/session/invitationOffer.ts'

/** The invitation of the address: null when it holds none, 'over' when that cannot be used any more. */
export type SignUpPageData = SignUpInvitation | 'over' | null

/** Sends on who is signed in; asks what the invitation of the address offers. */
export async function signUpPageLoader(loading: LoaderFunctionArgs): Promise<Response | SignUpPageData> {
  const elsewhere = redirectSignedIn(loading)
  if (elsewhere !== null) return elsewhere
  const token = invitationTokenOf(new URL(loading.request.url).search)
  return token === null ? null : (await readInvitationOffer(token)) ?? 'over'
}
