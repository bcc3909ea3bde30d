import { beforeEach, describe, expect, test } from 'vitest'
import { endSession, saveSession } from '#web/platform/session/session.ts'
import { deleteDraft, hasDraft, isOfDraft, newDraft, readDraft, saveDraft, withField, withNewKey } from './drafts.ts'

const NOW = Date.parse('2026-01-15T06:00:00Z')
const DAY = 24 * 60 * 60 * 1000
const EMPTY = { text: '' }
const me = { id: 'me', email: 'me@example.test', username: 'me', role: 'pro' } as Parameters<typeof saveSession>[1]

beforeEach(() => {
  localStorage.clear()
  saveSession('token', me)
})

describe('a draft', () => {
  test('is restored after a reload, with its key', () => {
    const draft = withField(newDraft(EMPTY, NOW), 'text', 'Why is it so?', NOW)
    saveDraft('me', 'post/1', draft)
    expect(readDraft('me', 'post/1', EMPTY, NOW + DAY)).toEqual(draft)
  })

  test('exists while it has any text', () => {
    expect(hasDraft('me', 'post/1', NOW)).toBe(false)
    saveDraft('me', 'post/1', withField(newDraft(EMPTY, NOW), 'text', 'Why?', NOW))
    expect(hasDraft('me', 'post/1', NOW + DAY)).toBe(true)
    saveDraft('me', 'post/1', withField(newDraft(EMPTY, NOW), 'text', '  ', NOW))
    expect(hasDraft('me', 'post/1', NOW)).toBe(false)
  })

  test('keeps its key while it is edited and while the same text is sent again', () => {
    const first = newDraft(EMPTY, NOW)
    const written = withField(first, 'text', 'Why?', NOW)
    expect(written.clientKey).toBe(first.clientKey)
    expect(withField({ ...written, isTried: true }, 'text', 'Why?', NOW).clientKey).toBe(first.clientKey)
  })

  test('gets a new key when it is changed after it may have arrived', () => {
    const tried = { ...withField(newDraft(EMPTY, NOW), 'text', 'Why?', NOW), isTried: true }
    const next = withField(tried, 'text', 'Why not?', NOW)
    expect(next.clientKey).not.toBe(tried.clientKey)
    expect(next.isTried).toBe(false)
  })

  test('is not shown to other users, and is deleted at sign-out', () => {
    saveDraft('me', 'post/1', withField(newDraft(EMPTY, NOW), 'text', 'Mine', NOW))
    expect(readDraft('you', 'post/1', EMPTY, NOW).values).toEqual(EMPTY)
    endSession()
    expect(readDraft('me', 'post/1', EMPTY, NOW).values).toEqual(EMPTY)
  })

  test('is not stored again by a tab that learns late of the sign-out', () => {
    endSession()
    saveDraft('me', 'post/1', withField(newDraft(EMPTY, NOW), 'text', 'Mine', NOW))
    expect(localStorage.length).toBe(0)
  })

  test('is deleted after a month, and when it cannot be read', () => {
    saveDraft('me', 'old', withField(newDraft(EMPTY, NOW - 31 * DAY), 'text', 'Old', NOW - 31 * DAY))
    expect(readDraft('me', 'old', EMPTY, NOW).values).toEqual(EMPTY)
    localStorage.setItem('own/me/draft/odd', '{"values":3}')
    expect(readDraft('me', 'odd', EMPTY, NOW).values).toEqual(EMPTY)
    expect(localStorage.getItem('own/me/draft/odd')).toBeNull()
  })

  test('that another tab has sent gets a new key and keeps its text', () => {
    const draft = withField(newDraft(EMPTY, NOW), 'text', 'Why?', NOW)
    expect(isOfDraft({ key: 'own/me/draft/post/1' }, 'me', 'post/1')).toBe(true)
    expect(isOfDraft({ key: 'own/me/draft/post/2' }, 'me', 'post/1')).toBe(false)
    expect(withNewKey(draft)).toEqual({ ...draft, clientKey: expect.not.stringMatching(draft.clientKey) })
  })

  test('is deleted after it was sent', () => {
    saveDraft('me', 'post/1', withField(newDraft(EMPTY, NOW), 'text', 'Sent', NOW))
    deleteDraft('me', 'post/1')
    expect(readDraft('me', 'post/1', EMPTY, NOW).values).toEqual(EMPTY)
  })
})
