import { Button } from '@chakra-ui/react'
import { Clapperboard } from 'lucide-react'
import { Link } from 'react-router-dom'
import { projectFrameMessages } from '../../messages/projectFrame.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageHeader } from '../shell/PageHeader.tsx'

const { notFound, notFoundLine, toProjects } = projectFrameMessages

/** The contents of a page of a project that does not exist or is not visible. */
export function ProjectNotFound() {
  return (
    <>
      <PageHeader title={notFound} />
      <EmptyState
        icon={<Clapperboard size={22} strokeWidth={1.75} />} headingLevel="h1" title={notFound}
        description={notFoundLine} action={<Button asChild><Link to="/dashboard/projects">{toProjects}</Link></Button>}
      />
    </>
  )
}
