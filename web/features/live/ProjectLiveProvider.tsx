import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import { liveMessages } from '../../messages/live.ts'
import { showToast } from '../../ui/toaster.tsx'
import { LiveProject } from './LiveProject.tsx'
import { LiveRights } from './LiveRights.tsx'
import { OrganizationLiveProvider } from './OrganizationLiveProvider.tsx'
import { followProject } from './followProject.ts'
import { readProjectDeletion, type ProjectDeletion } from './projectLoss.ts'
import type { ProjectLive } from './ProjectLive.ts'
import { ProjectLiveContext } from './useLive.ts'

const words = liveMessages

/** Says why a project went out of sight; the viewer's own deletion has a toast of its own. */
function tellLoss(deletion: ProjectDeletion | null): void {
  if (deletion?.isOwn) return
  const title = deletion ? words.projectDeleted(deletion.actorName, deletion.projectName) : words.accessLost
  const description = deletion ? words.projectDeletedLine : words.accessLostLine
  showToast({ type: 'warning', title, description })
}

type ProjectLiveProviderProps = { projectId: string; children: ReactNode }

/** Keeps the pages of a project current while others work in it; a user who loses access sees a notice and leaves. */
export function ProjectLiveProvider({ projectId, children }: ProjectLiveProviderProps) {
  const environment = useRelayEnvironment()
  const navigate = useNavigate()
  const [live, setLive] = useState<ProjectLive | null>(null)
  const [organizationId, setOrganizationId] = useState<string | null>(null)
  const [isLost, setIsLost] = useState(false)
  useEffect(() => {
    const stop = followProject(environment, projectId, {
      onOpen: (opened, ownerId) => {
        setLive(opened)
        setOrganizationId(ownerId)
      },
      onLost: (ownerId) => {
        setIsLost(true)
        void navigate('/dashboard/projects', { replace: true })
        void readProjectDeletion(environment, { projectId, organizationId: ownerId }).then(tellLoss)
      },
    })
    return () => {
      stop()
      setLive(null)
    }
  }, [environment, navigate, projectId])
  // What is still open finds its things gone too, and would lead elsewhere.
  if (isLost) return null
  return (
    <ProjectLiveContext value={live}>
      <LiveProject projectId={projectId} />
      <OrganizationLiveProvider organizationId={organizationId}>
        <LiveRights projectId={projectId} />
      </OrganizationLiveProvider>
      {children}
    </ProjectLiveContext>
  )
}
