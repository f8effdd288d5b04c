import type { Email } from 'postal-mime'
import { inject } from 'vitest'
import { runDueJobs } from '../../server/platform/jobs/jobs.ts'
import { paintViews } from '../../server/modules/board/painting.service.ts'
import { tasks } from '../../server/tasks.ts'
import { mailsTo } from './mailServer.ts'
import { inApp } from './running.ts'

const PATIENCE_MS = 15_000
const PAUSE_MS = 50

/** All but what takes long: the database is shared by tests that draw, export and call others a lot. */
const swiftTasks = {
  ...tasks, queued: tasks.queued.filter(({ name }) => name !== paintViews.name), outgoing: [], lengthy: [],
}

/** Runs the jobs that are due, again and again, until something is so; another process may have taken the job. */
export async function runJobsUntil(isSo: () => Promise<boolean>): Promise<void> {
  const until = Date.now() + PATIENCE_MS
  for (;;) {
    await inApp(() => runDueJobs(swiftTasks))
    if (await isSo()) return
    if (Date.now() > until) throw new Error('The jobs did not do it')
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
}

/** Runs the jobs that are due and waits for the nth mail to an address (1 is the first). */
export async function mailTo(address: string, number = 1): Promise<Email> {
  const read = async () => (await mailsTo(inject('mailFolder'), address))[number - 1]
  await runJobsUntil(async () => (await read()) !== undefined)
  const mail = await read()
  if (!mail) throw new Error(`Mail ${number} to ${address} did not come`)
  return mail
}

/** Runs the jobs that are due; answers how many mails an address has got. */
export async function countMailsTo(address: string): Promise<number> {
  await inApp(() => runDueJobs(swiftTasks))
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
