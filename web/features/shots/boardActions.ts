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
  readonly openMenu: (shotId: string, anchor: HTMLElement) => void
  readonly openStatusMenu: (shotId: string, anchor: HTMLElement) => void
  readonly rename: (shotId: string, name: string) => void
  readonly describe: (shotId: string, description: string) => void
  readonly startRename: (shotId: string) => void
  readonly endRename: () => void
}
