import { posix, relative, sep } from 'node:path'
import { build } from 'vite'
import { copyFonts } from './copyFonts.mjs'
import { root } from './processes.mjs'

const FOLDER = 'dist/server'

/**
 * Keeps `import.meta.url` and `import.meta.dirname` what they are in the source, so that files found beside a source
 * file are found from the bundle too.
 */
const keepSourcePlaces = {
  name: 'keep-source-places',
  transform(code, id) {
    if (!code.includes('import.meta.') || id.includes('node_modules')) return null
    const place = posix.relative(FOLDER, relative(root, id).split(sep).join('/'))
    return {
      code: code
        .replaceAll('import.meta.url', `(new URL(${JSON.stringify(place)}, import.meta.url).href)`)
        .replaceAll('import.meta.dirname', `(import.meta.dirname + ${JSON.stringify(`/${posix.dirname(place)}`)})`),
      map: null,
    }
  },
}

// One file of plain JavaScript starts in little more than half the time that translating each source file takes.
await build({
  configFile: false,
  root,
  logLevel: 'warn',
  plugins: [keepSourcePlaces],
  build: { ssr: 'server/main.ts', outDir: FOLDER, emptyOutDir: true, target: 'node20', minify: false, sourcemap: true },
})
await copyFonts()
