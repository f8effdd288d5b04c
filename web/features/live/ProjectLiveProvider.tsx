import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import { messages } from '../../messages.ts'
import { showToast } from '../../ui/toaster.tsx'
import { LiveProject } from './LiveProject.tsx'
import { LiveRights } from './LiveRights.tsx'
import { OrganizationLiveProvider } from './OrganizationLiveProvider.tsx'
import { followProject } from './followProject.ts'
import type { ProjectLive } from './ProjectLive.ts'
import { ProjectLiveContext } from './useLive.ts'

type ProjectLiveProviderProps = { projectId: string; children: ReactNode }

/** Keeps the pages of a project true while others work in it; who loses access to it is told and led out. */
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
      onLost: () => {
        const { accessLost, accessLostLine } = messages.live
        showToast({ type: 'warning', title: accessLost, description: accessLostLine })
        setIsLost(true)
        void navigate('/dashboard/projects', { replace: true })
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
