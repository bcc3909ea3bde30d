import { bytesOf, NEW_PHONE } from '#tests/support/browser/first-visit.ts'
import { type E2eServer, startServer } from '#tests/support/browser/server.ts'
import { test as base, expect } from '#tests/support/browser/test.ts'

const KB = 1000

/** A server with its sample days only: the days that other journeys publish are shorter. */
const test = base.extend<object, { server: E2eServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner wants a pattern here
    async ({}, use) => {
      const server = await startServer()
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

test('a first visit to the list of days transfers at most 340 kB', async ({ open, people }) => {
  const page = await open('/robots.txt', { ...NEW_PHONE, as: await people.aProReader() })
  expect(await bytesOf(page, '/dashboard')).toBeLessThanOrEqual(340 * KB)
})
