import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '#tests/support/server/app.ts'
import { firstInstant } from './first-instant.ts'

const app = testApp()

test.each([
  ['the clock is set back in the hour', 'Europe/Helsinki', '2026-10-25 03:00', '2026-10-25T00:00:00.000Z'],
  ['the clock is set back at midnight', 'America/Havana', '2026-11-01 00:00', '2026-11-01T04:00:00.000Z'],
  ['the clock is set forward over it', 'Europe/Helsinki', '2026-03-29 03:00', '2026-03-29T01:00:00.000Z'],
  ['it is just after the clock was set back', 'Australia/Sydney', '2026-04-05 03:00', '2026-04-04T17:00:00.000Z'],
  ['it is just after the clock was set forward', 'America/New_York', '2026-03-08 03:00', '2026-03-08T07:00:00.000Z'],
  ['the clock is never changed', 'Asia/Kolkata', '2026-10-25 03:00', '2026-10-24T21:30:00.000Z'],
])('a local time is found when %s', async (_when, zone, local, instant) => {
  const { rows } = await sql<{ at: Date }>`select ${firstInstant(sql`${local}::timestamp`, zone)} as at`.execute(app.db)
  expect(rows[0]?.at.toISOString()).toBe(instant)
})
