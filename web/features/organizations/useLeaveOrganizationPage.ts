import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { readSelectedOrganization, selectOrganization } from '../../lib/selectedOrganization.ts'
import { useReload } from '../../relay/reloading.ts'

/** Goes to the list when an organization is gone for the viewer; the first one of those left is selected next. */
export function useLeaveOrganizationPage(): (organizationId: string) => void {
  const navigate = useNavigate()
  const { reload } = useReload()
  return useCallback(
    (organizationId) => {
      if (readSelectedOrganization() === organizationId) selectOrganization(null)
      void navigate('/dashboard/organizations', { replace: true })
      void reload()
    },
    [navigate, reload],
  )
}
