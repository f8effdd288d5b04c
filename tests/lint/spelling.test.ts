import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** Words of others: a released schema, a call of a library, and what somebody may type to find a command. */
const KEPT = /^docs\/schema\/0\.1\.0\.graphql:|\.toColou[r]space\(|'appearance mode colou[r] color /

test('color is spelled in American English', () => {
  const patterns = ['colou[r]', '--', '.', ':!package-lock.json']
  const lines = execFileSync('git', ['grep', '--ignore-case', ...patterns], { encoding: 'utf8' }).trim().split('\n')
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.filter((line) => !KEPT.test(line))).toEqual([])
})
