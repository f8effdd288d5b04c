import type { Caller } from '../../context.ts'
import { fail } from '../../kernel/errors.ts'
import { emailKey, TextChecks, textFailures } from '../../kernel/text.ts'
import { prisma } from '../../platform/database/client.ts'
import { accountFailures } from './account.failures.ts'
import { isPassword } from './password.ts'
import { openSession, type SignedIn } from './session.service.ts'
import { checkSlowly } from './slowDown.ts'

/** Longer passwords than this are cut: none that is right is as long. */
const PASSWORD_CUT = 1000

/**
 * Starts a session. UNAUTHENTICATED, in the same words and time, for an unknown e-mail and a wrong password; after many
 * attempts RATE_LIMITED, alike for both.
 */
export async function signIn(
  input: { email: string; password: string; rememberMe: boolean },
  caller: Caller,
): Promise<SignedIn> {
  const checks = new TextChecks()
  const email = checks.knownEmail('email', input.email)
  if (input.password === '') checks.refuse('password', textFailures.TEXT_REQUIRED({ label: 'Password' }))
  checks.done()

  const key = emailKey(email)
  const user = await checkSlowly(key, caller.address, async () => {
    const found = await prisma().user.findUnique({ where: { emailKey: key } })
    const isRight = await isPassword(input.password.slice(0, PASSWORD_CUT), found?.passwordHash ?? null)
    return isRight ? found : null
  })
  const start = { isRemembered: input.rememberMe, userAgent: caller.userAgent }
  const signedIn = user && (await openSession(user, start))
  if (!signedIn) throw fail(accountFailures.SIGN_IN_INCORRECT())
  return signedIn
}
