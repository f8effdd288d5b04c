import { createHash, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { FastifyReply } from 'fastify'

const NONCE_PLACE = '__CSP_NONCE__'
const URL_PLACE = '__PUBLIC_URL__'
const INLINE_SCRIPT = /<script>([^<]*)<\/script>/g

/** A page that was built, with the hashes of the scripts written into it. */
export interface Page {
  text: string
  scripts: readonly string[]
}

const contentSecurityPolicy = (nonce: string, scripts: readonly string[]) => ({
  'default-src': ["'self'"],
  'script-src': ["'self'", ...scripts.map((hash) => `'sha256-${hash}'`)],
  'style-src': ["'self'", `'nonce-${nonce}'`],
  // Attributes are positions and sizes the page computes; they carry no selectors and load nothing.
  'style-src-attr': ["'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'worker-src': ["'self'", 'blob:'],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
})

const policyText = (nonce: string, scripts: readonly string[]) =>
  Object.entries(contentSecurityPolicy(nonce, scripts))
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')

const hashOf = (script: string) => createHash('sha256').update(script).digest('base64')

/** Reads a page of the build; `publicUrl` is where people reach it. */
export function readPage(path: string, publicUrl: string): Page {
  const text = readFileSync(path, 'utf8').replaceAll(URL_PLACE, () => publicUrl)
  return { text, scripts: [...text.matchAll(INLINE_SCRIPT)].map(([, script]) => hashOf(script ?? '')) }
}

/** Sends a page whose styles and scripts are let in by a policy made for this answer alone. */
export function sendPage(reply: FastifyReply, page: Page, cacheControl = 'no-cache'): FastifyReply {
  const nonce = randomBytes(16).toString('base64')
  return reply
    .header('content-security-policy', policyText(nonce, page.scripts))
    .header('cache-control', cacheControl)
    .type('text/html; charset=utf-8')
    .send(page.text.replaceAll(NONCE_PLACE, nonce))
}
