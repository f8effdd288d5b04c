import { Button, HStack, Text } from '@chakra-ui/react'
import { FileDown } from 'lucide-react'
import { playlistMessages } from '../../messages/playlists.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { type ReviewedThing, useEndReview, useMakeReport, useStartReview } from './sessionChanges.ts'
import type { ReviewSession } from './useReviewSession.ts'

const words = playlistMessages

type ReviewFooterProps = {
  thing: ReviewedThing
  /** The newest review of it; null before the first. */
  session: ReviewSession | null
}

/** Starts a review of a playlist or a board, or ends the one that is open. */
export function ReviewFooter({ thing, session }: ReviewFooterProps) {
  const [start, isStarting] = useStartReview()
  const [end, isEnding] = useEndReview()
  const [report, isReporting] = useMakeReport()
  const isOpen = session?.isOpen === true
  const line = 'playlistId' in thing ? words.reviewLine : words.reviewShotsLine
  return (
    <HStack px="4" py="2.5" gap="3" borderTopWidth="1px" borderColor="border" flexShrink="0">
      <Text textStyle="sm" color="fg.muted" flex="1" truncate>{isOpen ? words.reviewOpen : line}</Text>
      {session ? (
        <IconButton
          label={words.report} icon={<FileDown size={16} strokeWidth={1.75} aria-hidden />} loading={isReporting}
          onClick={() => void report(session.id)}
        />
      ) : null}
      <Button
        size="sm" loading={isStarting || isEnding}
        onClick={() => void (session && isOpen ? end(session.id) : start(thing))}
      >
        {isOpen ? words.endReview : words.startReview}
      </Button>
    </HStack>
  )
}
