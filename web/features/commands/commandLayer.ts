import { createStore, useStore } from '../../lib/store.ts'

/** What lies over the dashboard: the search, or the list of shortcuts. */
export type CommandLayer = 'search' | 'shortcuts'

const shown = createStore<CommandLayer | null>(null)

/** Opens a layer in place of the other; null closes it. */
export const showCommandLayer = shown.set

/** The layer that is open. */
export const useCommandLayer = (): CommandLayer | null => useStore(shown)
