import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { endpoints } from '#contract/all.ts'
import { TARGETS, type Target } from '#contract/languages.ts'
import { TEXTS as LABELS } from '#messages/all/contract/field-labels.ts'
import { TEXTS as CODES } from '#messages/all/platform/reply-codes.ts'
import { TEXTS as REPLIES } from '#messages/all/replies.ts'
import { mistakesIn, schemas } from '#tests/support/fixtures/wrong-values.ts'
import { type SentReplies, translateRefusal } from './translate-reply.ts'

const repliesIn = (target: Target): SentReplies => ({ ...REPLIES[target], labels: LABELS[target], codes: CODES[target] })

/** Written in Latin letters in every language, by docs/glossary.md. */
const NAMES = /\b(?:API|CSV|Google|ID|JSON|PDF|Pro|UPSC|URL|UTF|UUID)\b/g

/** A name that no field has is quoted as it was sent, and patterns of days are international. */
const AS_SENT = /"[^"]*"|\bYYYY-MM-DD\b|\b\d+T\d+\b|\S+@\S+/g

const latinIn = (text: string) =>
  text
    .replace(AS_SENT, '')
    .replace(NAMES, '')
    .match(/[a-z]{2,}/gi) ?? []

/** The admin portal is English. */
const isForLearners = ({ path }: { path: string }) => !/^\/(?:api\/admin|functions)\//.test(path)

/** @returns what is English of a refusal in any other language */
function english(message: string, code: string, details?: { path: string; message: string }[]) {
  const texts = TARGETS.map((target) => translateRefusal({ error: message, code, details }, repliesIn(target)))
  return texts.flatMap((text) => latinIn([text.error, ...(text.details ?? []).map((detail) => detail.message)].join(' ')))
}

describe('in every language', () => {
  test.each(schemas.filter(isForLearners))('every mistake in $name has a sentence', ({ schema }) => {
    for (const mistake of mistakesIn(schema)) {
      expect([mistake.message, english(mistake.message, 'invalid', [mistake])]).toEqual([mistake.message, []])
    }
  })

  test.each(endpoints.map(({ endpoint }) => endpoint).filter(isForLearners))('$method $path is refused in words', (endpoint) => {
    for (const sentence of [endpoint.forbidden, endpoint.notFound, endpoint.unconfirmed ?? ''])
      expect([sentence, english(sentence, 'forbidden')]).toEqual([sentence, []])
  })

  test('every code has a sentence, for a reply whose own is not known', () => {
    const sources = globSync('{server,contract}/**/*.ts', { exclude: ['**/*.test.ts'] }).map((file) => readFileSync(file, 'utf8'))
    const named = sources.flatMap((source) => [...source.matchAll(/\bcode: '([a-z_]+)'/g)].map(([, code = '']) => code))
    const codes = [...new Set([...named, ...Object.keys(CODES.en)])]
    expect(codes.length).toBeGreaterThan(50)
    for (const code of codes) expect([code, english('Nobody wrote this sentence.', code)]).toEqual([code, []])
  })
})

test('what only a program sends wrong is said with the field’s label, and in the sentence of its field', () => {
  const details = [{ path: 'cards.0.note', message: 'note must be like a haiku' }]
  expect(translateRefusal({ error: 'note must be like a haiku', code: 'invalid', details }, repliesIn('hi'))).toEqual({
    error: 'नोट: यह मान्य नहीं है।',
    details: [{ path: 'cards.0.note', message: 'नोट: यह मान्य नहीं है।' }],
  })
})

test('a field without a label is “this field”', () => {
  expect(translateRefusal({ error: 'attempt_key must be text', code: 'invalid' }, repliesIn('hi')).error).toBe(
    'यह फ़ील्ड: यहाँ टेक्स्ट होना चाहिए।',
  )
})

test('a refusal without a sentence stays without one', () => {
  expect(translateRefusal({ error: '' }, repliesIn('ta'))).toEqual({ error: '' })
})
