import { eventsOf } from '../eventCatalogue.ts'
import { table } from './code.ts'
import { html } from './html.ts'
import { type Section, textSection } from './section.ts'

/** Every kind of event, and how to follow them. */
export function eventSection(): Section {
  const rows = eventsOf('project').map(([type, { description, payload }]) =>
    html`<tr id="event-${type}"><th scope="row"><a href="#event-${type}"><code>${type}</code></a></th>
<td>${description}</td><td>${Object.keys(payload.properties).map((name) => html`<code>${name}</code> `)}</td></tr>`)
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
<h3>A copy that stays true</h3>
<p>A program that shows a project while others change it keeps these rules, and ends with what the database has,
  whatever gets lost, comes twice or late on the way:</p>
<ul>
  <li>Ask for <code>eventSeq</code> before or together with what you show, and follow after it.</li>
  <li>Apply events in the order of their <code>seq</code>, each once. When one is missing, subscribe again after the
    last you have.</li>
  <li><code>subject</code> is the object at the time of delivery: replace your copy with it, or delete your copy
    if it is null. An older <code>version</code> never takes the place of a newer one.</li>
  <li>Sort by <code>rank</code>, byte by byte. A position is true for a moment only.</li>
  <li>Update objects from the response of your mutation; add and remove them by events.</li>
  <li>Name your page or program in the header <code>Framewright-Client</code>, or as <code>clientId</code> in the
    parameters of a socket: events return it as <code>clientId</code>. An event that is <code>isOwn</code> and has your
    own name is a change of your page or program. The response to a mutation of a named page holds the recorded
    events as <code>extensions.events</code>, each with its <code>log</code> (<code>project</code> or
    <code>organization</code>) and <code>ownerId</code>.</li>
</ul>
<p><a href="#Subscription.organizationEvents"><code>organizationEvents</code></a> has the events of members and
  projects, <a href="#Subscription.viewOps"><code>viewOps</code></a> the steps of a drawing.
  <a href="#Subscription.presence"><code>presence</code></a> says who is on a board, where, and what they draw; it is
  not stored. Publish your own with <a href="#Mutation.updatePresence"><code>updatePresence</code></a>, best over the
  socket of your subscription: once when you subscribe, then after the <code>pauseMs</code> of each response.</p>
<p><code>filter: { types }</code> asks for some of them: exact types, or a noun for all that happens to it.
  <a href="#Query.projectEventTypes"><code>projectEventTypes</code></a> lists them as below.</p>
${table('Events', ['Type', 'What happened', 'Payload'], rows)}`)
}
