import type { SelectManner } from './useShotSelection.ts'

/** The frame being drawn in. */
export interface ActiveFrame {
  readonly shotId: string
  readonly viewId: string
}

/** What a card asks of its board; the object stays the same while the board is open. */
export interface BoardActions {
  /** Makes the shot's frame the one being drawn in. */
  readonly choose: (shotId: string) => void
  readonly chooseView: (shotId: string, viewId: string) => void
  /** Chooses the shot for what is done with many. */
  readonly select: (shotId: string, manner: SelectManner) => void
  /** Opens the frame preview of the shot. */
  readonly openPreview: (shotId: string) => void
  /** Opens the comments on the shot, in its frame preview: a thread of them, or the field of a new one. */
  readonly openComments: (shotId: string, what?: { threadId?: string; isWriting?: boolean }) => void
  /** Adds a frame after the shot. */
  readonly insertAfter: (shotId: string) => void
  readonly openMenu: (shotId: string, anchor: HTMLElement) => void
  readonly openStatusMenu: (shotId: string, anchor: HTMLElement) => void
  /** Shows which assets appear in the shot. */
  readonly openCasting: (shotId: string, anchor: HTMLElement) => void
  /** Asks for a new task for the shot. */
  readonly openTask: (shotId: string, anchor: HTMLElement) => void
  /** Fulfilled when it is saved. */
  readonly rename: (shotId: string, name: string) => Promise<unknown>
  /** For when nothing can be kept on this device; else the drawing desk saves what is written. */
  readonly describe: (shotId: string, description: string) => void
  /** Sets how long the shot is, in whole frames; fulfilled when it is saved. */
  readonly retime: (shotId: string, frames: number) => Promise<unknown>
  readonly startRename: (shotId: string) => void
  readonly endRename: () => void
}
