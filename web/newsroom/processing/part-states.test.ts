import { expect, test } from 'vitest'
import { partOfArticle } from './part-states.ts'

const hindi = { kind: 'text', language: 'hi', origin: null, reviewed_by: null } as const
const audio = { ...hindi, kind: 'audio' } as const

test('a translation says its state in a word or two, and what to do next', () => {
  const said = (unit: Partial<Parameters<typeof partOfArticle>[0]['units'][number]>) => {
    const { words, next } = partOfArticle({ units: [{ ...hindi, status: 'ready', ...unit }], given: [] }, 'text', 'hi')
    return [words, next]
  }
  expect([
    said({ origin: 'upload' }),
    said({ origin: 'manual' }),
    said({ origin: 'provider' }),
    said({ origin: 'provider', reviewed_by: 'asha' }),
    said({ status: 'running' }),
    said({ status: 'skipped' }),
    said({ status: 'stale', origin: 'manual' }),
  ]).toEqual([
    ['Translated', 'Edit'],
    ['Edited', 'Edit'],
    ['Translated, not reviewed', 'Review'],
    ['Translated', 'Edit'],
    ['Being written', undefined],
    ['Missing', 'Write'],
    ['Out of date', 'Update'],
  ])
})

test('a recording says its state without a next step', () => {
  const units = [{ ...audio, status: 'ready', origin: 'embedded' } as const]
  expect(partOfArticle({ units, given: [] }, 'audio', 'hi')).toMatchObject({ words: 'with audio', tone: 'good' })
  expect(partOfArticle({ units, given: [] }, 'audio', 'ta').words).toBe('no audio')
})

test('an article that was never processed has what came with the upload', () => {
  const parts = { units: [], given: [{ kind: 'text', language: 'hi' } as const] }
  expect(partOfArticle(parts, 'text', 'hi').words).toBe('Translated')
  expect(partOfArticle(parts, 'text', 'ta').words).toBe('Missing')
})
