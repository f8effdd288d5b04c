import { installChromium } from './chromium.mjs'
import { generateArtifacts, generateClient, generateDocuments } from './generation.mjs'
import { buildClientPackage, buildServer, buildWeb, checkNode, installPackages, runOrExit } from './prepare.mjs'
import { root, startProcess, stopAll, stopOnSignals, tools } from './processes.mjs'
import { openRunFolder } from './runFolder.mjs'

const vitest = (...projects) => [tools.vitest, 'run', ...projects.flatMap((project) => ['--project', project])]

const product = [generateClient, generateArtifacts, buildWeb, buildServer, installChromium]

/** What each part of the tests needs and runs; file names or options of the runner may follow its name. */
const PARTS = {
  unit: { needs: [generateClient], runs: vitest('node') },
  web: { needs: [generateArtifacts], runs: vitest('web', 'web-isolated') },
  api: {
    needs: [
      generateClient, generateArtifacts, generateDocuments, buildClientPackage, buildServer, installChromium,
    ],
    runs: vitest('server'),
  },
  e2e: { needs: product, runs: [tools.playwright, 'test'] },
  bench: { needs: product, runs: ['--import', 'tsx', 'tests/benchmarks/run.ts'] },
}

checkNode()
process.chdir(root)
const [name, ...parameters] = process.argv.slice(2)
const part = PARTS[name]
if (!part) {
  process.stderr.write(`Name a part of the tests: ${Object.keys(PARTS).join(', ')}.\n`)
  process.exit(1)
}

const removeRunFolder = openRunFolder()
stopOnSignals(removeRunFolder)
await runOrExit(async () => {
  await installPackages()
  for (const prepare of part.needs) await prepare()
})
const child = startProcess(process.execPath, [...part.runs, ...parameters], { DEBUG_PRINT_LIMIT: '0' })
child.stdout.pipe(process.stdout)
child.stderr.pipe(process.stderr)
process.exitCode = await new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)))
await stopAll()
await removeRunFolder()
