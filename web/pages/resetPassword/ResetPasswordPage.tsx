import { Button, Center, Link as TextLink, Stack } from '@chakra-ui/react'
import { useCallback, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { AccountLayout } from '../../features/session/AccountLayout.tsx'
import { ResetPasswordForm } from '../../features/session/ResetPasswordForm.tsx'
import { forgetAddressToken } from '../../lib/addressToken.ts'
import { useDocumentTitle } from '../../lib/documentTitle.ts'
import { clearToken } from '../../lib/session.ts'
import { forgotPasswordMessages, resetPasswordMessages } from '../../messages/accounts.ts'
import { FormFailure } from '../../ui/FormFailure.tsx'
import { showToast } from '../../ui/toaster.tsx'

const words = resetPasswordMessages

/** Where a reset mail leads: a new password, or why the link does not work and the way to a new one. */
export function ResetPasswordPage() {
  const [search] = useSearchParams()
  const [token] = useState(() => search.get('token') ?? '')
  const [refusal, setRefusal] = useState<string | null>(token === '' ? words.tokenMissing : null)
  const navigate = useNavigate()
  useDocumentTitle(words.page)

  const refuse = useCallback((message: string) => {
    forgetAddressToken()
    setRefusal(message)
  }, [])

  function finish() {
    // The session of this browser has ended with all others.
    clearToken('signed-out')
    showToast({ type: 'success', title: words.done, description: words.doneLine })
    void navigate('/signin', { replace: true })
  }

  return (
    <AccountLayout eyebrow={words.eyebrow} title={refusal === null ? words.title : words.refusedTitle}>
      {refusal === null ? (
        <ResetPasswordForm token={token} onDone={finish} onTokenRefused={refuse} />
      ) : (
        <Stack gap="5">
          <FormFailure message={refusal} />
          <Button asChild size="lg" variant="solid" width="full">
            <Link to="/forgot-password">{words.askAgain}</Link>
          </Button>
          <Center>
            <TextLink asChild color="accent.fg">
              <Link to="/signin">{forgotPasswordMessages.backToSignIn}</Link>
            </TextLink>
          </Center>
        </Stack>
      )}
    </AccountLayout>
  )
}
