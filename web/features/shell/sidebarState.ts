import { useSyncExternalStore } from 'react'

/** Boards want the room and start with the narrow rail; other pages start with the wide sidebar. */
export type SidebarPlace = 'board' | 'page'

const STORAGE_KEYS: Record<SidebarPlace, string> = {
  board: 'framewright.sidebarOpen.board',
  page: 'framewright.sidebarOpen',
}
const OPEN_BY_DEFAULT: Record<SidebarPlace, boolean> = { board: false, page: true }
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function isOpen(place: SidebarPlace): boolean {
  const stored = localStorage.getItem(STORAGE_KEYS[place])
  return stored === null ? OPEN_BY_DEFAULT[place] : stored === 'true'
}

/** Whether the sidebar is wide here, and how to change that; remembered on this device. */
export function useSidebarOpen(place: SidebarPlace): [isOpen: boolean, setIsOpen: (isOpen: boolean) => void] {
  const value = useSyncExternalStore(subscribe, () => isOpen(place))
  return [
    value,
    (next) => {
      localStorage.setItem(STORAGE_KEYS[place], String(next))
      for (const listener of listeners) listener()
    },
  ]
}
