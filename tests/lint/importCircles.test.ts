import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, test } from 'vitest'

const IMPORT = /(?:\bfrom|^import)\s+'(\.[^']+)'/gm

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { encoding: 'utf8' }).trim().split('\n')
  .filter((path) => !path.includes('__generated__'))

const imports = new Map(files.map((path) => {
  const found = [...readFileSync(path, 'utf8').matchAll(IMPORT)]
  return [path, found.map(([, name = '']) => posix.join(posix.dirname(path), name))]
}))

/** The first circle that a walk from a file meets, as its files in order. */
function circleFrom(path: string, done: Set<string>, walked: readonly string[] = []): readonly string[] | null {
  if (walked.includes(path)) return [...walked.slice(walked.indexOf(path)), path]
  if (done.has(path)) return null
  for (const next of imports.get(path) ?? []) {
    const circle = circleFrom(next, done, [...walked, path])
    if (circle) return circle
  }
  done.add(path)
  return null
}

test('no file imports itself by way of others, not even their types', () => {
  const done = new Set<string>()
  const circles = new Set(files.flatMap((path) => circleFrom(path, done)?.join(' → ') ?? []))
  expect([...circles]).toEqual([])
})
