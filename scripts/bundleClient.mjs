import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { root, runNode, tools } from './processes.mjs'

const FOLDER = 'dist/client'
const SCRATCH = `dist/client-${process.pid}`

// One file without packages, for Node and browsers, with its types: all that `framewright/client` is.
await build({
  configFile: false,
  root,
  logLevel: 'warn',
  build: {
    lib: { entry: 'client/public.ts', formats: ['es'], fileName: () => 'public.js' },
    outDir: SCRATCH,
    emptyOutDir: true,
    copyPublicDir: false,
    target: 'es2023',
    minify: false,
  },
})
const declared = await runNode([tools.tsc, '--project', 'client/tsconfig.json', '--outDir', SCRATCH])
if (declared.code === 0) {
  await rm(join(root, FOLDER), { recursive: true, force: true })
  await rename(join(root, SCRATCH), join(root, FOLDER))
} else {
  await rm(join(root, SCRATCH), { recursive: true, force: true })
  process.stdout.write(declared.output)
  process.exitCode = 1
}
