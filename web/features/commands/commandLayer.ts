import { createStore, useStore } from '../../lib/store.ts'

/** What lies over the dashboard: the search, or the list of shortcuts. */
export type CommandLayer = 'search' | 'shortcuts'

const shown = createStore<CommandLayer | null>(null)
const searched = createStore('')

/** Opens a layer in place of the other, the search with an empty field; null closes it. */
export function showCommandLayer(layer: CommandLayer | null): void {
  searched.set('')
  shown.set(layer)
}

/** The layer that is open. */
export const useCommandLayer = (): CommandLayer | null => useStore(shown)

/** The text in the field of the search, which is kept outside of it: letters come before the search has loaded. */
export const useSearchText = (): string => useStore(searched)
export const readSearchText = searched.get
export const changeSearchText = searched.set
