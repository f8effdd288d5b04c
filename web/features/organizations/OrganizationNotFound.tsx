import { Button } from '@chakra-ui/react'
import { Building2 } from 'lucide-react'
import { Link } from 'react-router-dom'
import { organizationMessages } from '../../messages/organizations.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageHeader } from '../shell/PageHeader.tsx'

const words = organizationMessages

/** The contents of a page of an organization that does not exist or is not visible. */
export function OrganizationNotFound() {
  return (
    <>
      <PageHeader title={words.page} />
      <EmptyState
        icon={<Building2 size={22} strokeWidth={1.75} />} headingLevel="h1" title={words.notFound}
        action={<Button asChild><Link to="/dashboard/organizations">{words.toOrganizations}</Link></Button>}
      />
    </>
  )
}
