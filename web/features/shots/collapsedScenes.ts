import { createStoredStore, useStore } from '../../lib/store.ts'

/** Scenes that a browser remembers at most; the one collapsed first is forgotten first. */
const MOST_SCENES = 500

const collapsed = createStoredStore<ReadonlySet<string>>(
  'framewright.collapsedScenes',
  (stored) => new Set(stored?.split(' ')),
  (ids) => (ids.size === 0 ? null : [...ids].slice(-MOST_SCENES).join(' ')),
)

/** The ids of the scenes that are collapsed in this browser, kept current. */
export const useCollapsedScenes = (): ReadonlySet<string> => useStore(collapsed)

/** Collapses or expands a scene in this browser. */
export function collapseScene(sceneId: string, isCollapsed: boolean): void {
  const others = [...collapsed.get()].filter((id) => id !== sceneId)
  collapsed.set(new Set(isCollapsed ? [...others, sceneId] : others))
}
