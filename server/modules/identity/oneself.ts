import type { Viewer } from '../../context.ts'
import { fail } from '../../kernel/errors.ts'
import { accountFailures } from './account.failures.ts'
import { tokenFailures } from './token.failures.ts'

/** Throws FORBIDDEN unless the viewer is that person, signed in by a session. */
export function demandOneself({ userId, isSession }: Viewer, id: string): void {
  if (userId !== id) throw fail(accountFailures.ACCOUNT_OF_ANOTHER_PERSON())
  if (!isSession) throw fail(tokenFailures.TOKEN_CANNOT_SEE())
}
