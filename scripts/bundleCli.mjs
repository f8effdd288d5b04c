import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './processes.mjs'
import { hashInputs } from './stamps.mjs'

const FOLDER = 'dist/cli'
const INPUTS = ['cli', 'client', 'package-lock.json', 'scripts/bundleCli.mjs']

async function bundle(name) {
  const { build } = await import('vite')
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  const scratch = `${FOLDER}/${process.pid}`
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    ssr: { noExternal: true },
    define: { VERSION: JSON.stringify(version) },
    build: {
      ssr: 'cli/main.ts',
      outDir: scratch,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      rollupOptions: { output: { entryFileNames: name } },
    },
  })
  const older = (await readdir(join(root, FOLDER))).filter((file) => file.endsWith('.mjs') && file !== name)
  // Named after its sources and put in place whole: any number of processes may begin at once.
  await rename(join(root, scratch, name), join(root, FOLDER, name))
  await Promise.all([scratch, ...older.map((file) => `${FOLDER}/${file}`)].map(remove))
}

const remove = (path) => rm(join(root, path), { recursive: true, force: true })

/** The address of the command line as one file of JavaScript, made when its sources changed. */
export async function bundleCli() {
  const name = `${(await hashInputs(INPUTS)).slice(0, 16)}.mjs`
  const path = join(root, FOLDER, name)
  if (!existsSync(path)) {
    await mkdir(join(root, FOLDER), { recursive: true })
    await bundle(name)
  }
  return pathToFileURL(path).href
}
