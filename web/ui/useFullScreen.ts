import { useCallback, useEffect, useState } from 'react'

/**
 * Whether the whole screen is used, and how to change it. The document takes it, so that menus and dialogs are seen.
 * Where the browser does not give the screen, the window is filled instead. Leaving the browser's full screen leaves
 * this one, and so does the component's end.
 */
export function useFullScreen(): [isFullScreen: boolean, toggle: () => void] {
  const [isFullScreen, setIsFullScreen] = useState(false)
  useEffect(() => {
    if (!isFullScreen) return
    const root = document.documentElement
    const onChanged = (): void => {
      if (document.fullscreenElement === null) setIsFullScreen(false)
    }
    document.addEventListener('fullscreenchange', onChanged)
    if (typeof root.requestFullscreen === 'function') root.requestFullscreen().catch(() => undefined)
    return () => {
      document.removeEventListener('fullscreenchange', onChanged)
      if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined)
    }
  }, [isFullScreen])
  const toggle = useCallback(() => setIsFullScreen((is) => !is), [])
  return [isFullScreen, toggle]
}
