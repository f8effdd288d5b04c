import { Box, Button, HStack, Text } from '@chakra-ui/react'
import { Check, MailWarning, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { VerificationBanner_user$key } from '../../__generated__/VerificationBanner_user.graphql.ts'
import { verificationMessages } from '../../messages/accounts.ts'
import { commonMessages } from '../../messages/common.ts'
import { readError } from '../../relay/errors.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { useRequestVerification } from './useRequestVerification.ts'

const words = verificationMessages
const DISMISSED_KEY = 'framewright.verificationDismissed'
/** How long another mail cannot be asked for after one was sent. */
const SENT_PAUSE_MS = 60_000
const SECOND_MS = 1_000

/** Reminds somebody whose address is not verified, until they dismiss it for this run of the browser. */
export function VerificationBanner({ userRef }: { userRef: VerificationBanner_user$key }) {
  const { id, email, isEmailVerified } = useFragment(
    graphql`
      fragment VerificationBanner_user on User {
        id
        email @required(action: THROW)
        isEmailVerified @required(action: THROW)
      }
    `,
    userRef,
  )
  const [isDismissed, setIsDismissed] = useState(() => sessionStorage.getItem(DISMISSED_KEY) === id)
  if (isEmailVerified || isDismissed) return null

  function dismiss() {
    sessionStorage.setItem(DISMISSED_KEY, id)
    setIsDismissed(true)
  }

  return (
    <HStack
      as="section" aria-label={words.bannerLabel} gap="3" ps={{ base: '4', md: '6' }} pe={{ base: '1', md: '4' }}
      py="1.5" borderBottomWidth="1px" bg="warning.subtle" textStyle="sm" align={{ base: 'flex-start', md: 'center' }}
    >
      <Box color="fg.warning" flexShrink="0" pt={{ base: '1.5', md: '0' }}>
        <MailWarning size={16} strokeWidth={1.75} aria-hidden />
      </Box>
      <HStack flex="1" minWidth="0" columnGap="4" rowGap="1" flexWrap="wrap" py={{ base: '1', md: '0' }}>
        <Text overflowWrap="anywhere">
          <Box as="span" fontWeight="medium">{words.banner(email)}</Box>{' '}
          <Box as="span" color="fg.soft">{words.bannerLine}</Box>
        </Text>
        <SendAgain email={email} />
      </HStack>
      <IconButton label={commonMessages.dismiss} icon={<X aria-hidden />} flexShrink="0" onClick={dismiss} />
    </HStack>
  )
}

/** Has the mail sent again; rests for a while afterwards, and as long as the server asks for. */
function SendAgain({ email }: { email: string }) {
  const [requestVerification, isRunning] = useRequestVerification()
  const [pause, setPause] = useState<{ milliseconds: number; isSent: boolean } | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  useEffect(() => {
    if (pause === null) return
    const timer = setTimeout(() => {
      setPause(null)
      setFailure(null)
    }, pause.milliseconds)
    return () => clearTimeout(timer)
  }, [pause])

  function send() {
    setFailure(null)
    requestVerification({ email }).then(
      () => setPause({ milliseconds: SENT_PAUSE_MS, isSent: true }),
      (error: unknown) => {
        const { code, message, retryAfter } = readError(error)
        setFailure(code === 'UNKNOWN' ? words.sendFailed : message)
        if (retryAfter !== null) setPause({ milliseconds: retryAfter * SECOND_MS, isSent: false })
      },
    )
  }

  return (
    <HStack columnGap="3" rowGap="1" flexWrap="wrap">
      <Button size="xs" onClick={send} loading={isRunning} loadingText={words.sending} disabled={pause !== null}
        css={{ '@media (pointer: coarse)': { minHeight: '44px' } }}>
        {pause?.isSent ? <><Check aria-hidden /> {words.bannerSent}</> : words.sendAgain}
      </Button>
      <Box as="span" role="status" color="fg.error">{failure}</Box>
    </HStack>
  )
}
