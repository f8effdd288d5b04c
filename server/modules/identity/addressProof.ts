import type { Change } from '../../change.ts'
import { fail, sessionEnded } from '../../kernel/errors.ts'
import type { Transaction } from '../../platform/database/client.ts'
import { accountFailures } from './account.failures.ts'
import { endTokens } from './session.service.ts'

/**
 * What the mailbox's owner holds of the account: the session that sent the request, the password behind a hash, or
 * null for the mailbox alone.
 */
export type Held = { tokenId: string } | { passwordHash: string } | null

/** The refusal of a password that is not the account's. */
export const wrongPassword = () => fail(accountFailures.PASSWORD_INCORRECT(), { field: 'password' })

/** Throws unless the session or password is still the account's; read after the account is locked. */
async function demandHeld(tx: Transaction, userId: string, held: NonNullable<Held>): Promise<void> {
  if ('tokenId' in held) {
    if ((await tx.accessToken.count({ where: { id: held.tokenId, userId } })) === 0) throw sessionEnded()
  } else if ((await tx.user.count({ where: { id: userId, passwordHash: held.passwordHash } })) === 0) {
    throw wrongPassword()
  }
}

/**
 * Marks an account's address as verified: the only code that does so for an existing account. Anybody can sign up with
 * somebody else's address, so credentials that the mailbox's owner does not hold end: other sessions and all personal
 * tokens, and with the mailbox alone the password and the links on their way too. Returns whether the address was
 * unverified until now. `change` records in the account's log. UNAUTHENTICATED for a session that has ended,
 * INVALID_INPUT for a password that was replaced meanwhile.
 */
export async function proveAddress(change: Change, userId: string, held: Held): Promise<boolean> {
  const { tx, record } = change
  const where = { id: userId, emailVerifiedAt: null }
  const { count } = await tx.user.updateMany({ where, data: { emailVerifiedAt: new Date() } })
  if (count === 0) return false
  record('account.verified', { type: 'User', id: userId }, held === null ? { isCredentialReset: true } : {})
  if (held === null) {
    await tx.user.update({ where: { id: userId }, data: { passwordHash: '' } })
    await tx.mailedLink.deleteMany({ where: { userId } })
  } else {
    await demandHeld(tx, userId, held)
  }
  const others = held !== null && 'tokenId' in held ? { id: { not: held.tokenId } } : {}
  await endTokens(change, userId, { kind: { in: ['SESSION', 'PERSONAL'] }, ...others })
  return true
}
