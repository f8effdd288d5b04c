import { randomBytes } from 'node:crypto'
import type { GraphiQLOptions } from 'graphql-yoga'
import { EXAMPLES } from './examples.ts'
import { graphiqlStyles, TAKE_THEME } from './graphiqlTheme.ts'
import type { ServerContext } from './serverContext.ts'

/** The page has everything in itself; only its own script runs, and it talks to this server alone. */
const policyFor = (nonce: string) =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' blob:`,
    "style-src 'unsafe-inline'",
    'img-src data: blob:',
    'font-src data:',
    'worker-src blob:',
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

/** Sends the session's token of the client with every request that has none of its own. */
const SEND_TOKEN = `
  const send = window.fetch.bind(window)
  window.fetch = (address, options = {}) => {
    const headers = new Headers(options.headers)
    const token = window.localStorage.getItem('token')
    if (token && !headers.has('authorization')) headers.set('authorization', 'Bearer ' + token)
    return send(address, { ...options, headers })
  }`

/**
 * GraphiQL puts the buttons of a tab into the tab, where assistive technology does not find them. The tabs become a
 * list of buttons, of which one is current, and what they show a region.
 */
const MEND_TABS = `
  const mend = () => {
    document.querySelector('.graphiql-tabs[role]')?.removeAttribute('role')
    document.querySelector('#graphiql-session[role=tabpanel]')?.setAttribute('role', 'region')
    for (const tab of document.querySelectorAll('.graphiql-tab')) {
      const isCurrent = tab.classList.contains('graphiql-tab-active')
      tab.querySelector('.graphiql-tab-button')?.setAttribute('aria-current', String(isCurrent))
      tab.removeAttribute('role')
      tab.removeAttribute('aria-selected')
    }
  }
  const watched = { childList: true, subtree: true, attributes: true, attributeFilter: ['class'] }
  new MutationObserver(mend).observe(document, watched)`

const VIEWPORT = '<meta name="viewport" content="width=device-width">'
/** Behind the page's own styles. */
const HEAD_END = '</head>'
/** Where the script of the page begins. */
const SCRIPT = /<script>(?=\s*function prepareBlob)/

interface PageOptions extends GraphiQLOptions {
  nonce?: string
}

/** What the page is made with; sets its Content-Security-Policy. */
export function graphiqlOptions(_request: unknown, { reply }: ServerContext): PageOptions {
  const nonce = randomBytes(16).toString('base64')
  void reply.header('content-security-policy', policyFor(nonce)).header('cache-control', 'no-store')
  return {
    title: 'Framewright API',
    nonce,
    defaultTabs: EXAMPLES.map(({ query, variables }) => ({ query, variables: JSON.stringify(variables, null, 2) })),
    // By fetch, which sends the token.
    subscriptionsProtocol: 'SSE',
  }
}

/** The page, with all of GraphiQL in it: the default one loads its parts from another host. */
export async function graphiqlPage({ nonce = '', ...options }: PageOptions): Promise<string> {
  // Some 40 MB that most servers never show.
  const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql')
  // A function: the page's script has what would be a pattern in a text.
  return renderGraphiQL(options).replace(
    SCRIPT,
    () => `<script nonce="${nonce}">${TAKE_THEME}${SEND_TOKEN}${MEND_TABS}</script><script nonce="${nonce}">`,
  ).replace(HEAD_END, () => `${VIEWPORT}<style>${graphiqlStyles()}</style>${HEAD_END}`)
}
