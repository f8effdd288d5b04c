import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, posix, relative, sep } from 'node:path'
import { build } from 'vite'
import { childrenOf, SERVER_FOLDER, startBuiltChildren } from './children.mjs'
import { copyFonts } from './copyFonts.mjs'
import { root } from './processes.mjs'

/**
 * Keeps `import.meta.url` and `import.meta.dirname` what they are in the source, so that files found beside a source
 * file are found from the bundle too.
 */
const keepSourcePlaces = {
  name: 'keep-source-places',
  transform(code, id) {
    if (!code.includes('import.meta.') || id.includes('node_modules')) return null
    const place = posix.relative(SERVER_FOLDER, relative(root, id).split(sep).join('/'))
    return {
      code: code
        .replaceAll('import.meta.url', `(new URL(${JSON.stringify(place)}, import.meta.url).href)`)
        .replaceAll('import.meta.dirname', `(import.meta.dirname + ${JSON.stringify(`/${posix.dirname(place)}`)})`),
      map: null,
    }
  },
}

const children = readdirSync(join(root, 'server'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .map((path) => `server/${path.replaceAll('\\', '/')}`)
  .flatMap((path) => childrenOf(path, readFileSync(join(root, path), 'utf8')))
const entries = ['server/main.ts', ...children].map((path) => [basename(path, '.ts'), join(root, path)])

// Plain JavaScript starts in little more than half the time that translating each source file takes.
await build({
  configFile: false,
  root,
  logLevel: 'warn',
  plugins: [startBuiltChildren, keepSourcePlaces],
  build: {
    ssr: true,
    outDir: SERVER_FOLDER,
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      input: Object.fromEntries(entries),
      // All in one folder, from which the places of sources are counted.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})
await copyFonts()
