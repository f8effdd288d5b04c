import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { forgetNavigationState } from '../../lib/navigationState.ts'
import { isNewBoard } from '../../lib/newBoard.ts'

/** Adds the first shot of a board that was opened by making its project; once, and only while it is empty. */
export function useFirstShot({ isWanted, onAdd }: { isWanted: boolean; onAdd: () => void }): void {
  const isNew = isNewBoard(useLocation().state)
  const isDone = useRef(false)
  useEffect(() => {
    if (!isNew || isDone.current) return
    isDone.current = true
    forgetNavigationState()
    if (isWanted) onAdd()
    // Whether it is wanted is decided once, on opening.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isNew])
}
