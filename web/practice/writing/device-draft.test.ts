import { describe, expect, test } from 'vitest'
import type { Draft } from './api.ts'
import { type DeviceDraft, joined, startingDraft } from './device-draft.ts'

const server = (parts: Partial<Draft> = {}): Draft => ({
  answer_id: 'a1',
  revision: 3,
  text: 'From the server',
  words: 3,
  seconds: 100,
  started_at: '2026-01-15T06:00:00Z',
  saved_at: '2026-01-15T06:02:00Z',
  photos: [],
  ...parts,
})
const device = (parts: Partial<DeviceDraft> = {}): DeviceDraft => ({
  answerId: 'a1',
  text: 'From here',
  seconds: 120,
  revision: 3,
  isUnsent: true,
  changedAt: 0,
  ...parts,
})

describe('what the desk opens with', () => {
  test('an empty answer, where there is none', () => {
    expect(startingDraft(undefined, null, []).draft).toMatchObject({ text: '', revision: 0, isUnsent: false })
  })

  test('the text of another device, where nothing was changed here', () => {
    expect(startingDraft(undefined, server(), []).draft).toMatchObject({ answerId: 'a1', text: 'From the server', revision: 3 })
    expect(startingDraft(device({ isUnsent: false, revision: 1 }), server(), [])).toEqual({
      draft: expect.objectContaining({ text: 'From the server', revision: 3, seconds: 120 }),
    })
  })

  test('the text of this device, where it goes on from what the server has', () => {
    expect(startingDraft(device(), server(), [])).toEqual({ draft: device() })
    expect(startingDraft(device({ revision: 0 }), null, []).draft).toMatchObject({ text: 'From here', isUnsent: true })
  })

  test('the newer text of this device, to be saved again, where the server was restored or its reply is one that was stored before', () => {
    const saved = device({ isUnsent: false, revision: 4 })
    expect(startingDraft(saved, server(), [])).toEqual({ draft: { ...saved, isUnsent: true } })
    expect(startingDraft(saved, server({ text: saved.text }), [])).toEqual({ draft: saved })
    expect(startingDraft(device({ revision: 4 }), server(), []).other).toBeUndefined()
  })

  test('both, where both were changed', () => {
    expect(startingDraft(device({ revision: 2 }), server(), [])).toEqual({ draft: device({ revision: 2 }), other: server() })
    expect(startingDraft(device({ answerId: 'a2', revision: 0 }), server(), []).other).toEqual(server())
    expect(startingDraft(device({ revision: 2, text: 'From the server' }), server(), []).other).toBeUndefined()
  })

  test('a new answer with the text that was changed after another device had finished the old one', () => {
    const { draft } = startingDraft(device(), null, ['a1'])
    expect(draft).toMatchObject({ text: 'From here', revision: 0, isUnsent: true })
    expect(draft.answerId).not.toBe('a1')
  })
})

test('two texts are put one after the other', () => {
  expect([joined('One.\n', '\nTwo.'), joined('', 'Two.')]).toEqual(['One.\n\nTwo.', 'Two.'])
})
