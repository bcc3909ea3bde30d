import { expect, test } from 'vitest'
import { testApp } from '#tests/support/server/app.ts'
import { listTimeZones } from './time-zones.ts'

const app = testApp()

test('the time zones of all users are listed once; without users there are none', async () => {
  expect(await listTimeZones(app.db)).toEqual([])
  for (const zone of ['Europe/Berlin', 'Asia/Kolkata', 'America/New_York', 'Asia/Kolkata']) await app.person('free', zone)
  expect(await listTimeZones(app.db)).toEqual(['America/New_York', 'Asia/Kolkata', 'Europe/Berlin'])
})
