import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { journeyOptions } from './tests/harness/chromium.ts'

const SECONDS = 1_000

/** Asks the system for a port nobody listens on. */
function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}

/** A data folder of this run alone, open to the account PostgreSQL runs under, gone when the run ends. */
function createDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'framewright-journeys-'))
  chmodSync(folder, 0o755)
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
  return folder
}

// Workers read this file again: they find the first reader's choices in the environment.
process.env.JOURNEY_PORT ??= String(await findFreePort())
process.env.JOURNEY_DATA_DIR ??= createDataFolder()

const baseURL = `http://localhost:${process.env.JOURNEY_PORT}`

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/journeys',
  // Browsers wait for the server and for timers: a third one uses the cores meanwhile.
  workers: 3,
  timeout: 180 * SECONDS,
  expect: { timeout: 20 * SECONDS },
  // A journey that fails is run once more; the summary names those that passed only then.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: [
    ['line'],
    ['json', { outputFile: 'test-results/journeys.json' }],
  ],
  use: {
    baseURL,
    // Dates are written as the browser's locale does.
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    // Recording every step slows all of them down.
    trace: process.env.FULL ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: journeyOptions(),
  },
  projects: [
    { name: 'visitors', testMatch: /\.setup\.ts$/ },
    { name: 'chromium', use: { browserName: 'chromium' }, dependencies: ['visitors'] },
  ],
  webServer: {
    command: 'node scripts/start.mjs',
    url: `${baseURL}/readyz`,
    timeout: 120 * SECONDS,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10 * SECONDS },
    stdout: 'pipe',
    stderr: 'pipe',
    env: {
      PORT: process.env.JOURNEY_PORT,
      PUBLIC_URL: baseURL,
      DATA_DIR: process.env.JOURNEY_DATA_DIR,
      DATABASE_URL: '',
      S3_BUCKET: '',
      SMTP_URL: '',
      DEMO: 'on',
      LOG_LEVEL: 'warn',
      // What tests send says which address it comes from: attempts are counted by address.
      TRUST_PROXY: 'on',
      RATE_PER_TOKEN: 'off',
      RATE_PER_ADDRESS: 'off',
    },
  },
})
