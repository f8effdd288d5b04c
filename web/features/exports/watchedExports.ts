import { createStoredStore, useStore } from '../../lib/store.ts'

const MOST = 50

/** The exports that this browser has seen under way and nobody has dismissed. */
const watched = createStoredStore<readonly string[]>(
  'framewright.watchedExports',
  (stored) => (stored ? stored.split(' ') : []),
  (ids) => ids.slice(-MOST).join(' '),
)

/** Keeps exports in the tray when they have ended. */
export function watchExports(ids: readonly string[]): void {
  const added = ids.filter((id) => !watched.get().includes(id))
  if (added.length > 0) watched.set([...watched.get(), ...added])
}

export const dismissExport = (id: string): void => watched.set(watched.get().filter((each) => each !== id))

export const useWatchedExports = (): readonly string[] => useStore(watched)
