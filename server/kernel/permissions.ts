import { commonFailures, fail, forbidden } from './errors.ts'

/** Roles of an organization's members, from least to most. */
export type Role = 'OWNER' | 'ADMIN' | 'MEMBER'

/** What a token may be used for; a session has all of them. */
export type Scope = 'read' | 'write' | 'admin'

/** What an action asks for: `own` is the OWNER's alone and never a token's. */
export type Permission = 'read' | 'edit' | 'administer' | 'own'

const ROLES: Record<Permission, readonly Role[]> = {
  read: ['MEMBER', 'ADMIN', 'OWNER'],
  edit: ['MEMBER', 'ADMIN', 'OWNER'],
  administer: ['ADMIN', 'OWNER'],
  own: ['OWNER'],
}

const SCOPES: Record<Permission, Scope | null> = { read: 'read', edit: 'write', administer: 'admin', own: null }

/** How somebody came in: a session may all that its user's role may, a token only what its scopes name. */
export interface Credential {
  isSession: boolean
  scopes: readonly Scope[]
}

/** Whether a role and a credential together allow an action. */
export function allows(role: Role, credential: Credential, permission: Permission): boolean {
  return ROLES[permission].includes(role) && credentialAllows(credential, permission)
}

/** Whether a credential alone allows an action. */
export function credentialAllows(credential: Credential, permission: Permission): boolean {
  const scope = SCOPES[permission]
  return credential.isSession || (scope !== null && credential.scopes.includes(scope))
}

/** Throws FORBIDDEN with the reason unless the action is allowed. */
export function demand(role: Role, credential: Credential, permission: Permission): void {
  if (!ROLES[permission].includes(role)) throw forbidden()
  demandCredential(credential, permission)
}

/** Throws FORBIDDEN when the token's scopes do not cover the action. */
export function demandCredential(credential: Credential, permission: Permission): void {
  if (credentialAllows(credential, permission)) return
  const scope = SCOPES[permission]
  throw fail(scope ? commonFailures.TOKEN_SCOPE_MISSING({ scope }) : commonFailures.TOKEN_NOT_ALLOWED())
}
