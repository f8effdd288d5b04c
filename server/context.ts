import { forbidden, unauthenticated } from './kernel/errors.ts'
import type { Credential } from './kernel/permissions.ts'

/** Who asks: a person, by a session or by a token, or an organization's service token. */
export interface Viewer extends Credential {
  userId: string
  /** The token the request came with. */
  tokenId: string
  /** The one project the token is limited to; null for all. */
  projectId: string | null
  /** Whether it is a service token, which has no person and no account behind it. */
  isService: boolean
}

/** Where a request comes from. */
export interface Caller {
  /** Network address; behind a proxy that is trusted, the one it tells. */
  address: string
  /** What the program says of itself, at most 400 characters. */
  userAgent: string
}

const USER_AGENT_LIMIT = 400

/** Where a request comes from, by its network address and `User-Agent` header. */
export const callerOf = (address: string, userAgent: string | undefined): Caller => ({
  address,
  userAgent: (userAgent ?? '').slice(0, USER_AGENT_LIMIT),
})

/** What every request carries to its resolvers and handlers. */
export interface Context {
  viewer: Viewer | null
  requestId: string
  caller: Caller
}

/** The viewer, or UNAUTHENTICATED. */
export function requireViewer(context: Context): Viewer {
  if (!context.viewer) throw unauthenticated()
  return context.viewer
}

/** Throws FORBIDDEN for a token limited to one project: what is asked for lies outside of every project. */
export function demandUnlimited({ projectId }: Viewer): void {
  if (projectId !== null) throw forbidden('The token is limited to one project')
}
