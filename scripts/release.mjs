import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runOrExit } from './prepare.mjs'
import { root, run, stopOnSignals } from './processes.mjs'
import { git, readReleases, refuse } from './releases.mjs'
import { step } from './terminal.mjs'

/** Builds a release from its commit, apart from the working tree, and packs it with its sources. */
async function pack(version, commit) {
  const folder = await mkdtemp(join(tmpdir(), 'framewright-release-'))
  const name = `framewright-${version}`
  const place = join(folder, name)
  const archive = join(root, 'releases', `${name}.tar.gz`)
  try {
    await git('worktree', 'add', '--detach', place, commit)
    await step(`Building ${version}`, () => run('npm', ['run', 'build', '--prefix', place]))
    // The sources, and everything built from them: the archive starts without building again.
    const listed = await git('-C', place, 'ls-files', '-z', '--cached', '--others', '--', ':!node_modules')
    const files = listed.split('\0').filter(Boolean).map((file) => `${name}/${file}`)
    await writeFile(join(folder, 'files'), files.join('\n'))
    await mkdir(join(root, 'releases'), { recursive: true })
    await step('Packing', () => run('tar', ['-czf', archive, '-C', folder, '-T', join(folder, 'files')]))
  } finally {
    await run('git', ['worktree', 'remove', '--force', place])
    await rm(folder, { recursive: true, force: true })
  }
  const digest = createHash('sha256').update(await readFile(archive)).digest('hex')
  await writeFile(`${archive}.sha256`, `${digest}  ${name}.tar.gz\n`)
  process.stdout.write(`releases/${name}.tar.gz\n`)
}

const stopListening = stopOnSignals()
await runOrExit(async () => {
  const [version] = process.argv.slice(2)
  const releases = await readReleases()
  const known = [...releases.keys()].join(', ') || 'none'
  if (version === undefined) return process.stdout.write(`Releases in the history: ${known}\n`)
  const commit = releases.get(version) ?? refuse(`There is no release ${version} in the history. Releases: ${known}.`)
  await pack(version, commit)
})
stopListening()
