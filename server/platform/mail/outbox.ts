import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Transport } from 'nodemailer'
import type MailMessage from 'nodemailer/lib/mailer/mail-message'
import PostalMime, { type Email } from 'postal-mime'

const ENDING = '.eml'
const LINK = /https?:\/\/\S+/

/** Keeps each mail as an `.eml` file of a folder, named by its time, and logs where its link leads. */
export function outbox({ folder, log }: { folder: string; log: (message: string) => void }): Transport<unknown> {
  return {
    name: 'outbox',
    version: '1',
    send(mail: MailMessage<unknown>, done) {
      const keep = async () => {
        const bytes = await mail.message.build()
        const { subject, to, text } = mail.data
        const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}${ENDING}`
        await mkdir(folder, { recursive: true, mode: 0o700 })
        await writeFile(join(folder, name), bytes, { mode: 0o600 })
        const address = to && typeof to === 'object' && 'address' in to ? to.address : ''
        const link = LINK.exec(String(text))?.[0]
        log(`No SMTP_URL is set: kept the mail "${subject}" to ${address}${link ? `, which leads to ${link}` : ''}`)
      }
      keep().then(
        () => done(null, undefined),
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), undefined),
      )
    },
  }
}

/** A mail that was kept. */
export interface KeptMail {
  /** Its file, without the ending. */
  name: string
  email: Email
}

/** The mails kept in a folder, newest first, at most so many. */
export async function keptMails(folder: string, most: number): Promise<KeptMail[]> {
  const names = await readdir(folder).catch(() => [])
  const newest = names.filter((name) => name.endsWith(ENDING)).sort().reverse().slice(0, most)
  return Promise.all(
    newest.map(async (name) => ({
      name: name.slice(0, -ENDING.length),
      email: await PostalMime.parse(await readFile(join(folder, name))),
    })),
  )
}
