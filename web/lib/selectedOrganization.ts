import { useEffect } from 'react'
import { createStoredStore, useStore } from './store.ts'

const selected = createStoredStore<string | null>('framewright.organization', (id) => id, (id) => id)

/** Id of the organization chosen last on this device, or null. */
export const readSelectedOrganization = selected.get

/** Remembers the organization on this device; null forgets it. */
export const selectOrganization = selected.set

/** The same for components. */
export const useSelectedOrganization = (): string | null => useStore(selected)

/** Selects the organization that a page belongs to, as soon as it is known. */
export function useOrganizationOfPage(organizationId: string | undefined): void {
  useEffect(() => {
    if (organizationId !== undefined) selectOrganization(organizationId)
  }, [organizationId])
}
