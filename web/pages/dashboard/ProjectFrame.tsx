import { Outlet, useParams } from 'react-router-dom'
import { ProjectLiveProvider } from '../../features/live/ProjectLiveProvider.tsx'

/** Around every page of a project: what others do in it comes to the page. */
export function ProjectFrame() {
  const { projectId = '' } = useParams()
  return (
    <ProjectLiveProvider key={projectId} projectId={projectId}>
      <Outlet />
    </ProjectLiveProvider>
  )
}
