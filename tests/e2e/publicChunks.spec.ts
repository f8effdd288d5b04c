import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'

/** What the build tells of a chunk: its file, and the chunks that are loaded with it. */
interface Chunk {
  file: string
  src?: string
  imports?: string[]
}

const folder = new URL('../../dist/web/', import.meta.url)
const BOARD = 'features/tryOut/TryOutBoard.tsx'
/** The folders of `web/pages` whose pages anybody may open. */
const PUBLIC = [
  'about', 'confirmNewsletter', 'consultation', 'contact', 'forgotPassword', 'invitation', 'landing', 'legal', 'public',
  'resetPassword', 'signIn', 'signUp', 'tryItOut', 'unsubscribe', 'verifyEmail',
]
const LEFT_OUT = { Pixi: /PixiJS/, 'dnd-kit': /DndDescribedBy|DndLiveRegion/ }

/** Each chunk that a chunk brings with it, itself too. */
function closureOf(manifest: Record<string, Chunk>, start: string, seen = new Map<string, Chunk>()) {
  const chunk = manifest[start]
  if (!chunk || seen.has(start)) return seen
  seen.set(start, chunk)
  for (const next of chunk.imports ?? []) closureOf(manifest, next, seen)
  return seen
}

test('no public page loads Pixi, dnd-kit or a page of the dashboard', () => {
  const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', folder), 'utf8')) as Record<string, Chunk>
  const entries = Object.keys(manifest)
  const pages = entries.filter((entry) => PUBLIC.some((name) => entry.startsWith(`pages/${name}/`)))
  expect(new Set(pages.map((page) => page.split('/')[1]))).toEqual(new Set(PUBLIC))
  for (const page of ['index.html', 'landing.html', 'main.tsx', ...pages]) {
    for (const [name, { file, src = '' }] of closureOf(manifest, page)) {
      const code = file.endsWith('.js') ? readFileSync(new URL(file, folder), 'utf8') : ''
      for (const [library, mark] of Object.entries(LEFT_OUT)) {
        expect(mark.test(code), `${page} loads ${library} with ${name}`).toBe(false)
      }
      const isForAnybody = !src.startsWith('pages/') || PUBLIC.some((each) => src.startsWith(`pages/${each}/`))
      expect(isForAnybody, `${page} loads ${src}`).toBe(true)
    }
  }
  const engine = [...closureOf(manifest, BOARD).values()]
  expect(engine.length, 'the demo is loaded apart').toBeGreaterThan(0)
})

test('every address in the rendered page is that of a file', () => {
  const page = readFileSync(new URL('landing.en.html', folder), 'utf8')
  const addresses = [...page.matchAll(/"(\/(?:assets\/)?[\w-]+\.(?:js|css|avif|webp|woff2|svg|strokes|jpg))"/g)]
  expect(addresses.length).toBeGreaterThan(20)
  for (const [, address] of addresses) expect(existsSync(new URL(`.${address}`, folder)), address).toBe(true)
  expect(page.replaceAll(/__(?:CSP_NONCE|PUBLIC_URL)__/g, '')).not.toMatch(/__[A-Z_]+__/)
})
