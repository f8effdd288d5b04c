import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { webPlugins } from './web/vite.config.ts'

const SECONDS = 1_000

export default defineConfig({
  test: {
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/{drawing,unit,lint}/**/*.test.ts'],
          testTimeout: 60 * SECONDS,
        },
      },
      {
        plugins: webPlugins(),
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['web/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/harness/browserSetup.ts'],
          testTimeout: 90 * SECONDS,
        },
      },
      {
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
