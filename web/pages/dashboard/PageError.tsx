import { useRouteError } from 'react-router-dom'
import { errorMessages } from '../../messages/common.ts'
import { readError } from '../../relay/errors.ts'
import { FailedState } from '../../ui/FailedState.tsx'

/** What stands in the dashboard in place of a page whose code did not come; the way elsewhere stays. */
export function PageError() {
  const { message, requestId } = readError(useRouteError())
  return (
    <FailedState
      message={navigator.onLine ? message : errorMessages.network} requestId={requestId}
      // Browsers remember code that did not come, and a new version has other addresses for it.
      onRetry={() => window.location.reload()}
    />
  )
}
