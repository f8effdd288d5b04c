import { commonFailures, fail, forbidden } from './errors.ts'

/** Roles of an organization's members. A VIEWER reads and comments. */
export type Role = 'OWNER' | 'ADMIN' | 'MEMBER' | 'VIEWER'

/** How much each role may: all that those below it may, and more. */
const RANKS: Record<Role, number> = { VIEWER: 0, MEMBER: 1, ADMIN: 2, OWNER: 3 }

/** Scopes that stand for many. */
export const BUNDLES = {
  read: 'Reads everything except webhooks and the tokens of others. `WRITE` and `ADMIN` need it, too.',
  write: 'Creates and changes the contents of projects.',
  admin: 'Manages organizations, members, webhooks and projects within the role.',
} as const

export type Bundle = keyof typeof BUNDLES

interface ScopeRule {
  /** The least role that may use it. */
  role: Exclude<Role, 'OWNER'>
  /** The bundle it belongs to. */
  bundle: Bundle
  description: string
}

const reads = (description: string): ScopeRule => ({ role: 'VIEWER', bundle: 'read', description })
const writes = (description: string): ScopeRule => ({ role: 'MEMBER', bundle: 'write', description })
const manages = (description: string): ScopeRule => ({ role: 'ADMIN', bundle: 'admin', description })

/** Every scope by resource. A new resource is its lines here; each grants something as soon as it is listed. */
export const SCOPES = {
  'projects:read': reads('Reads projects, except their contents.'),
  'projects:write': writes('Creates and changes projects. Includes `PROJECTS_READ`.'),
  'boards:read': reads('Reads storyboards, scenes, scripts and the statuses of shots.'),
  'boards:write': writes('Creates, changes and deletes storyboards, and imports scripts. Includes `BOARDS_READ`.'),
  'shots:read': reads('Reads shots.'),
  'shots:write': writes('Creates, changes and deletes shots and scenes. Includes `SHOTS_READ`.'),
  'drawings:read': reads('Reads views and their drawings.'),
  'drawings:write': writes('Draws, and creates, changes and deletes views. Includes `DRAWINGS_READ`.'),
  'assets:read': reads('Reads assets, their dependencies and castings.'),
  'assets:write': writes('Creates, changes and deletes assets, dependencies and castings. Includes `ASSETS_READ`.'),
  'tasks:read': reads('Reads tasks.'),
  'tasks:write': writes('Creates, changes and deletes tasks. Includes `TASKS_READ`.'),
  'comments:read': reads('Reads comments.'),
  'comments:write': {
    ...writes('Writes, changes and deletes comments, and resolves threads. Includes `COMMENTS_READ`.'),
    role: 'VIEWER',
  },
  'reviews:read': reads('Reads playlists, reviews, approvals, and review links with the visits of their guests.'),
  'reviews:write': writes(
    'Writes playlists and reviews, gives approvals, and creates, changes and revokes review links. Includes ' +
    '`REVIEWS_READ`.',
  ),
  'media:read': reads('Reads images and sounds.'),
  'media:write': writes('Uploads and removes images and sounds. Includes `MEDIA_READ`.'),
  'members:read': reads('Reads members and invitations.'),
  'members:write': manages('Adds, changes and removes members and invitations. Includes `MEMBERS_READ`.'),
  'webhooks:read': manages('Reads webhooks and their deliveries.'),
  'webhooks:write': manages('Creates, changes and deletes webhooks. Includes `WEBHOOKS_READ`.'),
  'exports:read': {
    ...reads('Exports projects, with the read scopes of their contents, and downloads and cancels exports.'),
    role: 'MEMBER',
  },
  'exports:write': writes('Creates, changes and deletes presets of exports. Includes `EXPORTS_READ`.'),
  'imports:read': reads('Reads imports, and their plans with the read scopes of what they change.'),
  'imports:write': writes(
    'Starts, applies, undoes and discards imports, with the write scopes of what they change. Includes `IMPORTS_READ`.',
  ),
  'organization:admin': manages(
    'Manages organizations, their service tokens, the statuses of shots, and archives, resets and deletes projects.',
  ),
} as const satisfies Record<string, ScopeRule>

/** What a token may be used for, by resource. */
export type Scope = keyof typeof SCOPES
export type ReadScope = Extract<Scope, `${string}:read`>

/** What a token is given. */
export type ScopeName = Scope | Bundle

const ALL = Object.entries(SCOPES) as [Scope, ScopeRule][]

/** Whether something is the name of a scope or of a bundle. */
export const isScopeName = (name: string): name is ScopeName =>
  Object.hasOwn(SCOPES, name) || Object.hasOwn(BUNDLES, name)

/** What is needed to read everything in a project: its log and its exports hold rows of each. */
export const CONTENT_SCOPES = [
  'projects:read', 'boards:read', 'shots:read', 'drawings:read', 'assets:read', 'tasks:read', 'media:read',
  'comments:read', 'reviews:read',
] as const satisfies readonly ReadScope[]

/**
 * What an action asks for: the scope of what it reads or writes; `read`, which every token has that reads anything;
 * `own`, which is the OWNER's alone and never a token's.
 */
export type Permission = Scope | 'read' | 'own'

/** How somebody came in: a session may all that its user's role may, a token only what its scopes grant. */
export interface Credential {
  isSession: boolean
  /** Empty for a session. */
  granted: ReadonlySet<Permission>
}

/** What the scopes of a token grant. A bundle grants its scopes alone; a scope that writes includes its reading. */
export function grantedBy(names: readonly string[]): Set<Permission> {
  const granted = new Set<Permission>()
  for (const name of names) {
    if (Object.hasOwn(SCOPES, name)) {
      const reading = name.replace(/:write$/, ':read')
      for (const scope of ['read', name, reading] as Permission[]) granted.add(scope)
      continue
    }
    if (name === 'read') granted.add('read')
    for (const [scope, { bundle }] of ALL) if (bundle === name) granted.add(scope)
  }
  return granted
}

/** The least role that may do something. */
function leastRole(permission: Permission): Role {
  if (permission === 'own') return 'OWNER'
  return permission === 'read' ? 'VIEWER' : SCOPES[permission].role
}

const roleAllows = (role: Role, permission: Permission): boolean => RANKS[role] >= RANKS[leastRole(permission)]

/** Whether a role and a credential together allow an action. */
export function allows(role: Role, credential: Credential, permission: Permission): boolean {
  return roleAllows(role, permission) && credentialAllows(credential, permission)
}

/** Whether a credential alone allows an action. */
export const credentialAllows = ({ isSession, granted }: Credential, permission: Permission): boolean =>
  isSession || granted.has(permission)

/** Throws FORBIDDEN with the reason unless the action is allowed. */
export function demand(role: Role, credential: Credential, permission: Permission): void {
  if (!roleAllows(role, permission)) throw forbidden()
  demandCredential(credential, permission)
}

/** Throws FORBIDDEN below a role. */
export function demandRole(role: Role | undefined, least: Role): void {
  if (role === undefined || RANKS[role] < RANKS[least]) throw forbidden()
}

/** Throws FORBIDDEN when the token's scopes do not cover all of the actions. */
export function demandCredential(credential: Credential, ...permissions: readonly Permission[]): void {
  const missing = permissions.find((permission) => !credentialAllows(credential, permission))
  if (missing === undefined) return
  throw fail(
    missing === 'own' ? commonFailures.TOKEN_NOT_ALLOWED() : commonFailures.TOKEN_SCOPE_MISSING({ scope: missing }),
  )
}

/** Those of some kinds of rows that a credential may read. FORBIDDEN, with the first scope, when it is none of them. */
export function readable<Kind>(
  credential: Credential,
  kinds: readonly Kind[],
  scopeOf: (kind: Kind) => Permission,
): Kind[] {
  const found = kinds.filter((kind) => credentialAllows(credential, scopeOf(kind)))
  const [first] = kinds
  if (found.length === 0 && first !== undefined) demandCredential(credential, scopeOf(first))
  return found
}
