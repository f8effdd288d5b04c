import type { Email } from 'postal-mime'
import { inject } from 'vitest'
import { runDueJobs } from '../../server/platform/jobs/jobs.ts'
import { tasks } from '../../server/tasks.ts'
import { mailsTo } from './mailServer.ts'

const PATIENCE_MS = 15_000
const PAUSE_MS = 50

/** Runs the jobs that are due and waits for the nth mail to an address (1 is the first). */
export async function mailTo(address: string, number = 1): Promise<Email> {
  const until = Date.now() + PATIENCE_MS
  for (;;) {
    await runDueJobs(tasks)
    const mail = (await mailsTo(inject('mailFolder'), address))[number - 1]
    if (mail) return mail
    if (Date.now() > until) throw new Error(`Mail ${number} to ${address} did not come`)
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
}

/** Runs the jobs that are due; answers how many mails an address has got. */
export async function countMailsTo(address: string): Promise<number> {
  await runDueJobs(tasks)
  return (await mailsTo(inject('mailFolder'), address)).length
}

/** The `token` of the link in a mail to an address. */
export async function mailedToken(address: string, number = 1): Promise<string> {
  const { text } = await mailTo(address, number)
  const link = /https?:\/\/\S+/.exec(text ?? '')?.[0]
  const token = link === undefined ? null : new URL(link).searchParams.get('token')
  if (!token) throw new Error(`The mail to ${address} has no link with a token:\n${text}`)
  return token
}
