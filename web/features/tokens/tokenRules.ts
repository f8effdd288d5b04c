import { isBlank } from '../../lib/texts.ts'
import { tokenMessages } from '../../messages/tokens.ts'

const DAY_MS = 24 * 60 * 60 * 1_000
/** Longest name of a token, in characters. */
export const TOKEN_NAME_MAX_LENGTH = 200

/** What stands for many scopes, the least first. */
export const BUNDLES = ['READ', 'WRITE', 'ADMIN'] as const
/** What a token may be allowed one by one; the organization has a scope of its own. */
export const RESOURCES = [
  'PROJECTS', 'BOARDS', 'SHOTS', 'DRAWINGS', 'ASSETS', 'TASKS', 'MEDIA', 'MEMBERS', 'WEBHOOKS', 'EXPORTS',
] as const
/** What a token may do with a resource. */
export const ACCESS = ['READ', 'WRITE'] as const
/** How long a token lasts: days, or until it is revoked. */
export const EXPIRY_CHOICES = ['30', '90', '365', 'never'] as const

/** One of the bundles. */
export type Bundle = (typeof BUNDLES)[number]
/** One of the resources. */
export type Resource = (typeof RESOURCES)[number]
/** What a token may be allowed. */
export type Scope = Bundle | `${Resource}_${(typeof ACCESS)[number]}` | 'ORGANIZATION_ADMIN'
/** The scopes of a list by resource: those that write, and those that read alone. */
export function scopesByAccess(scopes: readonly string[]): { reads: Resource[]; writes: Resource[] } {
  const writes = RESOURCES.filter((resource) => scopes.includes(`${resource}_WRITE`))
  const reads = RESOURCES.filter((resource) => scopes.includes(`${resource}_READ`) && !writes.includes(resource))
  return { reads, writes }
}

/** One of the offered lifetimes. */
export type ExpiryChoice = (typeof EXPIRY_CHOICES)[number]
/** What is chosen in the dialog. */
export type TokenForm = { name: string; scopes: readonly Scope[]; expiry: ExpiryChoice; projectId: string }
/** A token as a mutation takes it; the name is trimmed, the expiry ISO 8601. */
export type NewToken = { name: string; scopes: Scope[]; expiresAt: string | null; projectId: string | null }

/** The dialog as it opens. */
export const EMPTY_TOKEN_FORM: TokenForm = { name: '', scopes: ['READ'], expiry: '90', projectId: '' }

/** Sentences for what cannot be sent as it is; an empty answer means the token may be made. */
export function checkToken({ name, scopes }: TokenForm): Readonly<Record<string, string>> {
  return {
    ...(isBlank(name) ? { name: tokenMessages.nameRequired } : {}),
    ...(scopes.length === 0 ? { scopes: tokenMessages.scopesRequired } : {}),
  }
}

/** Changing anything needs seeing it: writing brings reading along, and without reading nothing is left. */
export function toggleBundle(scopes: readonly Scope[], scope: Bundle, isWanted: boolean): readonly Scope[] {
  if (!isWanted) return scope === 'READ' ? [] : scopes.filter((one) => one !== scope)
  return BUNDLES.filter((one) => one === 'READ' || one === scope || scopes.includes(one))
}

/** The same within one resource: the scope that reads comes with the one that writes, and takes it away. */
export function toggleScope(scopes: readonly Scope[], scope: Scope, isWanted: boolean): readonly Scope[] {
  const [reading, writing] = [scope.replace(/_WRITE$/, '_READ'), scope.replace(/_READ$/, '_WRITE')]
  if (!isWanted) return scopes.filter((one) => one !== scope && one !== writing)
  return [...scopes.filter((one) => one !== scope && one !== reading), ...new Set([reading as Scope, scope])]
}

/** What the form asks for, the lifetime counted from `now` in milliseconds. */
export function tokenOf({ name, scopes, expiry, projectId }: TokenForm, now: number = Date.now()): NewToken {
  return {
    name: name.trim(),
    scopes: [...scopes],
    expiresAt: expiry === 'never' ? null : new Date(now + Number(expiry) * DAY_MS).toISOString(),
    projectId: projectId === '' ? null : projectId,
  }
}
