import { graphql, useFragment } from 'react-relay'
import type { useFailureText_failure$key } from '../__generated__/useFailureText_failure.graphql.ts'
import { readFailure } from './errors.ts'

/** The sentence of a failure that is data, in the language shown; null for none. */
export function useFailureText(failureRef: useFailureText_failure$key | null | undefined): string | null {
  const failure = useFragment(
    graphql`
      fragment useFailureText_failure on Failure {
        reason
        params
        message
      }
    `,
    failureRef,
  )
  if (!failure) return null
  const { reason, params, message } = failure
  return readFailure({ reason, params, message })
}
