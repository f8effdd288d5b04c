import type { RefObject } from 'react'

/** Whether the comments are shown, which thread of them is chosen, and whether one is being written from the start. */
export type ShownComments = {
  readonly areOpen: boolean
  readonly threadId: string | null
  readonly isWriting: boolean
}

/** The most frames that shine through under a drawing, before it and after it. */
export const MOST_ONION_FRAMES = 3

/** What a preview asks for, beside its shots. */
export type FramePreviewProps = {
  /** 1-based place of the shot on the board, and how many there are. */
  position: number
  count: number
  /** The shots that are selected on the board. */
  selectedIds: ReadonlySet<string>
  /** The view on top; null for the first. */
  chosenViewId: string | null
  canEdit: boolean
  comments: ShownComments
  onCommentsChanged: (comments: ShownComments) => void
  onViewChosen: (viewId: string) => void
  /** Goes to the shot before (-1) or after (1). */
  onStep: (step: -1 | 1) => void
  /** Plays the board from the shot on. */
  onPlay: () => void
  onClosed: () => void
  /** Where the focus goes on closing; what opened the preview may be gone by then. */
  returnFocus: RefObject<HTMLElement | null>
}
