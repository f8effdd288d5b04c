import { AccountLayout } from '../../features/session/AccountLayout.tsx'
import { SignInForm } from '../../features/session/SignInForm.tsx'
import { useDocumentTitle } from '../../lib/documentTitle.ts'
import { messages } from '../../messages.ts'

/** Sign in. */
export function SignInPage() {
  useDocumentTitle(messages.signIn.page)
  return (
    <AccountLayout eyebrow={messages.signIn.title} title={messages.signIn.welcome}>
      <SignInForm />
    </AccountLayout>
  )
}
