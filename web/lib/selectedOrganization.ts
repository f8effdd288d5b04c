import { useSyncExternalStore } from 'react'

const STORAGE_KEY = 'framewright.organization'
const listeners = new Set<() => void>()

function notify(): void {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Id of the organization chosen last on this device, or null. */
export function readSelectedOrganization(): string | null {
  return localStorage.getItem(STORAGE_KEY)
}

/** Remembers the organization on this device; null forgets it. */
export function selectOrganization(organizationId: string | null): void {
  if (readSelectedOrganization() === organizationId) return
  if (organizationId === null) localStorage.removeItem(STORAGE_KEY)
  else localStorage.setItem(STORAGE_KEY, organizationId)
  notify()
}

/** The same for components. */
export function useSelectedOrganization(): string | null {
  return useSyncExternalStore(subscribe, readSelectedOrganization)
}
