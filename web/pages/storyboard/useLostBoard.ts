import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { rememberBoard } from '../../lib/lastBoard.ts'
import { liveMessages } from '../../messages/live.ts'
import { showToast } from '../../ui/toaster.tsx'

/** Leads from a board that somebody deleted to the first one of its project. */
export function useLostBoard(projectId: string): () => void {
  const navigate = useNavigate()
  return useCallback(() => {
    showToast({ type: 'info', title: liveMessages.boardGone })
    rememberBoard(projectId, null)
    void navigate({ search: '' }, { replace: true })
  }, [navigate, projectId])
}
