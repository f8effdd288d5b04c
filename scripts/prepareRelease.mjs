import { existsSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildSchema, parse, validate } from 'graphql'
import { compileRelay, DOCUMENTS } from './generation.mjs'
import { runOrExit } from './prepare.mjs'
import { root } from './processes.mjs'
import { git, isLater, refuse } from './releases.mjs'

const HEADING = '## Unreleased\n'
const NOTES = 'docs/schema/unreleased.md'
const RELEASED_DOCUMENTS = 'server/graphql/releasedDocuments.json'

const read = (path) => readFile(join(root, path), 'utf8')

/** Rewrites a file of the repository. */
async function change(path, edit) {
  await writeFile(join(root, path), edit(await read(path)))
}

async function demandReady(version) {
  if (!/^\d+\.\d+\.\d+$/.test(version ?? '')) refuse('Give the version: npm run release:prepare -- 0.2.0')
  const { version: last } = JSON.parse(await read('package.json'))
  if (!isLater(version, last)) refuse(`${version} does not come after ${last}.`)
  if ((await git('status', '--porcelain')) !== '') refuse('Commit your changes first.')
  const [, changes = ''] = (await read('CHANGELOG.md')).split(HEADING)
  if (changes.split(/^## /m)[0].trim() === '') refuse('CHANGELOG.md says nothing under "Unreleased".')
  return last
}

/** Adds the web client's documents to those of earlier releases, without the ones that the schema rejects by now. */
async function addDocuments() {
  await rm(join(root, DOCUMENTS), { force: true })
  const compiled = await compileRelay()
  if (compiled.code !== 0) refuse(compiled.output.trim())
  const schema = buildSchema(await read('schema.graphql'))
  const current = JSON.parse(await read(DOCUMENTS))
  await change(RELEASED_DOCUMENTS, (text) => {
    const documents = Object.entries({ ...JSON.parse(text), ...current }).sort()
    const valid = documents.filter(([, document]) => validate(schema, parse(document)).length === 0)
    return `${JSON.stringify(Object.fromEntries(valid), null, 2)}\n`
  })
}

/** Gives the unreleased changes a version, in one commit. */
async function prepare(version) {
  const last = await demandReady(version)
  const day = new Date().toISOString().slice(0, 10)
  const setVersion = (text) => text.replace(`"version": "${last}"`, `"version": "${version}"`)
  await change('package.json', setVersion)
  // The lock names it twice: for itself and for the package at its root.
  await change('package-lock.json', (text) => setVersion(setVersion(text)))
  await change('CHANGELOG.md', (text) =>
    text.replace(HEADING, `## ${version} – ${day}\n`).replaceAll(NOTES, `docs/schema/${version}.md`))
  await writeFile(join(root, `docs/schema/${version}.graphql`), `# Released on ${day}\n${await read('schema.graphql')}`)
  if (existsSync(join(root, NOTES))) {
    await rename(join(root, NOTES), join(root, `docs/schema/${version}.md`))
    await change(`docs/schema/${version}.md`, (text) => text.replace('to the next release', `to ${version}`))
  }
  await addDocuments()
  await git('add', '--all')
  await git('commit', '--quiet', '--message', `Release ${version}`)
  process.stdout.write(`Committed "Release ${version}".\n`)
}

await runOrExit(() => prepare(process.argv[2]))
