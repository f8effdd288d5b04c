import { Box } from '@chakra-ui/react'
import { type FrameRate, secondsAt } from '../../lib/frameRates.ts'
import { SealButton } from '../playlists/SealButton.tsx'
import type { ReviewSession } from '../playlists/useReviewSession.ts'
import type { PreviewShot } from './usePreviewShots.ts'

type SealShotsProps = {
  boardId: string
  shots: readonly PreviewShot[]
  rate: FrameRate
  session: ReviewSession
}

/** Seals the shots of a board that were approved in its review. */
export function SealShots({ boardId, shots, rate, session }: SealShotsProps) {
  const approved = shots.filter(({ id }) => session.decisions.get(id)?.kind === 'APPROVED')
  if (approved.length === 0) return null
  const frames = approved.reduce((sum, shot) => sum + shot.frames, 0)
  return (
    <Box bg="#123245" pt="3" flexShrink="0">
      <SealButton
        session={session} boardId={boardId} versionRef={null}
        part={{
          shotIds: approved.map(({ id }) => id), shotCount: approved.length, duration: secondsAt(frames, rate),
        }}
      />
    </Box>
  )
}
