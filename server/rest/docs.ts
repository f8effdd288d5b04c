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
 * a link into the button of each call, which does what the button does, gives fields no names, and no focus to examples
 * that scroll: all of this is mended.
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
    for (const field of document.querySelectorAll('#swagger-ui :is(input, select, textarea):not([aria-label])')) {
      if (field.labels.length > 0) continue
      const parameter = field.closest('[data-param-name]')?.getAttribute('data-param-name')
      const name = parameter ?? (field.localName === 'textarea' ? 'Request body' : field.placeholder)
      if (name) field.setAttribute('aria-label', name)
    }
    for (const copy of document.querySelectorAll('#swagger-ui .copy-to-clipboard button:not([aria-label])')) {
      copy.setAttribute('aria-label', 'Copy')
    }
    for (const example of document.querySelectorAll('#swagger-ui pre:not([tabindex])')) example.tabIndex = 0
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
