import type { FastifyInstance } from 'fastify'
import { newestMails } from './keptMail.service.ts'
import { MAIL_PAGE_POLICY, mailPage } from './mailPage.ts'

/** The page of the mails kept in a folder, for those who develop: it shows every link that was mailed to anybody. */
export function mailRoutes(app: FastifyInstance, folder: string): void {
  app.get('/dev/mail', async (_request, reply) => {
    const mails = (await newestMails(folder)).map(({ email }) => ({
      subject: email.subject ?? '',
      to: (email.to ?? []).map(({ address }) => address ?? '').join(', '),
      sentAt: email.date ?? '',
      text: email.text ?? '',
      html: email.html ?? '',
    }))
    return reply
      .header('content-security-policy', MAIL_PAGE_POLICY)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(mailPage(mails))
  })
}
