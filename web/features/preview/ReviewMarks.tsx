import { chakra } from '@chakra-ui/react'
import { messages } from '../../messages.ts'
import type { ReviewMark } from './useReviewMarks.ts'
import type { TimelineView } from './timelineScale.ts'

type ReviewMarksProps = {
  marks: readonly ReviewMark[]
  view: TimelineView
  chosenId: string | null
  onChosen: (mark: ReviewMark) => void
}

/** Narrowest mark, in pixels. */
const NARROWEST = 8

/** Comments on the ruler, each over its frames; resolved ones are hollow. */
export function ReviewMarks({ marks, view: { scale, sight }, chosenId, onChosen }: ReviewMarksProps) {
  return marks.map((mark) => {
    const { threadId, number, from, to, isOpen } = mark
    const left = from * scale
    const width = Math.max(NARROWEST, (to - from + 1) * scale)
    if (left + width < sight.left || left > sight.left + sight.width) return null
    const isChosen = threadId === chosenId
    return (
      <chakra.button
        key={threadId} type="button" aria-label={messages.comments.thread(number)} aria-pressed={isChosen} data-mark
        position="absolute" bottom="0" height={isChosen ? '10px' : '8px'} borderRadius="l1" borderWidth="1px"
        borderColor="accent.solid" bg={isOpen ? 'accent.solid' : 'transparent'} cursor="pointer"
        focusVisibleRing="outside" opacity={isOpen || isChosen ? 1 : 0.6} zIndex={isChosen ? 1 : 0}
        style={{ left, width }} boxShadow={isChosen ? '0 0 0 1.5px white' : undefined}
        // A press on the ruler moves the playhead.
        onPointerDown={(event) => event.stopPropagation()}
        onClick={() => onChosen(mark)}
      />
    )
  })
}
