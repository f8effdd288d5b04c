import { STATUS_OF_CODE } from '../kernel/errors.ts'
import { declaredReasons, ERROR_CODES, type ErrorCode, paramsOf } from '../kernel/failure.ts'
import { table } from './code.ts'
import { html } from './html.ts'
import { failureAnchor, type Prose } from './prose.ts'
import { type Section, textSection } from './section.ts'

/** The reasons of one code, folded away: there are many. */
function reasonTable(code: ErrorCode) {
  const reasons = declaredReasons().filter((each) => each.code === code)
  const rows = reasons.map((each) => html`<tr><th scope="row"><code>${each.reason}</code></th>
<td>${each.sentence}</td>
<td>${Object.keys(paramsOf(each)).map((name) => html`<code>${name}</code> `)}</td></tr>`)
  const count = `${rows.length} ${rows.length === 1 ? 'reason' : 'reasons'}`
  return html`<details class="reasons"><summary>${code}: ${count}</summary>
${table(`Reasons of ${code}`, ['Reason', 'English sentence', 'Parameters'], rows)}</details>`
}

/** Every kind of failure there is, with its reasons. */
export function errorSection(prose: Prose): Section {
  const codes = Object.keys(ERROR_CODES) as ErrorCode[]
  const rows = codes.map((code) =>
    html`<tr id="${failureAnchor(code)}"><th scope="row"><a href="#${failureAnchor(code)}"><code>${code}</code></a></th>
<td class="number">${STATUS_OF_CODE[code]}</td><td>${prose(ERROR_CODES[code])}</td></tr>`)
  return textSection('errors', 'Error catalogue', html`
<p>The values of <code>extensions.code</code> of a GraphQL error and of <code>code</code> of a REST answer, with the
  HTTP status of REST; a file that is too large is 413 there, and one that is no image 415. The catalogue can be asked
  for, as <a href="#Query.errorCatalogue"><code>errorCatalogue</code></a>.</p>
${table('Error catalogue', ['Code', 'REST', 'Meaning'], rows)}
<p>Beside the code an error has <code>reason</code>, which programs and translations switch on; <code>params</code>, the
  values that its sentence names; and <code>requestId</code>. Where they apply it has <code>fields</code>: for each
  path of the input that was refused, such as <code>shots.3.name</code>, an object with <code>reason</code>,
  <code>params</code> and <code>message</code>; <code>currentVersion</code> (of a CONFLICT over
  <a href="#versions"><code>expectedVersion</code></a>); and <code>retryAfter</code>, the seconds to wait, which the
  header <code>Retry-After</code> holds too. Sentences may change from release to release; codes and reasons stay. They
  are written in ICU MessageFormat.</p>
${codes.map(reasonTable)}`)
}
