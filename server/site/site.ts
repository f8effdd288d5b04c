import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import serveFiles, { type FastifyStaticOptions } from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { COMPRESSED_WELL } from './compression.ts'
import { languageOf } from './language.ts'
import { readPage, sendPage } from './page.ts'

const LANDING_FILE = /^landing\.([a-z]{2})\.html$/
const LANDING_PATHS = ['/', '/home']
/** The application, and the page of guests of review links. */
const APPLICATION = 'index.html'
const REVIEW = 'review.html'
/** Addresses that answer data or files, and never a page. */
const NO_PAGES = /^\/(api|media|graphql|assets)(\/|$)/
/** What search engines find nothing behind. */
const UNLISTED = ['/dashboard', '/api/', '/graphql', '/media/']

/** The welcome page as the build rendered it, in the language of who asks. */
function mountLanding(app: FastifyInstance, folder: string, publicUrl: string): void {
  const found = readdirSync(folder).flatMap((file) => LANDING_FILE.exec(file)?.[1] ?? [])
  // Who wishes none of the languages there are gets English.
  const languages = found.sort((one, other) => Number(other === 'en') - Number(one === 'en'))
  if (languages.length === 0) return
  const pages = new Map(languages.map((name) => [name, readPage(join(folder, `landing.${name}.html`), publicUrl)]))
  for (const path of LANDING_PATHS) {
    app.get(path, { schema: { hide: true }, compress: COMPRESSED_WELL }, async (request, reply) => {
      const language = languageOf(request.headers, languages)
      const page = pages.get(language)
      if (!page) return reply.callNotFound()
      void reply.header('content-language', language).header('vary', 'Accept-Language, Cookie')
      return sendPage(reply, page)
    })
  }
}

/** Files of the build that nobody asks for by their own names. */
const UNSERVED = /\.(?:map|br|gz)$/

function mountFiles(app: FastifyInstance, folder: string): void {
  const filesOf = (cacheControl: string): FastifyStaticOptions => ({
    root: folder,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply) => {
      void reply.setHeader('cache-control', cacheControl)
      void reply.setHeader('vary', 'Accept-Encoding')
    },
  })
  // The names of assets hold a hash of their content. One route for all: a route each takes long at the start.
  void app.register(serveFiles, {
    ...filesOf('public, max-age=31536000, immutable'),
    root: join(folder, 'assets'),
    prefix: '/assets/',
    allowedPath: (path) => !UNSERVED.test(path),
  })
  void app.register(serveFiles, {
    ...filesOf('public, max-age=3600'),
    decorateReply: false,
    wildcard: false,
    globIgnore: ['*.html', 'assets/**', '**/*.{map,br,gz}'],
  })
}

/** The page of guests of review links: no search engine lists it, and nothing on the way keeps it. */
function mountReview(app: FastifyInstance, folder: string, publicUrl: string): void {
  const page = readPage(join(folder, REVIEW), publicUrl)
  app.get('/review/:linkId', { schema: { hide: true } }, async (_request, reply) => {
    void reply.header('x-robots-tag', 'noindex, nofollow')
    return sendPage(reply, page, 'no-store')
  })
}

/** Whether a folder holds a built client with all its pages: while it is being built, some are missing. */
export const isBuilt = (folder: string): boolean =>
  [APPLICATION, REVIEW].every((page) => existsSync(join(folder, page)))

/** Serves the built client of a folder: its files, the welcome page, and the application for every other address. */
export function mountSite(app: FastifyInstance, folder: string, publicUrl: string): void {
  const application = readPage(join(folder, APPLICATION), publicUrl)
  mountFiles(app, folder)
  mountLanding(app, folder, publicUrl)
  mountReview(app, folder, publicUrl)
  const robots = ['User-agent: *', ...UNLISTED.map((path) => `Disallow: ${path}`), 'Allow: /', ''].join('\n')
  app.get('/robots.txt', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(robots),
  )
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !NO_PAGES.test(request.url.split('?')[0] ?? '')
    if (isPage) return sendPage(reply, application)
    return reply.code(404).send({ message: 'Not found', error: 'Not found', code: 'NOT_FOUND' })
  })
}
