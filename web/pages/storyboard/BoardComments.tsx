import { lazy, Suspense } from 'react'
import { useCommenting } from '../../features/comments/useCommenting.ts'

const CommentRail = lazy(async () => ({
  default: (await import('../../features/comments/CommentRail.tsx')).CommentRail,
}))
const BoardThreads = lazy(async () => ({
  default: (await import('../../features/comments/BoardThreads.tsx')).BoardThreads,
}))

const TOP = 'calc({sizes.topBar} + var(--banner-height, 0px))'
const BESIDE = {
  position: 'sticky', top: TOP, height: `calc(100dvh - ${TOP})`, width: { md: '300px', lg: '360px' }, flexShrink: '0',
  zIndex: 'docked',
} as const

type BoardCommentsProps = {
  boardId: string
  chosenId: string | null
  onChosen: (threadId: string, shotId: string | null) => void
  onClosed: () => void
  returnFocus: () => HTMLElement | null
}

/** The comments on a board and all its shots, beside the board. */
export function BoardComments({ boardId, chosenId, onChosen, onClosed, returnFocus }: BoardCommentsProps) {
  const { compose } = useCommenting()
  return (
    <Suspense fallback={null}>
      <CommentRail
        {...BESIDE} onClosed={onClosed} returnFocus={returnFocus}
        content={(attempt) => (
          <BoardThreads
            boardId={boardId} chosenId={chosenId} onChosen={onChosen} compose={compose} attempt={attempt}
            onLeave={() => returnFocus()?.focus()}
          />
        )}
      />
    </Suspense>
  )
}
