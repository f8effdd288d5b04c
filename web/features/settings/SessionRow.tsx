import { Box, Button, Center, HStack, Stack } from '@chakra-ui/react'
import { MonitorSmartphone } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import type { SessionRow_session$key } from '../../__generated__/SessionRow_session.graphql.ts'
import { settingsMessages } from '../../messages/settings.ts'
import { FactLine } from '../../ui/FactLine.tsx'
import { RelativeTime } from '../../ui/RelativeTime.tsx'

const words = settingsMessages

/** A session as the list and the question before revoking it know it. */
export type ListedSession = { id: string; device: string }

type SessionRowProps = {
  sessionRef: SessionRow_session$key
  onRevoke: (session: ListedSession) => void
  onSignOut: () => void
}

/** One place where the person is signed in; of this device it is signing out. */
export function SessionRow({ sessionRef, onRevoke, onSignOut }: SessionRowProps) {
  const session = useFragment(
    graphql`
      fragment SessionRow_session on AccessToken {
        id
        device
        createdAt
        lastUsedAt
        isCurrent
      }
    `,
    sessionRef,
  )
  const { id, isCurrent, lastUsedAt } = session
  const device = session.device === '' ? words.unknownDevice : session.device
  return (
    <HStack
      as="li" gap="3.5" px="4" py="3" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}
      _hover={{ bg: 'bg.emphasized/50' }}
    >
      <Center boxSize="9" borderRadius="control" bg="bg.raised" color={isCurrent ? 'accent.fg' : 'fg.muted'}
        flexShrink="0" hideBelow="sm">
        <MonitorSmartphone size={18} strokeWidth={1.75} aria-hidden />
      </Center>
      <Stack gap="0.5" flex="1" minWidth="0">
        <HStack gap="2" rowGap="0.5" flexWrap="wrap">
          <Box fontWeight="medium" overflowWrap="anywhere">{device}</Box>
          {isCurrent ? (
            <Box as="span" textStyle="xs" fontWeight="medium" px="1.5" borderRadius="l1" color="accent.fg"
              bg="accent.subtle" lineHeight="1.25rem" whiteSpace="nowrap">
              {words.thisDevice}
            </Box>
          ) : null}
        </HStack>
        <FactLine
          facts={[
            isCurrent ? words.usedNow : lastUsedAt ? (
              <RelativeTime moment={lastUsedAt} sentence={words.lastUsed} />
            ) : null,
            <RelativeTime moment={session.createdAt} sentence={words.signedIn} />,
          ]}
        />
      </Stack>
      {isCurrent ? (
        <Button variant="ghost" flexShrink="0" onClick={onSignOut}>{words.signOut}</Button>
      ) : (
        <Button
          variant="ghost" color="fg.error" flexShrink="0" aria-label={words.revokeSessionOf(device)}
          onClick={() => onRevoke({ id, device })}
        >
          {words.revokeSession}
        </Button>
      )}
    </HStack>
  )
}
