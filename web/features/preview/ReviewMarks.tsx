import { chakra } from '@chakra-ui/react'
import type { ReviewMark } from './useReviewMarks.ts'
import type { TimelineView } from './timelineScale.ts'

type ReviewMarksProps = {
  marks: readonly ReviewMark[]
  view: TimelineView
  chosenId: string | null
  onChosen: (mark: ReviewMark) => void
}

/** Narrowest mark, and the narrowest part of the ruler that chooses it, in pixels. */
const NARROWEST = 8
const NARROWEST_TARGET = 24

/**
 * Comments on the ruler, each over its frames; resolved ones are hollow. For the pointer alone: keys and assistive
 * technology reach the same threads in the list beside.
 */
export function ReviewMarks({ marks, view: { scale, sight }, chosenId, onChosen }: ReviewMarksProps) {
  return marks.map((mark) => {
    const { threadId, from, to, isOpen } = mark
    const left = from * scale
    const width = Math.max(NARROWEST, (to - from + 1) * scale)
    if (left + width < sight.left || left > sight.left + sight.width) return null
    const isChosen = threadId === chosenId
    const target = Math.max(NARROWEST_TARGET, width)
    return (
      <chakra.span
        key={threadId} aria-hidden data-mark position="absolute" bottom="0" height="6" display="flex"
        alignItems="flex-end" justifyContent="center" cursor="pointer" opacity={isOpen || isChosen ? 1 : 0.6}
        zIndex={isChosen ? 1 : 0} style={{ left: left + (width - target) / 2, width: target }}
        // A press on the ruler moves the playhead.
        onPointerDown={(event) => event.stopPropagation()}
        onClick={() => onChosen(mark)}
      >
        <chakra.span
          height={isChosen ? '10px' : '8px'} borderRadius="l1" borderWidth="1px" borderColor="accent.solid"
          bg={isOpen ? 'accent.solid' : 'transparent'} style={{ width }}
          boxShadow={isChosen ? '0 0 0 1.5px white' : undefined}
        />
      </chakra.span>
    )
  })
}
