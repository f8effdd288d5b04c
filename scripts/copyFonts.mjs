import { copyFile, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './processes.mjs'

/** Noto Sans for the writing systems of the world; Chinese, Japanese and Korean come in slices. License: OFL. */
const PACKAGES = ['', '-arabic', '-hebrew', '-jp', '-kr', '-sc', '-tc'].map((script) => `noto-sans${script}`)

/** The weights that sheets are set in. */
const FILE = /-(?:400|700)-normal\.woff2$/

/** Copies the fonts that exports embed to dist/fonts, with the tables of what is in which file. */
export async function copyFonts() {
  for (const name of PACKAGES) {
    const [from, to] = [join(root, 'node_modules/@fontsource', name), join(root, 'dist/fonts', name)]
    await mkdir(to, { recursive: true })
    const files = (await readdir(join(from, 'files'))).filter((file) => FILE.test(file))
    await Promise.all([
      copyFile(join(from, 'unicode.json'), join(to, 'unicode.json')),
      copyFile(join(from, 'LICENSE'), join(to, 'LICENSE')),
      ...files.map((file) => copyFile(join(from, 'files', file), join(to, file))),
    ])
  }
}
