import { useLoaderData } from 'react-router-dom'
import { AccountLayout } from '../../features/session/AccountLayout.tsx'
import { SignUpForm } from '../../features/session/SignUpForm.tsx'
import { useDocumentTitle } from '../../lib/documentTitle.ts'
import { signUpMessages } from '../../messages/signIn.ts'
import type { SignUpPageData } from './signUpPageLoader.ts'

const words = signUpMessages

/** Sign up; with an invitation its organization is joined. */
export function SignUpPage() {
  const invitation = useLoaderData() as SignUpPageData
  useDocumentTitle(words.page)
  return (
    <AccountLayout eyebrow={words.eyebrow} title={words.title}>
      {invitation === 'over' ? <SignUpForm isInvitationOver /> : <SignUpForm invitation={invitation} />}
    </AccountLayout>
  )
}
