import { useCallback, useState } from 'react'
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom'

/** What is to be brought into sight: a shot, or a thread of comments in its preview. */
interface Revealed {
  readonly shotId: string | null
  readonly threadId: string | null
}

const NOTHING: Revealed = { shotId: null, threadId: null }

/**
 * The shot and the thread that an address names, on opening the board and when a link to them is pressed while it is
 * open; and the comments beside the board, which show a thread without a shot.
 */
export function useRevealed() {
  const [address] = useSearchParams()
  const { key, search } = useLocation()
  const isPushed = useNavigationType() === 'PUSH'
  const named = { shotId: address.get('shot'), threadId: address.get('thread') }
  const boardThreadId = named.shotId === null ? named.threadId : null
  const [seen, setSeen] = useState({ key, search })
  const [reveal, setReveal] = useState<Revealed>(named)
  const [threadId, setThreadId] = useState(boardThreadId)
  const [areCommentsOpen, setAreCommentsOpen] = useState(boardThreadId !== null)
  if (key !== seen.key) {
    setSeen({ key, search })
    // What the page itself notes in its address replaces the entry, and so does a link to the address that is shown.
    const isPressed = isPushed || search === seen.search
    if (isPressed && named.shotId !== null) setReveal(named)
    if (isPressed && boardThreadId !== null) {
      setThreadId(boardThreadId)
      setAreCommentsOpen(true)
    }
  }
  return {
    reveal, threadId, setThreadId, areCommentsOpen, setAreCommentsOpen,
    revealShot: (shotId: string | null) => setReveal({ shotId, threadId: null }),
    endReveal: useCallback(() => setReveal(NOTHING), []),
  }
}
