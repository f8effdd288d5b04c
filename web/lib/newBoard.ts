/** State of a navigation that opens the board of a project just made: the page adds its first shot. */
export const NEW_BOARD = { isNewBoard: true }

/** Whether the state of a location says that its board was just made. */
export function isNewBoard(state: unknown): boolean {
  return (state as Partial<typeof NEW_BOARD> | null)?.isNewBoard === true
}
