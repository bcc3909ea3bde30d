import { describe, expect, test } from 'vitest'
import { trackingIdFrom } from '#contract/site/feedback-rules.ts'
import { changesBetween, nextUpdate, trackingIdOf } from './rules.ts'

describe('a tracking id', () => {
  test('is FB- and unambiguous characters, each equally likely', () => {
    const every = Uint8Array.from({ length: 256 }, (_, byte) => byte)
    const body = trackingIdOf(every).slice(3)
    expect(new Set(body)).toEqual(new Set('0123456789ABCDEFGHJKMNPQRSTVWXYZ'))
    for (const letter of body) expect([...body].filter((other) => other === letter)).toHaveLength(8)
    const id = trackingIdOf(every.subarray(0, 20))
    expect([id, trackingIdFrom(id)]).toEqual(['FB-0123456789ABCDEFGHJK', 'FB-0123456789ABCDEFGHJK'])
  })
})

describe('changes that notify the author', () => {
  const was = { status: 'submitted', admin_response: null } as const
  test.each([
    ['a new status', { ...was, status: 'received' }, { status: 'received', response: null }],
    ['a first response', { ...was, admin_response: 'Thanks' }, { status: null, response: 'new' }],
    ['both at once', { status: 'closed', admin_response: 'Done' }, { status: 'closed', response: 'new' }],
    ['nothing where nothing changed', was, { status: null, response: null }],
  ] as const)('%s', (_name, after, news) => {
    expect(changesBetween(was, after)).toEqual(news)
  })

  test('a changed response is a change, a removed one is not', () => {
    const answered = { ...was, admin_response: 'Thanks' }
    expect(changesBetween(answered, { ...was, admin_response: 'Thank you' })).toEqual({ status: null, response: 'changed' })
    expect(changesBetween(answered, was)).toEqual({ status: null, response: null })
  })
})

test('each update of a feedback has a later time, even if the clock stands still or goes back', () => {
  const last = new Date('2026-01-15T06:00:00.000Z')
  expect(nextUpdate(last, last).toISOString()).toBe('2026-01-15T06:00:00.001Z')
  expect(nextUpdate(last, new Date('2026-01-15T05:00:00Z')).toISOString()).toBe('2026-01-15T06:00:00.001Z')
  expect(nextUpdate(last, new Date('2026-01-15T07:00:00Z')).toISOString()).toBe('2026-01-15T07:00:00.000Z')
})
