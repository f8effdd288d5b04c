import { Outlet, useParams } from 'react-router-dom'
import { ConnectionBanner } from '../../features/live/ConnectionBanner.tsx'
import { ProjectLiveProvider } from '../../features/live/ProjectLiveProvider.tsx'

/** Around every page of a project: what others do in it comes to the page, and a lost connection is told. */
export function ProjectFrame() {
  const { projectId = '' } = useParams()
  return (
    <ProjectLiveProvider key={projectId} projectId={projectId}>
      <ConnectionBanner />
      <Outlet />
    </ProjectLiveProvider>
  )
}
