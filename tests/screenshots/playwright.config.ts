import { defineConfig } from '@playwright/test'
import e2e from '../../playwright.config.ts'

/** `npm run screens`: opens the same screens as the end-to-end tests, to be looked at and not checked. */
export default defineConfig({
  ...e2e,
  testDir: '.',
  outputDir: '../../test-results/sheet',
  timeout: 120_000,
})
