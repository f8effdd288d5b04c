import { type AccessToken, TokenScope } from '../../__generated__/prisma/client.ts'
import type { Change } from '../../change.ts'
import type { ScopeName } from '../../kernel/permissions.ts'
import { TextChecks } from '../../kernel/text.ts'
import { hashSecret, newSecret } from './secret.ts'
import { tokenFailures } from './token.failures.ts'

/** What a new API token is to be. */
export interface NewToken {
  name: string
  scopes: readonly ScopeName[]
  /** null: never. */
  expiresAt: Date | null
  /** The UUID of the one project it is limited to; null: none. */
  projectId: string | null
}

/** A token with its secret, which is shown only once. */
export interface MadeToken {
  token: AccessToken
  secret: string
}

/** Most personal tokens of a person, and service tokens of an organization. */
export const MOST_TOKENS = 50

/** The same with its name trimmed and each scope once. INVALID_INPUT by field. */
export function checkNewToken(input: NewToken): NewToken {
  const checks = new TextChecks()
  const name = checks.name('name', input.name)
  if (input.scopes.length === 0) checks.refuse('scopes', tokenFailures.TOKEN_SCOPES_REQUIRED())
  if (input.expiresAt !== null && !(input.expiresAt.getTime() > Date.now())) {
    checks.refuse('expiresAt', tokenFailures.TOKEN_EXPIRES_IN_PAST())
  }
  checks.done()
  return { ...input, name, scopes: [...new Set(input.scopes)] }
}

/** Makes an API token in a change and notes it in its log. */
export async function makeToken(
  { tx, record }: Change,
  { name, scopes, expiresAt, projectId }: NewToken,
  owner:
    | { kind: 'PERSONAL'; userId: string }
    | { kind: 'SERVICE'; userId: string; organizationId: string; createdById: string | null },
): Promise<MadeToken> {
  const secret = newSecret()
  const token = await tx.accessToken.create({
    data: {
      ...owner,
      name,
      // Servers of release 0.1 read the bundles alone.
      scopes: Object.values(TokenScope).filter((bundle) => scopes.includes(bundle)),
      scopeNames: [...scopes],
      expiresAt,
      projectId,
      secretHash: hashSecret(secret),
      last4: secret.slice(-4),
    },
  })
  record('token.created', { type: 'AccessToken', id: token.id }, { name, kind: owner.kind, scopes: [...scopes] })
  return { token, secret }
}
