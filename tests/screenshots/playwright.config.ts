import { defineConfig } from '@playwright/test'
import journeys from '../../playwright.config.ts'

/** `npm run screens`: opens the same screens as the journeys do, to be looked at and not judged. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  outputDir: '../../test-results/sheet',
  timeout: 120_000,
})
