import { expect, test } from 'vitest'
import { draftOf, hasChanges, parseDraft } from './review-draft.ts'

const item = { status: 'received', admin_response: 'Thanks', updated_at: '2026-01-15T06:00:00.000Z' } as const

test('an unchanged draft has nothing to save; surrounding spaces do not count', () => {
  const draft = draftOf(item)
  expect(hasChanges(draft, item)).toBe(false)
  expect(hasChanges({ ...draft, admin_response: ' Thanks\n' }, item)).toBe(false)
  expect(hasChanges({ ...draft, admin_response: ' ' }, { ...item, admin_response: null })).toBe(false)
  expect(hasChanges({ ...draft, admin_response: '' }, item)).toBe(true)
  expect(hasChanges({ ...draft, status: 'closed' }, item)).toBe(true)
})

test('a stored draft is restored; invalid data is ignored', () => {
  const draft = draftOf(item)
  expect(parseDraft(JSON.stringify(draft))).toEqual(draft)
  for (const text of ['', 'null', '{}', '{"status":"open","admin_response":"","seen":""}', '[1]'])
    expect(parseDraft(text)).toBeUndefined()
})
