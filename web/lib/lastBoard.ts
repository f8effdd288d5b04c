const STORAGE_PREFIX = 'framewright.board.'
const BOARD_ID = /^storyboard_[0-9a-z]{26}$/

/** Whether a text of an address may be the id of a board. */
export function isBoardId(text: string | null): text is string {
  return text !== null && BOARD_ID.test(text)
}

/** Id of the board of a project that was opened last in this browser, or null. */
export function readLastBoard(projectId: string): string | null {
  return localStorage.getItem(`${STORAGE_PREFIX}${projectId}`)
}

/** Remembers a project's open board in this browser; null forgets it. */
export function rememberBoard(projectId: string, boardId: string | null): void {
  if (boardId === null) localStorage.removeItem(`${STORAGE_PREFIX}${projectId}`)
  else localStorage.setItem(`${STORAGE_PREFIX}${projectId}`, boardId)
}
