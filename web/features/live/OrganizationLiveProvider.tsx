import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { followOrganization } from './followOrganization.ts'
import type { ProjectLive } from './ProjectLive.ts'
import { ProjectLiveContext } from './useLive.ts'
import { useLatest } from '../../lib/useLatest.ts'

type OrganizationLiveProviderProps = {
  /** Null while it is not known. */
  organizationId: string | null
  /** The organization cannot be seen any more. */
  onLost?: () => void
  children: ReactNode
}

/** Brings what others do in an organization, to its members and to itself, to what is in it. */
export function OrganizationLiveProvider({ organizationId, onLost, children }: OrganizationLiveProviderProps) {
  const environment = useRelayEnvironment()
  const [live, setLive] = useState<ProjectLive | null>(null)
  const lost = useLatest(onLost)
  useEffect(() => {
    if (organizationId === null) return
    const stop = followOrganization(environment, organizationId, { onOpen: setLive, onLost: () => lost.current?.() })
    return () => {
      stop()
      setLive(null)
    }
  }, [environment, lost, organizationId])
  return <ProjectLiveContext value={live}>{children}</ProjectLiveContext>
}
