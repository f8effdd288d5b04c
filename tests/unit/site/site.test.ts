import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compressAnswers } from '../../../server/site/compression.ts'
import { mountSite } from '../../../server/site/site.ts'

const SCRIPT = `console.log(${JSON.stringify('a line of a script '.repeat(100))})`
const INLINE = 'document.documentElement.className = "dark"'
const pageOf = (language: string, body: string) =>
  `<html lang="${language}"><meta name="csp-nonce" content="__CSP_NONCE__"><script>${INLINE}</script>` +
  `<link rel="canonical" href="__PUBLIC_URL__/">${body}</html>`
const LONG_TEXT = 'See the film before you shoot it. '.repeat(100)

let folder: string
let app: FastifyInstance
let url: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'framewright-site-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), pageOf('en', 'the application'))
  writeFileSync(join(folder, 'landing.en.html'), pageOf('en', LONG_TEXT))
  writeFileSync(join(folder, 'landing.fr.html'), pageOf('fr', LONG_TEXT))
  writeFileSync(join(folder, 'review.html'), pageOf('en', 'for guests'))
  writeFileSync(join(folder, 'mark.svg'), '<svg></svg>')
  writeFileSync(join(folder, 'assets/main-1a2b.js'), SCRIPT)
  writeFileSync(join(folder, 'assets/main-1a2b.js.map'), '{}')
  writeFileSync(join(folder, 'assets/main-1a2b.js.br'), brotliCompressSync(SCRIPT))
  writeFileSync(join(folder, 'assets/main-1a2b.js.gz'), gzipSync(SCRIPT))
  app = Fastify()
  await compressAnswers(app)
  app.get('/data', async () => ({ text: LONG_TEXT }))
  app.get('/short', async () => ({ text: 'short' }))
  app.get('/events', async (_request, reply) => reply.type('text/event-stream').send(`data: ${LONG_TEXT}\n\n`))
  mountSite(app, folder, 'https://board.example')
  await app.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
})

afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(url + path, { headers: { 'accept-encoding': 'identity', ...headers } })

async function languageAt(path: string, headers: Record<string, string>): Promise<string | undefined> {
  return /<html lang="(\w+)"/.exec(await (await get(path, headers)).text())?.[1]
}

test('answers the address of a review link with the page of guests, listed and kept nowhere', async () => {
  const answer = await get('/review/review_01')
  expect(await answer.text()).toContain('for guests')
  expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow')
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test('answers both addresses of the welcome page with the page that was rendered, never kept unasked', async () => {
  for (const path of ['/', '/home', '/?utm_source=mail']) {
    const answer = await get(path)
    expect(answer.status, path).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    const text = await answer.text()
    expect(text).toContain(LONG_TEXT)
    expect(text).toContain('href="https://board.example/"')
  }
  for (const path of ['/about', '/dashboard/projects', '/landing.en.html']) {
    expect(await (await get(path)).text(), path).toContain('the application')
  }
  for (const path of ['/assets/gone-1a2b.js', '/assets/main-1a2b.js.map', '/api/nothing']) {
    expect((await get(path)).status, path).toBe(404)
  }
})

test('chooses the language by the cookie, then by what the browser wishes, and says that it does', async () => {
  expect(await languageAt('/', {})).toBe('en')
  expect(await languageAt('/', { 'accept-language': 'fr-CA, en;q=0.8' })).toBe('fr')
  expect(await languageAt('/home', { 'accept-language': 'de, en;q=0.5, fr;q=0.9' })).toBe('fr')
  expect(await languageAt('/', { 'accept-language': 'de' })).toBe('en')
  expect(await languageAt('/', { 'accept-language': 'en', cookie: 'a=b; language=fr' })).toBe('fr')
  expect(await languageAt('/', { 'accept-language': 'fr', cookie: 'language=en' })).toBe('en')
  expect(await languageAt('/', { 'accept-language': 'fr', cookie: 'language=xx' })).toBe('fr')
  const answer = await get('/', { 'accept-language': 'fr' })
  expect(answer.headers.get('content-language')).toBe('fr')
  const vary = answer.headers.get('vary')?.toLowerCase()
  expect(vary).toContain('accept-language')
  expect(vary).toContain('cookie')
})

test('lets in the styles of this answer and the scripts written into the page, and no others', async () => {
  const [one, other] = await Promise.all([get('/'), get('/')])
  const [policy, otherPolicy] = [one, other].map(({ headers }) => headers.get('content-security-policy') ?? '')
  const hash = createHash('sha256').update(INLINE).digest('base64')
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
  const nonce = /'nonce-([^']+)'/.exec(policy ?? '')?.[1] ?? 'none'
  expect(await one.text()).toContain(`content="${nonce}"`)
  expect(otherPolicy).not.toContain(nonce)
})

test('sends files as the build compressed them, for ever where their name has a hash', async () => {
  for (const [accepted, sent] of [['br, gzip', 'br'], ['gzip', 'gzip'], ['identity', null]] as const) {
    const answer = await get('/assets/main-1a2b.js', { 'accept-encoding': accepted })
    expect(answer.headers.get('content-encoding'), accepted).toBe(sent)
    expect(answer.headers.get('content-type')).toMatch(/javascript/)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('vary')?.toLowerCase()).toContain('accept-encoding')
    expect(await answer.text()).toBe(SCRIPT)
  }
  const mark = await get('/mark.svg')
  expect(mark.headers.get('cache-control')).toBe('public, max-age=3600')
  const known = { 'if-none-match': mark.headers.get('etag') ?? '', 'cache-control': 'max-age=0' }
  const again = await get('/mark.svg', known)
  expect(again.status).toBe(304)
})

test('compresses pages and data on their way, and never events', async () => {
  for (const path of ['/', '/data']) {
    for (const encoding of ['br', 'gzip']) {
      const answer = await get(path, { 'accept-encoding': encoding })
      expect(answer.headers.get('content-encoding'), path).toBe(encoding)
      expect(answer.headers.get('vary')?.toLowerCase()).toContain('accept-encoding')
      expect(await answer.text()).toContain(LONG_TEXT)
    }
    expect((await get(path)).headers.get('content-encoding')).toBeNull()
  }
  for (const path of ['/short', '/events']) {
    expect((await get(path, { 'accept-encoding': 'br, gzip' })).headers.get('content-encoding'), path).toBeNull()
  }
})

test('tells search engines where to look', async () => {
  const answer = await get('/robots.txt')
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
  expect(await answer.text()).toMatch(/^User-agent: \*\nDisallow: \/dashboard\n/)
})
