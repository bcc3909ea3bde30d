import { expect, test } from 'vitest'
import { believingDate, clockText, startClock, synchronised, tick, timeLeftText, warningAt } from './test-clock.ts'

const at = (seconds: number, dateAhead = 0) => ({ date: 1e12 + (seconds + dateAhead) * 1000, running: 5000 + seconds * 1000 })
const HOUR = 3_600_000
const DAY = 86_400

test('the clock counts what passes on the device, and ends at zero', () => {
  const clock = startClock(HOUR, at(0))
  expect(tick(clock, at(90)).leftMs).toBe(HOUR - 90_000)
  expect(tick(tick(clock, at(10)), at(90)).leftMs).toBe(HOUR - 90_000)
  expect(tick(clock, at(9999)).leftMs).toBe(0)
})

test('a device clock that is set a day ahead or back changes nothing', () => {
  const clock = startClock(HOUR, at(0))
  expect(tick(clock, at(60, DAY))).toMatchObject({ leftMs: HOUR - 60_000, doubtMs: DAY * 1000 })
  expect(tick(clock, at(60, -DAY))).toMatchObject({ leftMs: HOUR - 60_000, doubtMs: 0 })
  const later = tick(tick(clock, at(60, -DAY)), at(70, -DAY))
  expect(later.leftMs).toBe(HOUR - 70_000)
})

test('after sleep the server says what is left; without it the time of day does', () => {
  const asleep = tick(startClock(HOUR, at(0)), at(10, 600))
  expect(synchronised(asleep, HOUR - 610_000, at(10, 600))).toMatchObject({ leftMs: HOUR - 610_000, doubtMs: 0 })
  expect(believingDate(asleep)).toMatchObject({ leftMs: HOUR - 610_000, doubtMs: 0 })
})

test('a reply of the server moves the clock only when it is really wrong, and always from zero', () => {
  const clock = startClock(HOUR, at(0))
  expect(synchronised(clock, HOUR - 61_000, at(60)).leftMs).toBe(HOUR - 60_000)
  expect(synchronised(clock, HOUR - 70_000, at(60)).leftMs).toBe(HOUR - 70_000)
  expect(synchronised(startClock(0, at(0)), 1000, at(0)).leftMs).toBe(1000)
})

test('time is shown as hours, minutes and seconds, and said in words', () => {
  expect([HOUR + 309_000, 309_001, 59_000, 0].map(clockText)).toEqual(['1:05:09', '5:10', '0:59', '0:00'])
  expect([HOUR + 309_000, HOUR * 2, 119_000, 59_000].map(timeLeftText)).toEqual([
    '1 hour 5 minutes left',
    '2 hours left',
    '1 minute left',
    'less than a minute left',
  ])
})

test('the last five minutes, the last one and the end are announced', () => {
  expect([300_001, 300_000, 60_001, 60_000, 0].map(warningAt)).toEqual([
    '',
    'Five minutes left.',
    'Five minutes left.',
    'One minute left.',
    'Time is up.',
  ])
})
