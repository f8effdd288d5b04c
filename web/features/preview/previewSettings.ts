import { useCallback } from 'react'
import { createStoredStore, useStore } from '../../lib/store.ts'
import type { ViewSharing } from '../../playback/timeline.ts'

/** How somebody likes to watch; remembered on this device. */
export interface PreviewSettings {
  readonly sharing: ViewSharing
  readonly hasCaptions: boolean
  readonly isLooping: boolean
}

function read(stored: string | null): PreviewSettings {
  try {
    const value = JSON.parse(stored ?? '{}') as Partial<PreviewSettings>
    return {
      sharing: value.sharing === 'first' ? 'first' : 'all',
      hasCaptions: value.hasCaptions !== false,
      isLooping: value.isLooping === true,
    }
  } catch {
    return { sharing: 'all', hasCaptions: true, isLooping: false }
  }
}

const settings = createStoredStore('framewright.preview', read, JSON.stringify)

/** The settings, and a way to change some of them. */
export function usePreviewSettings(): [PreviewSettings, (change: Partial<PreviewSettings>) => void] {
  const change = useCallback((some: Partial<PreviewSettings>) => settings.set({ ...settings.get(), ...some }), [])
  return [useStore(settings), change]
}
