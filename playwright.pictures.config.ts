import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

/** `npm run pictures`: the pictures of the README and of the landing page, taken from the demo studio. */
export default defineConfig({
  ...journeys,
  fullyParallel: true,
  // An AVIF takes its time.
  timeout: 300_000,
  reporter: 'list',
  outputDir: 'test-results/pictures',
  projects: [
    { name: 'visitors', testMatch: /\.setup\.ts$/ },
    { name: 'pictures', testMatch: /takePictures\.ts$/, dependencies: ['visitors'] },
  ],
})
