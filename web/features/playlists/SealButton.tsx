import { Box, Button, HStack, Text } from '@chakra-ui/react'
import { Stamp } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { SealButtonMutation } from '../../__generated__/SealButtonMutation.graphql.ts'
import { playlistMessages } from '../../messages/playlists.ts'
import { useChange } from '../../relay/useChange.ts'
import { later } from '../../ui/later.tsx'
import type { DecidedVersion, ReviewedPart } from '../approvals/DecideDialog.tsx'
import type { ReviewSession } from './useReviewSession.ts'

const DecideDialog = later(async () => (await import('../approvals/DecideDialog.tsx')).DecideDialog)

const words = playlistMessages

type SealButtonProps = {
  session: ReviewSession
  boardId: string
  /** What an item plays; null where it plays the board as it is, of which a version is saved first. */
  versionRef: DecidedVersion | null
  part: Omit<ReviewedPart, 'reviewSessionId'>
}

/** Makes a sealed approval of what was approved in a review. */
export function SealButton({ session, boardId, versionRef, part }: SealButtonProps) {
  const [returnFocus, setReturnFocus] = useState<HTMLElement | null>(null)
  const [sealing, setSealing] = useState<DecidedVersion | null>(null)
  const [hasSealed, setHasSealed] = useState(false)
  const [makeVersion, isSaving] = useChange<SealButtonMutation, void>(
    graphql`
      mutation SealButtonMutation($input: MakeVersionInput!) {
        makeVersion(input: $input) {
          storyboardVersion {
            ...DecideDialog_version
          }
        }
      }
    `,
    () => ({ variables: { input: { storyboardId: boardId } }, failed: words.sealFailed }),
  )
  async function open(button: HTMLElement): Promise<void> {
    setReturnFocus(button)
    setSealing(versionRef ?? (await makeVersion()).makeVersion.storyboardVersion)
  }
  const isSealed = hasSealed || session.sealed.some((sealed) => sealed.boardId === boardId
    && sealed.shotIds.length === part.shotIds.length && sealed.shotIds.every((id) => part.shotIds.includes(id)))
  return (
    <Box px="4" pb="3" bg="#123245">
      {isSealed ? (
        <HStack gap="1.5" textStyle="xs" color="fg.success" fontWeight="medium">
          <Stamp size={14} strokeWidth={2} aria-hidden /> <Text as="span">{words.sealed}</Text>
        </HStack>
      ) : (
        <Button size="sm" width="full" loading={isSaving} onClick={({ currentTarget }) => void open(currentTarget)}>
          <Stamp size={14} strokeWidth={2} aria-hidden /> {words.seal(part.shotCount)}
        </Button>
      )}
      {sealing ? (
        <DecideDialog
          versionRef={sealing} decision="APPROVED" review={{ ...part, reviewSessionId: session.id }}
          returnFocus={returnFocus} onDecided={() => setHasSealed(true)} onClose={() => setSealing(null)}
        />
      ) : null}
    </Box>
  )
}
