import { expect, test } from 'vitest'
import { defaultOption, toPublishing } from './publish-option.ts'

const day = { publication_date: '2026-01-16', articles: [] }
const NOW = Date.parse('2026-01-15T12:00:00Z')

test('a day is scheduled for 6:00 IST unless its file says otherwise', () => {
  expect(defaultOption(day)).toEqual({ how: 'now', at: '2026-01-16T06:00' })
  expect(defaultOption({ ...day, status: 'draft' })).toMatchObject({ how: 'draft' })
  expect(defaultOption({ ...day, status: 'draft', scheduled_for: '2026-01-20T04:30:00Z' })).toEqual({
    how: 'later',
    at: '2026-01-20T10:00',
  })
})

test('an option is sent only when it is complete and in the future', () => {
  expect(toPublishing({ how: 'now', at: '' }, NOW)).toEqual({ status: 'published', scheduled_for: null })
  expect(toPublishing({ how: 'draft', at: '' }, NOW)).toEqual({ status: 'draft', scheduled_for: null })
  expect(toPublishing({ how: 'later', at: '2026-01-16T06:00' }, NOW)).toEqual({
    status: 'draft',
    scheduled_for: '2026-01-16T00:30:00.000Z',
  })
  expect(toPublishing({ how: 'later', at: '2026-01-15T06:00' }, NOW)).toBeUndefined()
  expect(toPublishing({ how: 'later', at: '' }, NOW)).toBeUndefined()
})
