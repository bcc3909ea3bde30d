import { expect, test } from 'vitest'
import { draftOf, isOther, readDraft } from './review-draft.ts'

const item = { status: 'received', admin_response: 'Thanks', updated_at: '2026-01-15T06:00:00.000Z' } as const

test('what stands there already is nothing to save, blanks around it neither', () => {
  const draft = draftOf(item)
  expect(isOther(draft, item)).toBe(false)
  expect(isOther({ ...draft, admin_response: ' Thanks\n' }, item)).toBe(false)
  expect(isOther({ ...draft, admin_response: ' ' }, { ...item, admin_response: null })).toBe(false)
  expect(isOther({ ...draft, admin_response: '' }, item)).toBe(true)
  expect(isOther({ ...draft, status: 'closed' }, item)).toBe(true)
})

test('what was kept is read again, and nonsense is none', () => {
  const draft = draftOf(item)
  expect(readDraft(JSON.stringify(draft))).toEqual(draft)
  for (const text of ['', 'null', '{}', '{"status":"open","admin_response":"","seen":""}', '[1]'])
    expect(readDraft(text)).toBeUndefined()
})
