import { Suspense } from 'react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { ProjectNavLinks, ProjectSwitcher } from '../../features/projects/ProjectNavigation.tsx'
import { SwitcherSkeleton } from '../../features/shell/Sidebar.tsx'
import type { ProjectSidebarQuery } from '../../__generated__/ProjectSidebarQuery.graphql.ts'
import { ErrorBoundary } from '../../relay/ErrorBoundary.tsx'

/** The preloaded query of the open project's part of the sidebar. */
export type ProjectSidebarReference = PreloadedQuery<ProjectSidebarQuery>

type ProjectSidebarProps = { reference: ProjectSidebarReference; isRail: boolean }

function useSidebarProject(reference: ProjectSidebarReference) {
  return usePreloadedQuery<ProjectSidebarQuery>(
    graphql`
      query ProjectSidebarQuery($projectId: ID!) {
        project(by: { id: $projectId }) {
          ...ProjectNavigation_project
        }
      }
    `,
    reference,
  ).project
}

function LoadedSwitcher({ reference, isRail }: ProjectSidebarProps) {
  const project = useSidebarProject(reference)
  return project ? <ProjectSwitcher projectRef={project} isRail={isRail} /> : null
}

function LoadedLinks({ reference, isRail }: ProjectSidebarProps) {
  const project = useSidebarProject(reference)
  return project ? <ProjectNavLinks projectRef={project} isRail={isRail} /> : null
}

/** The open project's switcher; the page itself says when the project cannot be shown. */
export function ProjectSidebarSwitcher(props: ProjectSidebarProps) {
  return (
    <ErrorBoundary resetKey={props.reference} fallback={() => null}>
      <Suspense fallback={<SwitcherSkeleton isRail={props.isRail} />}><LoadedSwitcher {...props} /></Suspense>
    </ErrorBoundary>
  )
}

/** The open project's entries in the navigation. */
export function ProjectSidebarLinks(props: ProjectSidebarProps) {
  return (
    <ErrorBoundary resetKey={props.reference} fallback={() => null}>
      <Suspense fallback={null}><LoadedLinks {...props} /></Suspense>
    </ErrorBoundary>
  )
}
