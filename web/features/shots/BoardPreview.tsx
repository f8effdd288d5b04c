import { useEffect, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { BoardPreview_shot$key } from '../../__generated__/BoardPreview_shot.graphql.ts'
import type { ShownComments } from '../views/framePreviewProps.ts'
import { FramePreview } from '../views/FramePreview.tsx'
import { MOST_ONION_FRAMES } from '../views/framePreviewProps.ts'
import { findCard } from './findCard.ts'

type BoardPreviewProps = {
  /** The loaded shots in their order, from the first on. */
  shotRefs: BoardPreview_shot$key
  /** All shots of the board, loaded or not. */
  totalCount: number
  /** The shot in the preview; null while none is. */
  shotId: string | null
  chosenViews: ReadonlyMap<string, string>
  selectedIds: ReadonlySet<string>
  canEdit: boolean
  comments: ShownComments
  onCommentsChanged: (comments: ShownComments) => void
  onViewChosen: (shotId: string, viewId: string) => void
  /** Another shot is to be in the preview, or none. */
  onShotChanged: (shotId: string | null) => void
  onPlay: (shotId: string) => void
  /** Loads the next shots; null when all are there or more are on their way. */
  onMoreWanted: (() => void) | null
}

/** The frame preview of the board: one shot of it, and the way to the others, also to those not loaded yet. */
export function BoardPreview(props: BoardPreviewProps) {
  const { totalCount, shotId, chosenViews, canEdit, onViewChosen, onShotChanged, onMoreWanted } = props
  const shots = useFragment(
    graphql`
      fragment BoardPreview_shot on Shot @relay(plural: true) {
        id
        ...FramePreviewDialog_shot
        ...FramePreviewDialog_neighbour
      }
    `,
    props.shotRefs,
  )
  // The place of a shot that is asked for and not loaded yet.
  const [awaitedIndex, setAwaitedIndex] = useState<number | null>(null)
  const returnFocus = useRef<HTMLElement | null>(null)
  const isAwaiting = awaitedIndex !== null && awaitedIndex >= shots.length
  useEffect(() => {
    if (isAwaiting) onMoreWanted?.()
  }, [isAwaiting, onMoreWanted])

  const isAwaitedHere = awaitedIndex !== null && !isAwaiting
  const index = isAwaitedHere ? awaitedIndex : shots.findIndex(({ id }) => id === shotId)
  const shot = shots[index]
  if (!shot || shotId === null) return null
  return (
    <FramePreview
      comments={props.comments} onCommentsChanged={props.onCommentsChanged}
      shotRef={shot} position={index + 1} count={totalCount}
      previousRefs={shots.slice(Math.max(0, index - MOST_ONION_FRAMES), index).reverse()}
      nextRefs={shots.slice(index + 1, index + 1 + MOST_ONION_FRAMES)}
      selectedIds={props.selectedIds} chosenViewId={chosenViews.get(shot.id) ?? null} canEdit={canEdit}
      returnFocus={returnFocus} onViewChosen={(viewId) => onViewChosen(shot.id, viewId)}
      onPlay={() => props.onPlay(shot.id)}
      onStep={(step) => {
        const next = shots[index + step]
        setAwaitedIndex(next ? null : index + step)
        if (next) onShotChanged(next.id)
      }}
      onClosed={() => {
        returnFocus.current = findCard(shot.id)?.querySelector<HTMLElement>('[data-open-preview]') ?? null
        setAwaitedIndex(null)
        onShotChanged(null)
      }}
    />
  )
}
