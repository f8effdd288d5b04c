import { useEffect, useRef, useState } from 'react'
import { messages } from '../../messages.ts'
import { readError, type ErrorCode } from '../../relay/errors.ts'
import { useVerifyEmailMutation } from './useVerifyEmailMutation.ts'

const words = messages.verification
/** Failures whose sentence is about the way there, not about the token. */
const EXCEPTION_CODES: ReadonlySet<ErrorCode> = new Set(['NETWORK', 'UNAVAILABLE'])
const NAMELESS_CODES: ReadonlySet<ErrorCode> = new Set(['INTERNAL', 'UNKNOWN'])

/** How far the verification of an address is. */
export type Verification =
  | { state: 'verifying' }
  | { state: 'success'; organizations: readonly string[] }
  | { state: 'error'; message: string; mayRetry: boolean }

/** Verifies by the token as soon as the page is there, once; `onUsed` tells that the token is of no use any more. */
export function useVerification(token: string, onUsed: () => void): [Verification, retry: () => void] {
  const [verification, setVerification] = useState<Verification>(
    token === '' ? { state: 'error', message: words.tokenMissing, mayRetry: false } : { state: 'verifying' },
  )
  const [verifyEmail] = useVerifyEmailMutation()
  // Development mounts every page twice, and the token works once.
  const hasStarted = useRef(false)

  function verify() {
    verifyEmail({
      variables: { input: { token } },
      onCompleted: ({ verifyEmail: { organizations } }) => {
        onUsed()
        setVerification({ state: 'success', organizations: organizations.map(({ name }) => name) })
      },
      onError: (error) => {
        const { code, message, fields } = readError(error)
        const mayRetry = EXCEPTION_CODES.has(code) || code === 'RATE_LIMITED' || code === 'INTERNAL'
        if (!mayRetry) onUsed()
        const refusal = NAMELESS_CODES.has(code) ? words.failed : fields['token'] ?? message
        setVerification({ state: 'error', message: EXCEPTION_CODES.has(code) ? words.exception : refusal, mayRetry })
      },
    })
  }

  useEffect(() => {
    if (token === '' || hasStarted.current) return
    hasStarted.current = true
    verify()
  })

  function retry() {
    setVerification({ state: 'verifying' })
    verify()
  }

  return [verification, retry]
}
