import { defineConfig } from '@playwright/test'
import e2e from '../../playwright.config.ts'

/** `npm run screens`: opens the same screens as the end-to-end tests and takes screenshots without checks. */
export default defineConfig({
  ...e2e,
  testDir: '.',
  outputDir: '../../test-results/sheet',
  timeout: 120_000,
})
