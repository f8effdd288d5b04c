import { commonFailures, fail, unauthenticated } from './kernel/errors.ts'
import type { Credential } from './kernel/permissions.ts'
import { requestFailures } from './kernel/request.failures.ts'

/** Who asks: a person, by a session or by a token, or an organization's service token. */
export interface Viewer extends Credential {
  userId: string
  /** The token the request came with. */
  tokenId: string
  /** The one project the token is limited to; null for all. */
  projectId: string | null
  /** Whether it is a service token, which has no person and no account behind it. */
  isService: boolean
  /** The open page or running program, as it names itself; null or absent where it does not. */
  clientId?: string | null
}

/**
 * A guest of a review link: a principal of its own, with fields of the API of its own. No viewer: whatever asks for one
 * answers a guest as it answers nobody.
 */
export interface Guest {
  id: string
  linkId: string
  projectId: string
  /** The actor of what the guest writes. */
  userId: string
}

/** Who asks: a viewer, a guest, or neither. */
export interface Principal {
  viewer: Viewer | null
  guest: Guest | null
}

/** Where a request comes from. */
export interface Caller {
  /** Network address; behind a trusted proxy, the one it forwards. */
  address: string
  /** What the program says of itself, at most 400 characters. */
  userAgent: string
}

/** The header, and the connection parameter of a socket, by which a page names itself. */
export const CLIENT_HEADER = 'framewright-client'

const CLIENT_ID = /^[\w-]{1,64}$/

/** What the name of a page is made of. */
export const CLIENT_ID_RULE = '1 to 64 letters, digits, _ and -'

/** The name a page gave itself; null without one, INVALID_INPUT for one that is none. */
export function readClientId(given: unknown): string | null {
  if (given === undefined || given === null) return null
  if (typeof given === 'string' && CLIENT_ID.test(given)) return given
  throw fail(requestFailures.CLIENT_ID_INVALID({ name: 'Framewright-Client' }), { field: CLIENT_HEADER })
}

/** The name of a page where there must be one; INVALID_INPUT for what is none. */
export function requireClientId(given: string): string {
  if (CLIENT_ID.test(given)) return given
  throw fail(requestFailures.CLIENT_ID_INVALID({ name: 'clientId' }), { field: 'clientId' })
}

/** The same viewer, acting in a page. */
export const inClient = (viewer: Viewer | null, clientId: string | null): Viewer | null =>
  viewer && clientId !== null ? { ...viewer, clientId } : viewer

const USER_AGENT_LIMIT = 400

/** Where a request comes from, by its network address and `User-Agent` header. */
export const callerOf = (address: string, userAgent: string | undefined): Caller => ({
  address,
  userAgent: (userAgent ?? '').slice(0, USER_AGENT_LIMIT),
})

/** What every request carries to its resolvers and handlers. */
export interface Context extends Principal {
  requestId: string
  caller: Caller
}

/** The viewer, or UNAUTHENTICATED. */
export function requireViewer(context: Context): Viewer {
  if (!context.viewer) throw unauthenticated()
  return context.viewer
}

/** The guest, or UNAUTHENTICATED. */
export function requireGuest({ guest }: Context): Guest {
  if (!guest) throw unauthenticated()
  return guest
}

/** Throws FORBIDDEN for a token limited to one project: what is asked for lies outside of every project. */
export function demandUnlimited({ projectId }: Viewer): void {
  if (projectId !== null) throw fail(commonFailures.TOKEN_OF_ONE_PROJECT())
}
