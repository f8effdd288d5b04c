import { Center } from '@chakra-ui/react'
import { useRouteError } from 'react-router-dom'
import { messages } from '../../messages.ts'
import { readError } from '../../relay/errors.ts'
import { FailedState } from '../../ui/FailedState.tsx'

/** The last resort when a page could not even be loaded, for example because a new version was installed. */
export function ApplicationError() {
  const { message, requestId } = readError(useRouteError())
  return (
    <Center as="main" minHeight="100dvh">
      <FailedState
        title={messages.errors.applicationFailed} message={message} requestId={requestId}
        onRetry={() => window.location.reload()}
      />
    </Center>
  )
}
