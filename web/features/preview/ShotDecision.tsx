import { Box, Text } from '@chakra-ui/react'
import { ownNameOf } from '../../lib/shotName.ts'
import type { Player } from '../../playback/player.ts'
import { DecisionButtons } from '../playlists/DecisionButtons.tsx'
import type { ReviewSession } from '../playlists/useReviewSession.ts'
import { previewMessages } from '../../messages/preview.ts'
import { useShotIndex } from './usePlayerState.ts'
import type { PreviewShot } from './usePreviewShots.ts'

type ShotDecisionProps = { player: Player; shots: readonly PreviewShot[]; session: ReviewSession }

/** Decides on the shot that is shown, while a review of the board is open. */
export function ShotDecision({ player, shots, session }: ShotDecisionProps) {
  const index = useShotIndex(player)
  const shot = shots[index]
  if (!shot) return null
  const title = previewMessages.frame(index + 1, ownNameOf(shot.name))
  return (
    <Box bg="#123245" pt="3" flexShrink="0">
      <Text px="4" pb="2" textStyle="sm" fontWeight="medium" truncate>{title}</Text>
      <DecisionButtons
        key={shot.id} sessionId={session.id} thing={{ shotId: shot.id }} title={title}
        decision={session.decisions.get(shot.id)}
      />
    </Box>
  )
}
