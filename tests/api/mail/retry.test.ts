import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendVerification } from '../../../server/modules/identity/verification.service.ts'
import { runDueJobs } from '../../../server/platform/jobs/jobs.ts'
import { tasks } from '../../../server/tasks.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { PASSWORD } from '../../harness/fixtures.ts'
import { mailsTo, REFUSED_ONCE } from '../../harness/mailServer.ts'
import { mailedToken, runJobsUntil } from '../../harness/mails.ts'
import { makeDatabase } from '../../harness/database.ts'
import { inApp, pool } from '../../harness/running.ts'

interface Job {
  attempts: number
  lastError: string | null
}

describe('a mail the server refuses', () => {
  let app: TestApp

  beforeAll(async () => {
    // Its own: the jobs of others would take this one's turn.
    app = await startApp(await makeDatabase())
  })
  afterAll(() => app.stop())

  async function jobs(): Promise<Job[]> {
    const { rows } = await pool.query<Job>(
      `SELECT attempts, last_error AS "lastError" FROM graphile_worker.jobs WHERE task_identifier = $1`,
      [sendVerification.name],
    )
    return rows
  }

  it('is tried again, with a link that works', async () => {
    const email = `${REFUSED_ONCE}${randomUUID()}@example.com`
    await app.ask(null, `mutation ($input: SignUpInput!) { signUp(input: $input) { user { id } } }`, {
      input: { name: 'Ada', email, password: PASSWORD },
    })
    await runJobsUntil(async () => (await jobs()).some(({ attempts }) => attempts === 1))
    await inApp(() => runDueJobs(tasks))
    expect(await mailsTo(inject('mailFolder'), email)).toEqual([])
    expect((await jobs())[0]?.lastError).toContain('Mailbox is full')

    await pool.query('UPDATE graphile_worker._private_jobs SET run_at = now()')
    const token = await mailedToken(email)
    const verify = `mutation ($input: VerifyEmailInput!) { verifyEmail(input: $input) { email } }`
    expect(await app.ask(null, verify, { input: { token } })).toEqual({ verifyEmail: { email } })
    expect(await jobs()).toEqual([])
  })
})
