import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { subsetFonts } from '../../../web/prerender/pageFonts.ts'

const FILES = {
  'inter-latin-standard-normal-1a2b3c4d': '@fontsource-variable/inter/files/inter-latin-standard-normal.woff2',
  'jetbrains-mono-latin-wght-normal-1a2b3c4d':
    '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
}
const CSS = Object.keys(FILES).map((name, index) =>
  `@font-face{font-family:${index === 0 ? 'Inter' : 'Mono'};src:url(/assets/${name}.woff2)format("woff2");` +
  'unicode-range:U+??,U+2000-206F}').join('')

let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'framewright-fonts-'))
  mkdirSync(join(folder, 'assets'))
  for (const [name, path] of Object.entries(FILES)) {
    copyFileSync(join('node_modules', path), join(folder, `assets/${name}.woff2`))
  }
})

afterAll(() => rmSync(folder, { recursive: true }))

test('fonts of a page hold its letters and what can be typed, and stand before the whole ones', async () => {
  const page = '<style>.a{content:"ß"}</style><p title="ø">Prévisualisez le film… </p>'
  const { css, first } = await subsetFonts(CSS, [page], folder)
  expect(css.startsWith(CSS)).toBe(true)
  const faces = css.slice(CSS.length).match(/@font-face\{[^}]*\}/g) ?? []
  expect(faces).toHaveLength(2)
  expect(first).toHaveLength(2)
  for (const [index, face] of faces.entries()) {
    const address = first[index] ?? ''
    expect(face).toContain(`url(${address})`)
    const range = /unicode-range:([^}]*)/.exec(face)?.[1]?.split(',') ?? []
    expect(range).toEqual(expect.arrayContaining(['U+41', 'U+7a', 'U+e9', 'U+2026']))
    expect(range).not.toContain('U+df')
    expect(range).not.toContain('U+f8')
    const whole = statSync(join(folder, `assets/${Object.keys(FILES)[index]}.woff2`)).size
    expect(existsSync(join(folder, address))).toBe(true)
    expect(statSync(join(folder, address)).size).toBeLessThan(whole * 0.45)
  }
})

test('a style sheet without a font of the page is refused', async () => {
  await expect(subsetFonts('@font-face{font-family:Other}', [], folder)).rejects.toThrow('No face')
})
