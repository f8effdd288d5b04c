import { Button } from '@chakra-ui/react'
import { Building2 } from 'lucide-react'
import { Link } from 'react-router-dom'
import { projectMessages } from '../../messages/projects.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'

/** Stands where no organization is selected, because there is none yet; leads to where one is made. */
export function SelectOrganization({ title, line }: { title: string; line: string }) {
  return (
    <EmptyState
      icon={<Building2 size={22} strokeWidth={1.75} />} headingLevel="h1" title={title} description={line}
      action={
        <Button asChild variant="solid">
          <Link to="/dashboard/organizations">{projectMessages.toOrganizations}</Link>
        </Button>
      }
    />
  )
}
