import { escapeHtml } from '../../kernel/html.ts'

/** A mail as its writer sees it: a few sentences and perhaps one thing to do. */
export interface Letter {
  subject: string
  heading: string
  paragraphs: readonly string[]
  /** A list below, each with an address of its own. */
  items?: readonly { text: string; url: string }[]
  /** The one link, as a button and written out. */
  action?: { label: string; url: string }
  /** Small print below. */
  footnote?: string
  /** Where an answer goes, when not to who sends. */
  replyTo?: string
  /** Of a letter to subscribers: ends the subscription, by a click and by the mail program's own button (RFC 8058). */
  unsubscribeUrl?: string
}

/** The letter as plain text. */
export function writeText({ heading, paragraphs, items = [], action, footnote, unsubscribeUrl }: Letter): string {
  const list = items.map(({ text, url }) => `- ${text}\n  ${url}`)
  const link = action ? [`${action.label}:\n${action.url}`] : []
  const end = unsubscribeUrl ? [`Unsubscribe:\n${unsubscribeUrl}`] : []
  return [heading, ...paragraphs, ...list, ...link, ...(footnote ? [`—\n${footnote}`] : []), ...end].join('\n\n')
}

const FONT = "font-family:Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/** The letter as a page that mail programs show: tables, styles in attributes, nothing that is fetched. */
export function writeHtml(letter: Letter): string {
  const { subject, heading, paragraphs, items = [], action, footnote, unsubscribeUrl } = letter
  const paragraph = (text: string, style: string) => `<p style="margin:0 0 16px;${style}">${escapeHtml(text)}</p>`
  const list = items.map(
    ({ text, url }) =>
      `<p style="margin:0 0 12px"><a href="${escapeHtml(url)}" style="color:#0B6CA3;text-decoration:none">` +
      `${escapeHtml(text)}</a></p>`,
  )
  const button = action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:12px 20px;` +
      `border-radius:6px;background:#0F7CB8;color:#ffffff;font-weight:600;text-decoration:none">` +
      `${escapeHtml(action.label)}</a></p>` +
      `<p style="margin:0 0 16px;font-size:12px;line-height:18px;color:#5E6068;word-break:break-all">` +
      `${escapeHtml(action.url)}</p>`
    : ''
  const end = unsubscribeUrl
    ? `<p style="margin:12px 0 0;font-size:12px;line-height:18px"><a href="${escapeHtml(unsubscribeUrl)}" ` +
      `style="color:#5E6068">Unsubscribe</a></p>`
    : ''
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#F7F5F0">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>
<td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;text-align:left;${FONT};\
font-size:14px;line-height:22px;color:#17171C;background:#FFFEFB;border:1px solid #E1DCD1;border-radius:10px">
<tr><td style="padding:32px">
<p style="margin:0 0 24px;font-weight:600;color:#0B6CA3">Framewright</p>
<h1 style="margin:0 0 16px;font-size:20px;line-height:28px;letter-spacing:-0.02em">${escapeHtml(heading)}</h1>
${paragraphs.map((text) => paragraph(text, '')).join('\n')}
${list.join('\n')}
${button}
${footnote ? paragraph(footnote, 'margin:0;font-size:12px;line-height:18px;color:#5E6068') : ''}
${end}
</td></tr></table></td></tr></table></body></html>`
}
