import { Box } from '@chakra-ui/react'
import { lazy, Suspense, type Ref } from 'react'
import type { ComposeHandle } from '../comments/ComposeField.tsx'
import type { NewThreadAbout } from '../comments/NewThread.tsx'
import { useIsLeftHanded } from './useIsLeftHanded.ts'

const CommentRail = lazy(async () => ({ default: (await import('../comments/CommentRail.tsx')).CommentRail }))
const ShotThreads = lazy(async () => ({ default: (await import('../comments/ShotThreads.tsx')).ShotThreads }))

type PreviewCommentsProps = {
  shotId: string
  viewId: string | null
  chosenId: string | null
  onChosen: (threadId: string | null) => void
  about: Omit<NewThreadAbout, 'subject'>
  onLeave: () => void
  onClosed: () => void
  returnFocus: () => HTMLElement | null
  compose: Ref<ComposeHandle>
}

/** The comments on the shot of the preview, beside its texts, or over the picture where there is no room. */
export function PreviewComments({ shotId, onClosed, returnFocus, ...threads }: PreviewCommentsProps) {
  const edge = useIsLeftHanded() ? { borderStartWidth: '0', borderEndWidth: '1px' } : { borderStartWidth: '1px' }
  return (
    <Suspense fallback={<Box gridArea="rail" hideBelow="md" borderColor="border" {...edge} />}>
      <CommentRail
        gridArea="rail" {...edge} onClosed={onClosed} returnFocus={returnFocus}
        content={(attempt) => <ShotThreads key={shotId} {...threads} shotId={shotId} attempt={attempt} />}
      />
    </Suspense>
  )
}
