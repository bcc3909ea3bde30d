import { describe, expect, test, vi } from 'vitest'
import { refusalText, replyText } from './reply-text.ts'

type Said = Record<string, string | number>

vi.mock('#messages/contract/field-labels.ts', () => ({ searchText: 'खोज के शब्द', post: 'पोस्ट', thisField: 'यह फ़ील्ड' }))
vi.mock('#messages/platform/reply-codes.ts', () => ({ invalid: 'मान्य नहीं', refused: 'नहीं हो सका' }))
vi.mock('#messages/replies.ts', () => ({
  EXACT: { 'Not found': 'नहीं मिला' },
  PATTERNS: [
    [
      /^(.+?) must be at most ([\d,.]+) characters$/su,
      ['label', 'maximum'],
      ({ label, maximum }: Said) => `${label}: अधिकतम ${JSON.stringify(maximum)} अक्षर`,
    ],
    [
      /^Please wait (?:a minute()|([\d,.]+) minutes)\.$/su,
      ['minutes=1', 'minutes'],
      ({ minutes }: Said) => `${JSON.stringify(minutes)} मिनट रुकें।`,
    ],
    [/^From your (?:device()|network())\.$/su, ['by=device', 'by=other'], ({ by }: Said) => `${by} से`],
    [/^(.+?) must be at most (.+?)$/su, ['label', 'maximum'], ({ label, maximum }: Said) => `${label}: अधिकतम ${maximum}`],
    [/^An item of (.+?)$/su, ['label'], ({ label }: Said) => `${label} की कोई प्रविष्टि`],
  ],
}))

describe('a sentence of the server in the language of the interface', () => {
  test('is found by its English text', () => {
    expect(replyText('Not found')).toBe('नहीं मिला')
  })

  test('has the values of the English one, numbers as numbers', () => {
    expect(replyText('price must be at most 1,20,000 characters')).toBe('यह फ़ील्ड: अधिकतम 120000 अक्षर')
    expect(replyText('price must be at most .')).toBe('यह फ़ील्ड: अधिकतम .')
  })

  test.each([
    ['Please wait a minute.', '1 मिनट रुकें।'],
    ['Please wait 1,500 minutes.', '1500 मिनट रुकें।'],
    ['From your device.', 'device से'],
    ['From your network.', 'other से'],
  ])('%s has the form that was found', (sentence, text) => {
    expect(replyText(sentence)).toBe(text)
  })

  test.each(['The search text', 'search_text', 'searchText', 'Search text'])('the field %s has its label', (label) => {
    expect(replyText(`${label} must be at most 9 characters`)).toBe('खोज के शब्द: अधिकतम 9 अक्षर')
  })

  test('a list is named with its label, and a field without one as such', () => {
    expect(replyText('An item of post must be at most 3')).toBe('पोस्ट की कोई प्रविष्टि: अधिकतम 3')
    expect(replyText('A rank must be at most 3')).toBe('यह फ़ील्ड: अधिकतम 3')
  })

  test.each(['Nobody wrote this sentence.', '', `${'x'.repeat(600)} must be at most 3`])(
    'stays if it is not known',
    (sentence) => {
      expect(replyText(sentence)).toBe(sentence)
    },
  )

  test('a refusal that is not known is said by its code, but stays as it is for admins', () => {
    expect(refusalText({ error: 'Be a haiku', code: 'invalid' }, false)).toEqual({ error: 'मान्य नहीं' })
    expect(refusalText({ error: 'Be a haiku', code: 'odd' }, false)).toEqual({ error: 'नहीं हो सका' })
    const details = [{ path: 'rank', message: 'A rank must be at most 3' }]
    expect(refusalText({ error: 'Be a haiku', code: 'invalid', details }, true)).toEqual({
      error: 'Be a haiku',
      details: [{ path: 'rank', message: 'A rank: अधिकतम 3' }],
    })
  })
})
