import { defineConfig } from '@playwright/test'
import e2e from '../../playwright.config.ts'

/** `npm run screens`: opens the same screens as the end-to-end tests and takes screenshots without checks. A control that has another name in a language ends its test soon. */
export default defineConfig({
  ...e2e,
  testDir: '.',
  testMatch: 'screens.spec.ts',
  outputDir: '../../test-results/sheet',
  timeout: 120_000,
  use: { ...e2e.use, actionTimeout: 15_000 },
})
