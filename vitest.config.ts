import { globSync, readFileSync } from 'node:fs'
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

/** These start, kill and flood processes, or try thousands of calls, for half a minute each: left to `--full`. */
const ONLY_IN_FULL = [
  'tests/data/{carry-over,embedded-database,embedded-folder}.test.ts',
  'tests/scale/{error-reports,fleet,heavy-reads,mail-kill,processes,processing-kill,races}.test.ts',
  'tests/security/fuzz-*-of-2.test.ts',
]

/**
 * These replace modules. Where files share what they have loaded, a module that an earlier file has loaded would not be replaced, so that the result
 * would depend on the order of the files.
 */
const WITH_MOCKED_MODULES = globSync('web/**/*.test.{ts,tsx}').filter((file) => readFileSync(file, 'utf8').includes('vi.mock('))

/** Not `setImmediate`, which the IndexedDB of the tests uses: what one file began would never end, also for those after it. */
const WEB = {
  environment: 'jsdom',
  fakeTimers: { toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] },
  setupFiles: ['tests/support/server/no-console-errors.ts', 'tests/support/server/clean-page.ts'],
} satisfies TestProjectInlineConfiguration['test']

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'server',
          include: [
            'server/**/*.test.ts',
            'contract/**/*.test.ts',
            'content/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/**/*.test.ts',
          ],
          exclude: [...configDefaults.exclude, 'tests/languages/**', ...(process.env.TEST_FULL === '0' ? ONLY_IN_FULL : [])],
          environment: 'node',
          // The files of a worker share what they have loaded, and their database (tests/support/server/database.ts).
          isolate: false,
          globalSetup: ['tests/support/server/global-setup.ts'],
          setupFiles: ['tests/support/server/no-console-errors.ts'],
          maxWorkers: 2,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'languages',
          include: ['tests/languages/**/*.test.tsx'],
          environment: 'node',
          // These files replace modules that the others share.
          isolate: true,
          globalSetup: ['tests/support/server/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, ...WITH_MOCKED_MODULES],
          isolate: false,
          ...WEB,
        },
      },
      {
        test: {
          name: 'web-mocked',
          include: WITH_MOCKED_MODULES,
          isolate: true,
          ...WEB,
        },
      },
    ],
  },
})
