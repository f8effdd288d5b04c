import { Box, Button, Center, Heading, Stack, Text } from '@chakra-ui/react'
import { RotateCw, TriangleAlert } from 'lucide-react'
import { useEffect } from 'react'
import { whenConnectionReturns } from '../lib/connectionState.ts'
import { useLatest } from '../lib/useLatest.ts'
import { commonMessages, errorMessages } from '../messages/common.ts'

type FailedStateProps = {
  title?: string
  message: string
  /** Shown in small type, so that support can find the failure. */
  requestId?: string | null
  onRetry: () => void
  isRetrying?: boolean
  /** h2 when the page has a heading of its own. */
  headingLevel?: 'h1' | 'h2'
}

/** Something could not be shown: what, why, and a way to retry; retries by itself when a lost connection returns. */
export function FailedState(props: FailedStateProps) {
  const { title = errorMessages.pageFailed, message, requestId, onRetry } = props
  const { isRetrying = false, headingLevel = 'h1' } = props
  const retry = useLatest(onRetry)
  useEffect(() => whenConnectionReturns(() => retry.current()), [retry])
  return (
    <Center py="20" px="4" width="full">
      <Stack role="alert" align="center" gap="4" textAlign="center" maxWidth="30rem">
        <Box color="fg.error"><TriangleAlert size={28} strokeWidth={1.5} aria-hidden /></Box>
        <Stack gap="1">
          <Heading as={headingLevel} textStyle="lg">{title}</Heading>
          {message === title ? null : <Text color="fg.muted" textWrap="balance">{message}</Text>}
          {requestId ? <Text textStyle="mono" color="fg.muted">{errorMessages.requestId(requestId)}</Text> : null}
        </Stack>
        <Button onClick={onRetry} loading={isRetrying} loadingText={commonMessages.retry}>
          <RotateCw aria-hidden /> {commonMessages.retry}
        </Button>
      </Stack>
    </Center>
  )
}
