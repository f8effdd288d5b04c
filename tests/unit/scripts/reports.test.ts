import { expect, it } from 'vitest'

interface Summary {
  passed: number
  skipped: string[]
  failures: { title: string; message: string }[]
  unsteady: { title: string; message: string }[]
}

const { summarizePlaywright, summarizeVitest } = await import(
  new URL('../../../scripts/reports.mjs', import.meta.url).href
) as Record<'summarizePlaywright' | 'summarizeVitest', (report: object) => Summary>

it('names the tests of vitest that were skipped, that failed, and that passed when run again', () => {
  const results = (...each: [status: string, fullName: string, ...failureMessages: string[]][]) =>
    each.map(([status, fullName, ...failureMessages]) => ({ status, fullName, failureMessages }))
  const first = results(['passed', 'adds'], ['passed', 'waits', 'Late'], ['skipped', 'reads (needs xmllint)'])
  const second = results(['failed', 'counts', 'Wrong'], ['todo', 'ends'])
  expect(summarizeVitest({
    numPassedTests: 2,
    testResults: [
      { name: 'tests/unit/a.test.ts', assertionResults: first },
      { name: 'tests/unit/b.test.ts', status: 'failed', assertionResults: second },
    ],
  })).toEqual({
    passed: 2, areas: { unit: 2 }, unsteady: [{ title: 'tests/unit/a.test.ts › waits', message: 'Late' }],
    skipped: ['tests/unit/a.test.ts › reads (needs xmllint)', 'tests/unit/b.test.ts › ends'],
    failures: [{ title: 'tests/unit/b.test.ts › counts', message: 'Wrong' }],
  })
})

it('names the journeys that were skipped, and those that failed', () => {
  const spec = (title: string, status: string) =>
    ({ file: 'board.spec.ts', title, tests: [{ status, results: [{ errors: [{ message: 'Wrong' }] }] }] })
  expect(summarizePlaywright({
    errors: [], stats: { expected: 1, flaky: 1 },
    suites: [{
      specs: [spec('opens', 'expected')],
      suites: [{ specs: [spec('waits', 'skipped'), spec('ends', 'unexpected')] }],
    }],
  })).toEqual({
    passed: 2, areas: {}, unsteady: [], skipped: ['tests/e2e/board.spec.ts › waits'],
    failures: [{ title: 'tests/e2e/board.spec.ts › ends', message: 'Wrong' }],
  })
})
