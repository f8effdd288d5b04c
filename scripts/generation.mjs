import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { root, runNode, tools } from './processes.mjs'
import { makeWhenStale } from './stamps.mjs'

// `prisma generate` only looks whether this file exists: without it, it would download an engine nothing here uses.
export const PRISMA_ENVIRONMENT = {
  PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
  PRISMA_HIDE_UPDATE_MESSAGE: '1',
  CHECKPOINT_DISABLE: '1',
}

/** The schema as the server describes it, and the committed copy that is reviewed. */
export const PRINTED_SCHEMA = 'dist/schema.graphql'
export const SCHEMA = 'schema.graphql'
/** The documents of the web client by their hash. */
export const DOCUMENTS = 'server/graphql/__generated__/clientDocuments.json'
const ARTIFACTS = 'web/__generated__'

/** Whether a file is written by hand. */
export const isSource = (path) => !path.includes('__generated__')

async function writeWhole(path, text) {
  await mkdir(dirname(join(root, path)), { recursive: true })
  await writeFile(join(root, path), text)
}

/** Generates the database client and the schema builder's types from prisma/schema.prisma. */
export function generateClient() {
  return makeWhenStale({
    title: 'Generating the database client',
    stamp: 'dist/database.stamp',
    inputs: ['prisma/schema.prisma', 'prisma/prisma.config.ts', 'package-lock.json'],
    outputs: ['server/__generated__'],
    make: () => runNode([tools.prisma, 'generate', '--config', 'prisma/prisma.config.ts'], PRISMA_ENVIRONMENT),
  })
}

/** Writes the schema to dist/, and the types of events and failures that the web reads, as the server declares them. */
export async function describeServer() {
  const described = await runNode(['--import', 'tsx', 'server/printSchema.ts'])
  const files = described.code === 0 ? JSON.parse(described.stdout) : {}
  for (const [path, text] of Object.entries(files)) await writeWhole(path, text)
  return described
}

/** Generates the server's description if its code changed. */
export function generateDescription() {
  return makeWhenStale({
    title: 'Describing the server',
    stamp: 'dist/description.stamp',
    inputs: ['server', 'drawing', 'prisma/schema.prisma', 'tsconfig.json', 'package-lock.json'],
    isInput: isSource,
    outputs: [PRINTED_SCHEMA, 'web/messages/__generated__'],
    make: describeServer,
  })
}

/** Copies the described schema to schema.graphql, which is committed. */
export async function updateSchema() {
  const [printed, committed] = await readSchemas()
  if (printed !== committed) await writeWhole(SCHEMA, printed)
}

/** The schema as the server describes it, and as it is committed. */
export const readSchemas = () =>
  Promise.all([PRINTED_SCHEMA, SCHEMA].map((path) => readFile(join(root, path), 'utf8').catch(() => '')))

/** Whether the list of documents holds every one that an artifact names by its hash. */
async function isListComplete() {
  const documents = JSON.parse(await readFile(join(root, DOCUMENTS), 'utf8'))
  const names = await readdir(join(root, ARTIFACTS))
  const texts = await Promise.all(names.map((name) => readFile(join(root, ARTIFACTS, name), 'utf8')))
  const hashes = texts.flatMap((text) => /^ +"id": "([0-9a-f]{64})",$/m.exec(text)?.[1] ?? [])
  return hashes.every((hash) => Object.hasOwn(documents, hash))
}

/** Compiles every GraphQL tag in web/ to a Relay artifact, and lists the documents that they name by their hash. */
export async function compileRelay() {
  await mkdir(join(root, ARTIFACTS), { recursive: true })
  if (!existsSync(join(root, DOCUMENTS))) await writeWhole(DOCUMENTS, '{}\n')
  const compiled = await runNode([tools.relay, '--noWatchman'])
  if (compiled.code !== 0 || (await isListComplete())) return compiled
  // The compiler lists only documents of artifacts that it writes.
  await rm(join(root, ARTIFACTS), { recursive: true })
  return compileRelay()
}

/** Compiles the Relay artifacts if the web client or schema.graphql changed. */
export function generateArtifacts() {
  return makeWhenStale({
    title: 'Compiling the Relay artifacts',
    stamp: 'dist/relay.stamp',
    inputs: ['web', SCHEMA, 'relay.config.js', 'package-lock.json'],
    isInput: (path) => isSource(path) && !/\.(?:css|webp|avif|woff2)$/.test(path),
    outputs: [ARTIFACTS, DOCUMENTS],
    make: compileRelay,
  })
}

/** Types the documents of client/documents if they or schema.graphql changed. */
export function generateDocuments() {
  return makeWhenStale({
    title: "Typing the client's documents",
    stamp: 'dist/documents.stamp',
    inputs: ['client/documents', SCHEMA, 'scripts/generateDocuments.mjs', 'package-lock.json'],
    outputs: ['client/__generated__'],
    make: () => runNode(['scripts/generateDocuments.mjs']),
  })
}
