import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { readSelectedOrganization, selectOrganization } from '../../lib/selectedOrganization.ts'
import { useReload } from '../../relay/reloading.ts'

/**
 * Stands where the selected organization does not exist any more, or not for this person: forgets it and loads the
 * page again, which then takes the first one. Shows `children` meanwhile.
 */
export function LostOrganization({ children }: { children: ReactNode }) {
  const { reload } = useReload()
  useEffect(() => {
    if (readSelectedOrganization() === null) return
    selectOrganization(null)
    void reload()
  }, [reload])
  return children
}
