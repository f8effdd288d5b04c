import { PROJECT_EVENT_TYPES } from '../modules/events/eventTypes.ts'
import { table } from './code.ts'
import { html } from './html.ts'
import { type Section, textSection } from './section.ts'

/** Every kind of event, and how to follow them. */
export function eventSection(): Section {
  const rows = Object.entries(PROJECT_EVENT_TYPES).map(([type, meaning]) =>
    html`<tr id="event-${type}"><th scope="row"><a href="#event-${type}"><code>${type}</code></a></th>
<td>${meaning}</td></tr>`)
  return textSection('events', 'Events', html`
<p>Every change of a project is an event in its log, with a <code>seq</code> of 1, 2, 3, … without a gap. There are
  three
  ways to read it, and all three go on after a <code>seq</code> without missing anything:</p>
<ul>
  <li><a href="#Project.events"><code>project { events(after:) }</code></a>, a page whenever you like. The log is never
    cut.</li>
  <li><a href="#Subscription.projectEvents"><code>projectEvents</code></a>, each as it happens. Keep the last
    <code>seq</code> and subscribe again with <code>after</code> when the connection ends.</li>
  <li><a href="#webhooks">Webhooks</a>, posted to an address of yours.</li>
</ul>
<p><code>types</code> asks for some of them: exact types, or a noun for all that happens to it.
  <a href="#Query.projectEventTypes"><code>projectEventTypes</code></a> lists them as below.</p>
${table('Events', ['Type', 'What happened'], rows)}`)
}
