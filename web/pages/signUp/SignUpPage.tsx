import { AccountLayout } from '../../features/session/AccountLayout.tsx'
import { SignUpForm } from '../../features/session/SignUpForm.tsx'
import { useDocumentTitle } from '../../lib/documentTitle.ts'
import { messages } from '../../messages.ts'

/** Sign up. */
export function SignUpPage() {
  useDocumentTitle(messages.signUp.page)
  return (
    <AccountLayout eyebrow={messages.signUp.eyebrow} title={messages.signUp.title}>
      <SignUpForm />
    </AccountLayout>
  )
}
