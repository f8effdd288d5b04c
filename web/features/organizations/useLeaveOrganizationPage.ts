import { useCallback } from 'react'
import { useNavigate, useRevalidator } from 'react-router-dom'
import { readSelectedOrganization, selectOrganization } from '../../lib/selectedOrganization.ts'

/** Goes to the list when an organization is gone for the viewer; the first one of those left is selected next. */
export function useLeaveOrganizationPage(): (organizationId: string) => void {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  return useCallback(
    (organizationId) => {
      if (readSelectedOrganization() === organizationId) selectOrganization(null)
      void navigate('/dashboard/organizations', { replace: true })
      void revalidate()
    },
    [navigate, revalidate],
  )
}
