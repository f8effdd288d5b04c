import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router-dom'
import { readSelectedOrganization, selectOrganization } from '../../lib/selectedOrganization.ts'

/**
 * Stands where the selected organization does not exist any more, or not for this person: forgets it and loads the
 * page again, which then takes the first one. Shows `children` meanwhile.
 */
export function LostOrganization({ children }: { children: ReactNode }) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (readSelectedOrganization() === null) return
    selectOrganization(null)
    void revalidate()
  }, [revalidate])
  return children
}
