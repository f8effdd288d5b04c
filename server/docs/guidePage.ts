import { codeBlock } from './code.ts'
import { html } from './html.ts'
import type { Installation } from './installation.ts'
import { type Section, textSection } from './section.ts'
import { readSnippet } from './snippets.ts'

const file = (name: string, language: string) => codeBlock(readSnippet(name), language, name)

const run = (text: string) => codeBlock(text, 'shell')

const signIn = ({ publicUrl }: Installation) =>
  textSection('token', '1. Make a token', html`
<p>Open <a href="/user-settings?section=tokens">Access tokens in your settings</a>, make one with the scopes
  <strong>read</strong> and <strong>write</strong>, and copy it: it is shown once. Tell your shell where the server
  is and
  who you are:</p>
${run(`export FRAMEWRIGHT_URL=${publicUrl}
read -rs FRAMEWRIGHT_TOKEN   # paste it, then Enter
export FRAMEWRIGHT_TOKEN`)}
<p>No browser at hand? This signs in and makes the same token. It needs Python 3.9 and nothing else, as do all
  programs on this page.</p>
${file('make_token.py', 'Python')}
${run('export FRAMEWRIGHT_TOKEN=$(python3 make_token.py you@example.com)')}`)

const sayHello = () =>
  textSection('hello', '2. Say hello', html`
<p>One request, to see that the token is good. It answers your name and the projects you see, with their codes.</p>
${file('hello.sh', 'shell')}
<p>Something went wrong? The answer says what, in <code>errors</code>; the
  <a href="/docs/api#errors">catalogue</a> explains each code. <a href="/graphql">GraphiQL</a> is the place to try other
  documents: it completes what you type and has examples.</p>`)

const changeSafely = () =>
  textSection('change', '3. Change a status, safely', html`
<p>This lists the shots of a project and sets the status of one, named by its path as in
  <code>BRICK/MAIN/SH0010</code>.</p>
${file('set_status.py', 'Python')}
${run('python3 set_status.py BRICK/MAIN/SH0010 Approved')}
<p>Two lines make it fit to run unattended:</p>
<ul>
  <li><code>idempotency-key</code> is made once and sent with every try. If the first was carried out and only its
  answer
    got lost, the retry <a href="/docs/api#idempotency">gets that answer</a> and changes nothing.</li>
  <li><code>expectedVersion</code> is the version the decision was made on. Has somebody changed the shot meanwhile, the
    server <a href="/docs/api#versions">refuses with CONFLICT</a> and writes nothing.</li>
</ul>`)

const followEvents = () =>
  textSection('follow', '4. Follow what happens', html`
<p>This prints everything that happens to the shots of a project, from event number 0, the very first, on: what has
  been,
  then what comes, each once and in order. When the connection ends it goes on after the last number it had.</p>
${file('follow.py', 'Python')}
${run('python3 follow.py project_01hz… 0')}
<p>Keep the last number in a file and your script may be away for days without missing anything. The
  <a href="/docs/api#events">catalogue of events</a> lists the types; <a href="/docs/api#webhooks">webhooks</a> are for
  programs that would rather be called.</p>`)

const goOn = () =>
  textSection('next', 'Where to go on', html`
<ul>
  <li><a href="/docs/api">The reference</a>: every query, mutation and subscription, every type, every limit.</li>
  <li><code>npx framewright</code>, the command line: <code>projects</code>, <code>shots</code>, <code>status</code>,
    <code>import</code>, <code>export</code>, <code>events --follow</code>, each with <code>--json</code>.</li>
  <li><code>examples</code> in the repository: the same steps with curl, TypeScript and Python.</li>
  <li><a href="/api/docs/">The REST calls</a>, for tools that speak nothing but HTTP.</li>
</ul>`)

/** From nothing to a script that runs unattended. */
export const guideSections = (installation: Installation): Section[] =>
  [signIn(installation), sayHello(), changeSafely(), followEvents(), goOn()]
