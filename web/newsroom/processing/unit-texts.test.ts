import { describe, expect, test } from 'vitest'
import type { Engine, EntryProcessing, Totals, Unit } from '#contract/newsroom/processing.ts'
import { givenText } from './given-text.ts'
import { canCancel, canRetry, originText, progressShare, progressText, reasonTexts, retriable } from './unit-texts.ts'

const TRANSLATOR: Engine = {
  kind: 'text',
  engine: 'sarvam',
  model: null,
  state: 'ready',
  paused_until: null,
  languages: ['hi', 'ta'],
  says: '',
}
const NOW = Date.parse('2026-01-15T06:00:00Z')
const unit = (parts: Partial<Unit>): Unit => ({
  unit_id: 'u',
  article_id: 'a',
  language: 'hi',
  kind: 'text',
  status: 'ready',
  reason: null,
  origin: null,
  engine: null,
  model: null,
  blocks_done: 0,
  blocks_total: 0,
  attempts: 0,
  next_retry_at: null,
  duration_ms: null,
  bytes: null,
  error: null,
  reviewed_by: null,
  problems: [],
  updated_at: '2026-01-15T06:00:00.000Z',
  ...parts,
})
const by_status = { pending: 0, running: 0, ready: 0, partial: 0, failed: 0, skipped: 0, unavailable: 0, stale: 0 }
const totals = (parts: Partial<Totals>): Totals => ({
  units: 5,
  settled: 0,
  by_status,
  blocks_done: 0,
  blocks_total: 0,
  practice: { translated: 0, total: 0 },
  is_settled: false,
  ...parts,
})

const dayOf = (units: Unit[]) =>
  ({
    entry_id: 'e',
    articles: [{ article_id: 'a', title: 'A', units, given: [] }],
    in_news: [],
    totals: totals({}),
  }) satisfies EntryProcessing

describe('the status text of a translation or recording', () => {
  test('says who made it', () => {
    expect(originText(unit({ origin: 'provider', engine: 'sarvam' }))).toBe('made by sarvam, not reviewed yet')
    expect(originText(unit({ origin: 'provider', engine: 'sarvam', reviewed_by: 'asha' }))).toBe(
      'made by sarvam, reviewed by asha',
    )
    expect(originText(unit({ origin: 'manual', reviewed_by: 'asha' }))).toBe('written by asha')
    expect(originText(unit({ origin: 'embedded', kind: 'audio', engine: 'espeak-ng' }))).toBe('made by espeak-ng')
    expect(originText(unit({ origin: 'upload' }))).toBe('from the upload')
    expect(originText(unit({}))).toBeUndefined()
  })

  test('gives the reason and the next step', () => {
    expect(reasonTexts(unit({ status: 'skipped', reason: 'no_translation_provider' }), NOW)).toEqual([
      'No translation service is configured, so this stays in English.',
    ])
    expect(reasonTexts(unit({ status: 'failed', error: 'HTTP 503', next_retry_at: '2026-01-15T06:04:10Z' }), NOW)).toEqual([
      'HTTP 503',
      'Next retry in 5 minutes.',
    ])
    expect(reasonTexts(unit({ status: 'running', blocks_done: 3, blocks_total: 8 }), NOW)).toEqual(['3 of 8 passages'])
  })

  test('says how many practice texts there are in the language, and when a machine should not touch them', () => {
    const practice = { kind: 'practice' as const, origin: 'provider' as const, blocks_done: 40, blocks_total: 52 }
    expect(reasonTexts(unit({ ...practice, status: 'partial', reason: 'practice_refused' }), NOW)).toEqual([
      '40 of 52 practice texts translated',
      'Some practice texts were not translated well enough and stay in English as a whole.',
    ])
    const may = (parts: Partial<Unit>) => canRetry(unit({ ...practice, ...parts }), [TRANSLATOR])
    expect([may({ status: 'partial', reason: 'practice_refused' }), may({ status: 'failed' })]).toEqual([true, true])
    expect([may({ status: 'ready' }), may({ status: 'partial', reason: 'english_changed' })]).toEqual([false, false])
  })

  test('work can be cancelled as long as it is awaited', () => {
    const may = (parts: Partial<Unit>) => canCancel(unit(parts))
    expect([may({ status: 'pending' }), may({ status: 'running' }), may({ status: 'failed', next_retry_at: 'soon' })]).toEqual([
      true,
      true,
      true,
    ])
    expect([may({ status: 'ready' }), may({ status: 'failed' }), may({ status: 'stale', origin: 'manual' })]).toEqual([
      false,
      false,
      false,
    ])
  })

  test('content from an upload or a person is not regenerated', () => {
    const may = (parts: Partial<Unit>) => canRetry(unit(parts), [TRANSLATOR])
    expect([may({ origin: 'upload' }), may({ origin: 'manual' }), may({ status: 'running' })]).toEqual([false, false, false])
    expect([may({ status: 'failed' }), may({ status: 'skipped' })]).toEqual([true, true])
  })

  test('what was skipped is not offered again until an engine can make it, and does not count as failed', () => {
    const skipped = unit({ status: 'skipped', reason: 'no_translation_provider' })
    expect(canRetry(skipped, [])).toBe(false)
    const day = dayOf([skipped, unit({ status: 'partial' }), unit({ status: 'skipped', reason: 'removed' })])
    expect(retriable(day, [])).toEqual({ failed: 0, skipped: 0 })
    expect(retriable(day, [TRANSLATOR])).toEqual({ failed: 1, skipped: 1 })
  })
})

describe('progress', () => {
  test('is complete only when everything has finished', () => {
    expect(progressShare(totals({ is_settled: true }))).toBe(1)
    expect(progressShare(totals({ blocks_done: 10, blocks_total: 10 }))).toBe(0.99)
    expect(progressShare(totals({ blocks_done: 2, blocks_total: 8 }))).toBe(0.25)
    expect(progressShare(totals({ settled: 1 }))).toBe(0.2)
    expect(progressShare(totals({ units: 0 }))).toBe(0)
  })

  test('lists every count above zero, and what came with the upload', () => {
    const counts = totals({ by_status: { ...by_status, ready: 1, skipped: 2, unavailable: 1, running: 1 } })
    expect(progressText({ ...dayOf([]), totals: counts })).toBe(
      '5 translations and recordings: 1 ready, 1 in progress, 3 not made',
    )
    expect(progressText({ ...dayOf([unit({ origin: 'upload' })]), totals: counts })).toContain('1 ready (1 from the upload)')
  })

  test('of a day that was never processed says what the upload brought', () => {
    const text = (language: 'hi' | 'ta') => ({ language, kind: 'text' as const })
    const one = { article_id: 'a', title: 'A', units: [], given: [] }
    expect(givenText([one])).toBe('There are no translations and no recordings yet.')
    expect(
      givenText([
        { ...one, given: [text('hi'), text('ta')] },
        { ...one, given: [text('hi'), { ...text('hi'), kind: 'audio' }] },
      ]),
    ).toBe('From the upload: translations (Hindi: 2 of 2, Tamil: 1 of 2), 1 recording.')
  })
})
