import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const FONTS = {
  'Inter Variable': '@fontsource-variable/inter/files/inter-latin-standard-normal.woff2',
  'JetBrains Mono Variable': '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
}

/** CSS with the product's fonts in itself, for pages that are not the product's own. */
export const fontFaces = (): string =>
  Object.entries(FONTS).map(([family, file]) => {
    const font = readFileSync(require.resolve(file)).toString('base64')
    return `@font-face { font-family: '${family}'; font-weight: 100 900; font-display: swap;
      src: url('data:font/woff2;base64,${font}') format('woff2') }`
  }).join('\n')
