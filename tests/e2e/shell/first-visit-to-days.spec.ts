import { bytesOf, NEW_PHONE } from '#tests/support/browser/first-visit.ts'
import type { E2eServer } from '#tests/support/browser/server.ts'
import { test as base, expect, ONE_SERVER } from '#tests/support/browser/test.ts'

const KB = 1000

/** A server with its sample days only: the days that other journeys publish are shorter. */
const test = base.extend<object, { server: E2eServer }>({ server: [...ONE_SERVER] })

test('a first visit to the list of days transfers at most 331 kB', async ({ open, people }) => {
  const page = await open('/robots.txt', { ...NEW_PHONE, as: await people.aProReader() })
  expect(await bytesOf(page, '/dashboard')).toBeLessThanOrEqual(331 * KB)
})
