import type { Caller } from '../../context.ts'
import { emailKey, TextChecks } from '../../kernel/text.ts'
import { enqueueAlone, type QueuedTask } from '../../platform/jobs/queue.ts'
import { demandRate } from '../../platform/limiter/limiter.ts'
import { networkOf } from './network.ts'

const HOUR_SECONDS = 3600

/**
 * Queues a mail with a requested link. The job looks the account up, so neither the response nor its time reveals
 * whether the address has one. Returns the address. INVALID_INPUT for an invalid address; RATE_LIMITED.
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
