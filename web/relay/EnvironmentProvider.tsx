import type { ReactNode } from 'react'
import { RelayEnvironmentProvider } from 'react-relay'
import { useCurrentEnvironment } from './environment.ts'

/** Gives Relay's hooks the environment of the person signed in. */
export function EnvironmentProvider({ children }: { children: ReactNode }) {
  return <RelayEnvironmentProvider environment={useCurrentEnvironment()}>{children}</RelayEnvironmentProvider>
}
