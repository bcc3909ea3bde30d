import { expect, test } from 'vitest'
import { publishingOf, wishOf } from './publish-wish.ts'

const day = { publication_date: '2026-01-16', articles: [] }
const NOW = Date.parse('2026-01-15T12:00:00Z')

test('a day is scheduled for six in the morning in India unless its file says otherwise', () => {
  expect(wishOf(day)).toEqual({ how: 'now', at: '2026-01-16T06:00' })
  expect(wishOf({ ...day, status: 'draft' })).toMatchObject({ how: 'draft' })
  expect(wishOf({ ...day, status: 'draft', scheduled_for: '2026-01-20T04:30:00Z' })).toEqual({
    how: 'later',
    at: '2026-01-20T10:00',
  })
})

test('what is wished is sent once it can be', () => {
  expect(publishingOf({ how: 'now', at: '' }, NOW)).toEqual({ status: 'published', scheduled_for: null })
  expect(publishingOf({ how: 'draft', at: '' }, NOW)).toEqual({ status: 'draft', scheduled_for: null })
  expect(publishingOf({ how: 'later', at: '2026-01-16T06:00' }, NOW)).toEqual({
    status: 'draft',
    scheduled_for: '2026-01-16T00:30:00.000Z',
  })
  expect(publishingOf({ how: 'later', at: '2026-01-15T06:00' }, NOW)).toBeUndefined()
  expect(publishingOf({ how: 'later', at: '' }, NOW)).toBeUndefined()
})
