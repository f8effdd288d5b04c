import { escapeHtml } from '../../kernel/html.ts'

/** A kept mail as the page shows it. */
export interface ShownMail {
  subject: string
  to: string
  /** ISO 8601. */
  sentAt: string
  text: string
  html: string
}

const LINK = /(https?:\/\/[^\s<>"]+)/

/** A plain text with its links to click; nothing else in it is markup. */
const linked = (text: string) =>
  text
    .split(LINK)
    .map((part, index) =>
      index % 2 === 1 ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>` : escapeHtml(part),
    )
    .join('')

const mailOf = ({ subject, to, sentAt, text, html }: ShownMail) => `<article>
<h2>${escapeHtml(subject)}</h2>
<p>To <strong>${escapeHtml(to)}</strong> · <time datetime="${escapeHtml(sentAt)}">${escapeHtml(sentAt)}</time></p>
<pre>${linked(text)}</pre>
<details><summary>As HTML</summary>
<iframe sandbox title="${escapeHtml(subject)}" srcdoc="${escapeHtml(html)}"></iframe></details>
</article>`

const STYLE = `body { font: 14px/22px system-ui, sans-serif; max-width: 720px; margin: 32px auto; padding: 0 16px;
  color: #17171c; background: #f7f5f0 }
article { background: #fffefb; border: 1px solid #e1dcd1; border-radius: 10px; padding: 24px; margin: 0 0 16px }
h1 { font-size: 20px } h2 { font-size: 16px; margin: 0 }
p { color: #5e6068; margin: 4px 0 16px }
pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; margin: 0 0 16px }
summary { cursor: pointer; min-height: 24px }
iframe { width: 100%; height: 480px; border: 1px solid #e1dcd1; border-radius: 6px; background: #fff }`

/** The page of the kept mails: plain, and whatever is in a mail stays text. */
export const mailPage = (mails: readonly ShownMail[]): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Mails | Framewright</title><style>${STYLE}</style></head>
<body><h1>Mails</h1>
<p>Kept here because no SMTP_URL is set; the newest first.</p>
${mails.length === 0 ? '<p>None yet.</p>' : mails.map(mailOf).join('\n')}
</body></html>`

/** What the page may load: nothing but its own styles. */
export const MAIL_PAGE_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')
