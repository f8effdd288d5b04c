import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import type { Installation } from './installation.ts'
import { type PageFiles, type PageName, PAGES } from './page.ts'
import { makePage } from './pages.ts'

/** The pages load their own files and nothing else, and call nobody. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const FILES_PATH = '/docs/api/files'

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
}

const require = createRequire(import.meta.url)

const FILES: Readonly<Record<string, string | URL>> = {
  'docs.css': new URL('./docs.css', import.meta.url),
  'docs.js': new URL('./docs.js', import.meta.url),
  'mark.svg': new URL('../rest/docs/mark.svg', import.meta.url),
  'inter.woff2': require.resolve('@fontsource-variable/inter/files/inter-latin-standard-normal.woff2'),
  'mono.woff2': require.resolve('@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2'),
}

const tagOf = (content: Buffer) => createHash('sha256').update(content).digest('base64url').slice(0, 22)

interface File {
  path: string
  type: string
  content: Buffer
}

/** A file at an address that changes with its content. The style sheet names the fonts beside it. */
function readFiles(): Record<string, File> {
  const files: Record<string, File> = {}
  for (const name of ['inter.woff2', 'mono.woff2', 'mark.svg', 'docs.js', 'docs.css']) {
    const bytes = readFileSync(FILES[name] ?? name)
    const content = name === 'docs.css' ? Buffer.from(withAddresses(bytes.toString(), files)) : bytes
    const type = TYPES[name.split('.')[1] ?? ''] ?? ''
    files[name] = { path: `${FILES_PATH}/${tagOf(content)}/${name}`, type, content }
  }
  return files
}

const withAddresses = (text: string, files: Readonly<Record<string, File>>) =>
  text.replaceAll(/url\('(\w+\.woff2)'\)/g, (_all, name: string) => `url('${files[name]?.path ?? ''}')`)

function addressesOf(files: Readonly<Record<string, File>>): PageFiles {
  const pathOf = (name: string) => files[name]?.path ?? ''
  const [style, script, mark] = [pathOf('docs.css'), pathOf('docs.js'), pathOf('mark.svg')]
  return { style, script, mark, fonts: [pathOf('inter.woff2')] }
}

/** A page as it is sent. */
interface SentPage {
  tag: string
  plain: Buffer
  packed: Buffer
}

async function pack(text: string): Promise<SentPage> {
  const plain = Buffer.from(text)
  return { tag: `W/"${tagOf(plain)}"`, plain, packed: await promisify(gzip)(plain) }
}

function send({ tag, plain, packed }: SentPage, request: FastifyRequest, reply: FastifyReply) {
  void reply.headers({
    'content-security-policy': POLICY,
    'cache-control': 'no-cache',
    etag: tag,
    vary: 'accept-encoding',
  })
  const known = request.headers['if-none-match']?.split(/ *, */) ?? []
  if (known.includes(tag) || known.includes('*')) return reply.code(304).send()
  const isPacked = /\bgzip\b/.test(String(request.headers['accept-encoding']))
  if (isPacked) void reply.header('content-encoding', 'gzip')
  return reply.type('text/html; charset=utf-8').send(isPacked ? packed : plain)
}

/**
 * Serves the documentation of the API. A page is written when it is first asked for, which keeps the start short, and
 * then sent as it is: neither the schema nor the installation changes while the server runs.
 */
export function mountDocumentation(app: FastifyInstance, schema: GraphQLSchema, installation: Installation): void {
  const files = readFiles()
  const pages = new Map<PageName, Promise<SentPage>>()
  const pageOf = (name: PageName): Promise<SentPage> => {
    const known = pages.get(name)
    if (known) return known
    const page = makePage(name, schema, installation, addressesOf(files)).then(pack)
    pages.set(name, page)
    page.catch(() => pages.delete(name))
    return page
  }
  for (const [name, { path }] of Object.entries(PAGES)) {
    app.get(path, async (request, reply) => send(await pageOf(name as PageName), request, reply))
  }
  for (const { path, type, content } of Object.values(files)) {
    app.get(path, async (_request, reply) =>
      reply.type(type).header('cache-control', 'public, max-age=31536000, immutable').send(content))
  }
}
