const STORAGE_PREFIX = 'framewright.board.'
const BOARD_ID = /^storyboard_[0-9a-z]{26}$/

/** The board of a page: the one its address names, else the one opened last in this browser, else the first. */
export function boardVariables({ projectId }: { readonly projectId: string }, search: URLSearchParams) {
  const named = search.get('board')
  const boardId = named !== null && BOARD_ID.test(named) ? named : localStorage.getItem(`${STORAGE_PREFIX}${projectId}`)
  return { projectId, boardId: boardId ?? '', hasBoard: boardId !== null }
}

/** Remembers a project's open board in this browser; null forgets it. */
export function rememberBoard(projectId: string, boardId: string | null): void {
  if (boardId === null) localStorage.removeItem(`${STORAGE_PREFIX}${projectId}`)
  else localStorage.setItem(`${STORAGE_PREFIX}${projectId}`, boardId)
}
