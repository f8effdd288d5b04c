import { DEFAULT_PAGE } from '../graphql/builder.ts'
import { MAX_PAGE } from '../graphql/paging.ts'
import { ID_PREFIXES } from '../kernel/ids.ts'
import { MAX_SHOTS } from '../modules/board/shot.graphql.ts'
import { codeBlock, table } from './code.ts'
import { html, type Html } from './html.ts'
import type { Installation } from './installation.ts'
import { type Section, textSection } from './section.ts'

const count = (value: number) => value.toLocaleString('en-US')

const endpoint = (what: string, address: string, about: Html) =>
  html`<tr><th scope="row">${what}</th><td><code>${address}</code></td><td>${about}</td></tr>`

function endpoints({ publicUrl }: Installation): Section {
  const socket = publicUrl.replace(/^http/, 'ws')
  return textSection('endpoints', 'Endpoints', [
    table('Endpoints', ['What', 'Address', 'How'], [
      endpoint('GraphQL', `${publicUrl}/graphql`, html`<code>POST</code> with <code>query</code>,
        <code>variables</code> and <code>operationName</code> as JSON (GraphQL over HTTP).
        <a href="/graphql">Open it in a browser</a> to try documents out.`),
      endpoint('Events', `${publicUrl}/graphql`, html`Subscriptions as server-sent events: the same
        <code>POST</code> with <code>accept: text/event-stream</code>.`),
      endpoint('Events', `${socket}/graphql`, html`Subscriptions over WebSocket, by the protocol
        <code>graphql-transport-ws</code>; the token as <code>authorization</code> in the connection’s parameters.`),
      endpoint('REST', `${publicUrl}/api`, html`The board over plain HTTP, on the same rules:
        <a href="/api/docs/">its calls</a>, and as <a href="/api/openapi.json">OpenAPI 3.1</a>.`),
      endpoint('Files', `${publicUrl}/media`, html`Images and painted frames, by the addresses the API gives. A signed
        one opens by itself; the others take the token.`),
    ]),
    html`<p>There is a command line too, <code>npx framewright</code>, and the repository’s <code>examples</code> folder
      has programs for curl, TypeScript and Python that can be run as they are. Starting from nothing takes five
      minutes:
      <a href="/docs/api/guide">your first pipeline script</a>.</p>`,
  ])
}

const authentication = () =>
  textSection('authentication', 'Authentication', html`
<p>Send a token with every request: <code>authorization: Bearer fw_…</code>. Every token is of one of four kinds.</p>
<ul>
  <li><strong>Sessions</strong> come from <a href="#Mutation.signIn"><code>signIn</code></a> and may do all that the
    person may.</li>
  <li><strong>Personal tokens</strong> are for your own scripts. Make one in
    <a href="/user-settings?section=tokens">your settings</a> or with
    <a href="#Mutation.createPersonalToken"><code>createPersonalToken</code></a>, once your address is verified.</li>
  <li><strong>Service tokens</strong> belong to an organization and outlive their maker: for farms, for
    continuous jobs. <a href="#Mutation.createServiceToken"><code>createServiceToken</code></a> makes one.</li>
  <li><strong>Tokens of guests</strong> come from <a href="#Mutation.openReview"><code>openReview</code></a>, by the
    secret of a review link, without an account. They open <a href="#Query.review"><code>review</code></a>,
    <a href="#Subscription.reviewChanged"><code>reviewChanged</code></a> and the mutations of guests alone: everything
    else answers them as it answers nobody.</li>
</ul>
<p>Personal and service tokens have <a href="#TokenScope">scopes</a>, may have an end and may be limited to one project.
  One limited to a project reads no members, no invitations and no e-mail addresses of others.
  They are shown once. A token that is not valid is <a href="#error-UNAUTHENTICATED">UNAUTHENTICATED</a>; one without
  the
  scope, or a role that is too low, is <a href="#error-FORBIDDEN">FORBIDDEN</a>. What you may not see is
  <a href="#error-NOT_FOUND">NOT_FOUND</a>, as if it were not there.</p>`)

const ids = () =>
  textSection('ids', 'Ids, codes and paths', html`
<p>Ids are TypeIDs, a kind and a UUIDv7: <code>shot_01hz…</code>. They are the same in GraphQL, in REST, in events
  and in
  webhooks, and <a href="#Query.node"><code>node</code></a> opens any of them. The kinds are ${
    Object.entries(ID_PREFIXES).map(([type, prefix], place) =>
      html`${place > 0 && ', '}<a href="#${type}"><code>${prefix}</code></a>`)
  }.</p>
<p>People and pipelines have names for things too. A project has a code, <code>BRICK</code>, and what is in it a path:
  <code>BRICK/MAIN</code> is a storyboard, <code>BRICK/MAIN/SH0010</code> a shot. Codes are given once and never
  again, in
  any case. <a href="#ProjectLookup.code"><code>project(by: { code })</code></a>,
  <a href="#StoryboardLookup.path"><code>storyboard(by: { path })</code></a>,
  <a href="#ShotLookup.path"><code>shot(by: { path })</code></a> and
  <a href="#AssetLookup.path"><code>asset(by: { path })</code></a> look them up;
  <a href="#Query.search"><code>search</code></a> finds by words.</p>`)

const mutationRules = () =>
  textSection('mutation-names', 'Names of mutations', html`
<p>A mutation is a verb and its object, in the plural where it takes a list. Its only argument is
  <code>input</code>; its payload is named after it.</p>
<ul>
  <li><code>delete…</code> ends an object of its own: a shot, a status, a webhook. The payload has
    <code>deleted…Id</code>, or <code>deleted…Ids</code> for a list.</li>
  <li><code>remove…</code> takes something off an object that stays: an image off a view, a soundtrack off a board, a
    member off an organization.</li>
  <li><code>restore…</code> brings back within 30 days what <code>delete…</code> or <code>remove…</code> moved to the
    trash. What has no <code>restore…</code> is gone for good.</li>
  <li><code>revoke…</code> ends a right: a token, an invitation, a review link.</li>
  <li><code>create…</code> and <code>update…</code> of a list take the same fields; <code>duplicate…</code> copies
    objects. Shot statuses have no <code>duplicate…</code>, because their names are unique, and no
    <code>restore…</code>, because they have no trash.</li>
</ul>
<p>A payload has the changed objects, in the order of the input, and their parent. Lists take 1 to 500 rows, all or
  nothing; a failure names the row, as in <code>views.3.name</code>. Types of events are strings such as
  <code>shot.moved</code> everywhere, as in webhooks: the names of an enum cannot have dots.</p>`)

const paging = () =>
  textSection('paging', 'Lists and pages', html`
<p>Lists are connections: <code>nodes</code> are the rows, <code>totalCount</code> says how many there are in all, and
  <a href="#PageInfo"><code>pageInfo</code></a> whether there are more. Go on with
  <code>first</code> and <code>after: pageInfo.endCursor</code>, or backwards with <code>last</code> and
  <code>before</code>. A page has ${DEFAULT_PAGE} rows when nothing is said and at most ${MAX_PAGE}, shots of a
  storyboard at most ${count(MAX_SHOTS)}. To ask for more is an error that names the bound: nothing is ever cut
  silently.</p>
${codeBlock(
    `query Board($after: String) {
  storyboard(by: { path: "BRICK/MAIN" }) {
    shots(first: 200, after: $after) {
      totalCount
      pageInfo { hasNextPage endCursor }
      nodes { id code name frames status { name } }
    }
  }
}`,
    'GraphQL',
  )}
<p>To keep a copy up to date, ask with <code>updatedSince</code> for what changed and read
  <a href="#Tombstone">the tombstones</a> of what went. Or follow <a href="#events">the events</a>. All
  of a project at once, as JSON Lines, comes from <a
  href="#Mutation.exportProject"><code>exportProject</code></a>.</p>`)

const SAMPLE_FAILURE = `{
  "errors": [{
    "message": "shots.0.name: Name must be on one line",
    "path": ["createShots"],
    "extensions": {
      "code": "INVALID_INPUT",
      "fields": { "shots.0.name": { "reason": "TEXT_NOT_ONE_LINE", "params": { "label": "Name" } } },
      "requestId": "req_01975c1e-…"
    }
  }],
  "data": { "createShots": null }
}`

const failures = () =>
  textSection('failures', 'Failures', html`
<p>Failures are loud: always in <code>errors</code>, never a null that a script may overlook.
  <code>message</code> is a sentence for people, <code>extensions.code</code> one of
  <a href="#errors">the catalogue</a>, <code>extensions.fields</code> says which fields of the input are wrong, by their
  names, and <code>extensions.requestId</code> is what to report. A list mutation
  names the row: <code>shots.3.frames</code>.</p>
<p>Each mutation of a document succeeds or fails by itself. A failed mutation is null, its error names it by
  <code>path</code>, and the results of the others stay. The same holds for the lists of
  <a href="#Query"><code>Query</code></a>.</p>
${codeBlock(SAMPLE_FAILURE, 'JSON')}`)

/** How to reach the API and what holds everywhere in it. */
export const overviewSections = (installation: Installation): Section[] =>
  [endpoints(installation), authentication(), ids(), mutationRules(), paging(), failures()]
