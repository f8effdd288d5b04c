import { createStoredStore, useStore } from '../../lib/store.ts'

const isWide = (key: string, isWideByDefault: boolean) =>
  createStoredStore(key, (stored) => (stored === null ? isWideByDefault : stored === 'true'))

/** Boards want the room and start with the narrow rail; other pages start with the wide sidebar. */
const PLACES = {
  board: isWide('framewright.sidebarOpen.board', false), page: isWide('framewright.sidebarOpen', true),
}

/** Where the sidebar is. */
export type SidebarPlace = keyof typeof PLACES

/** Whether the sidebar is wide here, and how to change that; remembered on this device. */
export function useSidebarOpen(place: SidebarPlace): [isOpen: boolean, setIsOpen: (isOpen: boolean) => void] {
  return [useStore(PLACES[place]), PLACES[place].set]
}
