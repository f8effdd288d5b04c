import { Center } from '@chakra-ui/react'
import { useRouteError } from 'react-router-dom'
import { ConnectionBanner } from '../../features/live/ConnectionBanner.tsx'
import { errorMessages } from '../../messages/common.ts'
import { readError } from '../../relay/errors.ts'
import { FailedState } from '../../ui/FailedState.tsx'

/** The last resort when a page could not even be loaded, for example because a new version was installed. */
export function ApplicationError() {
  const { message, requestId } = readError(useRouteError())
  const words = errorMessages
  const isOnline = navigator.onLine
  return (
    <>
      <ConnectionBanner top="0" />
      <Center as="main" minHeight="100dvh">
        <FailedState
          title={isOnline ? words.applicationFailed : words.pageFailed} message={isOnline ? message : words.network}
          requestId={requestId} onRetry={() => window.location.reload()}
        />
      </Center>
    </>
  )
}
