import { AccountLayout } from '../../features/session/AccountLayout.tsx'
import { SignInForm } from '../../features/session/SignInForm.tsx'
import { useDocumentTitle } from '../../lib/documentTitle.ts'
import { signInMessages } from '../../messages/signIn.ts'

/** Sign in. */
export function SignInPage() {
  useDocumentTitle(signInMessages.page)
  return (
    <AccountLayout eyebrow={signInMessages.title} title={signInMessages.welcome}>
      <SignInForm />
    </AccountLayout>
  )
}
