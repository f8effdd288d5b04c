import { useSyncExternalStore } from 'react'

/** What lies over the dashboard: the search, or the list of shortcuts. */
export type CommandLayer = 'search' | 'shortcuts'

const listeners = new Set<() => void>()
let shown: CommandLayer | null = null

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Opens a layer in place of the other; null closes it. */
export function showCommandLayer(layer: CommandLayer | null): void {
  shown = layer
  for (const listener of listeners) listener()
}

/** The layer that is open. */
export function useCommandLayer(): CommandLayer | null {
  return useSyncExternalStore(subscribe, () => shown)
}
