import { readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { defaultSystem } from '@chakra-ui/react'
import { expect, it } from 'vitest'
import { system } from './theme.ts'

const WEB = join(import.meta.dirname, '..')
const CHAKRA = join(dirname(createRequire(import.meta.url).resolve('@chakra-ui/react/package.json')), 'dist/esm')

const read = (path: string) => readFileSync(path, 'utf8')
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found ?? '')

/** What the sources of the web import from Chakra. */
function importedNames(): Set<string> {
  const sources = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path))
  const lists = sources.flatMap((path) => matches(read(join(WEB, path)), /import \{([^}]*)\} from '@chakra-ui\/react'/g))
  return new Set(lists.flatMap((list) => list.split(',').map((name) => name.trim().split(' ')[0] ?? '')))
}

/** The file of each name that Chakra exports. */
function chakraFiles(): Map<string, string> {
  const index = read(join(CHAKRA, 'index.js'))
  const files = new Map<string, string>()
  for (const [, alias = '', path = ''] of index.matchAll(/import \* as (\S+) from '(\.[^']+)'/g)) {
    const name = new RegExp(`export \\{ ${alias.replace('$', '\\$')} as (\\w+) \\}`).exec(index)?.[1]
    if (name) files.set(name, join(CHAKRA, path))
  }
  for (const [, names = '', path = ''] of index.matchAll(/export \{([^}]*)\} from '(\.[^']+)'/g)) {
    for (const name of names.split(',')) files.set(name.trim(), join(CHAKRA, path))
  }
  return files
}

/** The recipes that a file of Chakra and those it imports ask for. */
function recipesOf(path: string, seen = new Set<string>()): string[] {
  if (seen.has(path)) return []
  seen.add(path)
  const text = read(path)
  const parts = matches(text, /from '(\.[^']+)'/g).map((part) => join(dirname(path), part))
  return [
    ...matches(text, /(?:Recipe|RecipeContext)\(\{\s*key: "(\w+)"/g),
    ...parts.filter((part) => part.includes('/components/')).flatMap((part) => recipesOf(part, seen)),
  ]
}

it('has the recipe of every control in use', () => {
  const files = chakraFiles()
  const used = [...importedNames()].flatMap((name) => recipesOf(files.get(name) ?? join(CHAKRA, 'anatomy.js')))
  expect(used).toContain('menu')
  expect([...new Set(used)].filter((key) => defaultSystem.hasRecipe(key) && !system.hasRecipe(key))).toEqual([])
})
