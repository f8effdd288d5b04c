import { readFileSync } from 'node:fs'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'

/** Everything the page loads is its own; what it computes as attributes carries no selectors and loads nothing. */
const POLICY = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'style-src-attr': "'unsafe-inline'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
}

/** Its colours follow what the person chose in the product, else the system; and it fits narrow screens. */
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
      css: [{ filename: 'theme.css', content: content('theme.css') }],
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
