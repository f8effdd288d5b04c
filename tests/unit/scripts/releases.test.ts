import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../..')

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'framewright-releases-'))
  cpSync(join(root, 'scripts'), join(folder, 'scripts'), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  mkdirSync(join(folder, 'docs/schema'), { recursive: true })
  mkdirSync(join(folder, 'server/graphql'), { recursive: true })
  mkdirSync(join(folder, 'web'))
  write('.gitignore', 'node_modules\n__generated__\n')
  write('package.json', '{ "version": "0.1.0" }\n')
  write('package-lock.json', '{ "version": "0.1.0", "packages": { "": { "version": "0.1.0" } } }\n')
  write('CHANGELOG.md', '## Unreleased\n\n- Boats. See docs/schema/unreleased.md.\n\n## 0.1.0 – 2026-11-21\n')
  write('schema.graphql', 'type Query { boat: Int }\n')
  cpSync(join(root, 'relay.config.js'), join(folder, 'relay.config.js'))
  write('web/page.ts', "import { graphql } from 'react-relay'\ngraphql`query pageQuery { boat }`\n")
  write('server/graphql/releasedDocuments.json', JSON.stringify({ old: '{ boat old: boat }', gone: '{ ship }' }))
  write('docs/schema/unreleased.md', '# Moving from 0.1 to the next release\n')
  git('init', '--quiet')
  git('config', 'user.name', 'Ada')
  git('config', 'user.email', 'ada@film.test')
  commit('Begin')
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(path: string, text: string): void {
  writeFileSync(join(folder, path), text)
}

const read = (path: string): string => readFileSync(join(folder, path), 'utf8')

const git = (...parameters: string[]): string => execFileSync('git', parameters, { cwd: folder, encoding: 'utf8' })

function commit(subject: string): void {
  git('add', '--all')
  git('commit', '--quiet', '--message', subject)
}

function run(script: string, ...parameters: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${script}.mjs`, ...parameters], {
    cwd: folder, encoding: 'utf8',
  })
  return { status, said: `${stdout}${stderr}`.trim() }
}

it('gives the unreleased changes a version in one commit, which the list of releases then has', () => {
  expect(run('prepareRelease', '0.2.0')).toEqual({ status: 0, said: 'Committed "Release 0.2.0".' })
  const day = new Date().toISOString().slice(0, 10)
  expect(git('log', '-1', '--format=%s').trim()).toBe('Release 0.2.0')
  expect(git('status', '--porcelain')).toBe('')
  expect(read('package.json') + read('package-lock.json')).not.toContain('0.1.0')
  expect(read('CHANGELOG.md')).toContain(`## 0.2.0 – ${day}\n\n- Boats. See docs/schema/0.2.0.md.\n`)
  expect(read('docs/schema/0.2.0.graphql')).toBe(`# Released on ${day}\ntype Query { boat: Int }\n`)
  expect(read('docs/schema/0.2.0.md')).toBe('# Moving from 0.1 to 0.2.0\n')
  const documents = JSON.parse(read('server/graphql/releasedDocuments.json')) as Record<string, string>
  expect(Object.values(documents).toSorted()).toEqual(['query pageQuery {\n  boat\n}\n', '{ boat old: boat }'])
  expect(run('release')).toEqual({ status: 0, said: 'Releases in the history: 0.2.0' })
  expect(run('release', '0.3.0')).toEqual({
    status: 1, said: 'There is no release 0.3.0 in the history. Releases: 0.2.0.',
  })
})

it.each([
  [[], 'Give the version: npm run release:prepare -- 0.2.0'],
  [['two'], 'Give the version: npm run release:prepare -- 0.2.0'],
  [['0.1.0'], '0.1.0 does not come after 0.1.0.'],
  [['0.0.9'], '0.0.9 does not come after 0.1.0.'],
])('refuses %j and commits nothing', (parameters, said) => {
  expect(run('prepareRelease', ...parameters)).toEqual({ status: 1, said })
  expect(git('log', '--format=%s').trim()).toBe('Begin')
})

it('refuses what is not committed, and a release without changes', () => {
  write('package.json', '{ "version": "0.1.0", "name": "boats" }\n')
  expect(run('prepareRelease', '0.2.0')).toEqual({ status: 1, said: 'Commit your changes first.' })
  write('CHANGELOG.md', '# Changelog\n\n## Unreleased\n\n## 0.1.0 – 2026-11-21\n\n- First.\n')
  commit('Empty the changelog')
  expect(run('prepareRelease', '0.2.0')).toEqual({ status: 1, said: 'CHANGELOG.md says nothing under "Unreleased".' })
})
