import { existsSync } from 'node:fs'
import { readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isSource, PRISMA_ENVIRONMENT } from './generation.mjs'
import { root, run, runNode, tools } from './processes.mjs'
import { hashInputs, isStamped, makeWhenStale, writeStamp } from './stamps.mjs'
import { step, StepFailed } from './terminal.mjs'

const OLDEST_NODE = [20, 19]
const INSTALL_STAMP = 'node_modules/.framewright-install'

/** Stops with a clear sentence on a Node older than package.json allows. */
export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  const [oldestMajor, oldestMinor] = OLDEST_NODE
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return
  const needed = OLDEST_NODE.join('.')
  process.stderr.write(`Framewright needs Node ${needed} or newer; this is ${process.versions.node}.\n`)
  process.exit(1)
}

async function readPackages(lockPath) {
  const text = await readFile(join(root, lockPath), 'utf8').catch(() => null)
  return text === null ? null : JSON.parse(text).packages
}

/** Whether a package may be absent: an optional one that is not plainly the binary of this machine. */
function mayBeAbsent({ optional, os, cpu, libc }) {
  return Boolean(optional) && !(os?.includes(process.platform) && cpu?.includes(process.arch) && !libc)
}

/** Whether npm's own record of what lies in node_modules holds every package the lock names for this machine. */
async function matchesLock() {
  const [wanted, installed] = await Promise.all([
    readPackages('package-lock.json'),
    readPackages('node_modules/.package-lock.json'),
  ])
  if (!wanted || !installed) return false
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true
    const found = installed[path]
    return found ? found.version === entry.version : mayBeAbsent(entry)
  })
}

/** Installs the packages of package-lock.json unless they are there already. */
export async function installPackages() {
  const value = `${await hashInputs(['package-lock.json'])} ${process.platform}-${process.arch}`
  const isComplete = existsSync(join(root, 'node_modules/.package-lock.json'))
  if (isComplete && (await isStamped(INSTALL_STAMP, value))) return
  if (!(await matchesLock())) {
    const parameters = ['ci', '--include=dev', '--no-audit', '--no-fund']
    const npm = process.env.npm_execpath
    await step('Installing packages', () =>
      npm ? runNode([npm, ...parameters], PRISMA_ENVIRONMENT) : run('npm', parameters, PRISMA_ENVIRONMENT),
    )
  }
  await writeStamp(INSTALL_STAMP, value)
}

async function buildIntoPlace() {
  const built = await runNode(
    [tools.vite, 'build', '--config', 'web/vite.config.ts', '--outDir', '../dist/web-next', '--logLevel', 'warn'],
    { NODE_ENV: 'production' },
  )
  if (built.code !== 0) return built
  // Swapped whole: a build that fails leaves the pages that are there.
  await rm(join(root, 'dist/web'), { recursive: true, force: true })
  await rename(join(root, 'dist/web-next'), join(root, 'dist/web'))
  return built
}

/** Builds the web client into dist/web when anything it is made of changed. */
export function buildWeb() {
  return makeWhenStale({
    title: 'Building the web client',
    stamp: 'dist/web.stamp',
    inputs: ['web', 'drawing', 'schema.graphql', 'relay.config.js', 'tsconfig.json', 'package-lock.json'],
    isInput: (path) => !/\.test\.tsx?$/.test(path) && isSource(path),
    outputs: ['dist/web/index.html'],
    make: buildIntoPlace,
  })
}

/** Bundles the server into dist/server when anything it is made of changed. */
export function buildServer() {
  return makeWhenStale({
    title: 'Building the server',
    stamp: 'dist/server.stamp',
    inputs: [
      'server', 'drawing', 'prisma/schema.prisma', 'prisma/demo', 'scripts/bundleServer.mjs', 'scripts/children.mjs',
      'scripts/copyFonts.mjs', 'tsconfig.json', 'package-lock.json',
    ],
    isInput: isSource,
    outputs: ['dist/server/main.js'],
    make: () => runNode(['scripts/bundleServer.mjs'], { NODE_ENV: 'production' }),
  })
}

/** Builds what `framewright/client` is into dist/client when anything it is made of changed. */
export function buildClientPackage() {
  return makeWhenStale({
    title: 'Building framewright/client',
    stamp: 'dist/client.stamp',
    inputs: ['client', 'scripts/bundleClient.mjs', 'tsconfig.json', 'package-lock.json'],
    outputs: ['dist/client/public.js'],
    make: () => runNode(['scripts/bundleClient.mjs'], { NODE_ENV: 'production' }),
  })
}

/** Runs steps and ends the process with 1 after the first that fails, whose output was shown by then. */
export async function runOrExit(runSteps) {
  try {
    return await runSteps()
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error
    return process.exit(1)
  }
}
