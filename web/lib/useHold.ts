import { useCallback, useEffect, useState } from 'react'

/** What lasts while a key is held: whether it is, and a function that begins it with the key that was pressed. */
export function useHold(): readonly [isHeld: boolean, hold: (event: Pick<KeyboardEvent, 'key'>) => void] {
  const [held, setHeld] = useState<string | null>(null)
  useEffect(() => {
    if (held === null) return
    const listening = new AbortController()
    const { signal } = listening
    const end = (): void => setHeld(null)
    const release = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== held) return
      // Alt alone would open the browser's menu.
      event.preventDefault()
      end()
    }
    window.addEventListener('keyup', release, { capture: true, signal })
    window.addEventListener('blur', end, { signal })
    return () => listening.abort()
  }, [held])
  const hold = useCallback(({ key }: Pick<KeyboardEvent, 'key'>) => setHeld(key.toLowerCase()), [])
  return [held !== null, hold]
}
