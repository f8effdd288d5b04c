import { Box } from '@chakra-ui/react'
import { Suspense, useEffect } from 'react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { useRouteLoaderData } from 'react-router-dom'
import type { DashboardSidebarQuery } from '../../__generated__/DashboardSidebarQuery.graphql.ts'
import { useLiveQuery } from '../../features/live/useLive.ts'
import { NotificationBell } from '../../features/notifications/NotificationBell.tsx'
import { OrganizationSwitcher } from '../../features/organizations/OrganizationSwitcher.tsx'
import { VerificationBanner } from '../../features/session/VerificationBanner.tsx'
import { Sidebar, SwitcherSkeleton, UserSkeleton } from '../../features/shell/Sidebar.tsx'
import { UserMenu } from '../../features/shell/UserMenu.tsx'
import { rememberSetting } from '../../lib/deviceSettings.ts'
import { useSelectedOrganization } from '../../lib/selectedOrganization.ts'
import { noteUser } from '../../lib/session.ts'
import { commonMessages } from '../../messages/common.ts'
import { ErrorBoundary } from '../../relay/ErrorBoundary.tsx'
import { useOwnedQuery } from '../../relay/preloadedQuery.ts'
import { useReload } from '../../relay/reloading.ts'
import { ProjectSidebarLinks, ProjectSidebarSwitcher, type ProjectSidebarReference } from './ProjectSidebar.tsx'

/** The preloaded query of the sidebar. */
export type DashboardSidebarReference = PreloadedQuery<DashboardSidebarQuery>

const dashboardSidebarQuery = graphql`
  query DashboardSidebarQuery {
    viewer {
      id
      ...UserMenu_user
      ...NotificationBell_user
      unreadNotificationCount
      ...VerificationBanner_user
      shortcuts {
        name
        keys
      }
    }
    # For the sheet of shortcuts, which is at hand on every page.
    acceptsLayers
    organizations(first: 100) @required(action: THROW) {
      totalCount
      nodes {
        id
        projects {
          totalCount
        }
      }
    }
    ...OrganizationSwitcher_query
  }
`

type DashboardSidebarProps = {
  reference: DashboardSidebarReference
  isRail: boolean
  onToggle?: () => void
}

/** The sidebar with its data; its links work before the data came and when it does not come. */
export function DashboardSidebar(props: DashboardSidebarProps) {
  const { isRail, onToggle, reference } = props
  const bare = (
    <Sidebar
      isRail={isRail} onToggle={onToggle} switcher={<SwitcherSkeleton isRail={isRail} />}
      user={<UserSkeleton isRail={isRail} />}
    />
  )
  return (
    <ErrorBoundary resetKey={reference} fallback={() => bare}>
      <Suspense fallback={bare}><LoadedSidebar {...props} /></Suspense>
    </ErrorBoundary>
  )
}

function LoadedSidebar({ reference, isRail, onToggle }: DashboardSidebarProps) {
  const data = usePreloadedQuery<DashboardSidebarQuery>(dashboardSidebarQuery, reference)
  const project = useRouteLoaderData('project') as ProjectSidebarReference | undefined
  const selectedId = useSelectedOrganization()
  useLiveQuery<DashboardSidebarQuery>({
    query: dashboardSidebarQuery, variables: () => ({}),
    isTouched: ({ isProjectChanged, isOrganizationChanged }) => isProjectChanged || isOrganizationChanged,
  })
  const { nodes, totalCount } = data.organizations
  const selected = nodes.find(({ id }) => id === selectedId) ?? nodes[0]
  const viewerId = data.viewer?.id
  useEffect(() => {
    if (viewerId !== undefined) noteUser(viewerId)
  }, [viewerId])
  const shortcuts = data.viewer?.shortcuts
  useEffect(() => {
    if (shortcuts) rememberSetting('shortcuts', JSON.stringify(Object.fromEntries(
      shortcuts.map(({ name, keys }) => [name, keys]),
    )))
  }, [shortcuts])

  return (
    <Sidebar
      isRail={isRail}
      onToggle={onToggle}
      switcher={
        project
          ? <OwnedProjectSwitcher reference={project} isRail={isRail} />
          : <OrganizationSwitcher queryRef={data} isRail={isRail} />
      }
      projectLinks={project ? <ProjectSidebarLinks reference={project} isRail={isRail} /> : undefined}
      projectCount={selected ? commonMessages.number(selected.projects.totalCount) : undefined}
      organizationCount={commonMessages.number(totalCount)}
      user={data.viewer ? <UserMenu userRef={data.viewer} isRail={isRail} /> : <UserSkeleton isRail={isRail} />}
    />
  )
}

function OwnedProjectSwitcher(props: { reference: ProjectSidebarReference; isRail: boolean }) {
  useOwnedQuery(props.reference)
  return <ProjectSidebarSwitcher {...props} />
}

/** What a person is reminded of on every page; nothing before its data came and when it does not come. */
export function DashboardBanner({ reference }: { reference: DashboardSidebarReference }) {
  return (
    <ErrorBoundary resetKey={reference} fallback={() => null}>
      <Suspense fallback={null}><LoadedBanner reference={reference} /></Suspense>
    </ErrorBoundary>
  )
}

function LoadedBanner({ reference }: { reference: DashboardSidebarReference }) {
  const { viewer } = usePreloadedQuery<DashboardSidebarQuery>(dashboardSidebarQuery, reference)
  return viewer ? <VerificationBanner userRef={viewer} /> : null
}

/** The bell with the count of what is new; nothing before its data came and when it does not come. */
export function DashboardBell({ reference }: { reference: DashboardSidebarReference }) {
  return (
    <ErrorBoundary resetKey={reference} fallback={() => null}>
      <Suspense fallback={null}><LoadedBell reference={reference} /></Suspense>
    </ErrorBoundary>
  )
}

/** Marks the button of the navigation where the bell is behind it and something is unread. */
export function DashboardUnread({ reference }: { reference: DashboardSidebarReference }) {
  return (
    <ErrorBoundary resetKey={reference} fallback={() => null}>
      <Suspense fallback={null}><LoadedUnread reference={reference} /></Suspense>
    </ErrorBoundary>
  )
}

function LoadedUnread({ reference }: { reference: DashboardSidebarReference }) {
  const { viewer } = usePreloadedQuery<DashboardSidebarQuery>(dashboardSidebarQuery, reference)
  if (!viewer?.unreadNotificationCount) return null
  return (
    <Box
      as="span" data-unread position="absolute" top="2" insetEnd="2" boxSize="2" borderRadius="full" bg="accent.solid"
      boxShadow="0 0 0 2px {colors.bg}" pointerEvents="none"
    />
  )
}

function LoadedBell({ reference }: { reference: DashboardSidebarReference }) {
  const { viewer } = usePreloadedQuery<DashboardSidebarQuery>(dashboardSidebarQuery, reference)
  const { reload } = useReload()
  return viewer ? <NotificationBell userRef={viewer} onOrganizationsChanged={() => void reload()} /> : null
}
