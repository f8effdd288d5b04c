import { useEffect } from 'react'
import { useNavigationIntent } from '../../features/shell/navigationIntent.ts'

/** Adds the first shot of a board that was opened by making its project; once, and only while it is empty. */
export function useFirstShot({ isWanted, onAdd }: { isWanted: boolean; onAdd: () => void }): void {
  const take = useNavigationIntent('firstShot')
  useEffect(() => {
    if (take() && isWanted) onAdd()
    // Whether it is wanted is decided once, on opening.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [take])
}
