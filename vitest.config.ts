import { configDefaults, defineConfig } from 'vitest/config'

/** They meet no database, or only the embedded one: on a PostgreSQL server they would say the same once more. */
const WITHOUT_POSTGRES = [
  ...[
    'contract/**',
    'scripts/**',
    'server/**/rules.test.ts',
    'tests/scale/capacity.test.ts',
    'tests/data/embedded-database.test.ts',
  ],
  'server/newsroom/engines/*.test.ts',
  'server/platform/{auth/signed-token,http/media,http/public-pages,mail/mail,storage/s3-storage,storage/storage,time/local-time}.test.ts',
]

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts', 'contract/**/*.test.ts', 'scripts/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: [
            ...configDefaults.exclude,
            'tests/languages/**',
            ...(process.env.TEST_ENGINE === 'postgres' ? WITHOUT_POSTGRES : []),
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
          environment: 'jsdom',
          isolate: false,
          setupFiles: ['tests/support/server/no-console-errors.ts', 'tests/support/server/clean-page.ts'],
        },
      },
    ],
  },
})
