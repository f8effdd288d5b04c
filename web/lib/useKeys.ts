import { useEffect, useEffectEvent } from 'react'

/** Listens to the keys of the page; the listener sees the values of the latest render. */
export function useKeys(target: 'document' | 'window', onKeyDown: (event: KeyboardEvent) => void): void {
  const listener = useEffectEvent(onKeyDown)
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    globalThis[target].addEventListener('keydown', (event) => listener(event as KeyboardEvent), { signal })
    return () => listening.abort()
  }, [target])
}
