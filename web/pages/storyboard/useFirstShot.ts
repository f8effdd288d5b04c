import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isNewBoard } from '../../lib/newBoard.ts'

/** Adds the first shot of a board that was opened by making its project; once, and only while it is empty. */
export function useFirstShot({ isWanted, onAdd }: { isWanted: boolean; onAdd: () => void }): void {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const isNew = isNewBoard(state)
  useEffect(() => {
    if (!isNew) return
    // A reload or the way back must not add another one.
    void navigate({ pathname, search }, { replace: true, state: null })
    if (isWanted) onAdd()
    // Whether it is wanted is decided once, on opening.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isNew])
}
