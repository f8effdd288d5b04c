import type { Caller } from '../../context.ts'
import { emailKey, TextChecks } from '../../kernel/text.ts'
import { enqueueAlone, type QueuedTask } from '../../platform/jobs/queue.ts'
import { demandRate } from '../../platform/limiter/limiter.ts'
import { networkOf } from './network.ts'

const HOUR_SECONDS = 3600

/**
 * Queues the mail with a link that somebody asked for, whether the address has an account or not: the job looks, and
 * neither the answer nor its time tells. Answers the address. INVALID_INPUT when it is none; RATE_LIMITED.
 */
export async function requestLink(
  task: QueuedTask<{ emailKey: string }>,
  input: { email: string },
  caller: Caller,
): Promise<string> {
  const checks = new TextChecks()
  const email = checks.knownEmail('email', input.email)
  checks.done()
  const key = emailKey(email)
  await demandRate({ name: `${task.name}ByAddress`, most: 20, seconds: HOUR_SECONDS }, networkOf(caller.address))
  await demandRate({ name: task.name, most: 5, seconds: HOUR_SECONDS }, key)
  await enqueueAlone(task, { emailKey: key })
  return email
}
