import { existsSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root, run, runNode, tools } from './processes.mjs'
import { hashInputs, isStamped, writeStamp } from './stamps.mjs'
import { step, StepFailed } from './terminal.mjs'

const OLDEST_NODE = [20, 19]
const INSTALL_STAMP = 'node_modules/.framewright-install'

// `prisma generate` only looks whether this file exists: without it, it would download an engine nothing here uses.
const PRISMA_ENVIRONMENT = {
  PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
  PRISMA_HIDE_UPDATE_MESSAGE: '1',
  CHECKPOINT_DISABLE: '1',
}

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

/** Makes what a stamp stands for unless `output` is there and its inputs are those of the last time. */
async function makeWhenStale({ title, stamp, output, inputs, isInput, make }) {
  const value = await hashInputs(inputs, isInput)
  if (existsSync(join(root, output)) && (await isStamped(stamp, value))) return
  // What is interrupted half-way must not look finished.
  await rm(join(root, stamp), { force: true })
  await step(title, make)
  await writeStamp(stamp, value)
}

/** Generates the database client and the schema builder's types from prisma/schema.prisma, when that changed. */
export function generateClient() {
  return makeWhenStale({
    title: 'Generating the database client',
    stamp: 'server/__generated__/.stamp',
    output: 'server/__generated__/prisma/client.ts',
    inputs: ['prisma/schema.prisma', 'prisma/prisma.config.ts', 'package-lock.json'],
    make: () => runNode([tools.prisma, 'generate', '--config', 'prisma/prisma.config.ts'], PRISMA_ENVIRONMENT),
  })
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
    output: 'dist/web/index.html',
    inputs: ['web', 'drawing', 'schema.graphql', 'relay.config.js', 'tsconfig.json', 'package-lock.json'],
    isInput: (path) => !/\.test\.tsx?$/.test(path),
    make: buildIntoPlace,
  })
}

/** Bundles the server into dist/server when anything it is made of changed. */
export function buildServer() {
  return makeWhenStale({
    title: 'Building the server',
    stamp: 'dist/server.stamp',
    output: 'dist/server/main.js',
    inputs: [
      'server', 'drawing', 'prisma/demo', 'scripts/bundleServer.mjs', 'scripts/children.mjs', 'scripts/copyFonts.mjs',
      'tsconfig.json', 'package-lock.json',
    ],
    make: () => runNode(['scripts/bundleServer.mjs'], { NODE_ENV: 'production' }),
  })
}

/** Prints the committed files that describe the server; `files` of the finished run has their texts by path. */
export async function printSchema() {
  const printed = await runNode(['--import', 'tsx', 'server/printSchema.ts'])
  return { ...printed, files: printed.code === 0 ? JSON.parse(printed.stdout) : {} }
}

/** Writes schema.graphql and the types of events as the server code describes them; unchanged files are left alone. */
export async function writeSchema() {
  const printed = await printSchema()
  for (const [name, text] of Object.entries(printed.files)) {
    const path = join(root, name)
    const committed = await readFile(path, 'utf8').catch(() => '')
    if (committed !== text) await writeFile(path, text)
  }
  return printed
}

/** Writes the documents of client/documents with their types; with `--validate` only says whether they are current. */
export function writeDocuments(...parameters) {
  return runNode(['scripts/generateDocuments.mjs', ...parameters])
}

/** Builds what `framewright/client` is into dist/client when anything it is made of changed. */
export function buildClientPackage() {
  return makeWhenStale({
    title: 'Building framewright/client',
    stamp: 'dist/client.stamp',
    output: 'dist/client/public.js',
    inputs: ['client', 'scripts/bundleClient.mjs', 'tsconfig.json', 'package-lock.json'],
    make: () => runNode(['scripts/bundleClient.mjs'], { NODE_ENV: 'production' }),
  })
}

/** Writes the Relay artifacts of every tag in web/. */
export async function compileRelay() {
  const result = await runNode([tools.relay, '--noWatchman'])
  if (result.code === 0) await forgetRejectedDocuments()
  return result
}

/** Removes documents of earlier versions that the schema rejects by now: no client can use them. */
async function forgetRejectedDocuments() {
  const { buildSchema, parse, validate } = await import('graphql')
  const path = join(root, 'server/graphql/clientDocuments.json')
  const schema = buildSchema(await readFile(join(root, 'schema.graphql'), 'utf8'))
  const documents = Object.entries(JSON.parse(await readFile(path, 'utf8')))
  const valid = documents.filter(([, text]) => validate(schema, parse(text)).length === 0)
  await writeFile(path, `${JSON.stringify(Object.fromEntries(valid), null, 2)}\n`)
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
