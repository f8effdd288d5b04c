import { ERROR_CODES, type ErrorCode, FramewrightError } from '../kernel/errors.ts'
import { statusOf } from '../rest/errors.ts'
import { table } from './code.ts'
import { html } from './html.ts'
import { failureAnchor, type Prose } from './prose.ts'
import { type Section, textSection } from './section.ts'

/** Every kind of failure there is. */
export function errorSection(prose: Prose): Section {
  const rows = Object.entries(ERROR_CODES).map(([code, meaning]) =>
    html`<tr id="${failureAnchor(code)}"><th scope="row"><a href="#${failureAnchor(code)}"><code>${code}</code></a></th>
<td class="number">${statusOf(new FramewrightError(code as ErrorCode, ''))}</td><td>${prose(meaning)}</td></tr>`)
  return textSection('errors', 'Error catalogue', html`
<p>What <code>extensions.code</code> of a GraphQL error and <code>code</code> of a REST answer can be, with the
  status REST
  answers with; a file that is too large is 413 there, and one that is no image 415. The catalogue can be asked for, as
  <a href="#Query.errorCatalogue"><code>errorCatalogue</code></a>.</p>
${table('Error catalogue', ['Code', 'REST', 'What it means'], rows)}
<p>Beside the code an error has <code>requestId</code>, and where it applies <code>fields</code>,
  <code>currentVersion</code> (of a CONFLICT over <a href="#versions"><code>expectedVersion</code></a>) and
  <code>retryAfter</code>, the seconds to wait of RATE_LIMITED, which the header <code>Retry-After</code> tells
  too.</p>`)
}
