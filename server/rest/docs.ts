import { readFileSync } from 'node:fs'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { fontFaces } from '../platform/fontFaces.ts'

/** Everything the page loads is its own; what it computes as attributes carries no selectors and loads nothing. */
const POLICY = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'style-src-attr': "'unsafe-inline'",
  'img-src': "'self' data:",
  'font-src': "'self' data:",
  'connect-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
}

/**
 * Its colors follow what the person chose in the product, else the system; and it fits narrow screens. Swagger UI puts
 * a link into the button of each call, which does what the button does, and gives the choice of the server no name:
 * both are mended.
 */
const SCRIPT = `(() => {
  const viewport = document.createElement('meta')
  viewport.name = 'viewport'
  viewport.content = 'width=device-width, initial-scale=1'
  document.head.append(viewport)
  const system = matchMedia('(prefers-color-scheme: dark)')
  const apply = () => {
    const chosen = localStorage.getItem('framewright.colorMode')
    const isDark = chosen === 'dark' || (chosen !== 'light' && system.matches)
    document.documentElement.classList.toggle('dark-mode', isDark)
  }
  apply()
  system.addEventListener('change', apply)
  addEventListener('storage', apply)
  const mend = () => {
    for (const link of document.querySelectorAll('button a[href]')) link.removeAttribute('href')
    document.querySelector('#servers')?.setAttribute('aria-label', 'Server')
  }
  new MutationObserver(mend).observe(document.documentElement, { childList: true, subtree: true })
})()`

/** Shows the description at `docs`, from files of this server alone. */
export async function mountDocs(scope: FastifyInstance): Promise<void> {
  const content = (file: string) => readFileSync(new URL(`./docs/${file}`, import.meta.url), 'utf8')
  await scope.register(swaggerUi, {
    routePrefix: '/docs',
    indexPrefix: scope.prefix,
    staticCSP: POLICY,
    theme: {
      title: 'REST API | Framewright',
      css: [{ filename: 'theme.css', content: `${fontFaces()}\n${content('theme.css')}` }],
      js: [{ filename: 'colorMode.js', content: SCRIPT }],
      favicon: [
        { filename: 'mark.svg', rel: 'icon', type: 'image/svg+xml', sizes: 'any', content: content('mark.svg') },
      ],
    },
    uiConfig: {
      layout: 'BaseLayout',
      deepLinking: true,
      docExpansion: 'list',
      defaultModelsExpandDepth: 0,
      displayRequestDuration: true,
      filter: true,
    },
  })
}
