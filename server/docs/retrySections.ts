import { KEPT_HOURS, KEY_HEADER, LONGEST_KEY, REPLAYED_HEADER } from '../platform/idempotency/once.ts'
import { codeBlock } from './code.ts'
import { html } from './html.ts'
import { type Section, textSection } from './section.ts'

const keys = () =>
  textSection('idempotency', 'Safe to retry', html`
<p>A script that hears nothing does not know whether its change was made. Send the header
  <code>${KEY_HEADER}</code> with a mutation, or with any REST call that writes, and send it again as often as you like:
  it is carried out once, and every retry gets the first answer, with the header
  <code>${REPLAYED_HEADER}: true</code>.</p>
<ul>
  <li>A key is 1 to ${LONGEST_KEY} visible characters; a UUID made before the first try is a good one. It belongs to
  the token.</li>
  <li>It stands for ${KEPT_HOURS} hours. Another request under the same key is a
    <a href="#error-CONFLICT">CONFLICT</a>.</li>
  <li>Retries at the same time wait for the first. What may pass (RATE_LIMITED, UNAVAILABLE, INTERNAL) is not kept: the
    next try starts over.</li>
  <li>A document in which some mutations failed is kept whole: every retry gets the same data and the same errors. Send
    the failed mutations again under a new key.</li>
  <li>An answer that shows a secret once is not kept either; the retry says that it was carried out.</li>
  <li>Requests with files take no key.</li>
</ul>
${codeBlock(
    `curl -i -X PUT "$FRAMEWRIGHT_URL/api/projects/$PROJECT/storyboard/shot/$SHOT/change-order" \\
  -H "authorization: Bearer $FRAMEWRIGHT_TOKEN" -H 'content-type: application/json' \\
  -H '${KEY_HEADER}: 7b0c5a52-0d5c-4f0c-9a3f-0f6f4f1f2b11' -d '{ "newOrder": 1 }'`,
    'shell',
  )}`)

const versions = () =>
  textSection('versions', 'expectedVersion', html`
<p>An object that can be changed has a <code>version</code>; its description names the mutations that increase it.
  Updates, moves, deletions and other changes of such an object take <code>expectedVersion</code>: the mutation writes
  only if the object still has that version. Otherwise it fails with a <a href="#error-CONFLICT">CONFLICT</a> that
  carries <code>extensions.currentVersion</code>, and nothing is written. Read the object again, decide again, and send
  the mutation with a new key.</p>
<p>List mutations, such as <a href="#Mutation.updateShots"><code>updateShots</code></a>, are all or nothing: one wrong
  row and nothing is written, and <code>fields</code> names the row by its index.</p>`)

const documents = () =>
  textSection('documents', 'Documents', html`
<p>Any document may be sent, and introspection is open: tools that make types from a schema work. Put values into
  variables, not into the text: a document that is sent often is then parsed and checked once.</p>
<p>The web client sends <code>extensions.persistedQuery.sha256Hash</code> in place of its documents, which the server
  knows from its build. Nothing else has to, and no other document can be stored under a hash.</p>`)

/** How a script that is interrupted writes neither twice nor over others. */
export const retrySections = (): Section[] => [keys(), versions(), documents()]
