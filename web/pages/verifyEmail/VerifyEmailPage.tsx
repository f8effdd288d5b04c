import { Box, Button, HStack, Link as TextLink, Stack, Text } from '@chakra-ui/react'
import { CircleCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { AccountLayout } from '../../features/session/AccountLayout.tsx'
import { ConfirmAddressForm } from '../../features/session/ConfirmAddressForm.tsx'
import { NewVerificationForm } from '../../features/session/NewVerificationForm.tsx'
import { useVerification } from '../../features/session/useVerification.ts'
import { forgetAddressToken } from '../../lib/addressToken.ts'
import { useDocumentTitle } from '../../lib/documentTitle.ts'
import { verificationMessages } from '../../messages/accounts.ts'
import { commonMessages } from '../../messages/common.ts'
import { FormFailure } from '../../ui/FormFailure.tsx'
import { Mark } from '../../ui/Mark.tsx'
import { showToast } from '../../ui/toaster.tsx'

const words = verificationMessages
/** Time to read that it worked before going on to the sign-in page, in milliseconds. */
const REDIRECT_DELAY_MS = 3_000
const TITLES = {
  verifying: words.verifyingTitle, asking: words.confirmTitle, success: words.successTitle, error: words.errorTitle,
}

/**
 * Where a verification mail leads: verifies at once from a session of the account, otherwise asks first; then goes on
 * to the sign-in page, or to a new password.
 */
export function VerifyEmailPage() {
  const [search] = useSearchParams()
  const [token] = useState(() => search.get('token') ?? '')
  const navigate = useNavigate()
  const [verification, { confirm, isConfirming, retry }] = useVerification(token, {
    onUsed: forgetAddressToken,
    onPasswordNeeded: (resetToken) => {
      showToast({ type: 'success', title: words.successTitle, description: words.passwordNeeded })
      void navigate(`/reset-password?token=${encodeURIComponent(resetToken)}`, { replace: true })
    },
  })
  useDocumentTitle(words.page)
  return (
    <AccountLayout eyebrow={words.eyebrow} title={TITLES[verification.state]}>
      {verification.state === 'verifying' ? (
        <HStack gap="3" color="fg.muted" role="status"><Mark size={24} isLoading /> {words.verifying}</HStack>
      ) : verification.state === 'asking' ? (
        <ConfirmAddressForm email={verification.email} confirm={confirm} isConfirming={isConfirming} />
      ) : verification.state === 'success' ? (
        <Verified organizations={verification.organizations} />
      ) : (
        <Stack gap="5">
          <FormFailure message={verification.message} />
          {verification.mayRetry ? (
            <Button size="lg" variant="solid" onClick={retry}>{commonMessages.tryAgain}</Button>
          ) : null}
          <Button asChild size="lg" variant={verification.mayRetry ? 'outline' : 'solid'}>
            <Link to="/signin">{words.returnToSignIn}</Link>
          </Button>
          {verification.mayRetry ? null : <NewVerificationForm />}
        </Stack>
      )}
    </AccountLayout>
  )
}

function Verified({ organizations }: { organizations: readonly string[] }) {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => void navigate('/signin', { replace: true }), REDIRECT_DELAY_MS)
    return () => clearTimeout(timer)
  }, [navigate])
  return (
    <Stack gap="4" role="status">
      <HStack gap="3" align="flex-start">
        <Box color="fg.success" pt="0.5"><CircleCheck size={20} aria-hidden /></Box>
        <Stack gap="1">
          {organizations.length > 0 ? <Text>{words.joined(organizations.join(', '))}</Text> : null}
          <TextLink asChild color="accent.fg"><Link to="/signin" replace>{words.redirecting}</Link></TextLink>
        </Stack>
      </HStack>
    </Stack>
  )
}
