import { createTransport } from 'nodemailer'
import { absoluteUrl } from '../../kernel/pages.ts'
import { currentResources, openedAtStart } from '../../kernel/resources.ts'
import { type Letter, writeHtml, writeText } from './letter.ts'
import { outbox } from './outbox.ts'

/** How mails leave. */
export interface MailSettings {
  /** An SMTP server, `smtp://user:password@host:587`; null keeps mails in the folder instead. */
  smtpUrl: string | null
  /** `Framewright <no-reply@example.com>`. */
  from: string
  /** Where mails are kept that no server takes. */
  folder: string
  /** Told where a kept mail leads to. */
  log: (message: string) => void
}

interface Post {
  settings: MailSettings
  transport: Pick<ReturnType<typeof createTransport>, 'sendMail' | 'close'>
}

const post = openedAtStart<Post>('mail')

const CONNECTION_LIMIT_MS = 20_000

/** Opens the way mails leave by, until the server stops. */
export function openMail(settings: MailSettings): void {
  const { smtpUrl } = settings
  const transport =
    smtpUrl === null
      ? createTransport(outbox(settings))
      : createTransport(smtpUrl, {
          from: settings.from,
          connectionTimeout: CONNECTION_LIMIT_MS,
          greetingTimeout: CONNECTION_LIMIT_MS,
          socketTimeout: CONNECTION_LIMIT_MS,
        } as object)
  post.provide({ settings, transport })
  currentResources().onClose(() => transport.close())
}

/** The address of a page of the client, for a letter. */
export function linkTo(path: string, parameters: Record<string, string> = {}): string {
  const url = new URL(absoluteUrl(path))
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url.href
}

/** Whether a server takes the mails; otherwise they are kept. */
export const sendsMail = (): boolean => post().settings.smtpUrl !== null

/** What lets mail programs end a subscription with one click of their own (RFC 2369, RFC 8058). */
const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** Sends a letter to one address. Fails when the server refuses it or does not answer; the job queue tries again. */
export async function sendMail(to: string, letter: Letter): Promise<void> {
  const { settings, transport } = post()
  await transport.sendMail({
    from: settings.from,
    // As an object: an address is never read as a list of several.
    to: { name: '', address: to },
    subject: letter.subject,
    text: writeText(letter),
    html: writeHtml(letter),
    ...(letter.replyTo !== undefined && { replyTo: { name: '', address: letter.replyTo } }),
    ...(letter.unsubscribeUrl !== undefined && { headers: unsubscribeHeaders(letter.unsubscribeUrl) }),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}
