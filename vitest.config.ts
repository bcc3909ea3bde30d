import { globSync, readFileSync } from 'node:fs'
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

/** These use no database, or only the embedded one. */
const NEVER_ON_POSTGRES = [
  'contract/**',
  'scripts/**',
  'server/**/rules.test.ts',
  'tests/scale/capacity.test.ts',
  'tests/data/embedded-database.test.ts',
  'server/newsroom/engines/*.test.ts',
  'server/platform/{auth/signed-token,http/media,http/public-pages,mail/mail,storage/s3-storage,storage/storage,time/local-time}.test.ts',
]

/** These differ by engine: transactions, locks, plans, full-text search, NOTIFY, several processes; and a sample of the routes. */
const BY_ENGINE = [
  'server/db/*.test.ts',
  'server/platform/{cache,events,jobs,limits}/*.test.ts',
  'server/**/{commands,queries}.test.ts',
  'server/**/commands/*.test.ts',
  'server/reading/search/*.test.ts',
  'server/{accounts/accounts,community/posts,practice/quizzes,reading/daily}/routes.test.ts',
  'tests/data/{backup,canary,earlier-schemas,library-search,personal-data}.test.ts',
  'tests/scale/{crowds,fleet,forum-pages,lagging-reads,polls,query-counts,query-plans,races}.test.ts',
  'tests/security/{foreign-ids,fuzz-*,two-roles}.test.ts',
]

/** These test one thing on each engine. */
const ON_BOTH = ['tests/scale/processes.test.ts']

/** These start, kill and flood processes, or try thousands of calls, for half a minute each: left to `--full`. */
const ONLY_IN_FULL = [
  'tests/data/embedded-database.test.ts',
  'tests/scale/{error-reports,fleet,heavy-reads,mail-kill,processes,processing-kill,races}.test.ts',
  'tests/security/fuzz-*-of-2.test.ts',
]

const isOnPostgres = process.env.TEST_ENGINE === 'postgres'
/** `npm test` runs each file once, on the engine that matters for it; `--full` also runs all files on the embedded database. */
const runsOnce = process.env.TEST_ONCE === '1'

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
          include:
            isOnPostgres && runsOnce
              ? [...BY_ENGINE, ...ON_BOTH]
              : ['server/**/*.test.ts', 'contract/**/*.test.ts', 'scripts/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: [
            ...configDefaults.exclude,
            'tests/languages/**',
            ...(isOnPostgres ? NEVER_ON_POSTGRES : []),
            ...(!isOnPostgres && runsOnce ? BY_ENGINE : []),
            ...(process.env.TEST_FULL === '0' ? ONLY_IN_FULL : []),
          ],
          environment: 'node',
          // The files of a worker share what they have loaded, and their database (tests/support/server/database.ts).
          isolate: false,
          globalSetup: ['tests/support/server/global-setup.ts'],
          setupFiles: ['tests/support/server/no-console-errors.ts'],
          // A database in memory costs some 400 MB.
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
