import { isBlank } from '../../lib/blank.ts'
import { messages } from '../../messages.ts'

const DAY_MS = 24 * 60 * 60 * 1_000
/** Longest name of a token, in characters. */
export const TOKEN_NAME_MAX_LENGTH = 200

/** Everything a token may be allowed, the least first. */
export const TOKEN_SCOPES = ['READ', 'WRITE', 'ADMIN'] as const
/** How long a token lasts: days, or until it is revoked. */
export const EXPIRY_CHOICES = ['30', '90', '365', 'never'] as const

/** What a token may be allowed. */
export type Scope = (typeof TOKEN_SCOPES)[number]
/** Whether it is a scope this client has a word for. */
export const isKnownScope = (scope: string): scope is Scope => TOKEN_SCOPES.some((known) => known === scope)

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
    ...(isBlank(name) ? { name: messages.tokens.nameRequired } : {}),
    ...(scopes.length === 0 ? { scopes: messages.tokens.scopesRequired } : {}),
  }
}

/** Changing anything needs seeing it: writing brings reading along, and without reading nothing is left. */
export function toggleScope(scopes: readonly Scope[], scope: Scope, isWanted: boolean): readonly Scope[] {
  if (!isWanted) return scope === 'READ' ? [] : scopes.filter((one) => one !== scope)
  return TOKEN_SCOPES.filter((one) => one === 'READ' || one === scope || scopes.includes(one))
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
