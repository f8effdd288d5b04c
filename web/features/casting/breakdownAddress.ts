/** Which table is shown, and what of it. */
export interface BreakdownView {
  readonly isByAsset: boolean
  readonly search: string | null
  /** Of the table of shots only: the one board whose shots are shown. */
  readonly boardId: string | null
}

const BOARD_ID = /^storyboard_[0-9a-z]{26}$/
const BY_ASSET = 'assets'

/** What the address of a breakdown asks for: `?by=assets&search=ada&board=storyboard_…`. */
export function readBreakdownView(address: URLSearchParams): BreakdownView {
  const search = address.get('search')?.trim() ?? ''
  const board = address.get('board') ?? ''
  return {
    isByAsset: address.get('by') === BY_ASSET,
    search: search === '' ? null : search,
    boardId: BOARD_ID.test(board) ? board : null,
  }
}

/** The address with a change of it; what is usual is left out, and what else it says stays. */
export function writeBreakdownView(address: URLSearchParams, change: Partial<BreakdownView>): URLSearchParams {
  const next = new URLSearchParams(address)
  const { isByAsset, search, boardId } = { ...readBreakdownView(address), ...change }
  for (const key of ['by', 'search', 'board']) next.delete(key)
  if (isByAsset) next.set('by', BY_ASSET)
  if (search !== null && search.trim() !== '') next.set('search', search.trim())
  if (boardId !== null) next.set('board', boardId)
  return next
}
