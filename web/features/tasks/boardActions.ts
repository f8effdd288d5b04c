/** What the cards of a board ask for; the object stays the same while the board does. */
export interface BoardActions {
  /** Opens a task. */
  readonly open: (taskId: string) => void
  readonly openMenu: (taskId: string, anchor: HTMLElement) => void
  /** The element that says how cards are moved by keys. */
  readonly instructionsId: string
}
