import {
  Clapperboard, History, LayoutDashboard, ListVideo, Shapes, SquareKanban, Table2, Trash2,
} from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { useLocation, useNavigate } from 'react-router-dom'
import type {
  ProjectNavigation_organization$key,
} from '../../__generated__/ProjectNavigation_organization.graphql.ts'
import type { ProjectNavigation_project$key } from '../../__generated__/ProjectNavigation_project.graphql.ts'
import { commonMessages } from '../../messages/common.ts'
import { projectFrameMessages } from '../../messages/projectFrame.ts'
import { shellMessages } from '../../messages/shell.ts'
import { useAssetCounts } from '../assets/useAssetCounts.ts'
import { NavLinkItem } from '../shell/NavLinkItem.tsx'
import { Switcher } from '../shell/Switcher.tsx'

const { pages } = projectFrameMessages

type ProjectNavigationProps = { projectRef: ProjectNavigation_project$key; isRail: boolean }

/** Says which project is open and leads to the organization's other ones. */
export function ProjectSwitcher({ projectRef, isRail }: ProjectNavigationProps) {
  const project = useProject(projectRef)
  const organizationRef: ProjectNavigation_organization$key = project.organization
  const organization = useFragment(
    graphql`
      fragment ProjectNavigation_organization on Organization {
        name
        projects(first: 200) {
          nodes {
            id
            name
            # The switcher reads it.
            # eslint-disable-next-line relay/unused-fields
            access
          }
        }
      }
    `,
    organizationRef,
  )
  const navigate = useNavigate()
  return (
    <Switcher
      label={shellMessages.switchProject}
      current={project}
      line={organization.name}
      placeholder={shellMessages.project}
      searchLabel={shellMessages.findProject}
      choices={organization.projects.nodes}
      onChosen={(id) => void navigate(`/dashboard/projects/${id}`)}
      allLabel={shellMessages.allProjects}
      onAllChosen={() => void navigate('/dashboard/projects')}
      isRail={isRail}
    />
  )
}

/** The places inside the open project. */
export function ProjectNavLinks({ projectRef, isRail }: ProjectNavigationProps) {
  const project = useProject(projectRef)
  const { pathname } = useLocation()
  const countAssets = useAssetCounts(project.assetCounts)
  const path = `/dashboard/projects/${project.id}`
  return (
    <>
      <NavLinkItem
        to={path} label={shellMessages.project} icon={LayoutDashboard} isCurrent={pathname === path} isRail={isRail}
      />
      <NavLinkItem
        to={`${path}/storyboard`} label={shellMessages.storyboard} icon={Clapperboard} isRail={isRail}
        isCurrent={pathname === `${path}/storyboard`}
        count={commonMessages.number(project.shotCount)}
      />
      <NavLinkItem
        to={`${path}/playlists`} label={pages.playlists} icon={ListVideo} isRail={isRail}
        isCurrent={pathname.startsWith(`${path}/playlists`)}
      />
      <NavLinkItem
        to={`${path}/assets`} label={pages.assets} icon={Shapes} isRail={isRail}
        isCurrent={pathname === `${path}/assets`}
        count={commonMessages.number(countAssets(null))}
      />
      <NavLinkItem
        to={`${path}/breakdown`} label={pages.breakdown} icon={Table2} isRail={isRail}
        isCurrent={pathname === `${path}/breakdown`}
      />
      <NavLinkItem
        to={`${path}/tasks`} label={pages.tasks} icon={SquareKanban} isRail={isRail}
        isCurrent={pathname === `${path}/tasks`}
      />
      <NavLinkItem
        to={`${path}/activity`} label={pages.activity} icon={History} isRail={isRail}
        isCurrent={pathname === `${path}/activity`}
      />
      <NavLinkItem
        to={`${path}/trash`} label={pages.trash} icon={Trash2} isRail={isRail}
        isCurrent={pathname === `${path}/trash`}
      />
    </>
  )
}

function useProject(projectRef: ProjectNavigation_project$key) {
  return useFragment(
    graphql`
      fragment ProjectNavigation_project on Project {
        id
        name
        # eslint-disable-next-line relay/unused-fields
        access
        shotCount
        assetCounts {
          ...useAssetCounts_counts
        }
        organization {
          ...ProjectNavigation_organization
        }
      }
    `,
    projectRef,
  )
}
