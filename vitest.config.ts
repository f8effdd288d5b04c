import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { webPlugins } from './web/vite.config.ts'

const SECONDS = 1_000

/**
 * Component tests that need modules of their own: those that replace some, which others may have loaded, and those that
 * change the language, which a page settles once.
 */
const NEEDS_ISOLATION = /\b(?:vi\.mock|speak|setShownLanguage)\(/
const isolatedTests = readdirSync(join(import.meta.dirname, 'web'), { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.test\.tsx?$/.test(path))
  .map((path) => `web/${path.replaceAll('\\', '/')}`)
  .filter((path) => NEEDS_ISOLATION.test(readFileSync(join(import.meta.dirname, path), 'utf8')))

const BROWSER_SETUP = 'tests/harness/browserSetup.ts'
const BROWSER_TIMEOUT_MS = 90 * SECONDS

const children = new URL('scripts/children.mjs', import.meta.url).href
const { startBuiltChildren } = (await import(children)) as { startBuiltChildren: Plugin }

const CORES = Math.max(2, availableParallelism())

/** `later(async () => (await import('./X.tsx')).X)`, with whatever else stands in the call. */
const LATER =
  /^(export )?const (\w+) = later\(\s*async \(\) => \(await import\('([^']+)'\)\)\.(\w+)[^]*?\)\n(?=\n|const|export)/gm

/** Component tests have at once what pages bring after their first picture: journeys wait for it. */
const withoutWaiting: Plugin = {
  name: 'framewright:without-waiting',
  enforce: 'pre',
  transform(code, id) {
    if (!/\.tsx$/.test(id) || id.includes('node_modules') || !code.includes(' = later(')) return
    return code.replace(LATER, (_call, exported: string | undefined, name: string, path: string, imported: string) =>
      `import { ${imported} as ${name} } from '${path}'\n${exported ? `export { ${name} }\n` : ''}`)
  },
}

export default defineConfig({
  test: {
    // Tests of the server wait for PostgreSQL, processes and timers: one more worker uses the cores meanwhile.
    maxWorkers: CORES + 1,
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/{drawing,unit,lint}/**/*.test.ts'],
          isolate: false,
          testTimeout: 60 * SECONDS,
        },
      },
      {
        plugins: [withoutWaiting, webPlugins()],
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['web/**/*.test.{ts,tsx}'],
          exclude: isolatedTests,
          // Loading React, Relay and Chakra takes longer than the tests of most files.
          isolate: false,
          setupFiles: [BROWSER_SETUP, 'tests/harness/sharedBrowserSetup.ts'],
          testTimeout: BROWSER_TIMEOUT_MS,
        },
      },
      {
        plugins: [withoutWaiting, webPlugins()],
        test: {
          name: 'web-isolated',
          environment: 'jsdom',
          include: isolatedTests,
          setupFiles: [BROWSER_SETUP],
          testTimeout: BROWSER_TIMEOUT_MS,
        },
      },
      {
        plugins: [startBuiltChildren],
        resolve: {
          alias: [
            // The copy that Node gives to the packages: a second one would refuse the schema of the first.
            { find: /^graphql$/, replacement: createRequire(import.meta.url).resolve('graphql') },
            { find: /^@node-rs\/argon2$/, replacement: join(import.meta.dirname, 'tests/harness/cheapHash.ts') },
          ],
        },
        test: {
          name: 'server',
          environment: 'node',
          include: ['tests/{api,rest,guards,cli}/**/*.test.ts'],
          // Every file opens and closes the application itself: loading its modules once a worker halves the run.
          isolate: false,
          globalSetup: ['tests/harness/globalSetup.ts'],
          testTimeout: 90 * SECONDS,
          hookTimeout: 180 * SECONDS,
        },
      },
    ],
  },
})
