import { DELIVERY_DAYS } from '../modules/delivery/webhookWaking.service.ts'
import { webhookSettings } from '../modules/delivery/webhookSettings.ts'
import { OLD_SECRET_HOURS } from '../modules/delivery/webhook.service.ts'
import { BODY_LIMIT } from '../modules/delivery/webhookMessage.ts'
import { codeBlock, table } from './code.ts'
import { html } from './html.ts'
import { readSnippet } from './snippets.ts'
import { type Section, textSection } from './section.ts'

/** A time in milliseconds in the largest unit it is whole in. */
function duration(milliseconds: number): string {
  const units = [[3_600_000, 'h'], [60_000, 'min'], [1_000, 's']] as const
  const [size, unit] = units.find(([each]) => milliseconds >= each && milliseconds % each === 0) ?? [1, 'ms']
  return `${milliseconds / size} ${unit}`
}

const SAMPLE_BODY = `{
  "type": "shot.statusChanged",
  "timestamp": "2026-11-21T08:00:00.000Z",
  "data": {
    "project": "project_01hz…",
    "seq": 1482,
    "subject": "shot_01hz…",
    "actor": "user_01hz…",
    "payload": {
      "from": "status_01hz…",
      "to": "status_01j0…",
      "toName": "Approved"
    }
  }
}`

const header = (name: string, value: string, meaning: string) =>
  html`<tr><th scope="row"><code>${name}</code></th><td><code>${value}</code></td><td>${meaning}</td></tr>`

const HEADERS = [
  header('webhook-id', 'delivery_01hz…', 'The same for every try of one delivery: what came twice is known by it.'),
  header('webhook-timestamp', '1795248000', 'When it was sent, in seconds since 1970.'),
  header('webhook-signature', 'v1,K5oZ…=', 'One signature or, while a secret is being replaced, two with a space.'),
]

/** How events are posted, and how a receiver knows that they are ours. */
export function webhookSection(): Section {
  const { pauses, tryLimit, giveUp } = webhookSettings()
  return textSection('webhooks', 'Webhooks', html`
<p><a href="#Mutation.createWebhook"><code>createWebhook</code></a>, or the settings of the organization, creates a
  webhook for all projects or for one, and for the <a href="#events">types of events</a> you name. Without types it
  receives every event of the projects; events of the organization, such as <code>member.added</code>, must be named and
  have <code>data.organization</code> in place of <code>data.project</code>. Messages and signatures follow Standard
  Webhooks, for which most languages have libraries. An event is a <code>POST</code> like this:</p>
${codeBlock(SAMPLE_BODY, 'JSON')}
${table('Headers of a webhook', ['Header', 'Value', 'Meaning'], HEADERS)}
<p>A body has at most ${BODY_LIMIT.toLocaleString('en-US')} bytes; where the payload would be larger it is null,
  <code>isPayloadLeftOut</code> says so, and the log has it under <code>seq</code>.</p>
<p>The log holds no text of a comment and no note of an approval. <code>data.text</code> is the text as it is when the
  event is sent, null if it is deleted by then; a webhook with <code>isTextLeftOut</code> gets none.</p>
<h3 id="signatures">Is it ours?</h3>
<p>The signature is the HMAC-SHA256 of <code>id.timestamp.body</code> with the bytes that follow <code>whsec_</code> in
  Base64. Check it over the body as it came, before it is parsed, and refuse what is older than five minutes. After
  <a href="#Mutation.rotateWebhookSecret"><code>rotateWebhookSecret</code></a> the old secret signs too for
  ${OLD_SECRET_HOURS} hours.</p>
${codeBlock(readSnippet('verify_webhook.py'), 'Python', 'verify_webhook.py')}
<h3 id="deliveries">When it does not arrive</h3>
<p>An answer from 200 to 299 within ${duration(tryLimit)} takes it. Anything else is tried again after
  ${pauses.map(duration).join(', ')}; redirects are not followed. After ${giveUp.deliveries} deliveries that failed for
  good and ${duration(giveUp.after)} without one that arrived, the webhook is switched off, and its organization gets a
  mail. Each delivery is kept for ${DELIVERY_DAYS} days and can be sent again with
  <a href="#Mutation.redeliverWebhook"><code>redeliverWebhook</code></a>. Events may come in another order than they
  happened: sort them by <code>seq</code>.</p>
<p>Addresses are https and public: every address that a name resolves to is checked, at each attempt. The operator
  of this server can allow addresses of an intranet with <code>WEBHOOK_ALLOW</code>.</p>`)
}
