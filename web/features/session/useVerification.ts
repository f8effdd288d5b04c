import { useEffect, useRef, useState } from 'react'
import { graphql } from 'react-relay'
import type { useVerificationQuery } from '../../__generated__/useVerificationQuery.graphql.ts'
import type { useVerificationMutation } from '../../__generated__/useVerificationMutation.graphql.ts'
import { verificationMessages } from '../../messages/accounts.ts'
import { readOnce } from '../../relay/readOnce.ts'
import { readError, type ErrorCode } from '../../relay/errors.ts'
import { useChange } from '../../relay/useChange.ts'

const words = verificationMessages
/** Failures whose sentence is about the way there, not about the token. */
const EXCEPTION_CODES: ReadonlySet<ErrorCode> = new Set(['NETWORK', 'UNAVAILABLE'])
const NAMELESS_CODES: ReadonlySet<ErrorCode> = new Set(['INTERNAL', 'UNKNOWN'])

/** How far the verification of an address is. */
export type Verification =
  | { state: 'verifying' }
  | { state: 'asking'; email: string }
  | { state: 'success'; organizations: readonly string[] }
  | { state: 'error'; message: string; mayRetry: boolean }

/** What the page of a verification link does. */
export type VerificationSteps = {
  /** Verifies by the account's password; `null` by the mailbox alone. Rejects for a wrong password. */
  confirm: (password: string | null) => Promise<void>
  isConfirming: boolean
  retry: () => void
}

const readLink = async (token: string) =>
  (await readOnce<useVerificationQuery>(graphql`
    query useVerificationQuery($token: String!) {
      verificationLink(token: $token) {
        email
        isOwnSession
      }
    }
  `, { token }))?.verificationLink

/**
 * Reads the link as soon as the page is there. From a session of the account it verifies at once; otherwise nothing
 * changes until the person confirms, since mail scanners open links too. `onUsed` is called when the token is of no use
 * any more, `onPasswordNeeded` with the token of a reset link when the account is verified and has no password left.
 */
export function useVerification(
  token: string,
  { onUsed, onPasswordNeeded }: { onUsed: () => void; onPasswordNeeded: (token: string) => void },
): [Verification, VerificationSteps] {
  const [verification, setVerification] = useState<Verification>(
    token === '' ? { state: 'error', message: words.tokenMissing, mayRetry: false } : { state: 'verifying' },
  )
  const [verifyEmail, isConfirming] = useChange<useVerificationMutation>(graphql`
    mutation useVerificationMutation($input: VerifyEmailInput!) {
      verifyEmail(input: $input) {
        email
        passwordSetToken
        organizations {
          id
          name
        }
      }
    }
  `)
  // Development mounts every page twice, and the token works once.
  const hasStarted = useRef(false)

  function fail(error: unknown) {
    const { code, message, fields } = readError(error)
    const mayRetry = EXCEPTION_CODES.has(code) || code === 'RATE_LIMITED' || code === 'INTERNAL'
    if (!mayRetry) onUsed()
    const refusal = NAMELESS_CODES.has(code) ? words.failed : fields['token'] ?? message
    setVerification({ state: 'error', message: EXCEPTION_CODES.has(code) ? words.exception : refusal, mayRetry })
  }

  async function confirm(password: string | null): Promise<void> {
    try {
      const { verifyEmail: { organizations, passwordSetToken } } = await verifyEmail({ token, password })
      onUsed()
      if (passwordSetToken) onPasswordNeeded(passwordSetToken)
      else setVerification({ state: 'success', organizations: organizations.map(({ name }) => name) })
    } catch (error) {
      if (readError(error).fields['password'] !== undefined) throw error
      fail(error)
    }
  }

  function start() {
    readLink(token).then((link) => {
      if (!link) return fail(null)
      if (link.isOwnSession) void confirm(null)
      else setVerification({ state: 'asking', email: link.email })
    }, fail)
  }

  useEffect(() => {
    if (token === '' || hasStarted.current) return
    hasStarted.current = true
    start()
  })

  function retry() {
    setVerification({ state: 'verifying' })
    start()
  }

  return [verification, { confirm, isConfirming, retry }]
}
