import { once } from 'node:events'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import { build, type Plugin, type PluginOption, type ResolvedConfig, type Rolldown } from 'vite'
import { LANGUAGES, type Language } from '../messages/language.ts'
import type { RenderedLanding } from './landing.tsx'
import { subsetFonts } from './pageFonts.ts'

const NONCE = '__CSP_NONCE__'

const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** One script of its own, to be written into a page. */
async function inlineScript(path: string): Promise<string> {
  const result = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false, target: 'baseline-widely-available', modulePreload: false,
      rolldownOptions: { input: path, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput
  return `<script>${result.output[0].code.trim()}</script>`
}

/** Renders the page in a thread that knows one language. */
async function renderIn(language: Language, worker: string): Promise<RenderedLanding> {
  const thread = new Worker(worker, { workerData: { language } })
  const [rendered] = (await once(thread, 'message')) as [RenderedLanding]
  await thread.terminate()
  return rendered
}

/** The page's pictures stand in it; links that announce them would only come before its text. */
const withoutPreloads = (html: string) => html.replaceAll(/<link rel="preload"[^>]*>/g, '')

/** Puts the style sheet of the fonts into the page, in the letters that are rendered, and announces its first files. */
async function withFonts(page: string, rendered: readonly RenderedLanding[], folder: string): Promise<string> {
  const link = /<link rel="stylesheet"[^>]*href="(\/assets\/[^"]+\.css)"[^>]*>/.exec(page)
  if (!link) throw new Error('The welcome page has no style sheet')
  const whole = await readFile(join(folder, link[1] ?? ''), 'utf8')
  const pages = rendered.flatMap(({ signedOut, signedIn }) => [signedOut, signedIn])
  const { css, first } = await subsetFonts(whole.trim(), pages, folder)
  const preloads = first.map((font) => `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin />`)
  return page.replace(link[0], () => `${preloads.join('')}<style nonce="${NONCE}">${css}</style>`)
}

function fill(page: string, language: string, rendered: RenderedLanding): string {
  const { words, styles, signedOut, signedIn } = rendered
  const texts = { ...words, language }
  const worded = Object.entries(texts).reduce(
    (text, [name, value]) => text.replaceAll(`__${name.toUpperCase()}__`, () => escapeText(value)),
    page,
  )
  return worded
    .replace('<!--styles-->', () => styles)
    .replace('<!--page-->', () => withoutPreloads(signedOut))
    .replace('<!--signed-in-->', () => withoutPreloads(signedIn))
}

/**
 * Renders the welcome page of each language at the end of the build, as `landing.<language>.html`; `plugins` are what
 * web code needs.
 */
export function prerenderLanding(plugins: () => PluginOption[]): Plugin {
  let config: ResolvedConfig
  return {
    name: 'framewright:prerender',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    async transformIndexHtml(html) {
      const scriptOf = (name: string) => inlineScript(join(config.root, `prerender/${name}.ts`))
      const filled = html.replace('<!--before-paint-->', await scriptOf('beforePaint'))
      if (!filled.includes('<!--signed-in-state-->')) return filled
      return filled.replaceAll('<!--signed-in-state-->', await scriptOf('signedInState'))
    },
    async writeBundle() {
      const folder = resolve(config.root, config.build.outDir)
      const workerFolder = `${folder}-prerender`
      await build({
        configFile: false,
        root: config.root,
        logLevel: 'error',
        plugins: plugins(),
        build: {
          outDir: workerFolder, ssr: join(config.root, 'prerender/worker.ts'), assetsInlineLimit: 0, emptyOutDir: true,
        },
      })
      const worker = join(workerFolder, 'worker.js')
      const rendered = await Promise.all(LANGUAGES.map((language) => renderIn(language, worker)))
      const page = await withFonts(await readFile(join(folder, 'landing.html'), 'utf8'), rendered, folder)
      await Promise.all(LANGUAGES.map((language, index) => {
        const inIt = rendered[index] as RenderedLanding
        return writeFile(join(folder, `landing.${language}.html`), fill(page, language, inIt))
      }))
      await rm(join(folder, 'landing.html'))
      await rm(workerFolder, { recursive: true })
    },
  }
}
