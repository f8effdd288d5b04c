import { existsSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runOrExit } from './prepare.mjs'
import { root } from './processes.mjs'
import { git, isLater, refuse } from './releases.mjs'

const HEADING = '## Unreleased\n'
const NOTES = 'docs/schema/unreleased.md'

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
  await git('add', '--all')
  await git('commit', '--quiet', '--message', `Release ${version}`)
  process.stdout.write(`Committed "Release ${version}".\n`)
}

await runOrExit(() => prepare(process.argv[2]))
