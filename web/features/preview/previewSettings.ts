import { useCallback, useSyncExternalStore } from 'react'
import type { ViewSharing } from '../../playback/timeline.ts'

/** How somebody likes to watch; remembered on this device. */
export interface PreviewSettings {
  readonly sharing: ViewSharing
  readonly hasCaptions: boolean
  readonly isLooping: boolean
}

const KEY = 'framewright.preview'
const DEFAULTS: PreviewSettings = { sharing: 'all', hasCaptions: true, isLooping: false }

function stored(): PreviewSettings {
  try {
    const value = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<PreviewSettings>
    return {
      sharing: value.sharing === 'first' ? 'first' : 'all',
      hasCaptions: value.hasCaptions !== false,
      isLooping: value.isLooping === true,
    }
  } catch {
    return DEFAULTS
  }
}

let settings: PreviewSettings | null = null
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const read = (): PreviewSettings => (settings ??= stored())

/** The settings, and a way to change some of them. */
export function usePreviewSettings(): [PreviewSettings, (change: Partial<PreviewSettings>) => void] {
  const current = useSyncExternalStore(subscribe, read)
  const change = useCallback((some: Partial<PreviewSettings>) => {
    settings = { ...read(), ...some }
    localStorage.setItem(KEY, JSON.stringify(settings))
    for (const listener of listeners) listener()
  }, [])
  return [current, change]
}
