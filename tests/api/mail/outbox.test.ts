import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { createApp } from '../../../server/app.ts'
import { publicUrl } from '../../../server/kernel/pages.ts'
import { Resources } from '../../../server/kernel/resources.ts'
import { connectDatabase } from '../../../server/platform/database/client.ts'
import { linkTo, openMail, sendMail } from '../../../server/platform/mail/mail.ts'
import { NO_RATES } from '../../harness/app.ts'
import { makeDatabase } from '../../harness/database.ts'

const HOSTILE = `<script>alert('no')</script>"><img src=x onerror=alert(1)>`

describe('without a mail server', () => {
  const root = mkdtempSync(join(tmpdir(), 'framewright-outbox-'))
  const folder = join(root, 'mail')
  const logged: string[] = []
  const resources = new Resources()

  const appWith = (mailFolder: string | null): Promise<FastifyInstance> =>
    createApp(resources, {
      logLevel: 'error',
      isProxyTrusted: false,
      webFolder: null,
      mailFolder,
      publicUrl: 'http://localhost:4000',
      corsOrigins: [],
      requestRates: NO_RATES,
    })

  beforeAll(() =>
    resources.run(async () => {
      await connectDatabase(await makeDatabase())
      publicUrl.provide('https://boards.example.com')
      openMail({
        smtpUrl: null,
        from: 'Framewright <no-reply@framewright.test>',
        folder,
        log: (message) => logged.push(message),
      })
    }),
  )
  afterAll(async () => {
    await resources.close()
    rmSync(root, { recursive: true })
  })

  const send = (subject: string) =>
    resources.run(() =>
      sendMail('ada@example.com', {
        subject,
        heading: HOSTILE,
        paragraphs: ['Two lines.\nOf a letter.'],
        action: { label: 'Confirm', url: linkTo('/verify-email', { token: 'a b&c' }) },
      }),
    )

  it('shows that there are none yet', async () => {
    const { statusCode, body } = await (await appWith(folder)).inject('/dev/mail')
    expect(statusCode).toBe(200)
    expect(body).toContain('None yet.')
  })

  it('keeps mails as files nobody else reads, and logs where they lead', async () => {
    await send('Confirm your email address')
    const [name = ''] = readdirSync(folder)
    expect(name).toMatch(/\.eml$/)
    expect(statSync(join(folder, name)).mode & 0o077).toBe(0)
    expect(readFileSync(join(folder, name), 'utf8')).toMatch(/^To: ada@example\.com$/m)
    expect(logged.join()).toContain('"Confirm your email address" to ada@example.com')
    expect(logged.join()).toContain('https://boards.example.com/verify-email?token=a+b%26c')
  })

  it('shows them, newest first, and nothing in them is more than text', async () => {
    await new Promise((resolve) => setTimeout(resolve, 5))
    await send(HOSTILE)
    const { body, headers } = await (await appWith(folder)).inject('/dev/mail')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['content-security-policy']).not.toContain('script-src')
    expect(body).not.toContain('<script')
    expect(body).not.toContain('<img')
    expect(body.match(/<iframe sandbox /g)).toHaveLength(2)
    expect(body).toContain('<a href="https://boards.example.com/verify-email?token=a+b%26c">')
    expect(body.indexOf('&lt;script&gt;')).toBeLessThan(body.indexOf('Confirm your email address'))
  })

  it('shows nothing where no folder is given, as in production', async () => {
    expect((await (await appWith(null)).inject('/dev/mail')).statusCode).toBe(404)
  })
})
