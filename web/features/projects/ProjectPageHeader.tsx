import type { ComponentProps } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ProjectPageHeader_project$key } from '../../__generated__/ProjectPageHeader_project.graphql.ts'
import { useOrganizationOfPage } from '../../lib/selectedOrganization.ts'
import { LockMark } from '../../ui/LockMark.tsx'
import { PageHeader } from '../shell/PageHeader.tsx'

type ProjectPageHeaderProps = Omit<ComponentProps<typeof PageHeader>, 'crumbs' | 'backTo'> & {
  projectRef: ProjectPageHeader_project$key
}

/** The header of a page inside a project, which leads back to the project and selects its organization. */
export function ProjectPageHeader({ projectRef, ...header }: ProjectPageHeaderProps) {
  const { id, name, access, organization } = useFragment(
    graphql`
      fragment ProjectPageHeader_project on Project {
        id
        name
        access
        organization {
          id
          name
        }
      }
    `,
    projectRef,
  )
  useOrganizationOfPage(organization.id)
  const project = { label: name, to: `/dashboard/projects/${id}`, mark: <LockMark access={access} /> }
  const above = { label: organization.name, to: `/dashboard/organizations/${organization.id}` }
  return <PageHeader {...header} crumbs={[above, project]} backTo={project} />
}
