import { useEffect, useState } from 'react'
import { fetchQuery, graphql } from 'react-relay'
import type { useResetLinkQuery } from '../../__generated__/useResetLinkQuery.graphql.ts'
import { currentEnvironment } from '../../relay/environment.ts'
import { readError } from '../../relay/errors.ts'
import { ANONYMOUS } from '../../relay/fetch.ts'

/**
 * How many personal tokens the account behind a reset link has: undefined while that is loading, null when it could not
 * be read. `onRefused`, always the same function, is called with the server's sentence when the link does not work.
 */
export function useResetLink(token: string, onRefused: (message: string) => void): number | null | undefined {
  const [personalTokens, setPersonalTokens] = useState<number | null | undefined>(undefined)
  useEffect(() => {
    const reading = fetchQuery<useResetLinkQuery>(
      currentEnvironment(),
      graphql`
        query useResetLinkQuery($token: String!) {
          passwordResetLink(token: $token) {
            personalTokens
          }
        }
      `,
      { token },
      { networkCacheConfig: ANONYMOUS },
    ).subscribe({
      next: ({ passwordResetLink }) => setPersonalTokens(passwordResetLink?.personalTokens ?? null),
      error: (error: unknown) => {
        const refusal = readError(error).fields['token']
        setPersonalTokens(null)
        if (refusal !== undefined) onRefused(refusal)
      },
    })
    return () => reading.unsubscribe()
  }, [token, onRefused])
  return personalTokens
}
