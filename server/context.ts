import { unauthenticated } from './kernel/errors.ts'
import type { Credential } from './kernel/permissions.ts'

/** Who asks: a person, by a session or by a token. */
export interface Viewer extends Credential {
  userId: string
  /** The token the request came with. */
  tokenId: string
}

/** What every request carries to its resolvers and handlers. */
export interface Context {
  viewer: Viewer | null
  requestId: string
}

/** The viewer, or UNAUTHENTICATED. */
export function requireViewer(context: Context): Viewer {
  if (!context.viewer) throw unauthenticated()
  return context.viewer
}
